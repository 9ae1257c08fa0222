import { describe, expect, it } from 'vitest';
import { feedsStatus } from './feeds-status.ts';

const HEAD_NS = 1_000_000_000_000n;
const ALIVE = { holder: 'm, process 7', ageMs: 1_000, hasEnded: false, state: {} };
const ago = (seconds: bigint) => HEAD_NS - seconds * 1_000_000_000n;

describe('what is said of the feeds', () => {
  it.each([
    ['up to date', ALIVE, ago(1n), { state: 'live', reason: null, lagSeconds: 1 }],
    ['behind', ALIVE, ago(90n), { state: 'behind', reason: null, lagSeconds: 90 }],
    ['beginning', ALIVE, null, { state: 'live', reason: null, lagSeconds: null }],
    [
      'failing',
      { ...ALIVE, state: { problem: 'It fails.' } },
      ago(5n),
      { state: 'waiting', reason: 'It fails.', lagSeconds: 5 },
    ],
    ['of a version that says otherwise', { ...ALIVE, state: { problem: 7 } }, ago(0n), { state: 'live' }],
    ['nowhere', undefined, ago(5n), { state: 'stopped', reason: expect.stringContaining('No process follows') }],
    ['ended', { ...ALIVE, hasEnded: true }, ago(5n), { state: 'stopped', reason: expect.stringContaining('ended at') }],
    [
      'silent',
      { ...ALIVE, ageMs: 15_001 },
      ago(5n),
      { state: 'stopped', reason: expect.stringContaining('has not reported since') },
    ],
  ])('that are %s', (_, heartbeat, followedNs, expected) => {
    expect(feedsStatus({ heartbeat, followedNs }, HEAD_NS)).toMatchObject(expected);
  });

  it('names no machine', () => {
    expect(
      JSON.stringify(feedsStatus({ heartbeat: { ...ALIVE, hasEnded: true }, followedNs: null }, 1n)),
    ).not.toContain('process 7');
  });
});
