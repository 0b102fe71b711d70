/** Length of a tick: watchers hear of every whole second of the wall clock. */
const TICK_MS = 1000;

interface Watcher {
  onTick: () => void;
  /** Instant after which nothing changes any more for this watcher. */
  until: number;
}

const watchers = new Set<Watcher>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls back on every whole second until an instant has passed, and at once when a sleeping
 * tab comes back. However many watch, one timer runs; after the last of them, none.
 * @param until milliseconds since the epoch; the last call comes at or just after it
 * @returns a function that ends the watch
 */
export function watchSeconds(onTick: () => void, until: number): () => void {
  const watcher = { onTick, until };
  if (Date.now() < until) watchers.add(watcher);
  start();
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) stop();
  };
}

function start(): void {
  if (timer !== undefined || watchers.size === 0) return;
  schedule();
  document.addEventListener('visibilitychange', tick);
}

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', tick);
}

function schedule(): void {
  timer = setTimeout(tick, TICK_MS - (Date.now() % TICK_MS));
}

function tick(): void {
  clearTimeout(timer);
  const now = Date.now();
  for (const watcher of watchers) {
    watcher.onTick();
    if (now >= watcher.until) watchers.delete(watcher);
  }
  if (watchers.size === 0) stop();
  else schedule();
}
