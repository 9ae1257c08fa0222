import {
  type EntityListRequest,
  type EntityPlace,
  entityCursor,
  type Facets,
  type ListReply,
  nextOf,
} from '@ledgerscope/contract';
import { type EntityId, parseChecksummedId, parseEntityId } from '@ledgerscope/ledger';
import {
  countEntities,
  type EntityFilter,
  type EntityNoun,
  type EntityTallies,
  type EntityTally,
  type LedgerSnapshot,
  type ListedPlace,
  listEntities,
  normalText,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { entityInQuery, entityNamed } from '../entity-named.ts';
import { exactFirst, idToContinueBehind, wholeId } from '../exact-first.ts';
import { knownNames } from '../names/known-names.ts';
import { idPatternOf, searchWords } from '../searched-text.ts';
import { publicKeyOf } from './public-key-of.ts';

/** How a list of entities is answered. */
interface EntityList<Row> {
  readonly noun: EntityNoun;
  /** Rows by id; an id lacks one only if it was deleted from state after the ids were read. */
  readonly rows: (ids: readonly bigint[]) => Promise<readonly Row[]>;
}

/** A page of accounts, contracts or topics with its count and facets. */
export async function entityListReply<Row>(
  context: ApiContext,
  request: EntityListRequest,
  { noun, rows }: EntityList<Row>,
): Promise<ListReply<Row>> {
  const filter = await makeEntityFilter(context, noun, request);
  if (filter === undefined) return { data: [], totalCount: 0, size: 0, next: null };
  const { limit, sort } = request;
  const [found, counted] = await Promise.all([
    limit === 0 ? [] : listFound(context.snapshot, request, filter),
    countEntities(context.snapshot, filter),
  ]);
  const data = await rows(found.slice(0, limit).map(({ id }) => id));
  return {
    data,
    totalCount: Number(totalOf(filter, counted)),
    size: data.length,
    next: nextOf(entityCursor, found, limit, (row) =>
      request.exactFirst ? { id: idToContinueBehind(request, row.id) } : placeOf(row, sort),
    ),
    ...(counted.lowerBound ? { totalCountIsLowerBound: true } : {}),
    ...(request.facets ? { facets: facetsOf(filter, counted) } : {}),
  };
}

/** The rows of the page, and one more where there is a next page. Whoever asks for an id sees what has it first. */
async function listFound(
  snapshot: LedgerSnapshot,
  { q, exactFirst: isExactFirst, limit, offset, order, sort, after }: EntityListRequest,
  filter: EntityFilter,
): Promise<ListedPlace[]> {
  const page = { ...filter, sort, order, limit: limit + 1, offset, after };
  const id = isExactFirst ? wholeId(q) : undefined;
  if (id === undefined) return listEntities(snapshot, page);
  const [row] = await listEntities(snapshot, { ...filter, idPattern: undefined, ids: [id], sort, order, limit: 1 });
  return row === undefined
    ? listEntities(snapshot, page)
    : exactFirst(row, page, (part) => listEntities(snapshot, { ...page, ...part }));
}

function placeOf({ id, sorted }: ListedPlace, by: EntityListRequest['sort']): EntityPlace {
  return sorted === undefined || by === 'created' ? { id } : { id, sorted: { by, ...sorted } };
}

function totalOf(filter: EntityFilter, { tallies }: EntityTallies): bigint {
  const wanted = tallies.filter(
    ({ kind, deleted }) =>
      (filter.kinds?.includes(kind) ?? true) && (filter.deleted === undefined || filter.deleted === deleted),
  );
  return wanted.reduce((sum, { count }) => sum + count, 0n);
}

/** Each counts what is left by the other one, whatever is chosen of itself: the rows that choosing it would show. */
function facetsOf({ noun, kinds, deleted }: EntityFilter, { tallies }: EntityTallies): Facets {
  const ofKinds = tallies.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const status = sums(ofKinds, (tally) => (tally.deleted ? 'DELETED' : 'ACTIVE'));
  if (noun === 'topic') return { status };
  const inState = tallies.filter((tally) => deleted === undefined || tally.deleted === deleted);
  return { kind: sums(inState, ({ kind }) => kind.toUpperCase()), status };
}

function sums(tallies: readonly EntityTally[], nameOf: (tally: EntityTally) => string): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const tally of tallies) counted[nameOf(tally)] = (counted[nameOf(tally)] ?? 0) + Number(tally.count);
  return counted;
}

const LONG_HEX = /^(?:0x)?[0-9a-f]{64,}$/i;
/** Says nothing of what is looked for. */
const ANYTHING = /^\*+$/;

/** The part of a filter that a searched text means; undefined where nothing can match. */
type Searched = Pick<EntityFilter, 'ids' | 'idPattern' | 'publicKey' | 'memos' | 'named'>;

/**
 * The store's filter for a list of accounts and contracts, or of topics; undefined where nothing can match.
 * @throws ApiError for a wrong checksum, a creator that is no account, or too many words
 */
export async function makeEntityFilter(
  context: ApiContext,
  noun: EntityNoun,
  request: EntityListRequest,
): Promise<EntityFilter | undefined> {
  const searched = request.q === undefined ? {} : await searchedEntities(context, noun, request.q);
  const creator = await entityInQuery(context, request.creator);
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
    kinds: noun === 'account' && named.length > 0 ? named : undefined,
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
  const others = noun === 'topic' ? undefined : await resolveSearched(context, text);
  if (others !== undefined) return others;
  const memo = memoWords(text, 'q');
  return memo === undefined || noun === 'topic' ? memo : { ...memo, named: await namedBy(context, text) };
}

/** Accounts and contracts whose name holds each word of a text: of nodes, dapps and contracts there are few. */
async function namedBy(context: ApiContext, text: string): Promise<readonly EntityId[]> {
  const words = normalText(text).split(' ');
  const found = (await knownNames(context)).filter(({ name, className }) => {
    const whole = normalText(`${name} ${className ?? ''}`);
    return words.every((word) => whole.includes(word));
  });
  return found.flatMap(({ id }) => parseEntityId(id) ?? []);
}

/** Whom an address, alias or public key means; undefined where the text is none of these. */
async function resolveSearched(context: ApiContext, text: string): Promise<Searched | undefined> {
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
