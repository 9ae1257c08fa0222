import type { Transaction } from '@ledgerscope/contract/transaction';
import type { TransactionRow } from '@ledgerscope/contract/transaction-row';

/** What a summary is made from: a row of a list, or the full transaction, which says more. */
export type SummaryFacts = TransactionRow & Partial<Transaction>;
