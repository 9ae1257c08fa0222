import type { Announcement } from '@ledgerscope/contract/announcement';
import { describe, expect, it } from 'vitest';
import { dueAnnouncements, localDay, safeLink, severityClass } from './due-announcements.ts';

const NONE: ReadonlySet<string> = new Set();

function announcement(changes: Partial<Announcement> = {}): Announcement {
  return {
    id: 'a',
    description: 'Upgrade on Tuesday',
    link: null,
    severity: 'low',
    date_from: '2026-03-01',
    date_to: '2026-03-03',
    active: true,
    for_logged_in: false,
    ...changes,
  };
}

describe('dueAnnouncements', () => {
  it.each([
    ['2026-02-28', 0],
    ['2026-03-01', 1],
    ['2026-03-03', 1],
    ['2026-03-04', 0],
  ])('on %s shows %i', (today, count) => {
    expect(dueAnnouncements([announcement()], today, false, NONE)).toHaveLength(count);
  });

  it('leaves out the inactive, those for the other login state, and the closed', () => {
    const today = '2026-03-02';
    expect(dueAnnouncements([announcement({ active: false })], today, false, NONE)).toEqual([]);
    expect(dueAnnouncements([announcement({ for_logged_in: true })], today, false, NONE)).toEqual([]);
    expect(dueAnnouncements([announcement({ for_logged_in: true })], today, true, NONE)).toHaveLength(1);
    expect(dueAnnouncements([announcement()], today, false, new Set(['a']))).toEqual([]);
  });
});

describe('the order of announcements', () => {
  it.each([
    [
      'the newest first',
      [
        ['a', 'low', '2026-03-01'],
        ['b', 'low', '2026-03-02'],
      ],
      'ba',
    ],
    [
      'of one day the last that was made',
      [
        ['a', 'low', '2026-03-01'],
        ['b', 'low', '2026-03-01'],
      ],
      'ba',
    ],
    [
      'the critical one on top',
      [
        ['a', 'critical', '2026-03-01'],
        ['b', 'medium', '2026-03-02'],
      ],
      'ab',
    ],
    [
      'critical ones by age',
      [
        ['a', 'Critical', '2026-03-01'],
        ['b', 'low', '2026-03-02'],
        ['c', 'critical', '2026-03-02'],
      ],
      'cab',
    ],
  ] as const)('%s', (_, made, order) => {
    const all = made.map(([id, severity, date_from]) => announcement({ id, severity, date_from }));
    expect(
      dueAnnouncements(all, '2026-03-02', false, NONE)
        .map(({ id }) => id)
        .join(''),
    ).toBe(order);
  });
});

describe('an announcement', () => {
  it('has the colour of its severity', () => {
    expect(['low', 'Medium', 'critical', 'odd', ''].map(severityClass)).toEqual([
      'low',
      'medium',
      'critical',
      'default',
      'default',
    ]);
  });

  it('links to http addresses and own paths only', () => {
    expect(safeLink('https://example.org/x')).toBe('https://example.org/x');
    expect(safeLink('/hedera/home')).toBe('/hedera/home');
    expect(safeLink('javascript:alert(1)')).toBeNull();
    expect(safeLink('//example.org')).toBeNull();
  });

  it('counts days where its reader is', () => {
    expect(localDay(new Date(2026, 2, 1, 0, 30))).toBe('2026-03-01');
  });
});
