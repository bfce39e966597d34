/** What some browsers tell of the machine; the types of the browser know only the first. */
interface Machine {
  hardwareConcurrency?: number;
  connection?: { saveData?: boolean };
}

/**
 * Whether the machine says that it has little to spare. No browser tells of its battery saver:
 * that makes frames come slower, which is noticed like any other slowness.
 */
export function isModest({ hardwareConcurrency = Number.POSITIVE_INFINITY, connection }: Machine) {
  return hardwareConcurrency <= FEW_CORES || connection?.saveData === true;
}

const FEW_CORES = 2;
