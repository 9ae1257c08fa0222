import type { StorePlace } from '@ledgerscope/ledger-store';
import type { IngestFigures, IngestStatus } from '@ledgerscope/process/ingest-status';
import type { IngestConfig } from '../settings/ingest-config.ts';

/** What the thread of the ingest is started with. */
export interface IngestThreadData {
  readonly config: IngestConfig;
  readonly place: StorePlace;
}

/** To the thread. */
export type IngestOrder =
  | { readonly ingest: 'stop' }
  /** Whether somebody reads what is newest. */
  | { readonly ingest: 'readers'; readonly present: boolean };

/** From the thread. */
export type ThreadReport =
  | {
      readonly ingest: 'status';
      readonly status: IngestStatus;
      readonly network: string | undefined;
      readonly figures: IngestFigures;
    }
  /** An entry of the log, as JSON. */
  | { readonly ingest: 'log'; readonly entry: string }
  | { readonly ingest: 'ended'; readonly figures: IngestFigures; readonly error?: ErrorText };

/** An error as it travels between threads, where its class would be lost. */
export interface ErrorText {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}
