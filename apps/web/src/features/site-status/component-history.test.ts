import { describe, expect, it } from 'vitest';
import { historyOf, troubleText, workedText } from './component-history.ts';

const NOW = Date.UTC(2026, 10, 24, 0, 30);
const day = (text: string, slow: number, down: number, minutes = 1_440) => ({ day: text, minutes, slow, down });

describe('the history of a part of the site', () => {
  it('has ninety days in UTC, those that nobody looked at as unknown', () => {
    const history = historyOf([day('2026-11-24', 0, 0, 30), day('2026-11-23', 20, 0), day('2026-11-21', 1, 3)], NOW);
    expect(history).toHaveLength(90);
    expect(history[0]?.day).toBe('2026-08-27');
    expect(history.slice(-4).map(({ state }) => state)).toEqual(['down', 'unknown', 'slow', 'ok']);
    expect(historyOf([day('2026-11-24', 14, 0)], NOW).at(-1)?.state).toBe('ok');
  });

  it('rounds the share that worked down, and says so where nothing is known', () => {
    expect(workedText([day('2026-11-24', 5, 0), day('2026-11-23', 0, 1)])).toBe('99.96%');
    expect(workedText([day('2026-11-24', 0, 1, 1_000_000)])).toBe('99.99%');
    expect(workedText([day('2026-11-24', 9, 0)])).toBe('100%');
    expect(workedText([])).toBe('Unknown');
  });

  it('is slow in words where a day has the colour of it', () => {
    expect(workedText([day('2026-11-24', 20, 0), day('2026-11-23', 0, 0)])).toBe('100%, slow in 0.69%');
  });

  it('says what was wrong', () => {
    expect(troubleText({ slow: 1, down: 61 })).toBe('down for 1 h 1 min, slow for 1 minute');
  });
});
