import type { TransactionRow } from '@ledgerscope/contract';
import { useState, useSyncExternalStore } from 'react';

/** Scrolled less than this, the visitor counts as being at the top. */
const TOP_PX = 120;

/** Kept from the last scrolling: asking for it at any other time would lay the page out at once. */
let atTopNow = true;

function onScroll(changed: () => void): () => void {
  const moved = () => {
    atTopNow = scrollY < TOP_PX;
    changed();
  };
  const frame = requestAnimationFrame(moved);
  addEventListener('scroll', moved, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', moved);
  };
}

interface Live {
  readonly rows: readonly TransactionRow[] | undefined;
  readonly fresh: ReadonlySet<string>;
  readonly waiting: number;
  readonly show: () => void;
}

/**
 * New rows slide in where the visitor wants them to (`loads`) and is at the top of the page; else they wait behind a button,
 * so that nothing moves under the pointer.
 */
export function useLiveRows(latest: readonly TransactionRow[] | undefined, loads: boolean): Live {
  const atTop = useSyncExternalStore(onScroll, () => atTopNow);
  const [shown, setShown] = useState(latest);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const known = new Set(shown?.map((row) => row.consensusTime));
  const added = (latest ?? []).filter((row) => !known.has(row.consensusTime)).map((row) => row.consensusTime);
  const show = () => {
    setFresh(new Set(shown === undefined ? [] : added));
    setShown(latest);
  };
  // Taken over while rendering, as React asks for state that follows from another: no effect, no second paint.
  if (latest !== undefined && latest !== shown && ((loads && atTop) || shown === undefined || added.length === 0))
    show();
  return { rows: shown, fresh, waiting: added.length, show };
}
