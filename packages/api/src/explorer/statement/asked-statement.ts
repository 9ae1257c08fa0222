import type { StatementRequest } from '@ledgerscope/contract';
import { type EntityId, entityIdFromStore, larger, NS_PER_MS, smaller } from '@ledgerscope/ledger';
import {
  balanceAnchor,
  type LedgerSnapshot,
  type TimeRange,
  type TokenState,
  tokenById,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { entityInQuery } from '../entity-named.ts';
import { timeSpan } from '../time-span.ts';
import { nftBook } from './nft-book.ts';
import { type Book, hbarBook, tokenBook } from './statement-book.ts';

/** A statement that is asked for. */
export interface AskedStatement {
  readonly account: EntityId;
  /** Undefined for hbar. */
  readonly token: TokenState | undefined;
  readonly book: Book;
  /** Both ends inclusive; the last one is the head at most. */
  readonly span: TimeRange;
  /** Exclusive end as it was asked for, where that is beyond what is stored. */
  readonly openUntil: bigint | undefined;
}

/**
 * What a request for a statement means.
 * @throws ApiError where its token does not exist
 */
export async function askedStatement(
  context: ApiContext,
  account: EntityId,
  request: StatementRequest,
): Promise<AskedStatement> {
  const token = await askedToken(context, request);
  return {
    account,
    token,
    book: bookOf(account, token),
    ...(await storedPart(context.snapshot, spanOf(context.snapshot, request))),
  };
}

/** The part of a span of which balances and movements are known. */
async function storedPart(
  snapshot: LedgerSnapshot,
  { from = 0n, until }: ReturnType<typeof spanOf>,
): Promise<Pick<AskedStatement, 'span' | 'openUntil'>> {
  const lastNs = snapshot.head?.lastNs ?? -1n;
  const asked = until === undefined ? lastNs : until - 1n;
  const last = smaller(asked, lastNs);
  const knownFrom = (await balanceAnchor(snapshot))?.knownFromNs ?? from;
  const first = knownFrom > from && knownFrom <= last ? knownFrom : from;
  return {
    span: { first, last: larger(last, first - 1n) },
    openUntil: asked > lastNs ? until : undefined,
  };
}

async function askedToken(context: ApiContext, { token: named }: StatementRequest): Promise<TokenState | undefined> {
  if (named === undefined) return undefined;
  const id = await entityInQuery(context, named);
  const token = id === undefined || id === 'nobody' ? undefined : await tokenById(context.snapshot, id);
  if (token === undefined) throw new ApiError('not_found', 'Token not found.', named.name);
  return token;
}

function bookOf(account: EntityId, token: TokenState | undefined): Book {
  if (token === undefined) return hbarBook(account);
  const id = entityIdFromStore(token.id);
  return token.type === 'NON_FUNGIBLE_UNIQUE' ? nftBook(account, id) : tokenBook(account, id);
}

function spanOf(
  snapshot: LedgerSnapshot,
  request: StatementRequest,
): { readonly from: bigint | undefined; readonly until: bigint | undefined } {
  const { month, period, startNs, endNs } = request;
  if (month !== undefined) return { from: month.startNs, until: month.endNs };
  if (period !== undefined || startNs !== undefined || endNs !== undefined) return timeSpan(snapshot, request);
  return monthOf(snapshot.head?.lastNs ?? 0n);
}

/** The month in UTC that has an instant. */
function monthOf(ns: bigint): { readonly from: bigint; readonly until: bigint } {
  const at = new Date(Number(ns / NS_PER_MS));
  const start = (ahead: number) => BigInt(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead)) * NS_PER_MS;
  return { from: start(0), until: start(1) };
}
