import {
  accountsByKey,
  hasTerm,
  type Identity,
  identify,
  idsByPrefix,
  normalText,
  partCandidates,
  termCandidates,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { entityNamed } from '../entity-named.ts';
import type { SearchText } from './search-text.ts';
import { entityFound, entitySuggestion, type FoundEntity } from './suggestion-of.ts';

/** Candidates of a kind that are looked at: some may have another name by now, or several terms that match. */
const CANDIDATES = 24;
const PREFIX_IDS = 8;
const KEY_ACCOUNTS = 10;
/** So many rows that begin like the text leave no room for those that hold it further on. */
const ENOUGH = 8;
/** One letter is part of nearly everything. */
const LEAST_LETTERS = 2;

/** Entities with exactly this id. */
export async function byId({ snapshot }: ApiContext, { id }: SearchText): Promise<FoundEntity[]> {
  if (id === undefined || id === 0n) return [];
  return (await identify(snapshot, [id])).map((identity) => entityFound(identity, true));
}

/** Entities with this EVM address or alias. */
export async function byAddress(context: ApiContext, { text, address }: SearchText): Promise<FoundEntity[]> {
  if (!address) return [];
  const named = await entityNamed(context, text, 'q');
  if (named.kind !== 'known') return [];
  return (await identify(context.snapshot, [named.id])).map((identity) => entityFound(identity, true));
}

/** Accounts and contracts whose key holds this public key; exact where there is one alone. */
export async function byKey({ snapshot }: ApiContext, { publicKey }: SearchText): Promise<FoundEntity[]> {
  if (publicKey === undefined) return [];
  const found = await identify(snapshot, await accountsByKey(snapshot, publicKey, KEY_ACCOUNTS), ['account']);
  return found.map((identity) => entityFound(identity, found.length === 1));
}

/**
 * What begins like the text: ids by their digits; tokens by a word of their name and symbol; contracts, topics and accounts by
 * a word of their memo. Two ranges of keys, then one look at what they lead to.
 */
export async function byBeginning({ snapshot }: ApiContext, { prefix, words }: SearchText): Promise<FoundEntity[]> {
  const [ids, terms] = await Promise.all([
    prefix === undefined ? [] : idsByPrefix(snapshot, prefix.base, prefix.digits, PREFIX_IDS),
    words === '' ? [] : termCandidates(snapshot, ['token', 'topic', 'account'], words, CANDIDATES),
  ]);
  const numbered = new Set(ids.map(({ id }) => id));
  const named = new Set(terms.map(({ id }) => id));
  const places = [...ids.map(({ place }) => place), ...terms.map(({ kind }) => kind)];
  const identities = await identify(snapshot, [...named, ...numbered], places);
  return [
    ...identities
      .filter((identity) => named.has(identity.id) && isNamedLike(identity, words))
      .map((identity) => entityFound(identity, isNamed(identity, words))),
    ...identities.filter(({ id }) => numbered.has(id)).map((identity) => ({ row: entitySuggestion(identity, false) })),
  ];
}

/**
 * What holds the text anywhere in its name, symbol or memo, as the lists of results find it: asked for where little begins
 * like it.
 */
export async function byPart(
  { snapshot }: ApiContext,
  { text, words }: SearchText,
  found: number,
): Promise<FoundEntity[]> {
  if (words === '' || found >= ENOUGH || [...words].length < LEAST_LETTERS) return [];
  const candidates = await partCandidates(snapshot, words, CANDIDATES);
  const places = candidates.map(({ kind }) => kind);
  const identities = await identify(
    snapshot,
    candidates.map(({ id }) => id),
    places,
  );
  return identities
    .filter((identity) => holdsParts(identity, text.toLowerCase(), words))
    .map((identity) => entityFound(identity, isNamed(identity, words)));
}

/** The rule of the lists: of a token the text as it is, of a memo each word of it. */
function holdsParts(identity: Identity, text: string, words: string): boolean {
  const { noun, title, symbol } = identity;
  if (noun === 'schedule' || noun === 'file') return false;
  if (noun === 'token' || noun === 'collection')
    return [title, symbol].some((name) => name.toLowerCase().includes(text) || name.toLowerCase().includes(words));
  return words.split(' ').every((word) => title.toLowerCase().includes(word));
}

/** Names may have changed since they were noted. Schedules and files are not searched by memo. */
function isNamedLike(identity: Identity, words: string): boolean {
  if (identity.noun === 'schedule' || identity.noun === 'file') return false;
  return textsOf(identity).some((text) => hasTerm(text, words));
}

function textsOf({ title, symbol }: Identity): readonly string[] {
  return [title, symbol];
}

function isNamed(identity: Identity, words: string): boolean {
  return textsOf(identity).some((text) => normalText(text) === words);
}
