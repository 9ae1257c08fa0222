import { type Statement, type StatementTotals, toAmount } from '@ledgerscope/contract';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import { idText, instantText } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import type { PricedRate } from '../price/ledger-rate.ts';
import { ratesAt } from '../price/rates-at.ts';
import { tokenNameReply } from '../token/token-reply.ts';
import type { AskedStatement } from './asked-statement.ts';
import type { Move, MovePage } from './statement-book.ts';
import { usdText } from './usd-text.ts';

/** Movements that are added up while somebody waits. */
const MOST_TOTALLED = 5_000;
const PAGE = 1_000;
const HBAR_DECIMALS = 8;

/** The balances at both ends of a statement, and the sums between them. */
export async function statementReply({ snapshot }: ApiContext, asked: AskedStatement): Promise<Statement> {
  const { account, token, span, book, openUntil } = asked;
  const [{ opening, closing, change }, moves, rates] = await Promise.all([
    book.bounds(snapshot, span),
    movesToTotal(snapshot, asked),
    token === undefined ? ratesAt(snapshot, [span.first - 1n, span.last]) : new Map<bigint, PricedRate>(),
  ]);
  const { name, symbol, decimals, tokenType } = tokenNameReply(token);
  return {
    accountID: idText(account),
    ...(token === undefined
      ? { tokenID: null, tokenType: null, symbol: 'ℏ', name: 'hbar', decimals: HBAR_DECIMALS }
      : {
          tokenID: idText(token.id),
          tokenType,
          symbol,
          name,
          decimals: tokenType === 'NON_FUNGIBLE_UNIQUE' ? 0 : decimals,
        }),
    start: instantText(span.first),
    end: instantText(openUntil ?? span.last + 1n),
    isOpen: openUntil !== undefined,
    opening: opening === null ? null : toAmount(opening),
    openingUsd: usdText(opening, rates.get(span.first - 1n)),
    closing: closing === null ? null : toAmount(closing),
    closingUsd: usdText(closing, rates.get(span.last)),
    totals: moves === undefined ? null : totalsOf(moves, change),
  };
}

/** All movements of a statement; undefined where there are too many. */
async function movesToTotal(snapshot: LedgerSnapshot, { book, span }: AskedStatement): Promise<Move[] | undefined> {
  const all: Move[] = [];
  for await (const moves of walkMoves(() => snapshot, { book, span }, { order: 'asc' })) {
    all.push(...moves);
    if (all.length > MOST_TOTALLED) return undefined;
  }
  return all;
}

/** The movements of a statement page by page, each page as of the snapshot of its time. */
export async function* walkMoves(
  snapshot: () => LedgerSnapshot,
  { book, span }: Pick<AskedStatement, 'book' | 'span'>,
  { order }: Pick<MovePage, 'order'>,
): AsyncGenerator<readonly Move[]> {
  for (let after: MovePage['after'], more = true; more; ) {
    const moves = await book.moves(snapshot(), { ...span, order, limit: PAGE, after });
    if (moves.length > 0) yield moves;
    after = placeBehind(moves, after);
    more = moves.length === PAGE;
  }
}

/** Where a list goes on behind these moves. */
export function placeBehind(moves: readonly Move[], after: MovePage['after']): MovePage['after'] {
  const consensusNs = moves.at(-1)?.transaction.consensusNs;
  if (consensusNs === undefined) return after;
  const rows = moves.filter(({ transaction }) => transaction.consensusNs === consensusNs).length;
  return { consensusNs, rows: rows + (after?.consensusNs === consensusNs ? after.rows : 0) };
}

function totalsOf(moves: readonly Move[], changed: bigint): StatementTotals {
  const sum = (read: (move: Move) => bigint) => moves.reduce((total, move) => total + read(move), 0n);
  const change = sum((move) => move.change);
  return {
    movements: moves.length,
    received: toAmount(sum(({ received }) => received)),
    sent: toAmount(sum(({ sent }) => sent)),
    fees: toAmount(sum(({ fee }) => fee)),
    feesEarned: toAmount(sum(({ feeEarned }) => feeEarned)),
    stakingRewards: toAmount(sum(({ reward }) => reward)),
    change: toAmount(change),
    balanced: change === changed,
  };
}
