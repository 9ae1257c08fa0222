import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;
/** Who shows how long ago something was; one clock moves them all. */
const shown = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs = Date.now();

function subscribe(changed: () => void): () => void {
  shown.add(changed);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    shown.delete(changed);
    if (shown.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  // A hidden tab shows nothing, so it has nothing to count.
  if (document.hidden) return;
  nowMs = Date.now();
  for (const changed of shown) changed();
}

/** The clock's time; while it is stopped, a time that is at most a tick old, so that a first render is right already. */
function now(): number {
  if (timer === undefined && Date.now() - nowMs > TICK_MS) nowMs = Date.now();
  return nowMs;
}

/** The current time in milliseconds, moving every second while the tab is shown. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, now);
}
