import {
  BusyStoreError,
  FatalStoreError,
  QueryLimitError,
  RetryableStoreError,
  StoreError,
  StoreFullError,
  StoreStoppedError,
  UnreachableStoreError,
} from '../client/store-error.ts';

/** Codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CODE = {
  canceled: '57014',
  noSchema: '3F000',
  noTable: '42P01',
  readOnly: '25006',
  lockTimeout: '55P03',
  /** What a reader of a replica asked for was taken out there meanwhile. */
  conflict: '40001',
  deadlock: '40P01',
  diskFull: '53100',
} as const;
/** Classes of codes: of connections, of what is used up, of a server that is ending, of its disk. */
const PASSING_CLASSES: readonly string[] = ['53', '57', '58'];
const CONNECTION_CLASS = '08';
const PASSING: readonly string[] = [
  CODE.readOnly,
  CODE.lockTimeout,
  CODE.conflict,
  CODE.deadlock,
  CODE.noTable,
  CODE.noSchema,
];
/** Of sockets and names: nobody is there, or not any more. */
const SYSTEM = /^E[A-Z]+$/;
/** What the driver says without a code. */
const NO_PLACE = 'timeout exceeded when trying to connect';
/** Said with other codes too, by what did not fit. */
const NO_ROOM = /No space left on device/;
const ENDED = 'after calling end on the pool';
const BROKEN =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

function codeOf(error: unknown): string {
  const code = (error as { readonly code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** Whether the tables are not there: nobody has made them yet, or they are being made anew. */
export function lacksTables(error: unknown): boolean {
  return [CODE.noSchema, CODE.noTable].some((code) => code === codeOf(error));
}

function isFull(code: string, message: string): boolean {
  return code === CODE.diskFull || NO_ROOM.test(message);
}

/** The store's own error for one of PostgreSQL's or of its driver's; others stay as they are. */
export function postgresError(error: unknown): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  // Several addresses of one name fail as one error without words.
  return error instanceof AggregateError ? postgresError(error.errors[0]) : errorOf(error);
}

function errorOf(error: Error): Error {
  const [message, code] = [error.message, codeOf(error)];
  const facts = { tag: 'rows', cause: error };
  if (message.includes(ENDED)) return new StoreStoppedError('the store was closed');
  if (message.includes(NO_PLACE)) return new BusyStoreError(message, facts);
  if (isFull(code, message)) return new StoreFullError(message, facts);
  if (code === CODE.canceled) return new QueryLimitError(message, facts);
  if (isUnreachable(code, message)) return new UnreachableStoreError(message, facts);
  if (isPassing(code)) return new RetryableStoreError(message, facts);
  return code === '' ? error : new FatalStoreError(`${message} (PostgreSQL ${code})`, facts);
}

function isUnreachable(code: string, message: string): boolean {
  return SYSTEM.test(code) || code.startsWith(CONNECTION_CLASS) || BROKEN.test(message);
}

function isPassing(code: string): boolean {
  return PASSING.includes(code) || PASSING_CLASSES.includes(code.slice(0, 2));
}
