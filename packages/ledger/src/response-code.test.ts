import { describe, expect, it } from 'vitest';
import { isSuccessful, isSuccessName, RESPONSE_CODE } from './response-code.ts';
import { TRANSACTION_TYPES, TYPE_ID } from './transaction-type.ts';

describe('numbers of the network', () => {
  it('name the results under which a transaction takes effect', () => {
    const names = Object.entries(RESPONSE_CODE).filter(([, code]) => isSuccessful(code));
    expect(names.map(([name]) => name)).toEqual([
      'SUCCESS',
      'FEE_SCHEDULE_FILE_PART_UPLOADED',
      'SUCCESS_BUT_MISSING_EXPECTED_OPERATION',
    ]);
  });

  it('are known by name too', () => {
    expect(['SUCCESS', 'FEE_SCHEDULE_FILE_PART_UPLOADED'].every(isSuccessName)).toBe(true);
    expect(['FAIL_INVALID', 'REVERTED_SUCCESS', 'OK', 'constructor'].some(isSuccessName)).toBe(false);
  });

  it('name every transaction type once', () => {
    expect(TYPE_ID).toEqual(Object.fromEntries(TRANSACTION_TYPES.map(({ id, name }) => [name, id])));
    expect(Object.keys(TYPE_ID)).toHaveLength(TRANSACTION_TYPES.length);
  });
});
