const STIFFNESS = 300; // for a mass of 1
const DAMPING = 30;
const DECAY = DAMPING / 2;
const FREQUENCY = Math.sqrt(STIFFNESS - DECAY ** 2);

/** A spring's distance from rest and its velocity, `seconds` after its release. */
export function springAt(seconds: number, offset: number, velocity: number) {
  const sineAmplitude = (velocity + DECAY * offset) / FREQUENCY;
  const cos = Math.cos(FREQUENCY * seconds) * Math.exp(-DECAY * seconds);
  const sin = Math.sin(FREQUENCY * seconds) * Math.exp(-DECAY * seconds);
  return {
    offset: offset * cos + sineAmplitude * sin,
    velocity: velocity * cos - (offset * FREQUENCY + sineAmplitude * DECAY) * sin,
  };
}
