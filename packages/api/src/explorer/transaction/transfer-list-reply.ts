import {
  type ListReply,
  type NftPrice,
  type NftTransferRowReply,
  rowCursor,
  type TokenTransferRowReply,
  type TransferListRequest,
  toAmount,
} from '@ledgerscope/contract';
import { type EntityId, type MoveFacts, nftSale, otherSidesOfToken, parseTransactionRef } from '@ledgerscope/ledger';
import {
  countNftTransfers,
  countTokenTransfers,
  type LedgerSnapshot,
  type NftTransferPage,
  nftTransfers,
  type StoredNftTransfer,
  type StoredTokenTransfer,
  type TransactionFacts,
  tokenTransfers,
  transactionsByRef,
} from '@ledgerscope/ledger-store';
import { readMoveFacts } from '@ledgerscope/transactions/moves/read-move-facts';
import { idFields, idText, withTransactions } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { entityInQuery, entityNamed } from '../entity-named.ts';
import { historyOfNft } from '../nft/nft-reply.ts';
import { timeSpan } from '../time-span.ts';

/** What the path of a list fixes. */
interface TransferScope {
  readonly token?: EntityId | undefined;
  readonly account?: EntityId | undefined;
}

/** A page of fungible token transfers. */
export async function tokenTransferList(
  context: ApiContext,
  request: TransferListRequest,
  scope: TransferScope,
): Promise<ListReply<TokenTransferRowReply>> {
  const { snapshot } = context;
  const page = await readTransferPage(context, request, scope);
  const [found, total] = await Promise.all([
    request.limit === 0 ? [] : tokenTransfers(snapshot, page),
    countTokenTransfers(snapshot, page),
  ]);
  return listOf(request, found, total, await tokenTransferReplies(snapshot, found.slice(0, request.limit)));
}

/** A page of NFT transfers. */
export async function nftTransferList(
  context: ApiContext,
  request: TransferListRequest,
  scope: TransferScope,
): Promise<ListReply<NftTransferRowReply>> {
  const { snapshot } = context;
  const page = await readTransferPage(context, request, scope);
  const { found, total } = (await historyOfNft(snapshot, page)) ?? (await listedTransfers(snapshot, request, page));
  return listOf(request, found, total, await nftTransferReplies(snapshot, found.slice(0, request.limit)));
}

async function listedTransfers(snapshot: LedgerSnapshot, request: TransferListRequest, page: NftTransferPage) {
  const [found, total] = await Promise.all([
    request.limit === 0 ? [] : nftTransfers(snapshot, page),
    countNftTransfers(snapshot, page),
  ]);
  return { found, total };
}

/** Fungible token transfers with their transactions and the other side. */
export async function tokenTransferReplies(
  snapshot: LedgerSnapshot,
  rows: readonly StoredTokenTransfer[],
): Promise<TokenTransferRowReply[]> {
  return (await withTransactions(snapshot, rows, 'a transfer')).map(tokenTransferReply);
}

/** NFT transfers with their transactions. */
export async function nftTransferReplies(
  snapshot: LedgerSnapshot,
  rows: readonly StoredNftTransfer[],
): Promise<NftTransferRowReply[]> {
  const found = await withTransactions(snapshot, rows, 'a transfer');
  const facts = await readMoveFacts(
    snapshot,
    found.map(([, transaction]) => transaction),
  );
  return found.map(([row, transaction], index) => {
    const ids = idFields(transaction);
    return {
      ...ids,
      transactionId: ids.transactionID,
      transferTime: ids.consensusTime,
      tokenID: idText(row.token),
      tokenId: idText(row.token),
      serialNumber: toAmount(row.serial),
      sender: idText(row.sender),
      receiver: idText(row.receiver),
      price: nftPrice(facts[index] ?? transaction, row),
    };
  });
}

function tokenTransferReply([row, transaction]: readonly [
  StoredTokenTransfer,
  TransactionFacts,
]): TokenTransferRowReply {
  const ids = idFields(transaction);
  return {
    ...ids,
    transactionId: ids.transactionID,
    transferTime: ids.consensusTime,
    tokenID: idText(row.token),
    tokenId: idText(row.token),
    accountID: idText(row.account),
    accountId: idText(row.account),
    toFromAccount: otherSidesOfToken(transaction, row).map(idText),
    amount: toAmount(row.amount),
  };
}

