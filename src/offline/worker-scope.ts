/** A service worker's global scope, as far as ours uses it; TypeScript's own clashes with a page's. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "activate", listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
}

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Response | Promise<Response>): void;
}
