import type { MIRROR_CALLS } from '@ledgerscope/contract/mirror/mirror-calls';
import { type MirrorFilter, readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import { readMirrorInstant } from '@ledgerscope/contract/mirror/mirror-parameters';
import { type EntityId, NS_PER_DAY, TYPE_ID } from '@ledgerscope/ledger';
import {
  type ContractLogRow,
  type LedgerSnapshot,
  type LogSearch,
  type TransactionRow,
  transactionRaws,
  transactionsAt,
  transactionsByHash,
  unpackTransactionParts,
} from '@ledgerscope/ledger-store';
import { requireStored } from '@ledgerscope/transactions/values';
import { pairRange } from '../bounds.ts';
import { badRequest } from '../mirror-error.ts';
import type { MirrorQuery } from '../mirror-query.ts';
import {
  type MirrorAnswer,
  type MirrorAsked,
  type MirrorHandlers,
  type MirrorLinks,
  NO_LINKS,
} from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { timeFilter } from '../time-filter.ts';
import { findLogs, logsOfTransactions } from './find-logs.ts';
import { mirrorLogInBlock } from './mirror-log.ts';
import { evmHash } from './mirror-result.ts';
import { contractOfPath } from './named-contract.ts';
import { readAddresses, readRunBlocks } from './read-runs.ts';
import { transactionsOfEvmHash } from './run-of-path.ts';

const NO_PAGE = { body: { logs: [], links: NO_LINKS } };
const LONGEST_SEARCH_NS = 7n * NS_PER_DAY;
const NO_SEARCH = 'Cannot search topics without a valid timestamp range:';
const TOPICS = ['topic0', 'topic1', 'topic2', 'topic3'] as const;
const HASH_DIGITS = 96;

/** Logs of all contracts, and of one. */
export const MIRROR_LOG_HANDLERS = {
  mirrorLogs: async ({ snapshot, query, linkBehind }) => {
    const hashes = query.all('transaction.hash');
    if (hashes.length > 1) throw badRequest('Only one transaction.hash filter is allowed');
    const search = logSearch(undefined, query);
    const [hash] = hashes;
    if (hash === undefined) return answerLogs(snapshot, await findLogs(snapshot, search), search, linkBehind);
    const bytes = Buffer.from(hash.value, 'hex');
    const named =
      hash.value.length === HASH_DIGITS
        ? await transactionsByHash(snapshot, bytes)
        : await transactionsOfEvmHash(snapshot, bytes);
    const instants = named.map(({ consensusNs }) => consensusNs);
    return answerLogs(snapshot, await logsOfTransactions(snapshot, instants, search), search, linkBehind);
  },
  mirrorContractLogs: async ({ snapshot, path, query, linkBehind }) => {
    const contract = await contractOfPath(snapshot, path);
    const search = logSearch(contract, query);
    if (contract === undefined) return NO_PAGE;
    return answerLogs(snapshot, await findLogs(snapshot, search), search, linkBehind);
  },
} satisfies Partial<MirrorHandlers>;

/** What both lists can be asked by. */
type LogQuery = MirrorQuery<typeof MIRROR_CALLS.mirrorContractLogs.params>;

/** @throws MirrorError for bounds that go with no others, and topics of more time than can be searched */
function logSearch(contract: EntityId | undefined, query: LogQuery): LogSearch {
  const times = query.all('timestamp');
  timeFilter(times);
  const index = query.all('index');
  const timestamp = asEqual(times);
  if (index.some(isEqual) && !timestamp.some(isEqual)) throw badRequest('timestamp must have eq operator');
  const { low, high, second } = pairRange({ key: 'timestamp', filters: timestamp }, { key: 'index', filters: index });
  const topics = TOPICS.map((name) => query.all(name).map(({ value }) => topicBytes(value)));
  if (topics.some(({ length }) => length > 0)) checkSearch(timestamp);
  const { order, limit } = query;
  const ends = second === undefined ? { low, high } : { low: [low[0], second], high: [high[0], second] };
  return { ...(ends as Pick<LogSearch, 'low' | 'high'>), contract, topics, order, limit };
}

function isEqual({ operator }: MirrorFilter<bigint>): boolean {
  return operator === 'eq';
}

/** One instant that is given by two bounds. */
function asEqual(times: readonly MirrorFilter<bigint>[]): readonly MirrorFilter<bigint>[] {
  const [first, last] = ['gte', 'lte'].map((operator) => times.find((one) => one.operator === operator)?.value);
  return first !== undefined && first === last ? [{ operator: 'eq', value: first }] : times;
}

/** @throws MirrorError */
function checkSearch(times: readonly MirrorFilter<bigint>[]): void {
  if (times.some(isEqual)) return;
  if (times.length === 0) throw badRequest(`${NO_SEARCH} No timestamp range or eq operator provided`);
  const boundOf = (strict: 'gt' | 'lt', step: bigint) =>
    times
      .filter(({ operator }) => operator.startsWith(strict))
      .map(({ operator, value }) => (operator === strict ? value + step : value))[0];
  const [first, last] = [boundOf('gt', 1n), boundOf('lt', -1n)];
  if (first === undefined || last === undefined)
    throw badRequest(`${NO_SEARCH} Timestamp range must have gt (or gte) and lt (or lte), or eq operator`);
  if (last < first || last - first > LONGEST_SEARCH_NS)
    throw badRequest(`${NO_SEARCH} Timestamp range by the lower and upper bounds must be positive and within 7d`);
}

function topicBytes(digits: string): Uint8Array {
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
}

async function answerLogs(
  snapshot: LedgerSnapshot,
  { rows, lookedUpTo }: Awaited<ReturnType<typeof findLogs>>,
  { limit, low, high }: LogSearch,
  linkBehind: MirrorAsked['linkBehind'],
): Promise<MirrorAnswer> {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const end = last === undefined ? undefined : { at: last.consensusNs, index: last.logIndex };
  return {
    body: { logs: await mirrorLogs(snapshot, rows), links: linkOf({ low, high }, end, lookedUpTo, linkBehind) },
  };
}

/** @param end the last row of a full page @param lookedUpTo the instant that was looked at last, where that was not the end of the list */
function linkOf(
  { low, high }: Pick<LogSearch, 'low' | 'high'>,
  end: { readonly at: bigint; readonly index: number } | undefined,
  lookedUpTo: bigint | undefined,
  linkBehind: MirrorAsked['linkBehind'],
): MirrorLinks {
  const time = (at: bigint, inclusive: boolean) => ({ key: 'timestamp', value: timeText(at), inclusive });
  if (end === undefined)
    return lookedUpTo === undefined ? NO_LINKS : linkBehind([time(lookedUpTo, false)], readMirrorInstant);
  const index = { key: 'index', value: String(end.index) };
  if (low[0] !== high[0]) return linkBehind([time(end.at, true), index], readMirrorInstant);
  return low[1] === high[1] ? NO_LINKS : linkBehind([index], readLong);
}

async function mirrorLogs(snapshot: LedgerSnapshot, rows: readonly ContractLogRow[]) {
  const instants = [...new Set(rows.map(({ consensusNs }) => consensusNs))];
  const [transactions, addressOf] = await Promise.all([
    transactionsAt(snapshot, instants),
    readAddresses(
      snapshot,
      rows.map(({ contract }) => contract),
    ),
  ]);
  const [blocks, hashOf] = await Promise.all([
    readRunBlocks(snapshot, transactions),
    readEvmHashes(snapshot, transactions),
  ]);
  const byInstant = new Map(transactions.map((row) => [row.consensusNs, row]));
  return rows.map((log) => {
    const { consensusNs } = log;
    const transaction = requireStored(byInstant.get(consensusNs), 'the transaction of a log', consensusNs);
    const block = requireStored(blocks.get(transaction.block), 'the block of a transaction', consensusNs);
    return mirrorLogInBlock(log, { hash: hashOf(transaction), addressOf, ...block });
  });
}

/** The hashes that tools of Ethereum know transactions by: only of their own type one is among what a transaction caused. */
async function readEvmHashes(
  snapshot: LedgerSnapshot,
  transactions: readonly TransactionRow[],
): Promise<(transaction: TransactionRow) => string> {
  const signed = transactions.filter(({ type }) => type === TYPE_ID.ethereumTransaction);
  const raws = await transactionRaws(
    snapshot,
    signed.map(({ consensusNs }) => consensusNs),
  );
  return (transaction) => {
    const raw = raws.get(transaction.consensusNs);
    return evmHash(transaction, raw && unpackTransactionParts(raw.parts, raw.consensusNs).ethereum);
  };
}
