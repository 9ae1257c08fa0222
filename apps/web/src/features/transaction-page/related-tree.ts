import type { RelatedTransaction } from '@ledgerscope/contract/transaction';

/** A transaction of the tree, and how far below the top one it is. */
export interface TreeRow {
  readonly row: RelatedTransaction;
  readonly depth: number;
}

/** Deeper rows are drawn at this depth: what caused what is never longer than batch, inner, schedule, execution, child. */
const DEEPEST = 4;

/** Transactions in the order of a tree: each below the one that caused it, by consensus time beside each other. */
export function relatedTree(related: readonly RelatedTransaction[]): readonly TreeRow[] {
  const below = new Map<RelatedTransaction | undefined, RelatedTransaction[]>();
  for (const row of related) {
    const parent = parentOf(row, related);
    below.set(parent, [...(below.get(parent) ?? []), row]);
  }
  const under = (parent: RelatedTransaction | undefined, depth: number): readonly TreeRow[] =>
    (below.get(parent) ?? []).flatMap((row) => [{ row, depth }, ...under(row, Math.min(depth + 1, DEEPEST))]);
  return under(undefined, 0);
}

/** What caused a transaction, as far as it is among the others; undefined for what is at the top. */
function parentOf(row: RelatedTransaction, related: readonly RelatedTransaction[]): RelatedTransaction | undefined {
  return sender(row, related) ?? findNamedParent(row, related) ?? scheduler(row, related);
}

/** What the network adds shares its id with the transaction that was sent, which has nonce 0. */
function sender(row: RelatedTransaction, related: readonly RelatedTransaction[]): RelatedTransaction | undefined {
  if (row.nonce === 0) return undefined;
  const sent = related.filter((one) => one.nonce === 0 && one.scheduled === row.scheduled && sameId(one, row));
  return sent.find((one) => one.consensusTime === row.parentConsensusTime) ?? sent.find(isFirst) ?? sent[0];
}

/** Of transactions that were sent twice with one id, the others fail with this status. */
function isFirst({ status }: RelatedTransaction): boolean {
  return status !== 'DUPLICATE_TRANSACTION';
}

/** The one that its record names. It was sent, and earlier than what was sent with it, so that no circle can come about. */
function findNamedParent(
  row: RelatedTransaction,
  related: readonly RelatedTransaction[],
): RelatedTransaction | undefined {
  const { parentConsensusTime: time } = row;
  if (time === null || (row.nonce === 0 && time >= row.consensusTime)) return undefined;
  return related.find((one) => one.nonce === 0 && one.consensusTime === time);
}

/** The execution of a schedule has the id of the transaction that created it. */
function scheduler(row: RelatedTransaction, related: readonly RelatedTransaction[]): RelatedTransaction | undefined {
  if (!row.scheduled) return undefined;
  const earlier = related.filter(({ consensusTime }) => consensusTime < row.consensusTime);
  return earlier.find((one) => !one.scheduled && one.nonce === 0 && sameId(one, row) && isFirst(one));
}

function sameId(one: RelatedTransaction, other: RelatedTransaction): boolean {
  return one.readableTransactionID === other.readableTransactionID;
}
