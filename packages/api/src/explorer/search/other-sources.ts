import type { Suggestion } from '@ledgerscope/contract';
import {
  consensusNsOf,
  entityIdFromStore,
  formatEpoch,
  formatReadableTransactionId,
  parseEntityId,
  RESPONSE_CODE,
  transactionType,
} from '@ledgerscope/ledger';
import {
  type BlockRow,
  blockByHash,
  blockByNumber,
  hasTerm,
  identify,
  type NftKey,
  namedNfts,
  nftBySerial,
  normalText,
  readNftMetadata,
  type TransactionRow,
} from '@ledgerscope/ledger-store';
import { listActiveDapps } from '@ledgerscope/portal-store';
import { idText, instantText, payerId, statusName, validStart } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { namedTokens } from '../contract/token/named-tokens.ts';
import { knownNames } from '../names/known-names.ts';
import { nodeNames } from '../node/node-routes.ts';
import { findNeverRan, type NeverRan } from '../transaction/inner-transaction.ts';
import { transactionsStarting } from '../transaction/started-transactions.ts';
import { findTransaction } from '../transaction/transaction-routes.ts';
import type { SearchText } from './search-text.ts';
import { type FoundEntity, shortenDetail } from './suggestion-of.ts';

const NFTS = 6;
/** Of a transaction id that breaks off, so many transactions of its payer are looked at. */
const LOOKED_AT = 12;
const ANY = { nonce: null, scheduled: null } as const;

/** The transaction of this id, hash or instant, and those whose id begins so. */
export async function transactionSource(
  { snapshot }: ApiContext,
  { transaction, started }: SearchText,
): Promise<Suggestion[]> {
  const row = transaction && (await findTransaction(snapshot, transaction, ANY));
  if (row !== undefined) return [transactionSuggestion(row, true)];
  const neverRan = transaction === undefined ? [] : notExecuted(await findNeverRan(snapshot, transaction));
  if (started === undefined || neverRan.length > 0) return neverRan;
  const { rows } = await transactionsStarting(snapshot, started, LOOKED_AT);
  return rows.map((one) => transactionSuggestion(one, false));
}

function transactionSuggestion(row: TransactionRow, exact: boolean): Suggestion {
  const id = formatReadableTransactionId({ payer: payerId(row), validStartNs: validStart(row) });
  const detail = `${transactionType(row.type).label} · ${statusName(row.result)}`;
  return { kind: 'transaction', id, label: id, detail, link: transactionLink(id, row), exact };
}

