import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;
let nowMs = Date.now();

function subscribe(changed: () => void): () => void {
  nowMs = Date.now();
  const timer = setInterval(() => {
    // A hidden tab shows nothing, so it has nothing to count.
    if (document.hidden) return;
    nowMs = Date.now();
    changed();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** The current time in milliseconds, moving every second while the tab is shown. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => nowMs);
}
