import { describe, expect, it } from 'vitest';
import { isSuccessful, RESPONSE_CODE } from './response-code.ts';
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

  it('name every transaction type once', () => {
    expect(Object.entries(TYPE_ID)).toEqual(TRANSACTION_TYPES.map(({ id, name }) => [name, id]));
  });
});
