import { mayApproveTokens, placeOfEvents, type TokenEvent, transferEvents } from '@ledgerscope/ledger';
import {
  accountTable,
  blocksAt,
  type ContractLogRow,
  type ContractResultRow,
  contractResultsAt,
  type LedgerSnapshot,
  readChildren,
  stateRows,
  type TransactionRow,
  transactionRaws,
  transactionsAt,
} from '@ledgerscope/ledger-store';
import { bodyOf } from '@ledgerscope/transactions/moves/read-messages';
import { requireStored } from '@ledgerscope/transactions/values';
import { mirrorAddress } from '../mirror-values.ts';
import { eventsOfBody } from './token-grants.ts';

/** The first topics of such logs, as ERC-20 and ERC-721 define them. */
const SIGNATURES: Readonly<Record<TokenEvent['kind'], Uint8Array>> = {
  transfer: bytesOf('ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'),
  approval: bytesOf('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'),
  approvalForAll: bytesOf('17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'),
};
export const TOKEN_LOG_TOPICS: readonly Uint8Array[] = Object.values(SIGNATURES);
/** In place of a bloom, and of data where a topic says all. */
const NOTHING = Uint8Array.of(0);
const OF_CONTRACT = Uint8Array.of(1);
const NO_BYTES = new Uint8Array(0);
const LONG_BITS = 64;
const EVERY_SERIAL = -1n;
/** The payer, where events are only counted. */
const SOMEBODY = 1n;

/** Events of a transaction, and where they are listed. */
interface Listed {
  readonly transaction: TransactionRow;
  readonly events: readonly TokenEvent[];
  /** Whether the EVM ran it. */
  readonly hasResult: boolean;
  /** What the EVM ran, whose logs they come behind; undefined where they are the transaction's own. */
  readonly behind: ContractResultRow | undefined;
}

