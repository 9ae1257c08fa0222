import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { Backlog, ComponentFinding, Waiting } from '@ledgerscope/portal-store';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';

/** The newest transaction of a network that moves is seconds old. */
const LEDGER_SLOW_SECONDS = 60;
const LEDGER_DOWN_SECONDS = 600;
const ANSWER_SLOW_MS = 1_000;
const SENDING_SLOW_SECONDS = 60;
const SENDING_DOWN_SECONDS = 900;

/** How new the ledger is that visitors see; undefined before its first transaction. */
export function ledgerState(
  { state, lastConsensusNs }: IngestStatus,
  headNs: bigint | undefined,
  nowMs: number,
): ComponentFinding | undefined {
  const lastNs = headNs ?? lastConsensusNs;
  if (state === 'stopped') return 'down';
  if (lastNs === undefined) return undefined;
  const seconds = nowMs / 1_000 - Number(lastNs / NS_PER_SECOND);
  if (seconds > LEDGER_DOWN_SECONDS && state === 'live') return 'down';
  return seconds > LEDGER_SLOW_SECONDS ? 'slow' : 'ok';
}

/** How a call was answered. */
export function answerState(status: number, tookMs: number): ComponentFinding {
  if (status >= 500) return 'down';
  return tookMs > ANSWER_SLOW_MS ? 'slow' : 'ok';
}

/** How long what is to be sent waits. */
export function sendingState(...waiting: readonly Waiting[]): ComponentFinding {
  return stateAfter(Math.max(...waiting.map(({ oldestSeconds }) => oldestSeconds)));
}

/** How far the feeds are behind the ledger; undefined before they followed it at all. */
export function feedsState(
  { followedNs, deliveries }: Pick<Backlog, 'followedNs' | 'deliveries'>,
  headNs: bigint | undefined,
): ComponentFinding | undefined {
  if (followedNs === null || headNs === undefined) return undefined;
  const behind = Number((headNs - followedNs) / NS_PER_SECOND);
  return stateAfter(Math.max(behind, deliveries.oldestSeconds));
}

function stateAfter(seconds: number): ComponentFinding {
  if (seconds > SENDING_DOWN_SECONDS) return 'down';
  return seconds > SENDING_SLOW_SECONDS ? 'slow' : 'ok';
}
