import type { ChangedKeys } from '../changed-keys.ts';
import type { InsertBlock } from '../client/encoded-table.ts';
import type { ReadStatement } from '../client/ledger-connection.ts';
import type { StoreErrorText } from '../client/store-error.ts';
import type { EncodedBatch } from '../encode-batch.ts';
import type { LedgerHead } from '../ledger-head.ts';
import type { CopyStep } from '../rows/copy-ledger.ts';

/** One end of a channel between two threads, such as a Worker and its parentPort; other messages than these may pass it too. */
export interface StorePort {
  postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  on(event: 'message', hear: (message: unknown) => void): unknown;
}

/** What a thread asks of the one that has the store. */
export type StoreWork =
  | { readonly kind: 'read'; readonly statement: ReadStatement }
  | { readonly kind: 'insert'; readonly block: InsertBlock }
  | { readonly kind: 'command'; readonly tag: string; readonly sql: string }
  | { readonly kind: 'write'; readonly batch: EncodedBatch }
  /** What was written is committed. */
  | { readonly kind: 'committed'; readonly head: LedgerHead; readonly changed: ChangedKeys }
  /** Rows that were lacking are copied so far; undefined once they are whole. */
  | { readonly kind: 'copied'; readonly step: CopyStep | undefined };

export interface ToStore {
  readonly store: 'work';
  readonly id: number;
  readonly work: StoreWork;
}

/** What came of a piece of work. */
export interface FromStore {
  readonly store: 'outcome';
  readonly id: number;
  readonly error?: StoreErrorText;
  /** Of a statement. */
  readonly bytes?: Uint8Array;
  /** Of a batch, even where it failed. */
  readonly written?: WrittenBatch;
}

/** How far a batch came. */
export interface WrittenBatch {
  /** Undefined where it failed, and where it was committed before. */
  readonly head: LedgerHead | undefined;
  /** Whether its journal entry may be there, so that no other batch may follow. */
  readonly begun: boolean;
  readonly stages: readonly (readonly [stage: string, milliseconds: number])[];
}

/** Hears messages about the store, and none of the others that pass the same port. */
export function onStoreMessage<Message extends ToStore | FromStore>(
  port: StorePort,
  hear: (message: Message) => void,
): void {
  port.on('message', (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'store' in message) hear(message as Message);
  });
}
