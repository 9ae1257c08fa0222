import { describe, expect, it } from 'vitest';
import { postgresError } from '../rows/postgres-error.ts';
import { rowStoreError } from '../rows/sqlite-error.ts';
import { FatalStoreError, RetryableStoreError, StoreFullError } from './store-error.ts';
import { translateError } from './translate-error.ts';

const failed = (message: string, facts: object = {}): Error => Object.assign(new Error(message), facts);

describe('a disk without room', () => {
  it.each([
    ['the engine, before it writes', translateError(failed('Code: 243. DB::Exception: Cannot reserve 1.00 MiB'))],
    ['a server, by its number', translateError(failed('Cannot reserve', { code: '243' }))],
    [
      'the engine, while it writes',
      translateError(failed('Code: 75. DB::Exception: Cannot write, errno: 28, strerror: No space left on device')),
    ],
    ['a file beside it', translateError(failed('ENOSPC: no space left on device, write', { code: 'ENOSPC' }))],
    ['a quota', translateError(failed('EDQUOT: disk quota exceeded', { code: 'EDQUOT' }))],
    ['the rows', rowStoreError(failed('database or disk is full', { errcode: 13 }))],
    ['the index of the log of the rows', rowStoreError(failed('disk I/O error', { errcode: 4874 }))],
    ['rows on a server', postgresError(failed('could not extend file', { code: '53100' }))],
    ['the log of that server', postgresError(failed('write: No space left on device', { code: '58030' }))],
  ])('is reported by %s', (_, error) => {
    expect(error).toBeInstanceOf(StoreFullError);
    expect(error).toBeInstanceOf(RetryableStoreError);
  });

  it.each([
    ['damage', translateError(failed('Code: 246. DB::Exception: damaged')), FatalStoreError],
    ['another fault of a disk', rowStoreError(failed('disk I/O error', { errcode: 10 })), RetryableStoreError],
    ['connections that are used up', postgresError(failed('too many', { code: '53300' })), RetryableStoreError],
  ])('is not %s', (_, error, kind) => {
    expect(error).toBeInstanceOf(kind);
    expect(error).not.toBeInstanceOf(StoreFullError);
  });
});
