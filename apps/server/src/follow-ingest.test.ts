import { reportOf } from '@ledgerscope/process/ingest-report';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import { withFutureHead } from '@ledgerscope/telemetry/future-head';
import { describe, expect, it } from 'vitest';
import { reportedStatus } from './follow-ingest.ts';

const STORED: IngestStatus = {
  state: 'live',
  halt: undefined,
  caughtUp: true,
  filesRead: 0,
  filesLeft: undefined,
  transactionsRead: 0,
  lastConsensusNs: 1_780_000_000_000_000_000n,
};
const REPORTED: IngestStatus = { ...STORED, state: 'catching-up', caughtUp: false, filesRead: 7, filesLeft: 3 };
const NOW_MS = 1_000_000;

describe('the ingest of another process', () => {
  const beat = { holder: 'm, process 7', ageMs: 1_000, hasEnded: false, state: reportOf(REPORTED) };
  const status = (heartbeat: typeof beat | undefined, atMs = NOW_MS) =>
    reportedStatus(STORED, { heartbeat, atMs, soughtMs: NOW_MS - 5_000 }, NOW_MS);

  it.each([
    ['goes on', beat, NOW_MS, { state: 'catching-up', caughtUp: false, filesLeft: 3, halt: undefined }],
    ['stopped', { ...beat, state: reportOf({ ...REPORTED, state: 'stopped' }) }, NOW_MS, { state: 'stopped' }],
    ['ended', { ...beat, hasEnded: true }, NOW_MS, { state: 'stopped', halt: { reason: 'ended' } }],
    ['is silent', { ...beat, ageMs: 16_000 }, NOW_MS, { state: 'stopped', halt: { reason: 'silent' } }],
    ['never was', undefined, NOW_MS, { state: 'waiting', caughtUp: false, halt: { reason: 'no-writer' } }],
    ['cannot be known', beat, NOW_MS - 16_000, { state: 'waiting', caughtUp: false, halt: { reason: 'unknown' } }],
    ['says it in another way', { ...beat, state: { state: 'asleep' } }, NOW_MS, { state: 'live' }],
  ])('is reported where it %s', (_how, heartbeat, atMs, reported) => {
    expect(status(heartbeat, atMs)).toMatchObject(reported);
  });

  it('is not known before it was looked for, and the pages show what is stored', () => {
    expect(reportedStatus(STORED, { atMs: NOW_MS, soughtMs: NOW_MS }, NOW_MS)).toEqual({
      ...STORED,
      caughtUp: false,
      state: 'starting',
    });
    // PostgreSQL was away from the start.
    expect(reportedStatus(STORED, { atMs: NOW_MS - 16_000, soughtMs: NOW_MS - 16_000 }, NOW_MS).halt?.reason).toBe(
      'unknown',
    );
    expect(status(beat).lastConsensusNs).toBe(STORED.lastConsensusNs);
  });

  it('is missing since it was first looked for', () => {
    const halts = [0, 60_000].map((later) => {
      const found = { heartbeat: undefined, atMs: NOW_MS + later, soughtMs: NOW_MS };
      return reportedStatus(STORED, found, NOW_MS + later).halt?.since ?? 0;
    });
    expect((halts[0] ?? 0) - (halts[1] ?? 0)).toBeGreaterThanOrEqual(59_000);
  });
});

describe('a newest block', () => {
  it.each([
    [59, undefined],
    [61, 'The latest block is dated 61 seconds in the future: check the clock of this machine.'],
  ])('that is %d seconds ahead of the clock', (seconds, message) => {
    const head = { lastNs: 1_780_000_000_000_000_000n, fileName: 'newest.rcd' } as never;
    const now = () => 1_780_000_000_000 - seconds * 1_000;
    const { state, halt } = withFutureHead(() => STORED, { head }, now)();
    expect([state, halt?.message]).toEqual([message === undefined ? 'live' : 'waiting', message]);
  });

  it('is said to be ahead since it was first seen so', () => {
    let nowMs = 1_779_999_000_000;
    const read = withFutureHead(
      () => STORED,
      { head: { lastNs: 1_780_000_000_000_000_000n } as never },
      () => nowMs,
    );
    const since = () => read().halt?.since;
    expect(since()).toBe(1_779_999_000_000);
    nowMs += 60_000;
    expect(since()).toBe(1_779_999_000_000);
    nowMs += 1_000_000;
    expect(since()).toBeUndefined();
  });
});
