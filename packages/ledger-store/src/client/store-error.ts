/** What was going on when a store call failed; ids are added as the error rises. */
export interface StoreErrorFacts {
  /** Route or stage that made the call. */
  readonly tag?: string | undefined;
  /** ClickHouse's error number, where the engine gave one. */
  readonly engineCode?: number | undefined;
  readonly table?: string | undefined;
  readonly cause?: unknown;
}

/** Root of what this package throws; catch one of its subclasses, which say what to do next. */
export abstract class StoreError extends Error {
  readonly tag: string | undefined;
  readonly engineCode: number | undefined;
  readonly table: string | undefined;

  constructor(message: string, facts: StoreErrorFacts = {}) {
    const where = [facts.tag, facts.table].filter((part) => part !== undefined).join(' ');
    super(where === '' ? message : `${where}: ${message}`, facts.cause === undefined ? {} : { cause: facts.cause });
    this.name = new.target.name;
    this.tag = facts.tag;
    this.engineCode = facts.engineCode;
    this.table = facts.table;
  }
}

/** The same call may succeed a little later: the engine is busy, out of memory for the moment, or out of reach. */
export class RetryableStoreError extends StoreError {}

/** A disk that the store writes to takes no more, or is to take no more: the same call succeeds once there is room. */
export class StoreFullError extends RetryableStoreError {}

/** Nobody answers where the store is. */
export class UnreachableStoreError extends RetryableStoreError {}

/** Rows are still being made from the column store. */
export class RowsUnfinishedError extends RetryableStoreError {}

/** The queue of statements is full; the caller answers 503 and the client comes back. */
export class BusyStoreError extends RetryableStoreError {}

/** The asker has disconnected, or has no time left: the statement was not started, or was cancelled. */
export class AbandonedStoreError extends BusyStoreError {}

/** The statement ran into its time or memory limit: ask for less (a shorter period, fewer rows). */
export class QueryLimitError extends StoreError {}

/** The input cannot be asked or stored like this; repeating it fails again. */
export class InvalidQueryError extends StoreError {}

/** The store was closed. */
export class StoreStoppedError extends StoreError {}

/** Ingest has to stop: the store is damaged, newer than this program, or does not hold what the caller believes. */
export class FatalStoreError extends StoreError {}

/** Another process has the data folder open, or this one has another folder open. */
export class StoreLockedError extends FatalStoreError {}

/** An error as it travels between threads, where its class would be lost. */
export interface StoreErrorText extends StoreErrorFacts {
  readonly name: string;
  /** With tag and table in front, as an error says it. */
  readonly message: string;
  readonly stack: string | undefined;
}

const CLASSES = {
  RetryableStoreError,
  StoreFullError,
  UnreachableStoreError,
  RowsUnfinishedError,
  BusyStoreError,
  QueryLimitError,
  InvalidQueryError,
  StoreStoppedError,
  FatalStoreError,
  StoreLockedError,
};

/** What {@link storeErrorOf} makes the same error of in another thread. */
export function textOfError({ name, message, stack, tag, table, engineCode }: StoreError): StoreErrorText {
  return { name, message, stack, tag, table, engineCode };
}

export function storeErrorOf({ name, message, stack, ...facts }: StoreErrorText): StoreError {
  const error = new (CLASSES[name as keyof typeof CLASSES] ?? FatalStoreError)('', facts);
  return Object.assign(error, { message, ...(stack === undefined ? {} : { stack }) });
}
