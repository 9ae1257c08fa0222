import { describe, expect, it } from 'vitest';
import { contrast, textOn } from './text-on.ts';

/** The chart colours of both themes, as styles/tokens.css has them. */
const COLOURS =
  '#4f46e5 #0d9488 #b45309 #db2777 #2563eb #4d7c0f #7c3aed #0e7490 #c2410c #64748b #8b8cf9 #2dd4bf #fbbf24 #f472b6 #60a5fa #a3e635 #c4b5fd #22d3ee #fb923c #94a3b8'.split(
    ' ',
  );

describe('textOn', () => {
  it.each(COLOURS)('is distinguished from the chart colour %s', (colour) =>
    expect(contrast(colour, textOn(colour))).toBeGreaterThanOrEqual(4.5),
  );
});
