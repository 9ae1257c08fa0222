const MINUTE_MS = 60_000;

/** Answers whether something that is tried again and again is to be logged this time: at once, then once a minute. */
export function onceAMinute(): () => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - lastMs < MINUTE_MS) return false;
    lastMs = now;
    return true;
  };
}
