import { describe, expect, it } from 'vitest';
import { trailOf } from './page-trail.ts';

describe('the trail of pages', () => {
  it('leads back through the pages that were walked', () => {
    const second = trailOf(null, 'tx').with(2, 'a');
    const third = trailOf(second, 'tx').with(3, 'b');
    const trail = trailOf(third, 'tx');
    expect([1, 2, 3, 4].map(trail.cursorOf)).toEqual([undefined, 'a', 'b', undefined]);
    expect(trailOf(trail.with(2, 'a'), 'tx').cursorOf(3)).toBeUndefined();
    expect(trailOf(trail.with(1, undefined), 'tx').cursorOf(2)).toBeUndefined();
  });

  it('knows nothing of pages that were jumped over, of other tables, and of foreign entries', () => {
    const far = trailOf(undefined, '').with(5, 'e');
    expect([2, 3, 4, 5].map(trailOf(far, '').cursorOf)).toEqual([undefined, undefined, undefined, 'e']);
    expect(trailOf(far, 'tx').cursorOf(5)).toBeUndefined();
    expect(trailOf({ trails: { tx: 7 } }, 'tx').cursorOf(2)).toBeUndefined();
  });

  it('keeps what else the entry holds', () => {
    expect(trailOf({ isReset: true, trails: { a: ['x'] } }, 'b').with(2, 'y')).toEqual({
      isReset: true,
      trails: { a: ['x'], b: ['y'] },
    });
  });
});
