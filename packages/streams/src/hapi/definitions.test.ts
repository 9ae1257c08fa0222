import { isNodeTransactionType, TRANSACTION_TYPES, transactionType } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { decode } from '../wire/message.ts';
import {
  HederaFunctionality,
  MapChangeKey,
  MapChangeValue,
  QueuePushChange,
  SingletonUpdateChange,
  StateChange,
  StateIdentifier,
  TransactionBody,
} from './messages.ts';

/** From one number to another, without some. */
function numbers(first: number, last: number, without: readonly number[] = []): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((n) => !without.includes(n));
}

const lengthDelimited = (field: number): readonly number[] => {
  const tag = field * 8 + 2;
  return tag < 0x80 ? [tag, 0] : [(tag & 0x7f) | 0x80, tag >>> 7, 0];
};

describe('definitions up to HAPI 0.78', () => {
  it.each(numbers(7, 91, [30, 61, 62, 63, 64, 73]))('transaction type %d has a name and is read', (number) => {
    const { name, label } = transactionType(number);
    expect(name).not.toMatch(/^unknown/);
    expect(label).not.toMatch(/^Unknown/);
    const body = decode(TransactionBody, Uint8Array.from(lengthDelimited(number))) as unknown as Record<
      string,
      unknown
    >;
    expect(body[name], name).toBeDefined();
  });

  it('names of transaction types differ, and so do their labels', () => {
    for (const part of ['name', 'code', 'label'] as const) {
      expect(new Set(TRANSACTION_TYPES.map((type) => type[part])).size).toBe(TRANSACTION_TYPES.length);
    }
  });

  it('nodes alone send 91, users the other types since 0.78', () => {
    expect(numbers(82, 91).filter(isNodeTransactionType)).toEqual([91]);
  });

  /** Numbers that were never given to a functionality, or were taken back. */
  const NO_FUNCTIONALITY = [37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 57, 96, 97, 98, 99];
  it.each(numbers(0, 128, NO_FUNCTIONALITY))('functionality %d has a name', (number) => {
    expect(HederaFunctionality[number]).toMatch(/^[A-Z]/);
  });

  it.each([
    [117, 'ClprUpdateLedgerConfiguration'],
    [121, 'ClprGetLedgerConfiguration'],
    [127, 'ClprEndpointPublication'],
    [128, 'ClprGetEndpointManifest'],
  ])('functionality %d is %s', (number, name) => {
    expect(HederaFunctionality[number]).toBe(name);
  });

  it.each([...numbers(1, 67), 126, ...numbers(10_001, 10_010)])('state %d has a name', (number) => {
    expect(StateIdentifier[number]).toMatch(/^STATE_ID_/);
  });

  it.each([
    [StateChange, numbers(1, 8)],
    [MapChangeKey, numbers(1, 27)],
    [MapChangeValue, numbers(1, 36)],
    [SingletonUpdateChange, numbers(1, 23)],
    [QueuePushChange, numbers(1, 3)],
  ])('$name knows its fields', (type, expected) => {
    const known = type.fields.map(({ number }) => number);
    expect(expected.filter((number) => !known.includes(number))).toEqual([]);
  });
});
