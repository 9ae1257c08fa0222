import { type EntityId, hexText } from '@ledgerscope/ledger';
import { allOf, type Condition, whenGiven } from '../condition.ts';
import { nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnList } from '../table.ts';
import { type ContractLogRow, contractLogTable } from './rows.ts';

const WORD_BYTES = 32;

/** An instant, and the index of a log among those of its transaction. */
type LogPlace = readonly [consensusNs: bigint, index: bigint];

/** Which logs, whoever wrote them. */
export interface LogSearch {
  /** Both inclusive. */
  readonly low: LogPlace;
  readonly high: LogPlace;
  /** Undefined for those of all contracts. */
  readonly contract: EntityId | undefined;
  /** By position: one of these values; an empty list does not restrict. */
  readonly topics: readonly (readonly Uint8Array[])[];
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** Logs with topics, by time and index. The time between both ends is scanned. */
export function searchLogs(
  snapshot: LedgerSnapshot,
  { low, high, contract, topics, order, limit }: LogSearch,
): Promise<ContractLogRow[]> {
  const last = upToHead(snapshot, high[0]);
  if (low[0] > last) return Promise.resolve([]);
  const within: Condition = {
    sql: `consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}
      AND (consensus_ns > ${nsParameter('first')} OR log_index >= {firstIndex:UInt64})
      AND (consensus_ns < ${nsParameter('lastNs')} OR log_index <= {lastIndex:UInt64})`,
    parameters: { first: low[0], last, lastNs: high[0], firstIndex: low[1], lastIndex: high[1] },
  };
  const where = allOf(
    within,
    whenGiven('contract = {contract:UInt64}', { contract }),
    ...topics.map((values, place) => topicCondition(values, place)),
  );
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const sql = `SELECT ${columnList(contractLogTable)} FROM contract_log WHERE ${where.sql}
    ORDER BY consensus_ns ${direction}, log_index ${direction} LIMIT {limit:UInt32}`;
  const parameters = { ...where.parameters, limit };
  return snapshot.client.query('contract:search-logs', sql, parameters, contractLogTable.columns, READ_LIMITS);
}

/** Leading zeros of topics may be missing where they are stored. */
function topicCondition(values: readonly Uint8Array[], place: number): Condition {
  if (values.length === 0) return { sql: '1', parameters: {} };
  const texts = values.flatMap((value) => [hexText(filledWord(value)), hexText(trimmedWord(value))]);
  const column = place === 0 ? 'topic0' : `topics[${place + 1}]`;
  return {
    sql: `has(arrayMap(text -> unhex(text), {topic${place}:Array(String)}), ${column}) AND length(topics) > ${place}`,
    parameters: { [`topic${place}`]: [...new Set(texts)] },
  };
}

function filledWord(word: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(WORD_BYTES);
  bytes.set(word, WORD_BYTES - word.length);
  return bytes;
}

function trimmedWord(word: Uint8Array): Uint8Array {
  const first = word.findIndex((byte) => byte !== 0);
  return first < 0 ? new Uint8Array(0) : word.subarray(first);
}