function instantsOf(rows: readonly { readonly consensusNs: bigint }[]): bigint[] {
  return rows.map((row) => row.consensusNs);
}

function listOf<Row>(
  { limit, after }: TransferListRequest,
  found: readonly { readonly consensusNs: bigint }[],
  total: bigint,
  data: readonly Row[],
): ListReply<Row> {
  const last = found[limit - 1]?.consensusNs;
  const seen = found.slice(0, limit).filter((row) => row.consensusNs === last).length;
  const before = after?.consensusNs === last ? (after?.rows ?? 0) : 0;
  const more = last !== undefined && found.length > limit;
  return {
    data,
    totalCount: Number(total),
    size: data.length,
    next: more ? rowCursor.format({ consensusNs: last, rows: seen + before }) : null,
  };
}

/** The store's page for a list request: names are looked up. One row more than requested shows whether there is a next page. */
export async function readTransferPage(
  context: ApiContext,
  request: TransferListRequest,
  scope: TransferScope,
): Promise<NftTransferPage> {
  const asked = await askedFor(context, request, scope);
  return {
    ...timeSpan(context.snapshot, request),
    ...asked,
    serial: request.serial,
    order: request.order,
    limit: request.limit + 1,
    offset: request.offset,
    after: request.after,
  };
}

type Asked = Pick<NftTransferPage, 'token' | 'account' | 'instants'>;
const NOTHING: Asked = { instants: [] };

async function askedFor(context: ApiContext, request: TransferListRequest, scope: TransferScope): Promise<Asked> {
  const { token, account, transactionId, q } = request;
  const searched = q === undefined ? {} : await searchedFor(context, q, scope);
  const [ofToken, ofAccount] = await Promise.all([entityInQuery(context, token), entityInQuery(context, account)]);
  if (ofToken === 'nobody' || ofAccount === 'nobody') return NOTHING;
  const instants =
    transactionId === undefined ? searched.instants : await instantsNamed(context.snapshot, transactionId);
  return {
    token: scope.token ?? ofToken ?? searched.token,
    account: scope.account ?? ofAccount ?? searched.account,
    instants,
  };
}

/** A transaction, or a token that was moved, or else an account; text that is none of these matches nothing. */
async function searchedFor(context: ApiContext, q: string, scope: TransferScope): Promise<Asked> {
  const ref = parseTransactionRef(q);
  if (ref !== undefined) return { instants: instantsOf(await transactionsByRef(context.snapshot, ref)) };
  const entity = await entityNamed(context, q, 'q');
  if (entity.kind !== 'known') return NOTHING;
  if (scope.token !== undefined) return { account: entity.id };
  const isToken = await movesToken(context.snapshot, entity.id);
  return isToken || scope.account !== undefined ? { token: entity.id } : { account: entity.id };
}

async function movesToken(snapshot: LedgerSnapshot, token: EntityId): Promise<boolean> {
  const page = { token, order: 'asc' as const, limit: 1 };
  const [fungible, nft] = await Promise.all([tokenTransfers(snapshot, page), nftTransfers(snapshot, page)]);
  return fungible.length + nft.length > 0;
}

async function instantsNamed(snapshot: LedgerSnapshot, text: string): Promise<bigint[]> {
  const ref = parseTransactionRef(text);
  if (ref !== undefined) return instantsOf(await transactionsByRef(snapshot, ref));
  const message = 'Query parameter transactionId must be a transaction ID, consensus timestamp or hash.';
  throw new ApiError('invalid_parameter', message, 'transactionId');
}

function nftPrice(facts: MoveFacts, sides: Parameters<typeof nftSale>[1]): NftPrice | null {
  const sale = nftSale(facts, sides);
  if (sale === undefined) return null;
  const { token, amount, nfts } = sale;
  const tokenID = token === undefined ? null : idText(token);
  return { tokenID, tokenId: tokenID, amount: toAmount(amount), nfts };
}
