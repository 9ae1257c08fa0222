import type { RelatedMoves, RelatedTransaction, Relation } from '@ledgerscope/contract';
import { consensusNsOf, entityIdFromStore, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  readChildren,
  type TransactionRow,
  transactionsById,
  transactionsByRef,
} from '@ledgerscope/ledger-store';
import { readMoveFacts } from '@ledgerscope/transactions/moves/read-move-facts';
import { hbarChangesReply } from '@ledgerscope/transactions/reply/hbar-changes-reply';
import { transactionRowReply } from '@ledgerscope/transactions/reply/transaction-row-reply';

/** The transaction itself and all that belong to it (children, parent, siblings, batch, schedule, duplicates), in the order of {@link parentsFirst}. */
export async function relatedReply(snapshot: LedgerSnapshot, row: TransactionRow): Promise<RelatedTransaction[]> {
  const validStartNs = consensusNsOf(row.consensusNs - row.validStartDelta);
  const sharingId = await transactionsById(snapshot, { payer: entityIdFromStore(row.payer), validStartNs });
  // What the network adds to a transaction has its id; only what is in a batch has one of its own.
  const children = row.type === TYPE_ID.atomicBatch ? await readChildren(snapshot, consensusNsOf(row.consensusNs)) : [];
  const parentShown = sharingId.some(({ consensusNs }) => consensusNs === row.parentNs);
  const above = row.parentNs === 0n || parentShown ? [] : await parentAndSiblings(snapshot, row.parentNs);
  const all = new Map([row, ...sharingId, ...children, ...above].map((each) => [each.consensusNs, each]));
  return (await readMoveFacts(snapshot, parentsFirst([...all.values()]))).map((other) => {
    const reply = transactionRowReply({ ...other, blockNumber: null });
    const relation = relationOf(other, row);
    return {
      relation,
      moves: relation === 'child' || relation === 'inner' ? movesOf({ ...reply, ...hbarChangesReply(other) }) : null,
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

function movesOf(reply: RelatedMoves): RelatedMoves {
  const { payerID, nodeID, transactionFee, transfers, tokenTransfers, nftTransfers, stakingRewards } = reply;
  const { hbarChanges, feesApart } = reply;
  return {
    payerID,
    nodeID,
    transactionFee,
    transfers,
    tokenTransfers,
    nftTransfers,
    stakingRewards,
    hbarChanges,
    feesApart,
  };
}

async function parentAndSiblings(snapshot: LedgerSnapshot, parentNs: bigint): Promise<TransactionRow[]> {
  const consensusNs = consensusNsOf(parentNs);
  const parents = await transactionsByRef(snapshot, { kind: 'consensusTime', consensusNs });
  return [...parents, ...(await readChildren(snapshot, consensusNs))];
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

type Placed = Pick<TransactionRow, 'consensusNs' | 'validStartDelta' | 'payer' | 'nonce' | 'scheduled' | 'parentNs'>;

/**
 * Transactions by consensus time, children behind their parent: what the network does before a transaction (completing a hollow
 * account) has an earlier time than the transaction that it belongs to.
 */
export function parentsFirst<Row extends Placed & { readonly result: number }>(rows: readonly Row[]): Row[] {
  const byTime = new Map(rows.map((row) => [row.consensusNs, row]));
  const byId = new Map<string, Row>();
  for (const row of rows)
    if (row.nonce === 0 && row.result !== RESPONSE_CODE.DUPLICATE_TRANSACTION) byId.set(idOf(row), row);
  const placeOf = (row: Row): bigint => {
    const parent = byTime.get(row.parentNs) ?? (row.nonce > 0 ? byId.get(idOf(row)) : undefined);
    return parent === undefined || parent.consensusNs < row.consensusNs ? row.consensusNs : parent.consensusNs;
  };
  return rows
    .map((row) => ({ row, place: placeOf(row) }))
    .sort((one, other) => compare(one.place, other.place) || childLast(one, other))
    .map(({ row }) => row);
}

/** A row at its own time is the parent of those that were moved there. */
function childLast(one: { row: Placed; place: bigint }, other: { row: Placed; place: bigint }): number {
  const placeRank = ({ row, place }: { row: Placed; place: bigint }): number => (row.consensusNs === place ? 0 : 1);
  return placeRank(one) - placeRank(other) || compare(one.row.consensusNs, other.row.consensusNs);
}

function idOf({ payer, consensusNs, validStartDelta, scheduled }: Placed): string {
  return `${payer} ${consensusNs - validStartDelta} ${scheduled}`;
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}
