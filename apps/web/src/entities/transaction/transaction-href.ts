import type { RelatedTransaction } from '@ledgerscope/contract/transaction';
import { epochOfIso } from '../../shared/format/instant.ts';
import { transactionRefHref } from '../../shared/paths.ts';

type Named = Pick<RelatedTransaction, 'readableTransactionID' | 'nonce' | 'scheduled' | 'status' | 'consensusTime'>;

/** Address of exactly this transaction, among those that share its id. */
export function transactionHref(transaction: Named): string {
  // Duplicates share everything but their consensus timestamp with the transaction they repeat.
  if (transaction.status === 'DUPLICATE_TRANSACTION') return transactionAtHref(transaction.consensusTime);
  const query = new URLSearchParams();
  if (transaction.nonce !== 0) query.set('nonce', String(transaction.nonce));
  if (transaction.scheduled) query.set('scheduled', 'true');
  const text = query.toString();
  return `${transactionRefHref(transaction.readableTransactionID)}${text === '' ? '' : `?${text}`}`;
}

/** Address of the one transaction at a consensus timestamp of the API, for rows that do not say which namesake they mean. */
export function transactionAtHref(consensusTime: string): string {
  return transactionRefHref(epochOfIso(consensusTime) ?? consensusTime);
}
