import type { Suggestion } from '@ledgerscope/contract';
import { normalText } from '@ledgerscope/ledger-store';
import { describe, expect, it } from 'vitest';
import { rankFound } from './rank-found.ts';
import type { FoundEntity } from './suggestion-of.ts';

const row = (kind: Suggestion['kind'], id: string, label: string, more: Partial<Suggestion> = {}): Suggestion => ({
  kind,
  id,
  label,
  detail: null,
  link: `/${kind}/${id}`,
  exact: false,
  ...more,
});
const many = (kind: Suggestion['kind'], names: string) =>
  names.split(' ').map((name, index) => row(kind, `0.0.${9000 - index}`, name));
/** Made so many days ago, with so many transactions of late. */
const aged = (id: number, days: number, transactions: number, kind: Suggestion['kind'] = 'token') => {
  use.set(BigInt(id), BigInt(transactions));
  const createdNs = nowNs - (BigInt(days) * 24n + 1n) * 3_600_000_000_000n;
  return { row: row(kind, `0.0.${id}`, 'Coin'), entity: { id: BigInt(id), createdNs } };
};
const use = new Map<bigint, bigint>();
const nowNs = 1_800_000_000_000_000_000n;
const memo = (kind: Suggestion['kind'], id: string, detail: string) => row(kind, id, id, { detail });

const exactly = (found: FoundEntity): FoundEntity => ({ ...found, row: { ...found.row, exact: true } });

describe('suggestions', () => {
  it.each<[string, string, (Suggestion | FoundEntity)[], string]>([
    [
      'what is named whole first, then what begins with it, then what holds it',
      'fox',
      [row('token', '0.0.1', 'Red Fox'), row('token', '0.0.2', 'Foxglove'), row('dapp', 'fox', 'Fox', { exact: true })],
      'fox 0.0.2 0.0.1',
    ],
    [
      'a topic that begins with it before a token that holds it',
      'fox',
      [row('token', '0.0.1', 'Red Fox'), memo('topic', '0.0.2', 'fox sightings')],
      '0.0.2 0.0.1',
    ],
    [
      'of what has no age the order of its source',
      'co',
      many('token', 'Coin Copper Cobalt'),
      '0.0.9000 0.0.8999 0.0.8998',
    ],
    [
      'the newest before the most active, and of one age the most active, whatever their kind',
      'co',
      [aged(1, 900, 5_000), aged(2, 3, 1), aged(3, 5, 8, 'contract'), aged(4, 0, 0), aged(5, 900, 9_000, 'account')],
      '0.0.4 0.0.3 0.0.2 0.0.5 0.0.1',
    ],
    [
      'of equal ones four of each kind before the rest',
      'c',
      [...many('token', 'C1 C2 C3 C4 C5 C6'), memo('topic', '0.0.7', 'chat')],
      '0.0.9000 0.0.8999 0.0.8998 0.0.8997 0.0.7 0.0.8996 0.0.8995',
    ],
    [
      'all that begin with it before any that hold it',
      'c',
      [memo('account', '0.0.7', 'a cat'), ...many('token', 'C1 C2 C3 C4 C5 C6')],
      '0.0.9000 0.0.8999 0.0.8998 0.0.8997 0.0.8996 0.0.8995 0.0.7',
    ],
    [
      'the ids that a number begins before the names that hold it',
      '10',
      [
        row('token', '0.0.5', 'Top 10'),
        row('account', '0.0.1001', '0.0.1001'),
        row('block', '10', '10', { exact: true }),
      ],
      '10 0.0.1001 0.0.5',
    ],
    [
      'of tokens of one symbol the most active first, contracts too, and after an account of that name',
      'coin',
      [
        exactly(aged(11, 0, 2)),
        exactly({ ...aged(12, 900, 9, 'contract'), token: 12n }),
        exactly(aged(13, 3, 5, 'collection')),
        exactly(aged(14, 3, 50, 'contract')),
        exactly(aged(15, 3, 0, 'account')),
      ],
      '0.0.15 0.0.12 0.0.13 0.0.11 0.0.14',
    ],
    [
      'a contract once, with the name that it has',
      'light',
      [memo('contract', '0.0.7', 'Lighthouse'), { row: row('contract', '0.0.7', 'Lighthouse (KEEP)'), token: 7n }],
      'Lighthouse (KEEP)',
    ],
    ['each once', 'a', [row('node', '0.0.3', 'A'), row('node', '0.0.3', 'A', { exact: true })], '0.0.3'],
  ])('have %s', (_rule, text, rows, ids) => {
    const found = rows.map((one) => ('row' in one ? one : { row: one }));
    const shown = rankFound(found, { text, words: normalText(text) }, { nowNs, transactions: use });
    expect(shown.map(({ id, label }) => (ids.startsWith('L') ? label : id)).join(' ')).toBe(ids);
  });
});
