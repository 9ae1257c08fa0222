import type { LedgerStore } from '@ledgerscope/ledger-store';

/** Why ingest does not move: what is missing or wrong, in which file. The text is for the status page and the log. */
export interface IngestHalt {
  readonly file: string;
  /** A machine word: 'missing-signatures', 'missing-data', 'gap', or the reason of a stream error. */
  readonly reason: string;
  readonly message: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/** What ingest is doing, for readiness, the status call and the banner on every page. */
export interface IngestStatus {
  readonly state: 'starting' | 'catching-up' | 'live' | 'waiting' | 'stopped';
  readonly halt: IngestHalt | undefined;
  /** True once everything that the source held at some moment had been read. */
  readonly caughtUp: boolean;
  readonly filesRead: number;
  readonly filesLeft: number | undefined;
  readonly transactionsRead: number;
  readonly lastConsensusNs: bigint | undefined;
  /** Folders of single nodes in the source that cannot be read, while others can. */
  readonly unreadable?: readonly string[];
}

/** Answers the status of ingest at the moment of the call. */
export type ReadIngestStatus = () => IngestStatus;

/** What an ingest took since it began. */
export interface IngestFigures {
  /** Milliseconds by stage; 'write: …' are parts of 'write'. */
  readonly stagesMs: Readonly<Record<string, number>>;
  /** Requests to a bucket by kind, `list` and `get`, those that were repeated too. */
  readonly requests: Readonly<Record<string, number>>;
}

export const NO_INGEST_FIGURES: IngestFigures = { stagesMs: {}, requests: {} };

/** A running ingest: its status, and a promise that ends with it. */
export interface RunningIngest {
  readonly status: ReadIngestStatus;
  /** The network that the address book in force belongs to; undefined before it is known, or for a private one. */
  readonly network: () => string | undefined;
  /** What it took so far. */
  readonly figures: () => IngestFigures;
  /** Rejects when the store cannot continue. */
  readonly finished: Promise<void>;
}

/** What is measured of an ingest of this process; without one, of what the store holds. */
export type MeasuredIngest = Pick<RunningIngest, 'status' | 'figures'>;

/** Where this process writes nothing, the status of ingest is what the store holds. */
export function storedIngestStatus(store: LedgerStore): IngestStatus {
  return {
    state: 'live',
    halt: undefined,
    caughtUp: true,
    filesRead: 0,
    filesLeft: undefined,
    transactionsRead: 0,
    lastConsensusNs: store.head?.lastNs,
  };
}
