import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { epochOfField, fieldText, localZoneName } from './time-zone.ts';

const WINTER = '1767261600000';

describe.each([
  ['Asia/Kolkata', '2026-01-01T15:30', 'UTC+5:30'],
  ['America/New_York', '2026-01-01T05:00', 'UTC-5'],
  ['UTC', '2026-01-01T10:00', 'UTC+0'],
])('a date in %s', (zone, text, name) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is written and read in the zone of the device, and in UTC', () => {
    expect(fieldText(WINTER, 'local')).toBe(text);
    expect(epochOfField(text, 'local')).toBe(WINTER);
    expect(fieldText(WINTER, 'utc')).toBe('2026-01-01T10:00');
    expect(epochOfField('2026-01-01T10:00', 'utc')).toBe(WINTER);
    expect(localZoneName(Number(WINTER))).toBe(name);
  });
});

describe('no date', () => {
  it.each([undefined, '', 'soon'])('%j is an empty field', (value) => expect(fieldText(value, 'utc')).toBe(''));
  it.each(['', '2026-01'.repeat(2)])('%j is none', (text) => expect(epochOfField(text, 'utc')).toBeUndefined());
});
