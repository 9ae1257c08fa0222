import {
  FatalStoreError,
  InvalidQueryError,
  QueryLimitError,
  RetryableStoreError,
  StoreError,
  type StoreErrorFacts,
  StoreFullError,
  StoreLockedError,
  UnreachableStoreError,
} from './store-error.ts';

/** Numbers from ClickHouse's ErrorCodes.cpp. */
const LIMIT_CODES = new Set([
  158, // TOO_MANY_ROWS
  159, // TIMEOUT_EXCEEDED
  160, // TOO_SLOW
  191, // SET_SIZE_LIMIT_EXCEEDED
  307, // TOO_MANY_BYTES
  396, // TOO_MANY_ROWS_OR_BYTES
]);
/** Of the engine's own connections, as to the other servers of a cluster. */
const UNREACHABLE_CODES = new Set([
  209, // SOCKET_TIMEOUT
  210, // NETWORK_ERROR
  279, // ALL_CONNECTION_TRIES_FAILED
]);
const RETRYABLE_CODES = new Set([
  173, // CANNOT_ALLOCATE_MEMORY
  202, // TOO_MANY_SIMULTANEOUS_QUERIES
  203, // NO_FREE_CONNECTION
  225, // NO_ZOOKEEPER
  242, // TABLE_IS_READ_ONLY
  252, // TOO_MANY_PARTS
  285, // TOO_FEW_LIVE_REPLICAS
  286, // UNSATISFIED_QUORUM_FOR_PREVIOUS_WRITE
  319, // UNKNOWN_STATUS_OF_INSERT
  439, // CANNOT_SCHEDULE_TASK
  473, // DEADLOCK_AVOIDED
  745, // SERVER_OVERLOADED
  999, // KEEPER_EXCEPTION
]);
const FATAL_CODES = new Set([
  40, // CHECKSUM_DOESNT_MATCH
  49, // LOGICAL_ERROR
  60, // UNKNOWN_TABLE
  76, // CANNOT_OPEN_FILE
  81, // UNKNOWN_DATABASE
  228, // PART_IS_TEMPORARILY_LOCKED
  232, // NO_FILE_IN_DATA_PART
  234, // BAD_SIZE_OF_FILE_IN_DATA_PART
  236, // ABORTED: the embedded engine does not recover from it
  246, // CORRUPTED_DATA
  265, // BROKEN_PROJECTION
  354, // INFLATE_FAILED
  516, // AUTHENTICATION_FAILED
]);
const MEMORY_LIMIT_EXCEEDED = 241;
const NOT_ENOUGH_SPACE = 243;

const CODE = /\bCode:\s*(\d+)/;
const NETWORK = /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|socket hang up|Timeout error/i;
/** Said with many numbers, by which call it was that did not fit. */
const FULL = /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/;
/** Of the machine, which a limit of the engine's did not foresee. */
const NO_MEMORY = /std::bad_alloc/;
const LOCKED = /cannot lock file|already (?:locked|running)|only one active data directory|another server instance/i;

/**
 * The one place where what a driver throws (chdb or the official client) becomes an error of this package. A
 * ClickHouse error that no list names is the statement's own fault: {@link InvalidQueryError}.
 */
export function translateError(error: unknown, facts: StoreErrorFacts = {}): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const engineCode = engineCodeOf(error, message);
  const all = { ...facts, cause: error, ...(engineCode === undefined ? {} : { engineCode }) };
  if (LOCKED.test(message)) return new StoreLockedError('the data folder is in use by another process or store', all);
  if (engineCode === NOT_ENOUGH_SPACE || FULL.test(`${message} ${nodeCodeOf(error)}`))
    return new StoreFullError(firstLine(message), all);
  if (engineCode === undefined) {
    const known = NETWORK.test(`${message} ${nodeCodeOf(error)}`);
    return known ? new UnreachableStoreError(firstLine(message), all) : new FatalStoreError(firstLine(message), all);
  }
  return byEngineCode(engineCode, firstLine(message), all);
}

function byEngineCode(code: number, message: string, facts: StoreErrorFacts): StoreError {
  if (LIMIT_CODES.has(code)) return new QueryLimitError(message, facts);
  if (code === MEMORY_LIMIT_EXCEEDED) {
    // "(for query)" or "Query memory limit": the statement's own limit. Otherwise the engine's, which eases off by itself.
    const own = /query memory limit|\(for query\)/i.test(message);
    return own ? new QueryLimitError(message, facts) : new RetryableStoreError(message, facts);
  }
  if (UNREACHABLE_CODES.has(code)) return new UnreachableStoreError(message, facts);
  if (RETRYABLE_CODES.has(code) || NO_MEMORY.test(message)) return new RetryableStoreError(message, facts);
  if (FATAL_CODES.has(code)) return new FatalStoreError(message, facts);
  return new InvalidQueryError(message, facts);
}

function engineCodeOf(error: unknown, message: string): number | undefined {
  if (typeof error === 'object' && error !== null) {
    if ('clickhouseCode' in error && typeof error.clickhouseCode === 'number') return error.clickhouseCode;
    if ('code' in error && typeof error.code === 'string' && /^\d+$/.test(error.code)) return Number(error.code);
  }
  const match = CODE.exec(message);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

function nodeCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function firstLine(message: string): string {
  const line = message.split('\n', 1)[0] ?? message;
  return line.length > 600 ? `${line.slice(0, 600)}…` : line;
}
