import {
  askedIn,
  type EntityId,
  mainEntity,
  mainEntityKinds,
  requiredKeys,
  type TransactionBodies,
  transactionType,
} from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { TransactionBody, TransactionReceipt } from './messages.ts';

const NO_ID = 0n as EntityId;
const PAYER = 77n as EntityId;
const none = () => NO_ID;
const NOWHERE = { account: none, contract: none, token: none, topic: none, file: none, schedule: none };

describe('each body that a transaction may have by the published definitions', () => {
  const bodies = TransactionBody.fields.filter((field) => 'optional' in field && field.optional === true);
  it.each(bodies.map(({ number, name }) => [number, name] as const))(
    '%d, %s, is a transaction type',
    (number, name) => {
      expect(transactionType(number).name).toBe(name);
    },
  );

  const messages = bodies.flatMap(({ number, name, type }) =>
    type === undefined ? [] : [[name, number, type] as const],
  );
  it.each(messages)('%s has rules that an empty one is read by', (name, number, type) => {
    const body: TransactionBodies = { ...TransactionBody.create(), [name]: type.create() };
    expect(Object.values(askedIn(body)).flat()).not.toContain(null);
    expect(requiredKeys(body).keys.every(({ of }) => of !== 'body')).toBe(true);
    const facts = {
      typeId: number,
      body,
      receipt: TransactionReceipt.create(),
      resultContract: undefined,
      payer: PAYER,
    };
    expect([NO_ID, PAYER]).toContain(mainEntity(facts, NOWHERE));
    expect(mainEntityKinds(number).length).toBeGreaterThan(0);
  });
});
