import { epochMs } from '@ledgerscope/ledger';

/** Fields of the advanced search that are texts. */
export const TEXT_FIELDS = ['collectionName', 'nftName', 'owner', 'nftCreator'] as const;
/** Fields that are instants, in ms since 1970. */
export const DATE_FIELDS = [
  'collectionCreationDateFrom',
  'collectionCreationDateTo',
  'nftMintDateFrom',
  'nftMintDateTo',
] as const;
export type ExplorerField = (typeof TEXT_FIELDS)[number] | (typeof DATE_FIELDS)[number];
const FIELDS: readonly ExplorerField[] = [...TEXT_FIELDS, ...DATE_FIELDS];
/** Others spell it so; it is understood, never written. */
const OTHER_SPELLING = 'nftMintDateto';
/** How lists elsewhere name their page. */
const LIST_PAGE = ['page', 'next', 'limit'] as const;
/** Place of the tab that shows results. */
export const RESULTS_TAB = '4';

/** What the NFT explorer searches, as it is in the URL; absent fields are not set. */
export interface ExplorerSearch {
  /** Trimmed; empty for none. */
  readonly text: string;
  readonly fields: Readonly<Partial<Record<ExplorerField, string>>>;
}

/** Reads the search out of the URL; dates that are no numbers are omitted. */
export function readExplorerSearch(search: URLSearchParams): ExplorerSearch {
  const set = FIELDS.flatMap((field) => {
    const text = (search.get(field) ?? (field === 'nftMintDateTo' ? search.get(OTHER_SPELLING) : null) ?? '').trim();
    const value = DATE_FIELDS.some((date) => date === field) ? (epochMs(text) ?? '') : text;
    return value === '' ? [] : [[field, value] as const];
  });
  return { text: (search.get('searchText') ?? '').trim(), fields: Object.fromEntries(set) };
}

/** The URL's query of a search with its results selected; empty for no search, which is the first tab. */
export function writeExplorerSearch({ text, fields }: ExplorerSearch): string {
  const query = new URLSearchParams();
  if (isSearch({ text, fields })) query.set('activeTab', RESULTS_TAB);
  if (text.trim() !== '') query.set('searchText', text.trim());
  for (const field of FIELDS) {
    const value = fields[field]?.trim() ?? '';
    if (value !== '') query.set(field, value);
  }
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/**
 * The address without the page of a list, which no list of the explorer takes: its grids grow, and its table has names of
 * its own. Undefined where there is none to take away.
 */
export function withoutListPage(search: URLSearchParams): URLSearchParams | undefined {
  if (!LIST_PAGE.some((name) => search.has(name))) return undefined;
  const rest = new URLSearchParams(search);
  for (const name of LIST_PAGE) rest.delete(name);
  return rest;
}

/** Whether anything is searched for. */
export function isSearch({ text, fields }: ExplorerSearch): boolean {
  return text.trim() !== '' || Object.values(fields).some((value) => value.trim() !== '');
}

/**
 * The calls that a search makes, without their pages. A text searches collections and NFTs, `#` and digits the serial
 * numbers of NFTs; fields of the collection narrow its NFTs too, and their owner the collections. Null for what is not searched.
 */
export function searchCalls({ text, fields }: ExplorerSearch): {
  readonly collections: URLSearchParams | null;
  readonly nfts: URLSearchParams | null;
} {
  const serial = /^#(\d{1,18})$/.exec(text)?.[1];
  const query = serial === undefined ? text : undefined;
  const { collectionName, owner, collectionCreationDateFrom: from, collectionCreationDateTo: to } = fields;
  const ofCollection = { query: withWildcards(query), name: collectionName, createdAfter: from, createdBefore: to };
  const ofNft = {
    query,
    serialNumber: serial,
    name: fields.nftName,
    owner,
    creator: fields.nftCreator,
    createdAfter: fields.nftMintDateFrom,
    createdBefore: fields.nftMintDateTo,
  };
  const inCollections = { collectionName, collectionCreatedAfter: from, collectionCreatedBefore: to };
  return {
    collections: queryOf(ofCollection) && queryOf({ ...ofCollection, owner, tokenType: 'NON_FUNGIBLE_UNIQUE' }),
    nfts: queryOf(ofNft) && queryOf({ ...ofNft, ...inCollections }),
  };
}

/** A part of a name as the search of tokens is sent it; ids are sent as they are. */
function withWildcards(text: string | undefined): string | undefined {
  const words = text?.trim() ?? '';
  return words === '' || words.includes('*') || /^[\d.]+$/.test(words) ? words || undefined : `*${words}*`;
}

function queryOf(parameters: Readonly<Record<string, string | undefined>>): URLSearchParams | null {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, value);
  }
  return query.size === 0 ? null : query;
}
