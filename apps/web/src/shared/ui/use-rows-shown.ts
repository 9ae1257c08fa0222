import { useState } from 'react';
import { useNavigationType } from 'react-router';
import { usePainted } from './use-painted.ts';

/** What is above the rows of a list, in pixels. */
const ABOVE = 360;

/**
 * How many rows of a table to draw: at first those that fit on the screen, so that they are painted soon, then all. A
 * visitor who goes back gets all at once, since the page scrolls to where it was.
 * @param rowHeight the least height of a row, in pixels
 */
export function useRowsShown(rowHeight: number): number {
  const cameBack = useNavigationType() === 'POP';
  const [first] = useState(() => (cameBack ? Number.POSITIVE_INFINITY : rowsInSight(rowHeight)));
  return usePainted() ? Number.POSITIVE_INFINITY : first;
}

function rowsInSight(rowHeight: number): number {
  return Math.max(1, Math.ceil((window.innerHeight - ABOVE) / rowHeight));
}
