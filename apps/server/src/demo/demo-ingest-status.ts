import type { RunnerProgress } from '@ledgerscope/demo-network';
import type { IngestHalt, IngestStatus, ReadIngestStatus } from '@ledgerscope/process/ingest-status';
import type { DemoFailure, RunningDemo } from './start-demo.ts';

const FILE_NS = 2_000_000_000n;

/**
 * The status of ingest while a demo network writes its own past: it has caught up when that past is stored, not when it is
 * ahead of the writer for a moment. A network that ended stops ingest.
 */
export function demoIngestStatus(
  read: ReadIngestStatus,
  { progress, failure }: Pick<RunningDemo, 'progress' | 'failure'>,
): ReadIngestStatus {
  return () => {
    const line = read();
    const demo = progress();
    const failed = failure();
    if (failed !== undefined && line.halt === undefined) return { ...line, state: 'stopped', halt: haltOf(failed) };
    return pastIsStored(line, demo)
      ? line
      : { ...line, caughtUp: false, state: stateOf(line), filesLeft: leftOf(line, demo) };
  };
}

function haltOf({ message, since }: DemoFailure): IngestHalt {
  return {
    file: 'demo network',
    reason: 'demo-network-ended',
    message: `The simulated network has stopped: ${message}`,
    since,
  };
}

function pastIsStored({ lastConsensusNs, caughtUp }: IngestStatus, demo: RunnerProgress | undefined): boolean {
  if (demo === undefined || lastConsensusNs === undefined) return false;
  // The last file of the past is two seconds long; its last transaction can come at any time in it. A quiet network may have
  // had none then: once it lives, all of its past is there to be read.
  return lastConsensusNs >= demo.untilNs - FILE_NS || (demo.phase === 'live' && caughtUp);
}

function stateOf({ state }: IngestStatus): IngestStatus['state'] {
  return state === 'live' ? 'catching-up' : state;
}

function leftOf({ filesLeft }: IngestStatus, demo: RunnerProgress | undefined): number | undefined {
  return demo === undefined ? filesLeft : (filesLeft ?? 0) + demo.filesLeft;
}