function notExecuted(found: NeverRan | undefined): Suggestion[] {
  if (found === undefined) return [];
  const id = formatReadableTransactionId(found.id);
  const detail = `${transactionType(found.typeId).label} · not executed`;
  return [{ kind: 'transaction', id, label: id, detail, link: `/transactions/${id}`, exact: true }];
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
export async function blockSource({ snapshot }: ApiContext, { number, hash }: SearchText): Promise<Suggestion[]> {
  const block =
    hash === undefined
      ? number === undefined
        ? undefined
        : await blockByNumber(snapshot, number)
      : await blockByHash(snapshot, hash);
  return block === undefined ? [] : [blockSuggestion(block)];
}

function blockSuggestion({ number, sequence, lastNs, transactions }: BlockRow): Suggestion {
  const id = (number ?? sequence).toString();
  const detail = `${transactions} transactions until ${instantText(lastNs)}`;
  return { kind: 'block', id, label: `Block ${id}`, detail, link: `/blocks/${id}`, exact: true };
}

/** The NFT `0.0.N#serial`. */
export async function nftSource({ snapshot }: ApiContext, { nft }: SearchText): Promise<Suggestion[]> {
  if (nft === undefined) return [];
  const found = await nftBySerial(snapshot, entityIdFromStore(nft.token), nft.serial);
  return found === undefined ? [] : nftSuggestions(snapshot, [nft], () => true);
}

/** NFTs by the name that their metadata gives. */
export async function nftNameSource(
  { snapshot }: ApiContext,
  { text, number, words }: SearchText,
): Promise<Suggestion[]> {
  if (words === '' || number !== undefined) return [];
  const keys = await namedNfts(snapshot, text, NFTS);
  return nftSuggestions(snapshot, keys, (name) => normalText(name) === words, text.toLowerCase());
}

async function nftSuggestions(
  snapshot: ApiContext['snapshot'],
  keys: readonly NftKey[],
  isExact: (name: string) => boolean,
  part = '',
): Promise<Suggestion[]> {
  if (keys.length === 0) return [];
  const [metadata, collections] = await Promise.all([
    readNftMetadata(snapshot, keys),
    identify(
      snapshot,
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
    const detail = shortenDetail(nameOf.get(token) ?? '') || null;
    return [{ kind: 'nft', id, label: shortenDetail(name) || id, detail, link, exact: isExact(name) }];
  });
}

const MAX_DAPPS = 1_000;

interface Named {
  readonly kind: 'node' | 'dapp' | 'contract';
  readonly id: string;
  /** Texts of which a word may begin like the search. */
  readonly names: readonly string[];
  /** How many of these, from the first on, name it whole. */
  readonly ownNames: number;
  readonly detail: string | null;
  readonly link: string;
  readonly nodeId: number | null;
}

/** Nodes by name, and by node id for a number alone. There are few of them: their names are searched here. */
export async function nodeSource(context: ApiContext, { number, words }: SearchText): Promise<Suggestion[]> {
  if (number === undefined && words === '') return [];
  return (await readNodes(context)).flatMap((node) => {
    const byNumber = number !== undefined && node.nodeId === Number(number);
    return byNumber ? [suggestionOf(node, true)] : matchNamed(node, words);
  });
}

/** Dapps by title and company; none while the portal is not open. */
export async function dappSource(context: ApiContext, { words }: SearchText): Promise<Suggestion[]> {
  return words === '' ? [] : (await readDapps(context)).flatMap((dapp) => matchNamed(dapp, words));
}

/** Contracts by the name and symbol of the token that they are, and by the name that they have in their source; each of these names it whole. */
export async function contractNameSource(context: ApiContext, { words }: SearchText): Promise<FoundEntity[]> {
  if (words === '') return [];
  const [names, tokens] = await Promise.all([knownNames(context), namedTokens(context)]);
  const contracts = names.filter(
    ({ kind, className }) => kind === 'contract' || kind === 'token' || className !== null,
  );
  const ofTokens = new Map(tokens.map((token) => [token.id, token]));
  return contracts.flatMap(({ id, name, className }) => {
    const token = ofTokens.get(id);
    const detail = [token?.standard.replace('ERC', 'ERC-'), className === name ? null : className, id];
    const own = [token?.name, token?.symbol, name, className].filter((one) => typeof one === 'string');
    const found = {
      kind: 'contract',
      id,
      names: own,
      ownNames: own.length,
      link: `/contracts/${id}`,
      nodeId: null,
    } as const;
    return matchNamed({ ...found, detail: detail.filter(Boolean).join(' · ') }, words).map((row) => ({
      row: { ...row, label: shortenDetail(name) },
      ...(token === undefined ? {} : { token: parseEntityId(id) ?? 0n }),
    }));
  });
}

async function readNodes(context: ApiContext): Promise<Named[]> {
  return (await nodeNames(context)).map(({ id, name, nodeId }) => {
    const detail = id === null ? null : `Node ${id}`;
    return { kind: 'node', id: nodeId, names: [name], ownNames: 1, detail, link: `/accounts/${nodeId}`, nodeId: id };
  });
}

async function readDapps({ portal }: ApiContext): Promise<Named[]> {
  const store = portal?.store();
  if (store === undefined) return [];
  const { dapps } = await listActiveDapps(store, { limit: MAX_DAPPS, offset: 0, order: 'asc' });
  return dapps.map(({ id, title, company }) => ({
    kind: 'dapp',
    id,
    names: [title, company],
    ownNames: 1,
    detail: company === '' ? null : shortenDetail(company),
    link: `/dapps/${encodeURIComponent(id)}`,
    nodeId: null,
  }));
}

function matchNamed(named: Named, words: string): Suggestion[] {
  if (words === '' || !named.names.some((name) => hasTerm(name, words))) return [];
  const isWhole = named.names.slice(0, named.ownNames).some((name) => normalText(name) === words);
  return [suggestionOf(named, isWhole)];
}

function suggestionOf({ kind, id, names, detail, link }: Named, exact: boolean): Suggestion {
  return { kind, id, label: shortenDetail(names[0] ?? id), detail, link, exact };
}
