import type { LedgerSnapshot } from '../ledger-snapshot.ts';

/** A question that both stores can answer. */
export interface ComparedQuestion {
  readonly subject: string;
  readonly ask: (snapshot: LedgerSnapshot) => Promise<unknown>;
}
