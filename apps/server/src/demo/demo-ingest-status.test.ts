import type { RunnerProgress } from '@ledgerscope/demo-network';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import { describe, expect, it } from 'vitest';
import { demoIngestStatus } from './demo-ingest-status.ts';

const UNTIL_NS = 1_767_225_600_000_000_000n;
const LINE: IngestStatus = {
  state: 'live',
  halt: undefined,
  caughtUp: true,
  filesRead: 5,
  filesLeft: 0,
  transactionsRead: 20,
  lastConsensusNs: UNTIL_NS - 60_000_000_000n,
};
const DEMO: RunnerProgress = {
  phase: 'history',
  untilNs: UNTIL_NS,
  filesLeft: 7,
  files: 5,
  endNs: UNTIL_NS - 60_000_000_000n,
  produced: 20,
};

function status(
  line: Partial<IngestStatus>,
  demo: Partial<RunnerProgress>,
  failure?: { message: string; since: number },
) {
  const read = demoIngestStatus(() => ({ ...LINE, ...line }), {
    progress: () => ({ ...DEMO, ...demo }),
    failure: () => failure,
  });
  return read();
}

describe('ingest behind a demo network', () => {
  it('is catching up until the past is stored', () => {
    expect(status({}, {})).toMatchObject({ state: 'catching-up', caughtUp: false, filesLeft: 7 });
    expect(status({ lastConsensusNs: UNTIL_NS - 1n }, {})).toMatchObject({ state: 'live', caughtUp: true });
  });

  it('has caught up with a network that was silent at the end of its past', () => {
    expect(status({}, { phase: 'live', filesLeft: 0 })).toMatchObject({ state: 'live', caughtUp: true });
    expect(status({ caughtUp: false }, { phase: 'live', filesLeft: 0 })).toMatchObject({ caughtUp: false });
  });

  it('stops, and says why, once the network has ended', () => {
    const { state, halt } = status({}, {}, { message: 'no room on the disk', since: 12 });
    expect(state).toBe('stopped');
    expect(halt).toEqual({
      file: 'demo network',
      reason: 'demo-network-ended',
      message: 'The simulated network has stopped: no room on the disk',
      since: 12,
    });
  });
});