/** The logs that stand for what was done with tokens, by the instant that they are listed at, in the order of their indexes. */
export async function tokenLogsAt(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly ContractLogRow[]>> {
  const listed = await eventsAt(snapshot, instants);
  const events = [...listed.values()].flat().flatMap((one) => one.events);
  const topicOf = await readTopics(snapshot, new Set(events.flatMap(({ from, to }) => [from, to])));
  return new Map([...listed].map(([at, group]) => [at, logsOf(at, group, topicOf)]));
}

/** Which of these transactions, that succeeded and may have approved tokens, did: their bytes say it. */
export async function havingApprovals(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const raws = await transactionRaws(snapshot, instants);
  return new Set(
    instants.filter((instant) => {
      const raw = requireStored(raws.get(instant), 'the bytes of a transaction', instant);
      return eventsOfBody(bodyOf(raw), SOMEBODY).length > 0;
    }),
  );
}

/** What stands in lists of results for a transaction that the EVM did not run, and that has such logs. */
export interface TokenRun {
  readonly transaction: TransactionRow;
  /** Of the log that comes first in the order of the list. */
  readonly token: bigint;
}

/** Such transactions among those at instants, in the order that is asked for. A move of every NFT of an old treasury alone is none. */
export async function tokenRunsAt(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
  order: 'asc' | 'desc',
): Promise<TokenRun[]> {
  const rows = await transactionsAt(snapshot, instants);
  const events = await ownEvents(snapshot, rows);
  const runs = rows.flatMap((transaction): TokenRun[] => {
    const own = (events.get(transaction.consensusNs) ?? []).filter(({ serial }) => serial !== EVERY_SERIAL);
    const first = order === 'asc' ? own[0] : own.at(-1);
    return first === undefined ? [] : [{ transaction, token: first.token }];
  });
  return order === 'asc' ? runs : runs.reverse();
}

async function eventsAt(snapshot: LedgerSnapshot, instants: readonly bigint[]): Promise<Map<bigint, Listed[]>> {
  const [rows, results] = await Promise.all([
    transactionsAt(snapshot, instants),
    contractResultsAt(snapshot, instants),
  ]);
  const ran = new Map(results.map((result) => [result.consensusNs, result]));
  const own = await ownEvents(
    snapshot,
    rows.filter(({ consensusNs }) => !ran.has(consensusNs)),
  );
  const listed = new Map<bigint, Listed[]>();
  for (const transaction of rows) {
    const { consensusNs } = transaction;
    const result = ran.get(consensusNs);
    const events = own.get(consensusNs) ?? [];
    const found =
      result === undefined
        ? [{ transaction, events, hasResult: false, behind: undefined }]
        : await eventsOfRun(snapshot, transaction, result);
    const having = found.filter((one) => one.events.length > 0);
    if (having.length > 0) listed.set(consensusNs, having);
  }
  return listed;
}

/** The events of transactions that the EVM did not run. */
async function ownEvents(
  snapshot: LedgerSnapshot,
  rows: readonly TransactionRow[],
): Promise<ReadonlyMap<bigint, readonly TokenEvent[]>> {
  const approving = rows.filter(mayApproveTokens).map(({ consensusNs }) => consensusNs);
  const raws = approving.length === 0 ? undefined : await transactionRaws(snapshot, approving);
  return new Map(
    rows.map((row) => {
      const { consensusNs, payer, type } = row;
      if (!mayApproveTokens(row)) return [consensusNs, transferEvents(type, row)];
      const raw = requireStored(raws?.get(consensusNs), 'the bytes of a transaction', consensusNs);
      return [consensusNs, eventsOfBody(bodyOf(raw), payer)];
    }),
  );
}

/** Events of what the EVM ran, and of what ran for it, where the network did not write logs for them. */
async function eventsOfRun(
  snapshot: LedgerSnapshot,
  transaction: TransactionRow,
  result: ContractResultRow,
): Promise<Listed[]> {
  const { consensusNs, block: sequence } = transaction;
  const children = await readChildren(snapshot, consensusNs);
  const [blocks, results] = await Promise.all([
    blocksAt(snapshot, [sequence]),
    contractResultsAt(
      snapshot,
      children.map((child) => child.consensusNs),
    ),
  ]);
  const { hapiVersion } = requireStored(blocks.get(sequence), 'the block of a transaction', consensusNs);
  const ran = new Set([consensusNs, ...results.map((one) => one.consensusNs)]);
  const others = await ownEvents(
    snapshot,
    children.filter((child) => !ran.has(child.consensusNs)),
  );
  return [transaction, ...children].flatMap((row): Listed[] => {
    const hasResult = ran.has(row.consensusNs);
    const place = placeOfEvents({ hasResult, parentHasResult: row !== transaction, hapiVersion });
    if (place === undefined) return [];
    const events = hasResult ? transferEvents(row.type, row, true) : (others.get(row.consensusNs) ?? []);
    return [{ transaction: row, events, hasResult, behind: result }];
  });
}

type TopicOf = (account: bigint) => Uint8Array;

/** Logs behind those that were written, or from 0 on. */
function logsOf(consensusNs: bigint, listed: readonly Listed[], topicOf: TopicOf): ContractLogRow[] {
  const logs: ContractLogRow[] = [];
  for (const { transaction, events, hasResult, behind } of listed)
    for (const event of events) {
      const topics = topicsOf(event, topicOf);
      logs.push({
        consensusNs,
        contract: event.token,
        rootContract: transaction.consensusNs === consensusNs ? event.token : (behind?.contract ?? event.token),
        logIndex: (behind?.logs ?? 0) + logs.length,
        payer: transaction.payer,
        topic0: topics[0] ?? NO_BYTES,
        topics,
        data: dataOf(event),
        bloom: hasResult ? OF_CONTRACT : NOTHING,
      });
    }
  return logs;
}

function topicsOf({ kind, from, to, serial }: TokenEvent, topicOf: TopicOf): Uint8Array[] {
  const parties = [SIGNATURES[kind], topicOf(from), topicOf(to)];
  return serial === undefined ? parties : [...parties, numberBytes(serial)];
}

function dataOf({ kind, amount }: TokenEvent): Uint8Array {
  if (amount === undefined) return NOTHING;
  return kind === 'approvalForAll' ? Uint8Array.of(Number(amount)) : numberBytes(amount);
}

/** A number of 64 bits without its leading zeros. */
function numberBytes(value: bigint): Uint8Array {
  const digits = BigInt.asUintN(LONG_BITS, value).toString(16);
  return value === 0n ? NO_BYTES : bytesOf(digits.padStart(digits.length + (digits.length % 2), '0'));
}

/** The EVM addresses of accounts as topics; nobody has none. */
async function readTopics(snapshot: LedgerSnapshot, accounts: ReadonlySet<bigint>): Promise<TopicOf> {
  const keys = [...accounts].filter((id) => id !== 0n).map((id) => ({ id }));
  const rows = new Map((await stateRows(snapshot, accountTable, keys)).map((row) => [row.id, row]));
  return (id) => {
    if (id === 0n) return NO_BYTES;
    const { evmAddress, alias } = rows.get(id) ?? { evmAddress: NO_BYTES, alias: NO_BYTES };
    return withoutZeros(bytesOf(mirrorAddress({ id, evmAddress, alias }).slice(2)));
  };
}

function withoutZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? NO_BYTES : bytes.subarray(first);
}

function bytesOf(digits: string): Uint8Array {
  return Buffer.from(digits, 'hex');
}
