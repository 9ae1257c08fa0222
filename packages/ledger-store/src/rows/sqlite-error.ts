import {
  FatalStoreError,
  RetryableStoreError,
  StoreError,
  StoreFullError,
  StoreStoppedError,
} from '../client/store-error.ts';

/** Result codes of SQLite: https://sqlite.org/rescode.html */
const CODE = {
  busy: 5,
  locked: 6,
  noMemory: 7,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
};
/** What passes when there is room again, or another connection has ended. */
const PASSING: readonly number[] = [CODE.busy, CODE.locked, CODE.noMemory, CODE.ioError];
/** SQLITE_IOERR_SHMSIZE: the index of the write-ahead log could not grow. */
const NO_ROOM_FOR_INDEX = 4874;
const DAMAGED: readonly number[] = [CODE.corrupt, CODE.notADatabase];
/** Codes of a kind have its number in their lowest byte. */
const KIND = 0xff;

function kindOf(error: unknown): number | undefined {
  const code = (error as { readonly errcode?: unknown } | undefined)?.errcode;
  return typeof code === 'number' ? code & KIND : undefined;
}

function isFull(error: unknown, kind: number): boolean {
  return kind === CODE.full || (error as { readonly errcode?: unknown }).errcode === NO_ROOM_FOR_INDEX;
}

/** Whether another connection has what was asked for. */
export function isBusy(error: unknown): boolean {
  return kindOf(error) === CODE.busy;
}

/** Whether the file is no database, or a damaged one. */
export function isDamaged(error: unknown): boolean {
  return DAMAGED.includes(kindOf(error) ?? -1);
}

/** The store's own error for one of SQLite's; others stay as they are. */
export function rowStoreError(error: unknown): unknown {
  if ((error as { readonly code?: unknown }).code === 'ERR_INVALID_STATE')
    return new StoreStoppedError('the store was closed');
  const kind = kindOf(error);
  if (kind === undefined || error instanceof StoreError) return error;
  const { message } = error as Error;
  const context = { tag: 'rows', engineCode: kind };
  if (isFull(error, kind)) return new StoreFullError(message, context);
  if (PASSING.includes(kind)) return new RetryableStoreError(message, context);
  const advice = DAMAGED.includes(kind) ? ': end the program and remove the folder rows, which is made again' : '';
  return new FatalStoreError(`${message}${advice}`, context);
}
