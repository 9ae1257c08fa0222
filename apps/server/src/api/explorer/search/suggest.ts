import type { Suggestion, SuggestReply, SuggestRequest, WrongChecksum } from '@ledgerscope/contract';
import { entityChecksum, formatEntityId, LEDGER_IDS } from '@ledgerscope/ledger';
import type { ApiContext } from '../../api-context.ts';
import { byAddress, byBeginning, byId, byKey, byPart } from './entity-sources.ts';
import { inTime } from './in-time.ts';
import { blockSource, nftNameSource, nftSource, transactionSource } from './other-sources.ts';
import { ranked } from './ranked.ts';
import { searchRoute } from './search-route.ts';
import { readSearchText, type SearchText } from './search-text.ts';
import { contractNameSource, dappSource, nodeSource } from './small-lists.ts';

/** Answers a search text from every kind at once; what is not there after `budgetMs` is left out. */
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
      : await gathered(() => sourcesOf(context, search), budgetMs);
  const data = ranked(rows, search);
  const exact = rows.filter((row) => row.exact);
  const route = searchRoute(search, scope, exact, checksum);
  return { data, totalCount: data.length, size: data.length, route, checksum, incomplete };
}

function sourcesOf(context: ApiContext, search: SearchText): Promise<Suggestion[]>[] {
  return [
    byId(context, search),
    transactionSource(context, search),
    byAddress(context, search),
    byText(context, search),
    byKey(context, search),
    nftSource(context, search),
    blockSource(context, search),
    nodeSource(context, search),
    dappSource(context, search),
    contractNameSource(context, search),
    nftNameSource(context, search),
  ];
}

/** What begins like the text, and where that is little also what holds it. */
async function byText(context: ApiContext, search: SearchText): Promise<Suggestion[]> {
  const beginning = await byBeginning(context, search);
  return [...beginning, ...(await byPart(context, search, beginning.length))];
}

/** The rows of every source that answers in time; one that is late, or too busy, is left out and told. */
async function gathered(sources: () => readonly Promise<Suggestion[]>[], budgetMs: number) {
  const answers = await inTime(sources, budgetMs);
  return { rows: answers.flatMap((rows) => rows ?? []), incomplete: answers.includes(undefined) };
}

function wrongChecksum({ network }: ApiContext, { id, checksum }: SearchText): WrongChecksum | null {
  const ledgerId = LEDGER_IDS[network()];
  if (id === undefined || checksum === null || ledgerId === undefined) return null;
  const right = entityChecksum(id, ledgerId);
  if (right === checksum) return null;
  const text = formatEntityId(id);
  const message = `The checksum does not fit: ${text} ends in -${right} on this network.`;
  return { id: text, given: checksum, right, message };
}
