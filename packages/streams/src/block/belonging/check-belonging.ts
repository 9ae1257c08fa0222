import { isSuccessful } from '@ledgerscope/ledger';
import type { TransactionRecord } from '../../hapi/messages.ts';
import { type ByteOrigin, errorIn } from '../../wire-origin.ts';
import type { BlockItemSlice } from '../block-items.ts';
import type { BlockTransaction } from '../block-transaction.ts';
import { accountKey } from '../entity-key.ts';
import type { HapiDialect } from '../hapi-dialect.ts';
import { contractMisfit } from './contract-fit.ts';
import { ItemOrder, type ItemPlaces } from './item-order.ts';
import { createdMisfit, outputMisfit, traceMisfit } from './kind-fit.ts';
import { MessageFit } from './message-fit.ts';
import { isSent, type Misfit, nameOf, type Pair } from './misfit.ts';
import { ParentFit } from './parent-fit.ts';
import { paymentMisfit } from './payment-fit.ts';
import { timeMisfit } from './time-fit.ts';

/** What a block says of its transactions, put together. */
export interface Belongings {
  readonly number: bigint;
  readonly slices: readonly BlockItemSlice[];
  readonly dialect: HapiDialect;
  /** In the order of their results. */
  readonly transactions: readonly BlockTransaction[];
  /** The records rebuilt of them. */
  readonly records: readonly TransactionRecord[];
}

/**
 * Holds every result to its transaction. Transactions and results are in two trees under a block's root, so that root and signature stay
 * right where results are moved against transactions: what belongs together follows from the order of the items and from what they say
 * (docs/decisions/0114).
 * @throws StreamError `foreign-result` naming block, item, and both values
 */
export function checkBelonging(origin: ByteOrigin, belongings: Belongings): void {
  const { number, slices, dialect, transactions, records } = belongings;
  const refuse = (item: number, { expected, actual }: Misfit, about = ''): never => {
    const where = `${about} (item ${item} of block ${number})`;
    throw errorIn(origin, 'foreign-result', `${expected}${where}`, actual, slices[item]?.raw);
  };
  const places = new ItemOrder(slices, transactions, dialect, refuse).check();
  const parents = new ParentFit();
  const pairs = transactions.map((transaction, index) => pairOf(transaction, places, index));
  const nodes = nodesOf(pairs);
  const messages = new MessageFit(pairs);
  for (const [index, pair] of pairs.entries()) {
    const misfit = parents.misfitOf(pair) ?? valueMisfit(pair, records[index], nodes, messages);
    if (misfit === undefined) continue;
    refuse(pair.item, misfit, ` in the result of ${nameOf(pair.envelope.typeId, pair.envelope.body)}`);
  }
}

function pairOf(transaction: BlockTransaction, { items, inner, apart }: ItemPlaces, index: number): Pair {
  return { ...transaction, isInner: inner[index] ?? false, isApart: apart[index] ?? false, item: items[index] ?? 0 };
}

/** What cannot be read has been taken as it is (0027), and says nothing here. */
function valueMisfit(
  pair: Pair,
  record: TransactionRecord | undefined,
  nodes: ReadonlySet<string>,
  messages: MessageFit,
): Misfit | undefined {
  if (pair.problems.length > 0 || pair.envelope.problems.length > 0) return undefined;
  return (
    timeMisfit(pair) ??
    outputMisfit(pair) ??
    traceMisfit(pair) ??
    messages.misfitOf(pair) ??
    contractMisfit(pair) ??
    createdMisfit(pair, record?.receipt) ??
    paymentMisfit(pair, nodes)
  );
}

/** Accounts of the nodes that sent in what succeeded: nodes refuse a transaction that names another one's account. */
function nodesOf(pairs: readonly Pair[]): ReadonlySet<string> {
  const accounts = new Set<string>();
  for (const pair of pairs) {
    const { nodeAccountID } = pair.envelope.body;
    if (!isSent(pair) || pair.isInner || nodeAccountID?.accountNum === undefined) continue;
    if (isSuccessful(pair.result.status)) accounts.add(accountKey(nodeAccountID));
  }
  return accounts;
}
