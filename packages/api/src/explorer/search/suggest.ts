import type { Suggestion, SuggestReply, SuggestRequest, WrongChecksum } from '@ledgerscope/contract';
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

/** Use is measured by the transactions of this time. */
const ACTIVE_NS = 30n * NS_PER_DAY;

/** Answers a search text from every kind at once; what is not there after `budgetMs` is omitted. */
export async function suggest(
  context: ApiContext,
  { q = '', scope }: SuggestRequest,
  budgetMs: number,
): Promise<SuggestReply> {
  const search = readSearchText(q);
  const checksum = wrongChecksum(context, search);
  const { rows, incomplete } =
    search.text === '' || checksum !== null
      ? { rows: [], incomplete: false }
      : await findInTime(context, search, budgetMs);
  const data = shownOf(rows);
  const exact = rows.filter((row) => row.exact);
  const route = searchRoute(search, scope, exact, checksum);
  return { data, totalCount: data.length, size: data.length, route, checksum, incomplete };
}

/** All that is found in time, the best first; what is used most is found out where there is time left. */
async function findInTime(context: ApiContext, search: SearchText, budgetMs: number) {
  const { snapshot } = context;
  const end = performance.now() + budgetMs;
  const { rows, incomplete } = await gatherInTime(() => askSources(context, search), budgetMs);
  const nowNs = snapshot.head?.lastNs ?? 0n;
  const ids = [...new Set(rows.flatMap(({ entity }) => (entity === undefined ? [] : [entity.id])))];
  const left = end - performance.now();
  const [transactions = new Map()] =
    ids.length < 2 || left <= 0 ? [] : await inTime(() => [recentActivity(snapshot, ids, nowNs - ACTIVE_NS)], left);
  return { rows: rankFound(rows, search, { nowNs, transactions }), incomplete };
}

function askSources(context: ApiContext, search: SearchText): Promise<FoundEntity[]>[] {
  return [
    byId(context, search),
    plain(transactionSource(context, search)),
    byAddress(context, search),
    byText(context, search),
    byKey(context, search),
    plain(nftSource(context, search)),
    plain(blockSource(context, search)),
    plain(nodeSource(context, search)),
    plain(dappSource(context, search)),
    plain(contractNameSource(context, search)),
    plain(nftNameSource(context, search)),
  ];
}

async function plain(source: Promise<readonly Suggestion[]>): Promise<FoundEntity[]> {
  return (await source).map((row) => ({ row }));
}

/** What begins like the text, and where that is little also what holds it. */
async function byText(context: ApiContext, search: SearchText): Promise<FoundEntity[]> {
  const beginning = await byBeginning(context, search);
  return [...beginning, ...(await byPart(context, search, beginning.length))];
}

/** The rows of every source that answers in time; one that is late, or too busy, is omitted, and the answer marked incomplete. */
async function gatherInTime(sources: () => readonly Promise<FoundEntity[]>[], budgetMs: number) {
  const answers = await inTime(sources, budgetMs);
  return { rows: answers.flatMap((rows) => rows ?? []), incomplete: answers.includes(undefined) };
}

function wrongChecksum({ network }: ApiContext, { id, checksum }: SearchText): WrongChecksum | null {
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
