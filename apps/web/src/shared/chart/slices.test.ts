import { describe, expect, it } from 'vitest';
import { type ChartSlice, drawnSlices, labelPlace, shareText } from './slices.ts';

function slices(...values: readonly number[]): ChartSlice[] {
  return values.map((value, place) => ({ name: `s${place}`, value, href: '/search' }));
}

describe('drawnSlices', () => {
  it('keeps up to ten, greatest first', () => {
    expect(drawnSlices(slices(1, 5, 3)).map(({ value }) => value)).toEqual([5, 3, 1]);
    expect(drawnSlices(slices(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))).toHaveLength(10);
  });

  it('puts the rest together, so that nothing is lost', () => {
    const drawn = drawnSlices(slices(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    expect(drawn).toHaveLength(10);
    expect(drawn.at(-1)).toMatchObject({ name: 'Other', value: 6, href: null, before: undefined });
    expect(drawn.reduce((sum, { value }) => sum + value, 0)).toBe(78);
  });

  it('adds up what was before, where it is known', () => {
    const compared = slices(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).map((slice) => ({ ...slice, before: 2 }));
    expect(drawnSlices(compared).at(-1)).toMatchObject({ value: 3, before: 4 });
  });
});

describe('labelPlace', () => {
  it.each([
    [0, 'none'],
    [9, 'none'],
    [10, 'outside'],
    [49, 'outside'],
    [50, 'inside'],
    [1000, 'inside'],
  ])('%d of 1000 is labelled %s', (value, place) => {
    expect(labelPlace(value, 1000)).toBe(place);
  });

  it('labels nothing of nothing', () => {
    expect(labelPlace(0, 0)).toBe('none');
  });
});

describe('shareText', () => {
  it.each([
    [0, 10, '0.0%'],
    [1, 10_000, '<0.1%'],
    [1, 3, '33.3%'],
    [0, 0, '0.0%'],
  ])('%d of %d is %s', (value, total, text) => {
    expect(shareText(value, total)).toBe(text);
  });
});
