import type { Transaction, TransactionRow } from '@ledgerscope/contract';

/** What a summary is made from: a row of a list, or the full transaction, which says more. */
export type SummaryFacts = TransactionRow & Partial<Transaction>;
