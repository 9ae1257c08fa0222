import type { Suggestion } from '@ledgerscope/contract';
import {
  consensusNsOf,
  entityIdFromStore,
  formatEpoch,
  formatReadableTransactionId,
  RESPONSE_CODE,
  transactionType,
} from '@ledgerscope/ledger';
import {
  type BlockRow,
  blockByHash,
  blockByNumber,
  identify,
  type NftKey,
  namedNfts,
  nftBySerial,
  nftMetadataOf,
  normalText,
  type TransactionRow,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { findTransaction } from '../transaction/find-transaction.ts';
import { idText, instantText, payerId, statusName, validStart } from '../values.ts';
import type { SearchText } from './search-text.ts';
import { shortened } from './suggestion-of.ts';

const NFTS = 6;
const ANY = { nonce: null, scheduled: null } as const;

/** The transaction of this id, hash or instant. */
export async function transactionSource({ store }: ApiContext, { transaction }: SearchText): Promise<Suggestion[]> {
  if (transaction === undefined) return [];
  const row = await findTransaction(store, transaction, ANY);
  if (row === undefined) return [];
  const id = formatReadableTransactionId({ payer: payerId(row), validStartNs: validStart(row) });
  const detail = `${transactionType(row.type).label} · ${statusName(row.result)}`;
  return [{ kind: 'transaction', id, label: id, detail, link: transactionLink(id, row), exact: true }];
}

/** The page of exactly this transaction: others can share its id. */
function transactionLink(id: string, { nonce, scheduled, result, consensusNs }: TransactionRow): string {
  if (result === RESPONSE_CODE.DUPLICATE_TRANSACTION) return `/transactions/${formatEpoch(consensusNsOf(consensusNs))}`;
  const query = new URLSearchParams();
  if (nonce !== 0) query.set('nonce', String(nonce));
  if (scheduled === 1) query.set('scheduled', 'true');
  return `/transactions/${id}${query.size === 0 ? '' : `?${query}`}`;
}

/** The block of this number or hash. */
export async function blockSource({ store }: ApiContext, { number, hash }: SearchText): Promise<Suggestion[]> {
  const block =
    hash === undefined
      ? number === undefined
        ? undefined
        : await blockByNumber(store, number)
      : await blockByHash(store, hash);
  return block === undefined ? [] : [blockSuggestion(block)];
}

function blockSuggestion({ number, sequence, lastNs, transactions }: BlockRow): Suggestion {
  const id = (number ?? sequence).toString();
  const detail = `${transactions} transactions until ${instantText(lastNs)}`;
  return { kind: 'block', id, label: `Block ${id}`, detail, link: `/blocks/${id}`, exact: true };
}

/** The NFT `0.0.N#serial`. */
export async function nftSource({ store }: ApiContext, { nft }: SearchText): Promise<Suggestion[]> {
  if (nft === undefined) return [];
  const found = await nftBySerial(store, entityIdFromStore(nft.token), nft.serial);
  return found === undefined ? [] : nftSuggestions(store, [nft], () => true);
}

/** NFTs by the name that their metadata gives. */
export async function nftNameSource({ store }: ApiContext, { text, number, words }: SearchText): Promise<Suggestion[]> {
  if (words === '' || number !== undefined) return [];
  const keys = await namedNfts(store, text, NFTS);
  return nftSuggestions(store, keys, (name) => normalText(name) === words, text.toLowerCase());
}

async function nftSuggestions(
  store: ApiContext['store'],
  keys: readonly NftKey[],
  isExact: (name: string) => boolean,
  part = '',
): Promise<Suggestion[]> {
  if (keys.length === 0) return [];
  const [metadata, collections] = await Promise.all([
    nftMetadataOf(store, keys),
    identify(
      store,
      keys.map(({ token }) => token),
      ['token'],
    ),
  ]);
  const nameOf = new Map(collections.map(({ id, title }) => [id, title]));
  return keys.flatMap(({ token, serial }, index) => {
    const name = metadata[index]?.name ?? '';
    if (!name.toLowerCase().includes(part)) return [];
    const id = `${idText(token)}#${serial}`;
    const link = `/nft/${idText(token)}?serialNumber=${serial}`;
    const detail = shortened(nameOf.get(token) ?? '') || null;
    return [{ kind: 'nft', id, label: shortened(name) || id, detail, link, exact: isExact(name) }];
  });
}
