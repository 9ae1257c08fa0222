import type { SearchRoute, SearchScope, Suggestion, SuggestionKind, WrongChecksum } from '@ledgerscope/contract';
import { formatEntityId } from '@ledgerscope/ledger';
import type { SearchText } from './search-text.ts';
import { searchLink } from './suggestion-of.ts';

const INVALID_ID = 'Invalid format! Should be x.y.z';
const ID_HINT = 'Enter an account ID (such as 0.0.1001, with or without checksum), EVM address or alias.';
const CHECKSUM_HINT = 'Check the ID for typos, or remove the checksum.';
/** The tab of search results in the NFT explorer. */
const NFT_RESULTS = '/nft-explorer?activeTab=4&searchText=';

/** Where a text leads, given what it names. `exact` are the rows that it names whole, the first of them first. */
export function searchRoute(
  search: SearchText,
  scope: SearchScope,
  exact: readonly Suggestion[],
  checksum: WrongChecksum | null,
): SearchRoute {
  if (search.text === '') return toSearch(scope === 'nfts' ? '/nft-explorer' : '/search');
  if (checksum !== null) return invalidRoute(checksum.message, CHECKSUM_HINT);
  switch (scope) {
    case 'all':
      return anyRoute(search, exact);
    case 'transactions':
      return first(exact, ['transaction']) ?? toSearch(searchLink(search.text));
    case 'accounts':
      return accountRoute(search, exact);
    case 'nfts':
      return nftRoute(search, exact);
  }
}

/** The best of what the text names whole, or the results. */
function anyRoute({ text }: SearchText, exact: readonly Suggestion[]): SearchRoute {
  const results = toSearch(searchLink(text));
  return isShared(text, exact) ? results : (first(exact) ?? results);
}

/** What may have a symbol. */
const MAY_BE_TOKENS: readonly SuggestionKind[] = ['token', 'collection', 'contract'];

/** Whether several tokens have the text as their name or symbol, and nothing else comes first: then all of them are listed. */
function isShared(text: string, exact: readonly Suggestion[]): boolean {
  const isNamed = ({ kind, id }: Suggestion) => MAY_BE_TOKENS.includes(kind) && !isIdOf(text, id);
  const [best] = exact;
  return best !== undefined && isNamed(best) && exact.filter(isNamed).length > 1;
}

/** A look-up goes to what it names, found or not: the page says what is not there. */
function accountRoute({ id, number, address }: SearchText, exact: readonly Suggestion[]): SearchRoute {
  const named = id !== undefined && number === undefined ? formatEntityId(id) : undefined;
  if (named === undefined && !address) return invalidRoute(INVALID_ID, ID_HINT);
  const found = first(exact, ['account', 'contract']);
  if (found !== undefined) return found;
  if (named === undefined) return invalidRoute('No account found for this EVM address or alias.', ID_HINT);
  return { ...page('account', named, `/accounts/${named}`) };
}

/** `0.0.N#serial` opens the NFT without a look-up, a token that exists its page; all else is a search of names or serials. */
function nftRoute({ text, nft }: SearchText, exact: readonly Suggestion[]): SearchRoute {
  if (nft !== undefined) {
    const token = formatEntityId(nft.token);
    return page('nft', `${token}#${nft.serial}`, `/nft/${token}?serialNumber=${nft.serial}`);
  }
  const byId = exact.filter(({ kind, id }) => (kind === 'token' || kind === 'collection') && isIdOf(text, id));
  return first(byId, ['token', 'collection']) ?? toSearch(`${NFT_RESULTS}${encodeURIComponent(text)}`);
}

/** Whether the text is the id itself, rather than a name: names are searched. */
function isIdOf(text: string, id: string): boolean {
  return text === id || text.startsWith(`${id}-`);
}

function first(exact: readonly Suggestion[], kinds?: readonly SuggestionKind[]): SearchRoute | undefined {
  const found = exact.find(({ kind }) => kinds === undefined || kinds.includes(kind));
  return found === undefined ? undefined : page(found.kind, found.id, found.link);
}

function page(kind: SuggestionKind, id: string, link: string): SearchRoute {
  return { target: 'page', kind, id, link, message: null, hint: null };
}

function toSearch(link: string): SearchRoute {
  return { target: 'search', kind: null, id: null, link, message: null, hint: null };
}

function invalidRoute(message: string, hint: string): SearchRoute {
  return { target: 'invalid', kind: null, id: null, link: null, message, hint };
}
