import { placeCursor } from './cursor.ts';
import { CHOSEN_VALUES_MAX, parseTraits, type TraitChoice } from './nft-traits.ts';
import { deepOfOne, page, sortedPage } from './page-query.ts';
import {
  ENTITY,
  epoch,
  named,
  oneOf,
  type ParameterType,
  parameter,
  searchText,
  serialNumber,
  someTexts,
  TIME_FORMS,
  text,
  whereGiven,
} from './parameter.ts';
import { inOrder, type ParameterSchema, type Query, type QueryValue, query } from './query.ts';
import { periodOr } from './time-query.ts';
import { tokenCursor, tokenFilter } from './token-queries.ts';

const MAX_NAMED = 20;
const COLLECTION_NFTS = 5;
const NFTS_MAX = 25;
const OFFSET_MAX = 10_000;

/** Behind an NFT of a list. */
export const nftCursor = placeCursor({ mintedNs: 'ns', token: 'id', serial: 'ns' });

/** Metadata of an NFT, newest first by default. */
export const metadataHistoryQuery = page(['consensusTime']);

const traitChoice: ParameterType<TraitChoice | undefined> = {
  schema: { type: 'string' },
  read: whereGiven((value, name, read) => {
    const rule = `must be a JSON object of values by trait name, at most ${CHOSEN_VALUES_MAX} in total, such as {"Eyes":["blue","green"]}`;
    return parseTraits(value) ?? read.refuse(name, rule);
  }),
};

const chosenTraits = parameter(
  'traits',
  traitChoice,
  'Only NFTs with one of the given values for every given trait (exact match), as JSON: `{"Eyes":["blue","green"],"Hat":["none"]}`; together with one `tokenId` or more.',
);

/** What counts of traits take into account. */
export const traitListQuery = query(
  parameter('traits', traitChoice, 'Counts NFTs that match the other traits selected, as in the NFT list.'),
);

/** A list of NFTs. Without a sort its own order holds: by mint, or by serial within a collection. */
const nfts = query(
  sortedPage(
    nftCursor,
    {
      fields: { createdOn: 'createdOn', serialNumber: 'serialNumber' },
      byDefault: undefined,
    },
    { deep: 'one' },
  ),
  parameter(
    ['tokenId', 'tokenID', 'token'],
    someTexts(MAX_NAMED),
    'Only NFTs in these collections; repeatable.',
    'tokens',
  ),
  parameter('owner', someTexts(MAX_NAMED), `Only NFTs of these owners: ${ENTITY}; repeatable.`, 'owners'),
  parameter(['creator', 'nftCreator'], named, `Only NFTs whose mint was paid by this account: ${ENTITY}.`),
  parameter(['serialNumber', 'serial'], serialNumber(0), 'Only this serial number.', 'serial'),
  parameter(['name', 'nftName'], searchText, 'Part of the NFT or collection name; * matches any characters.'),
  parameter(
    ['q', 'query'],
    searchText,
    '`tokenId#serial` or `tokenId/serial`, `#serial`, a token or owner ID, or part of a name as in `name`.',
  ),
  inOrder(
    parameter('createdAfter', epoch, `Earliest mint, inclusive; ${TIME_FORMS}.`, 'mintedFrom'),
    parameter('createdBefore', epoch, `Latest mint, exclusive; ${TIME_FORMS}.`, 'mintedUntil'),
  ),
  chosenTraits,
  parameter('collectionName', searchText, 'Part of the collection name only; * as in `name`.'),
  inOrder(
    parameter('collectionCreatedAfter', epoch, `Earliest creation of the collection, inclusive; ${TIME_FORMS}.`),
    parameter('collectionCreatedBefore', epoch, `Latest creation of the collection, exclusive; ${TIME_FORMS}.`),
  ),
  parameter(
    ['mintTransactionId', 'mintTransactionID'],
    text,
    'Only NFTs minted by this transaction, in any of the accepted forms.',
  ),
);
export type NftListRequest = QueryValue<typeof nfts>;

/** The same; lists of one collection or one owner are stored in their order, and rows of them can be skipped to any depth. */
export const nftListQuery = deepOfOne(nfts, isOfOne);

function isOfOne({ tokens, owners, ...request }: NftListRequest): boolean {
  const { creator, serial, name, q, mintedFrom, mintedUntil, traits, mintTransactionId, collectionName } = request;
  const { collectionCreatedAfter, collectionCreatedBefore } = request;
  const others = [creator, serial, name, q, mintedFrom, mintedUntil, traits, mintTransactionId, collectionName];
  const isFiltered = [...others, collectionCreatedAfter, collectionCreatedBefore].some((one) => one !== undefined);
  return !isFiltered && tokens.length <= 1 && owners.length <= 1 && tokens.length + owners.length > 0;
}

/** Which NFTs are shown of each collection. */
export interface NestedPage {
  readonly nftLimit: number;
  readonly nftOffset: number;
}

const skipped: ParameterSchema = {
  type: 'integer',
  minimum: 0,
  maximum: OFFSET_MAX,
  description: 'NFTs of each collection to skip.',
};
const nestedPage: Query<'nftLimit' | 'nftPage' | 'nftOffset' | 'nftoffset', NestedPage> = {
  parameters: {
    nftLimit: {
      type: 'integer',
      minimum: 0,
      maximum: NFTS_MAX,
      description: `NFTs shown of each collection; ${COLLECTION_NFTS} by default.`,
    },
    nftPage: { ...skipped, minimum: 1, description: 'Page number, starting at 1.' },
    nftOffset: skipped,
    nftoffset: { ...skipped, description: 'Same as `nftOffset`.' },
  },
  read: (read) => {
    const nftLimit = read.whole(['nftLimit'], 0, NFTS_MAX, COLLECTION_NFTS);
    const nftPage = read.whole(['nftPage'], 1, OFFSET_MAX, 1);
    const nftOffset = read.whole(['nftOffset', 'nftoffset'], 0, OFFSET_MAX, (nftPage - 1) * nftLimit);
    if (nftOffset > OFFSET_MAX) read.refuse('nftPage', `reaches beyond NFT ${OFFSET_MAX} of the collection`);
    return { nftLimit, nftOffset };
  },
};

/** A list of collections. */
export const collectionListQuery = query(
  sortedPage(
    tokenCursor,
    {
      fields: { createdOn: 'created', name: 'name' },
      byDefault: 'created',
      ascending: ['name'],
    },
    { limit: 10 },
  ),
  nestedPage,
  tokenFilter,
  parameter('owner', named, `Only collections of which this account owns an NFT: ${ENTITY}.`),
  parameter('tokenType', oneOf(['NON_FUNGIBLE_UNIQUE']), 'Token type; all collections have this one.'),
);

/** A list of collections by how often their NFTs changed hands. */
export const activeCollectionQuery = query(
  page(['transfers'], { limit: 5, onlyOrder: true }),
  nestedPage,
  periodOr('1W'),
  parameter(['tokenID', 'tokenId'], named, 'Only this collection.', 'id'),
);
