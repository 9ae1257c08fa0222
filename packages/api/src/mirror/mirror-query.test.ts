import { mirrorCall } from '@ledgerscope/contract/mirror/mirror-call';
import { MIRROR_PARAMETERS, PAGE } from '@ledgerscope/contract/mirror/mirror-parameters';
import { describe, expect, it } from 'vitest';
import { MirrorError } from './mirror-error.ts';
import { readMirrorQuery } from './mirror-query.ts';

const { accountId, accountBalance, balance, blockNumber, publicKey, timestamp } = MIRROR_PARAMETERS;
const params = {
  ...PAGE,
  'account.id': accountId,
  'account.balance': accountBalance,
  'account.publickey': publicKey,
  balance,
  'block.number': blockNumber,
  timestamp,
};
const REST = mirrorCall({ path: '/x', summary: '', params });
const JAVA = mirrorCall({ path: '/x', summary: '', params, dialect: 'java' });
const read = (search: string) => readMirrorQuery(REST, search);

function refused(search: string): readonly string[] {
  try {
    read(search);
  } catch (error) {
    if (error instanceof MirrorError) return error.messages.map(({ message }) => message);
    throw error;
  }
  return [];
}

describe('queries of the mirror node', () => {
  it('have operators and repetition, and keys in any case', () => {
    const query = read('Account.ID=gte:0.0.7&account.id=8&account.id=1.9&account.balance=ne:5');
    expect(query.all('account.id')).toEqual([
      { operator: 'gte', value: 7n },
      { operator: 'eq', value: 8n },
      { operator: 'eq', value: (1n << 38n) | 9n },
    ]);
    expect(query.all('account.balance')).toEqual([{ operator: 'ne', value: 5n }]);
  });

  it('take the last limit, cut it, and have an order', () => {
    expect(read('').limit).toBe(25);
    expect(read('limit=3&limit=7').limit).toBe(7);
    expect(read('limit=9223372036854775807').limit).toBe(100);
    expect([read('').order, read('order=ASC').order]).toEqual(['desc', 'asc']);
  });

  it.each([
    ['order=asc&order=asc', 'desc'],
    ['order=asc&order=desc', 'desc'],
    ['order[]=asc', 'asc'],
  ])('have the order of the path where one is given twice: %s', (search, order) => {
    expect(read(search).order).toBe(order);
  });

  it.each([
    ['account.id[]=7&account.id[]=8', 'account.id=7&account.id=8'],
    ['account.id[0]=7&Account.ID[99]=8', 'account.id=7&account.id=8'],
    ['=1&account.id=7&=', 'account.id=7'],
  ])('read values of lists as repetitions, and nothing without a name: %s', (search, as) => {
    expect(read(search).all('account.id')).toEqual(read(as).all('account.id'));
    expect(read(search).asked).toEqual(read(as).asked);
  });

  it.each([
    ['timestamp=5', 5_000_000_000n],
    ['timestamp=5.5', 5_500_000_000n],
    ['timestamp=eq:1234567890.000000001', 1_234_567_890_000_000_001n],
  ])('read instants: %s', (search, value) => {
    expect(read(search).last('timestamp')).toBe(value);
  });

  it('read keys in each form', () => {
    const key = 'a'.repeat(64);
    for (const form of [key, `0x${key}`, `302a300506032b6570032100${key}`])
      expect(read(`account.publickey=${form}`).last('account.publickey')).toBe(key);
  });

  it.each([
    'limit=0',
    'limit=-1',
    'limit=x',
    'order=up',
    'account.id=0.0.0.1',
    'account.id=abc',
    'account.id=',
    'account.id',
    'account.id=near:3',
    'account.id=gt:gt:3',
    'account.id=99999999999999999999',
    'account.balance=-1',
    'account.balance=9223372036854775808',
    'balance=ne:true',
    'balance=1',
    'block.number=ne:1',
    'block.number=0xzz',
    'timestamp=12345678901',
    'timestamp=1.0000000001',
    'account.publickey=12',
    'account.id[a]=7',
    'account.id[100]=7',
    'account.id[][]=7',
  ])('are refused where a value is none: %s', (search) => {
    expect(refused(search)).toEqual([`Invalid parameter: ${search.split(/[=[]/)[0]}`]);
  });

  it('name every fault', () => {
    expect(refused('nonce=1&limit=0&limit=x&Foo=2')).toEqual([
      'Invalid parameter: limit',
      'Invalid parameter: limit',
      'Unknown query parameter: nonce',
      'Unknown query parameter: foo',
    ]);
    const many = Array.from({ length: 101 }, () => 'account.id=1').join('&');
    expect(refused(many)).toEqual([
      'Parameter values count exceeds maximum number allowed: account.id count: 101 max: 100',
    ]);
    expect(refused('__proto__=1&constructor=2')).toHaveLength(2);
  });

  it('ignore what the other program does not know', () => {
    expect(readMirrorQuery(JAVA, 'nonce=1&limit=3').limit).toBe(3);
    expect(() => readMirrorQuery(JAVA, 'account.id=x')).toThrow("Failed to convert 'account.id'");
  });
});
