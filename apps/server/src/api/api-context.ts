import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import type { ReadLineStatus } from '../line-status.ts';

/** What the API's routes read from. */
export interface ApiContext {
  readonly store: LedgerStore;
  readonly readLine: ReadLineStatus;
  /** Its name; told from the address book where the configuration names none. */
  readonly network: () => string;
  readonly trustUnsigned: boolean;
  /** Whether the network is the simulated one that runs beside the server. */
  readonly simulated: boolean;
  readonly log: Logger;
}
