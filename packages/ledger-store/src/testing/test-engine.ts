import type { LedgerStore, LedgerStoreOptions } from '../ledger-store.ts';

/** A real engine on a folder of its own, embedded or behind HTTP, on which a store can be opened again and again. */
export interface TestEngine {
  readonly folder: string;
  readonly options: LedgerStoreOptions;
  open(): Promise<LedgerStore>;
  stop(): Promise<void>;
}
