import { type RawQuery, statementQuery, toAmount } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { idText, instantText } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { acceptQuery } from '../accept-query.ts';
import { tokenNameReply } from '../token/token-reply.ts';
import { type AskedStatement, askedStatement } from './asked-statement.ts';
import { movementReplies } from './movement-replies.ts';
import { walkMoves } from './statement-reply.ts';

/** A statement as a file, page by page: its first line is the opening balance, its last one the closing balance and the check of the sums. */
export async function* statementLines(
  context: ApiContext,
  query: RawQuery,
  account: EntityId,
): AsyncGenerator<readonly object[]> {
  // The end of the span is fixed before the first page: what comes in meanwhile is not part of it.
  const asked = await askedStatement(context, account, acceptQuery(statementQuery, query));
  const { book, span } = asked;
  const { opening, closing, change } = await book.bounds(context.snapshot, span);
  const common = commonOf(asked);
  const edge = (line: string, balance: bigint | null, ns: bigint, check: string) => ({
    line,
    ...common,
    consensusTime: instantText(ns),
    balance: balance === null ? null : toAmount(balance),
    check,
  });
  yield [edge('opening', opening, span.first, '')];
  let sum = 0n;
  for await (const moves of walkMoves(() => context.snapshot, asked, { order: 'asc' })) {
    sum += moves.reduce((total, move) => total + move.change, 0n);
    const rows = await movementReplies(context.snapshot, asked, moves);
    yield rows.map((row) => ({ line: 'movement', ...common, ...row, check: '' }));
  }
  yield [edge('closing', closing, span.last + 1n, checkText(sum, change))];
}

function commonOf({ account, token }: AskedStatement) {
  const { symbol } = tokenNameReply(token);
  const asset = token === undefined ? { tokenID: null, symbol: 'ℏ' } : { tokenID: idText(token.id), symbol };
  return { accountID: idText(account), ...asset };
}

function checkText(sum: bigint, change: bigint): string {
  return sum === change
    ? `Opening balance and movements (${sum}) add up to the closing balance.`
    : `Movements add up to ${sum}, but the balance changed by ${change}.`;
}
