import {
  type ListReply,
  rowCursor,
  type StatementMovement,
  type StatementMovementRequest,
  toAmount,
} from '@ledgerscope/contract';
import { transactionType } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import { idFields, idText, statusName } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import type { PricedRate } from '../price/ledger-rate.ts';
import { ratesAt } from '../price/rates-at.ts';
import type { AskedStatement } from './asked-statement.ts';
import type { Move } from './statement-book.ts';
import { placeBehind } from './statement-reply.ts';
import { usdText } from './usd-text.ts';

/** A page of a statement's movements, and how many there are. */
export async function movementList(
  { snapshot }: ApiContext,
  asked: AskedStatement,
  { limit, offset, order, after }: StatementMovementRequest,
): Promise<ListReply<StatementMovement>> {
  const { book, span } = asked;
  const [found, { total, lowerBound }] = await Promise.all([
    limit === 0 ? [] : book.moves(snapshot, { ...span, order, limit: limit + 1, offset, after }),
    book.count(snapshot, span),
  ]);
  const moves = found.slice(0, limit);
  const next = found.length > limit && limit > 0 ? placeBehind(moves, after) : undefined;
  const data = await movementReplies(snapshot, asked, moves);
  return {
    data,
    totalCount: Number(total),
    ...(lowerBound ? { totalCountIsLowerBound: true } : {}),
    size: data.length,
    next: next === undefined ? null : rowCursor.format(next),
  };
}

/** Movements with the balance after each and what they were worth, in their order, which is that of time or its reverse. */
export async function movementReplies(
  snapshot: LedgerSnapshot,
  { book, token }: Pick<AskedStatement, 'book' | 'token'>,
  moves: readonly Move[],
): Promise<StatementMovement[]> {
  if (moves.length === 0) return [];
  const inTime = moves.toSorted((one, other) => (instantOf(one) < instantOf(other) ? -1 : 1));
  const [first = 0n] = inTime.map(instantOf);
  const [{ opening }, rates] = await Promise.all([
    book.bounds(snapshot, { first, last: first }),
    token === undefined ? ratesAt(snapshot, inTime.map(instantOf)) : new Map<bigint, PricedRate>(),
  ]);
  const balances = new Map<bigint, bigint | null>();
  let balance = opening;
  for (const move of inTime) {
    if (balances.has(instantOf(move))) continue;
    balance = balance === null ? null : balance + move.changeOfAll;
    balances.set(instantOf(move), balance);
  }
  return moves.map((move) => movementReply(move, balances.get(instantOf(move)) ?? null, rates.get(instantOf(move))));
}

function instantOf({ transaction }: Move): bigint {
  return transaction.consensusNs;
}

function movementReply(move: Move, balance: bigint | null, rate: PricedRate | undefined): StatementMovement {
  const { transaction } = move;
  const type = transactionType(transaction.type);
  return {
    ...idFields(transaction),
    type: type.code,
    typeLabel: type.label,
    status: statusName(transaction.result),
    toFromAccount: move.otherSides.map(idText),
    memo: transaction.memo,
    serialsReceived: move.serials.received.map(toAmount),
    serialsSent: move.serials.sent.map(toAmount),
    amount: toAmount(move.amount),
    fee: toAmount(move.fee),
    feeEarned: toAmount(move.feeEarned),
    stakingReward: toAmount(move.reward),
    change: toAmount(move.change),
    balance: balance === null ? null : toAmount(balance),
    usd: usdText(move.change, rate),
    usdPerHbar: rate?.price ?? null,
  };
}
