import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { TRANSACTION_FILTERS, transactionTypeByName } from '../transaction-type.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';
import { RULES, TYPES } from './list.ts';

const FOLDER = import.meta.dirname;
const SERVICES = ['CRYPTO', 'CONSENSUS', 'TOKEN', 'CONTRACT', 'FILE', 'SCHEDULE', 'NETWORK', 'UTIL'];

const FACTS: Omit<SummaryFacts, 'type' | 'typeLabel'> = {
  status: 'SUCCESS',
  payerID: '0.0.1001',
  senderID: null,
  entityID: null,
  requested: null,
  tokenUnits: [],
  tokenTransfers: [],
  nftTransfers: [],
  hbarChanges: [],
  feesApart: true,
  topicSequenceNumber: null,
  functionParameters: null,
};

function fileName(typeName: string): string {
  return `${typeName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

describe('each transaction type', () => {
  const types: readonly TransactionTypeFacts[] = TYPES;

  it('has a file, and each file is in the list', () => {
    const files = fs.readdirSync(FOLDER).filter((name) => !['list.ts', 'list.test.ts'].includes(name));
    expect(types.map(({ name }) => fileName(name)).sort()).toEqual(files.sort());
  });

  it('has a number, a name and filters that no other has', () => {
    const all = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    all(types.map(({ id }) => id));
    all(types.map(({ name }) => name));
    all(types.map(({ label }) => label));
    all(TRANSACTION_FILTERS);
  });

  it.each(types.map((type) => [type.name, type] as const))('%s has every aspect', (name, type) => {
    expect(type.id).toBeGreaterThan(0);
    expect(type.label).toMatch(/^[A-Za-z]/);
    expect(SERVICES).toContain(type.service);
    for (const filter of type.filters) {
      expect(filter).toMatch(/^[A-Z][A-Z_]+$/);
      expect(transactionTypeByName(filter)?.id).toBe(type.id);
    }
    const phrases = type.summary({ ...FACTS, type: name.toUpperCase(), typeLabel: type.label });
    expect(phrases.tried.length).toBeGreaterThan(0);
    expect([...phrases.did, ...(phrases.whole ?? [])].length).toBeGreaterThan(0);
    const rules = RULES[name as keyof typeof RULES];
    expect([rules.asks, rules.keys].map((rule) => typeof rule)).toEqual(['function', 'function']);
    expect(Array.isArray(rules.entity)).toBe(true);
  });
});
