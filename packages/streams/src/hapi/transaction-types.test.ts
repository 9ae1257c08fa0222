import { transactionType } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { TransactionBody } from './messages.ts';

describe('each body that a transaction may have by the published definitions', () => {
  const bodies = TransactionBody.fields.filter((field) => 'optional' in field && field.optional === true);
  it.each(bodies.map(({ number, name }) => [number, name] as const))(
    '%d, %s, has a line in the table of transaction types',
    (number, name) => {
      expect(transactionType(number).name).toBe(name);
    },
  );
});
