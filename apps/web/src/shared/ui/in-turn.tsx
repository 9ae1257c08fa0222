import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Who waits to be drawn, in the order of the page. */
const line: (() => void)[] = [];
let drawing = false;

/**
 * Draws its children after all that were queued before, one a frame: a page with many parts answers the visitor while
 * they are drawn, instead of blocking until all are there. `waiting` reserves their place.
 */
export function InTurn({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const draw = () => startTransition(() => setDue(true));
    line.push(draw);
    if (!drawing) drawNext();
    return () => {
      const place = line.indexOf(draw);
      if (place >= 0) line.splice(place, 1);
    };
  }, []);
  return due ? children : waiting;
}

/** After the frame that is being made, so that it is painted first. */
function drawNext(): void {
  drawing = line.length > 0;
  if (!drawing) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      line.shift()?.();
      drawNext();
    }),
  );
}
