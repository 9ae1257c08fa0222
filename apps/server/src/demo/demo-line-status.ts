import type { RunnerProgress } from '@ledgerscope/demo-network';
import type { LineStatus, ReadLineStatus } from '../line-status.ts';

const FILE_NS = 2_000_000_000n;

/**
 * The line's status while a demo network writes its own past: it has caught up when that past is stored, not when it is
 * ahead of the writer for a moment.
 */
export function demoLineStatus(read: ReadLineStatus, progress: () => RunnerProgress | undefined): ReadLineStatus {
  return () => {
    const line = read();
    const demo = progress();
    return pastIsStored(line, demo)
      ? line
      : { ...line, caughtUp: false, state: stateOf(line), filesLeft: leftOf(line, demo) };
  };
}

function pastIsStored({ lastConsensusNs }: LineStatus, demo: RunnerProgress | undefined): boolean {
  // The last file of the past is two seconds long; its last transaction can come at any time in it.
  return demo !== undefined && lastConsensusNs !== undefined && lastConsensusNs >= demo.untilNs - FILE_NS;
}

function stateOf({ state }: LineStatus): LineStatus['state'] {
  return state === 'live' ? 'catching-up' : state;
}

function leftOf({ filesLeft }: LineStatus, demo: RunnerProgress | undefined): number | undefined {
  return demo === undefined ? filesLeft : (filesLeft ?? 0) + demo.filesLeft;
}
