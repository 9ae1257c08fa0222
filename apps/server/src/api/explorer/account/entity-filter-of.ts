import type { EntityListRequest } from '@ledgerscope/contract';
import { type EntityId, parseChecksummedId, parseEntityId } from '@ledgerscope/ledger';
import { type EntityFilter, type EntityNoun, normalText } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { entityNamed } from '../entity-named.ts';
import { idPatternOf } from '../id-pattern-of.ts';
import { knownNames } from '../names/known-names.ts';
import { searchWords } from '../search-words.ts';
import { publicKeyOf } from './public-key-of.ts';

const LONG_HEX = /^(?:0x)?[0-9a-f]{64,}$/i;
/** Says nothing of what is looked for. */
const ANYTHING = /^\*+$/;

/** The part of a filter that a searched text means; undefined where nothing can match. */
type Searched = Pick<EntityFilter, 'ids' | 'idPattern' | 'publicKey' | 'memos' | 'named'>;

/**
 * The store's filter for a list of accounts and contracts, or of topics; undefined where nothing can match.
 * @throws ApiError for a wrong checksum, a creator that is no account, or too many words
 */
export async function entityFilterOf(
  context: ApiContext,
  noun: EntityNoun,
  request: EntityListRequest,
): Promise<EntityFilter | undefined> {
  const searched = request.q === undefined ? {} : await searchedEntities(context, noun, request.q);
  const creator = await creatorOf(context, request.creator);
  const memo = request.memo === undefined ? {} : memoWords(request.memo, 'memo');
  if (searched === undefined || memo === undefined || creator === 'nobody') return undefined;
  return {
    noun,
    ...searched,
    memos: [...(searched.memos ?? []), ...(memo.memos ?? [])],
    creator,
    ...chosenOf(noun, request),
  };
}

function chosenOf(
  noun: EntityNoun,
  { statuses, kinds = [] }: EntityListRequest,
): Pick<EntityFilter, 'kinds' | 'deleted'> {
  const named = kinds.map((kind) => (kind === 'ACCOUNT' ? ('account' as const) : ('contract' as const)));
  return {
    kinds: noun === 'holder' && named.length > 0 ? named : undefined,
    deleted: statuses.length === 1 ? statuses[0] === 'DELETED' : undefined,
  };
}

/**
 * What a text means among accounts and contracts, or topics: an id or its beginning (`*` and `?` match digits), for
 * accounts and contracts an EVM address, alias or public key, else words of the memo; undefined where nothing can match.
 * @throws ApiError for a wrong checksum or too many words, naming `q`
 */
async function searchedEntities(context: ApiContext, noun: EntityNoun, text: string): Promise<Searched | undefined> {
  if (ANYTHING.test(text)) return {};
  const checked = parseChecksummedId(text);
  if (checked !== undefined && checked.checksum !== null) {
    await entityNamed(context, text, 'q');
    return { ids: [checked.id] };
  }
  const idPattern = idPatternOf(text);
  if (idPattern !== undefined) return idPattern === 'none' ? undefined : { idPattern };
  const others = noun === 'topic' ? undefined : await addressed(context, text);
  if (others !== undefined) return others;
  const memo = memoWords(text, 'q');
  return memo === undefined || noun === 'topic' ? memo : { ...memo, named: await namedBy(context, text) };
}

/** Accounts and contracts whose name holds each word of a text: of nodes, dapps and contracts there are few. */
async function namedBy(context: ApiContext, text: string): Promise<readonly EntityId[]> {
  const words = normalText(text).split(' ');
  const found = (await knownNames(context)).filter(({ name }) => {
    const whole = normalText(name);
    return words.every((word) => whole.includes(word));
  });
  return found.flatMap(({ id }) => parseEntityId(id) ?? []);
}

/** Whom an address, alias or public key means; undefined where the text is none of these. */
async function addressed(context: ApiContext, text: string): Promise<Searched | undefined> {
  const publicKey = publicKeyOf(text);
  if (publicKey !== undefined) return { publicKey };
  const named = await entityNamed(context, text, 'q');
  if (named.kind === 'known') return { ids: [named.id] };
  return named.kind === 'unknown' || LONG_HEX.test(text) ? { ids: [] } : undefined;
}

function memoWords(text: string, parameter: string): Searched | undefined {
  const memo = searchWords(text, parameter);
  return memo === undefined ? undefined : { memos: [memo] };
}

async function creatorOf(context: ApiContext, named: EntityListRequest['creator']) {
  if (named === undefined) return undefined;
  const entity = await entityNamed(context, named.value, named.name);
  if (entity.kind === 'known') return entity.id;
  if (entity.kind === 'unknown') return 'nobody';
  const message = `Query parameter ${named.name} has to be shard.realm.num, an EVM address or an alias.`;
  throw new ApiError('invalid_parameter', message, named.name);
}
