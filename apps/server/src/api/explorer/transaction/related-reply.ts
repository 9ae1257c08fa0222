import type { RelatedMoves, RelatedTransaction, Relation } from '@ledgerscope/contract';
import { consensusNsOf, entityIdFromStore, TYPE_ID } from '@ledgerscope/ledger';
import {
  childrenOf,
  type LedgerSnapshot,
  type TransactionRow,
  transactionsById,
  transactionsByRef,
} from '@ledgerscope/ledger-store';
import { parentsFirst } from './parents-first.ts';
import { type TransactionColumns, transactionRowReply } from './transaction-row-reply.ts';

/** The transaction itself and all that belong to it (children, parent, siblings, batch, schedule, duplicates), in the order of {@link parentsFirst}. */
export async function relatedReply(store: LedgerSnapshot, row: TransactionRow): Promise<RelatedTransaction[]> {
  const validStartNs = consensusNsOf(row.consensusNs - row.validStartDelta);
  const sharingId = await transactionsById(store, { payer: entityIdFromStore(row.payer), validStartNs });
  // What the network adds to a transaction has its id; only what is in a batch has one of its own.
  const children = row.type === TYPE_ID.atomicBatch ? await childrenOf(store, consensusNsOf(row.consensusNs)) : [];
  const parentShown = sharingId.some(({ consensusNs }) => consensusNs === row.parentNs);
  const above = row.parentNs === 0n || parentShown ? [] : await parentAndSiblings(store, row.parentNs);
  const all = new Map([row, ...sharingId, ...children, ...above].map((each) => [each.consensusNs, each]));
  return parentsFirst([...all.values()]).map((other) => {
    const reply = transactionRowReply({ ...other, blockNumber: null });
    const relation = relationOf(other, row);
    return {
      relation,
      moves: relation === 'child' || relation === 'inner' ? movesOf(reply) : null,
      readableTransactionID: reply.readableTransactionID,
      nonce: reply.nonce,
      scheduled: reply.scheduled,
      consensusTime: reply.consensusTime,
      parentConsensusTime: reply.parentConsensusTime,
      type: reply.type,
      typeLabel: reply.typeLabel,
      status: reply.status,
    };
  });
}

function movesOf(reply: TransactionColumns): RelatedMoves {
  const { payerID, nodeID, transactionFee, transfers, tokenTransfers, nftTransfers, stakingRewards } = reply;
  return { payerID, nodeID, transactionFee, transfers, tokenTransfers, nftTransfers, stakingRewards };
}

async function parentAndSiblings(store: LedgerSnapshot, parentNs: bigint): Promise<TransactionRow[]> {
  const consensusNs = consensusNsOf(parentNs);
  const parents = await transactionsByRef(store, { kind: 'consensusTime', consensusNs });
  return [...parents, ...(await childrenOf(store, consensusNs))];
}

/** What `other` is to `shown`. */
export function relationOf(other: TransactionRow, shown: TransactionRow): Relation {
  if (other.consensusNs === shown.consensusNs) return 'self';
  if (other.parentNs === shown.consensusNs) return isInner(other, shown) ? 'inner' : 'child';
  if (shown.parentNs === other.consensusNs) return isInner(shown, other) ? 'batch' : 'parent';
  if (other.parentNs !== 0n && other.parentNs === shown.parentNs) return relationUnderOneParent(other, shown);
  return relationBySharedId(other, shown);
}

/** Records name the batch as the parent of what an inner transaction causes; its id is that of the inner one. */
function relationUnderOneParent(other: TransactionRow, shown: TransactionRow): Relation {
  if (!sameId(other, shown) || other.nonce > 0 === shown.nonce > 0) return 'sibling';
  return other.nonce > 0 ? 'child' : 'parent';
}

function sameId(one: TransactionRow, other: TransactionRow): boolean {
  const validStart = ({ consensusNs, validStartDelta }: TransactionRow) => consensusNs - validStartDelta;
  return one.payer === other.payer && validStart(one) === validStart(other);
}

/** The user's own transactions inside a batch keep nonce 0; what the network adds does not. */
function isInner(child: TransactionRow, parent: TransactionRow): boolean {
  return parent.type === TYPE_ID.atomicBatch && child.nonce === 0;
}

function relationBySharedId(other: TransactionRow, shown: TransactionRow): Relation {
  if (other.scheduled !== shown.scheduled) return other.scheduled === 1 ? 'scheduled' : 'schedule-create';
  // Older records and preceding children name no parent: the nonce decides.
  if (other.nonce > 0) return shown.nonce > 0 ? 'sibling' : 'child';
  return shown.nonce > 0 ? 'parent' : 'duplicate';
}
