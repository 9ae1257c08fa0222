import type { RelatedTransaction, Relation } from '@ledgerscope/contract';
import { consensusNsOf } from '@ledgerscope/ledger';
import { childrenOf, type LedgerStore, type StoredTransaction, transactionsByRef } from '@ledgerscope/ledger-store';
import type { FoundTransaction } from './find-transaction.ts';
import { transactionRowReply } from './transaction-row-reply.ts';

const ATOMIC_BATCH = 74;

/** The transaction itself and all that belong to it (children, parent, batch, schedule, duplicates), by consensus time. */
export async function relatedReply(
  store: LedgerStore,
  { row, sharingId }: FoundTransaction,
): Promise<RelatedTransaction[]> {
  const children = await childrenOf(store, consensusNsOf(row.consensusNs));
  const parents =
    row.parentNs === 0n
      ? []
      : await transactionsByRef(store, { kind: 'consensusTime', consensusNs: consensusNsOf(row.parentNs) });
  const all = new Map([row, ...sharingId, ...children, ...parents].map((each) => [each.consensusNs, each]));
  return [...all.values()]
    .sort((a, b) => (a.consensusNs < b.consensusNs ? -1 : 1))
    .map((other) => {
      const reply = transactionRowReply(other);
      return {
        relation: relationOf(other, row),
        readableTransactionID: reply.readableTransactionID,
        nonce: reply.nonce,
        scheduled: reply.scheduled,
        consensusTime: reply.consensusTime,
        type: reply.type,
        typeLabel: reply.typeLabel,
        status: reply.status,
      };
    });
}

/** What `other` is to `shown`. */
export function relationOf(other: StoredTransaction, shown: StoredTransaction): Relation {
  if (other.consensusNs === shown.consensusNs) return 'self';
  if (other.parentNs === shown.consensusNs) return isInner(other, shown) ? 'inner' : 'child';
  if (shown.parentNs === other.consensusNs) return isInner(shown, other) ? 'batch' : 'parent';
  return relationBySharedId(other, shown);
}

/** The user's own transactions inside a batch keep nonce 0; what the network adds does not. */
function isInner(child: StoredTransaction, parent: StoredTransaction): boolean {
  return parent.type === ATOMIC_BATCH && child.nonce === 0;
}

function relationBySharedId(other: StoredTransaction, shown: StoredTransaction): Relation {
  if (other.scheduled !== shown.scheduled) return other.scheduled === 1 ? 'scheduled' : 'schedule-create';
  // Older records and preceding children name no parent: the nonce tells.
  if (other.nonce > 0) return 'child';
  return shown.nonce > 0 ? 'parent' : 'duplicate';
}
