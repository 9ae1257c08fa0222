import { readMirrorAddress } from '@ledgerscope/contract/mirror/mirror-ids';
import {
  consensusNsOf,
  type EntityId,
  larger,
  mayApproveTokens,
  NS_PER_MS,
  smaller,
  TOKEN_APPROVAL_TYPES,
} from '@ledgerscope/ledger';
import {
  contractResultsAt,
  entityByAlias,
  entityByEvmAddress,
  type LedgerSnapshot,
  type LogSearch,
  MAX_PAGE,
  stateRows,
  tokenEventInstants,
  tokenTable,
  transactionInstants,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import { type FoundLogs, hasTopics, inOrder, isWithinEnds, NO_LOGS, wholeList, wordOf } from './log-search.ts';
import { TOKEN_LOG_TOPICS, tokenLogsAt } from './token-logs.ts';

/** Transactions that are looked at for one page; those behind them are on the next one. */
const MOST_LOOKED = 5_000;
const LEAST_LOOK = 50;
const TAG = 'transaction:list';
/** What a contract call caused comes so soon behind it, and is listed with it. */
const CHILDREN_WITHIN_NS = NS_PER_MS;
const ADDRESS_DIGITS = 40;
const ADDRESS_BITS = 160n;

interface Span {
  readonly first: bigint;
  readonly last: bigint;
}

/** A part of a walk: where logs may be listed, and the instant that was looked at last. */
interface Look {
  readonly listed: readonly bigint[];
  /** Of a transaction, which may be listed before it. */
  readonly end: bigint;
  readonly isOver: boolean;
}

/** A page of the logs that stand for what was done with tokens. However rare they are, a bounded number of transactions is looked at. */
export async function findTokenLogs(snapshot: LedgerSnapshot, search: LogSearch): Promise<FoundLogs> {
  const { low, high, order, limit } = search;
  const looker = await findLooker(snapshot, search);
  if (looker === undefined) return NO_LOGS;
  const [rows, seen] = [[] as FoundLogs['rows'][number][], new Set<bigint>()];
  let span: Span = { first: low[0], last: high[0] + looker.behindNs };
  for (let looked = 0; span.first <= span.last; ) {
    const missing = limit - rows.length;
    const size = looked === 0 ? looker.firstLook(missing) : Math.min(MAX_PAGE, Math.max(LEAST_LOOK, missing * 4));
    const { listed, end, isOver } = await looker.look(span, size);
    const fresh = listed.filter((instant) => !seen.has(instant) && seen.add(instant).size > 0);
    const logs = [...(await tokenLogsAt(snapshot, fresh)).values()].flat();
    rows.push(...inOrder(logs, order).filter((log) => passes(search, log)));
    if (rows.length >= limit) return wholeList(rows.slice(0, limit));
    looked += size;
    if (isOver) break;
    // What is listed further on was given already.
    if (looked >= MOST_LOOKED) return { rows, lookedUpTo: order === 'asc' ? end : listed.reduce(smaller, end) };
    span = order === 'asc' ? { ...span, first: end + 1n } : { ...span, last: end - 1n };
  }
  return wholeList(rows);
}

function passes(search: LogSearch, log: FoundLogs['rows'][number]): boolean {
  const isOfContract = search.contract === undefined || log.contract === search.contract;
  return isOfContract && isWithinEnds(search, log) && hasTopics(search, log);
}

interface Looker {
  readonly look: (span: Span, size: number) => Promise<Look>;
  /** How many transactions are looked at first for so many logs. */
  readonly firstLook: (missing: number) => number;
  /** So far behind a span there may be transactions that are listed in it. */
  readonly behindNs: bigint;
}

/** What walks through the fewest transactions that a search leaves; undefined where there are none. */
async function findLooker(snapshot: LedgerSnapshot, search: LogSearch): Promise<Looker | undefined> {
  const { topics, contract, order } = search;
  const [events = []] = topics;
  const known = TOKEN_LOG_TOPICS.map(wordOf);
  if (events.length > 0 && !events.some((topic) => known.includes(wordOf(topic)))) return undefined;
  if (contract !== undefined && (await stateRows(snapshot, tokenTable, [{ id: contract }])).length === 0)
    return undefined;
  const account = await findAccount(snapshot, topics);
  if (account === 'nobody') return undefined;
  const party = account ?? contract;
  if (party === undefined)
    return {
      look: (span, size) => lookAtAll(snapshot, span, order, size),
      firstLook: (missing) => missing,
      behindNs: 0n,
    };
  const look = (span: Span, size: number) => lookAtParty(snapshot, party, span, order, size);
  return { look, firstLook: (missing) => Math.max(LEAST_LOOK, missing), behindNs: CHILDREN_WITHIN_NS };
}

/** Who has the address that is asked for as one of the two parties of an event; undefined where none is, or several are. */
async function findAccount(
  snapshot: LedgerSnapshot,
  topics: LogSearch['topics'],
): Promise<EntityId | 'nobody' | undefined> {
  const parties = topics.slice(1, 3).map((values) => (values.length === 1 ? values.map(wordOf) : []));
  const [word] = parties.flat().filter((one) => one !== 0n);
  if (word === undefined) return undefined;
  if (word >> ADDRESS_BITS > 0n) return 'nobody';
  const name = readMirrorAddress(word.toString(16).padStart(ADDRESS_DIGITS, '0'));
  if (name === undefined || name.kind === 'id') return name?.id ?? 'nobody';
  const address = Buffer.from(name.address, 'hex');
  // Whoever was deleted since is found too.
  return (await entityByEvmAddress(snapshot, address)) ?? (await entityByAlias(snapshot, address)) ?? 'nobody';
}

async function lookAtAll(snapshot: LedgerSnapshot, span: Span, order: LogSearch['order'], size: number): Promise<Look> {
  const listed = await tokenEventInstants(snapshot, { ...span, order, limit: size });
  return { listed, end: listed.at(-1) ?? span.last, isOver: listed.length < size };
}

/** What an account or a token took part in, and every approval: nothing says whom those are about but their bytes. */
async function lookAtParty(
  snapshot: LedgerSnapshot,
  party: EntityId,
  { first, last }: Span,
  order: LogSearch['order'],
  size: number,
): Promise<Look> {
  const page = { tag: TAG, order, limit: size, from: consensusNsOf(first), until: consensusNsOf(last + 1n) } as const;
  const lists = await Promise.all([
    transactionInstants(snapshot, { ...page, entity: party }),
    transactionInstants(snapshot, { ...page, types: TOKEN_APPROVAL_TYPES }),
  ]);
  const ends = lists.flatMap((list) => (list.length < size ? [] : list.slice(-1)));
  const [end = order === 'asc' ? last : first] =
    ends.length > 1 ? [ends.reduce(order === 'asc' ? smaller : larger)] : ends;
  const reached = lists.flat().filter((instant) => (order === 'asc' ? instant <= end : instant >= end));
  return { listed: await listedAt(snapshot, [...new Set(reached)]), end, isOver: ends.length === 0 };
}

/** Where the events of transactions are listed: of what ran for a contract call, at that call. */
async function listedAt(snapshot: LedgerSnapshot, instants: readonly bigint[]): Promise<readonly bigint[]> {
  const rows = (await transactionsAt(snapshot, instants)).filter(
    (row) => mayApproveTokens(row) || row.tokenTransferToken.length + row.nftTransferToken.length > 0,
  );
  const parents = rows.flatMap(({ parentNs }) => (parentNs === 0n ? [] : [parentNs]));
  const ran = new Set((await contractResultsAt(snapshot, [...new Set(parents)])).map(({ consensusNs }) => consensusNs));
  return [...new Set(rows.map(({ consensusNs, parentNs }) => (ran.has(parentNs) ? parentNs : consensusNs)))];
}
