import { useEffect, useState } from 'react';

/** New rows are announced no more often than this. */
const SPOKEN_MS = 60_000;

/** How many rows of the newest page are not among those shown. */
export function waitingRows<Row>(
  shown: readonly Row[] | undefined,
  newest: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): number {
  if (shown === undefined || newest === undefined) return 0;
  const known = new Set(shown.map(keyOf));
  const first = newest.findIndex((row) => known.has(keyOf(row)));
  return first === -1 ? newest.length : first;
}

/**
 * The number of new rows to announce: those that came in since the last announcement, at most once a minute; 0 before the first.
 * @param newest the keys of the newest page, as often as it is asked for
 */
export function useSpokenRows(newest: readonly string[] | undefined): number {
  const arrived = useArrived(newest);
  const [spoken, setSpoken] = useState(() => ({ atMs: Date.now(), upTo: 0, count: 0 }));
  useEffect(() => {
    if (arrived === spoken.upTo) return undefined;
    const say = () => setSpoken({ atMs: Date.now(), upTo: arrived, count: arrived - spoken.upTo });
    const timer = setTimeout(say, Math.max(0, spoken.atMs + SPOKEN_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [arrived, spoken]);
  return spoken.count;
}

/** How many rows came in above the first one since the list was opened. */
function useArrived(newest: readonly string[] | undefined): number {
  const [seen, setSeen] = useState({ newest, arrived: 0 });
  // Taken over while rendering, as React asks for state that follows from another.
  if (newest !== undefined && newest[0] !== seen.newest?.[0])
    setSeen({ newest, arrived: seen.arrived + waitingRows(seen.newest, newest, (key) => key) });
  return seen.arrived;
}
