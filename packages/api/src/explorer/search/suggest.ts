import type { Suggestion, SuggestionKind, SuggestReply, SuggestRequest, WrongChecksum } from '@ledgerscope/contract';
import { entityChecksum, formatEntityId, LEDGER_IDS, NS_PER_DAY } from '@ledgerscope/ledger';
import { QueryLimitError, RetryableStoreError, recentActivity, untilAborted } from '@ledgerscope/ledger-store';
import { PortalRetryError } from '@ledgerscope/portal-store';
import type { ApiContext } from '../../api-context.ts';
import { byAddress, byBeginning, byId, byKey, byPart } from './entity-sources.ts';
import {
  blockSource,
  contractNameSource,
  dappSource,
  nftNameSource,
  nftSource,
  nodeSource,
  transactionSource,
} from './other-sources.ts';
import { rankFound, shownOf } from './rank-found.ts';
import { searchRoute } from './search-route.ts';
import { readSearchText, type SearchText } from './search-text.ts';
import type { FoundEntity } from './suggestion-of.ts';

/** What the words in front of a number or name stand for. */
const KINDS_OF: Readonly<Record<string, readonly SuggestionKind[]>> = {
  account: ['account'],
  contract: ['contract'],
  token: ['token', 'collection'],
  collection: ['collection'],
  nft: ['nft'],
  topic: ['topic'],
  transaction: ['transaction'],
  tx: ['transaction'],
  block: ['block'],
  schedule: ['schedule'],
  file: ['file'],
  node: ['node'],
};

/** Use is measured by the transactions of this time. */
const ACTIVE_NS = 30n * NS_PER_DAY;

/** Answers a search text from every kind at once; what is not there after `budgetMs` is omitted. */
export async function suggest(
  context: ApiContext,
  { q = '', scope }: SuggestRequest,
  budgetMs: number,
): Promise<SuggestReply> {
  const search = readSearchText(q);
  const named = search.noun === undefined ? undefined : readSearchText(search.noun.text);
  const checksum = wrongChecksum(context, named ?? search);
  const { rows, incomplete } =
    search.text === '' || checksum !== null
      ? { rows: [], incomplete: false }
      : await findInTime(context, search, named, budgetMs);
  const data = shownOf(rows);
  const exact = rows.filter((row) => row.exact);
  const route = searchRoute(search, scope, exact, checksum);
  return { data, totalCount: data.length, size: data.length, route, checksum, incomplete };
}

/**
 * All that is found in time, the best first; what is used most is found out where there is time left.
 * @param named the text behind a word that says what is meant, such as the 3305 of `block 3305`: what it names comes first
 */
async function findInTime(context: ApiContext, search: SearchText, named: SearchText | undefined, budgetMs: number) {
  const { snapshot } = context;
  const end = performance.now() + budgetMs;
  const kinds = KINDS_OF[search.noun?.word ?? ''] ?? [];
  const answers = await inTime(
    () => [...askSources(context, search), ...(named === undefined ? [] : askSources(context, named, kinds))],
    budgetMs,
  );
  const count = SOURCES.length;
  const [ofText, ofNoun] = [foundIn(answers.slice(0, count)), foundIn(answers.slice(count))];
  const nowNs = snapshot.head?.lastNs ?? 0n;
  const ids = [...new Set([...ofText, ...ofNoun].map(({ entity, token }) => entity?.id ?? token).filter(isGiven))];
  const left = end - performance.now();
  const [transactions = new Map()] =
    ids.length < 2 || left <= 0 ? [] : await inTime(() => [recentActivity(snapshot, ids, nowNs - ACTIVE_NS)], left);
  const ranked = rankFound(ofText, search, { nowNs, transactions });
  const rankedOfNoun = named === undefined ? [] : rankFound(ofNoun, named, { nowNs, transactions });
  return { rows: eachOnce(rankedOfNoun, ranked), incomplete: answers.includes(undefined) };
}

/** Rows of both, those that are named whole first, and of these the former ones. */
function eachOnce(former: readonly Suggestion[], latter: readonly Suggestion[]): readonly Suggestion[] {
  if (former.length === 0) return latter;
  const links = new Set(former.map(({ link }) => link));
  const all = [...former, ...latter.filter(({ link }) => !links.has(link))];
  return [...all.filter(({ exact }) => exact), ...all.filter(({ exact }) => !exact)];
}

type Source = (context: ApiContext, search: SearchText) => Promise<FoundEntity[]>;

/** Whatever answers a text by itself. */
const SOURCES: readonly Source[] = [
  byId,
  plain(transactionSource),
  byAddress,
  byText,
  byKey,
  plain(nftSource),
  plain(blockSource),
  plain(nodeSource),
  plain(dappSource),
  contractNameSource,
  plain(nftNameSource),
];

/** @param kinds what is looked for; undefined for everything */
function askSources(context: ApiContext, search: SearchText, kinds?: readonly SuggestionKind[]) {
  return SOURCES.map(async (source) => {
    const found = await source(context, search);
    return kinds === undefined ? found : found.filter(({ row }) => kinds.includes(row.kind));
  });
}

function isGiven(id: bigint | undefined): id is bigint {
  return id !== undefined;
}

function plain(source: (context: ApiContext, search: SearchText) => Promise<readonly Suggestion[]>): Source {
  return async (context, search) => (await source(context, search)).map((row) => ({ row }));
}

/** What begins like the text, and where that is little also what holds it. */
async function byText(context: ApiContext, search: SearchText): Promise<FoundEntity[]> {
  const beginning = await byBeginning(context, search);
  return [...beginning, ...(await byPart(context, search, beginning.length))];
}

/** A source that is late, or too busy, is omitted. */
function foundIn(answers: readonly (FoundEntity[] | undefined)[]): FoundEntity[] {
  return answers.flatMap((rows) => rows ?? []);
}

function wrongChecksum({ network }: ApiContext, { id: whole, nft, checksum }: SearchText): WrongChecksum | null {
  const id = whole ?? nft?.token;
  const ledgerId = LEDGER_IDS[network()];
  if (id === undefined || checksum === null || ledgerId === undefined) return null;
  const right = entityChecksum(id, ledgerId);
  if (right === checksum) return null;
  const text = formatEntityId(id);
  const message = `Wrong checksum: on this network it is ${text}-${right}.`;
  return { id: text, given: checksum, right, message };
}

/**
 * What each question answers, in order; undefined where the answer takes longer than `budgetMs` or the store is too busy.
 * What is still asked of the store then is given up.
 */
export async function inTime<T>(ask: () => readonly Promise<T>[], budgetMs: number): Promise<(T | undefined)[]> {
  const ended = new AbortController();
  const questions = untilAborted(ended.signal, ask);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), budgetMs);
  });
  try {
    return await Promise.all(questions.map((question) => Promise.race([question.catch(asMissing), late])));
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

function asMissing(error: unknown): undefined {
  const busy = [QueryLimitError, RetryableStoreError, PortalRetryError].some((kind) => error instanceof kind);
  if (busy) return undefined;
  throw error;
}
