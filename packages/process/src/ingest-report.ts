import type { IngestHalt, IngestStatus } from './ingest-status.ts';

/** How ingest goes on, as it is reported to other processes. */
export type IngestReport = Readonly<Record<string, unknown>>;

const STATES: readonly IngestStatus['state'][] = ['starting', 'catching-up', 'live', 'waiting', 'stopped'];

export function reportOf({ lastConsensusNs, ...status }: IngestStatus): IngestReport {
  return lastConsensusNs === undefined ? status : { ...status, lastConsensusNs: String(lastConsensusNs) };
}

/** What a report says; undefined for one of a version that says it otherwise. */
export function statusOf(report: IngestReport): IngestStatus | undefined {
  const { halt, caughtUp, filesRead, filesLeft, transactionsRead, lastConsensusNs, unreadable } = report;
  const state = STATES.find((known) => known === report.state);
  if (state === undefined || typeof caughtUp !== 'boolean') return undefined;
  return {
    state,
    halt: isHalt(halt) ? halt : undefined,
    caughtUp,
    filesRead: numberOr(filesRead, 0),
    filesLeft: numberOr(filesLeft, undefined),
    transactionsRead: numberOr(transactionsRead, 0),
    lastConsensusNs:
      typeof lastConsensusNs === 'string' && /^-?\d{1,19}$/.test(lastConsensusNs) ? BigInt(lastConsensusNs) : undefined,
    unreadable: Array.isArray(unreadable) ? unreadable.filter((folder) => typeof folder === 'string') : [],
  };
}

function numberOr<Other>(value: unknown, other: Other): number | Other {
  return typeof value === 'number' ? value : other;
}

function isHalt(value: unknown): value is IngestHalt {
  if (typeof value !== 'object' || value === null) return false;
  const { file, reason, message, since } = value as Partial<Record<keyof IngestHalt, unknown>>;
  return [file, reason, message].every((text) => typeof text === 'string') && typeof since === 'number';
}
