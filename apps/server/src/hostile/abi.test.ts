import { RULES_OF_CALLS } from '@ledgerscope/api/stream/stream-rule';
import { ABI_LIMITS, AbiDataError, AbiError, decodeParameters, readAbi, readParameters } from '@ledgerscope/ledger/abi';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import {
  ABI_THREADS,
  AbiBusyError,
  AbiStoppedError,
  AbiThreads,
} from '@ledgerscope/transactions/foreign-abi/abi-threads';
import type { ForeignAbi } from '@ledgerscope/transactions/foreign-abi/foreign-abi';
import { STUCK_PROGRAM } from '@ledgerscope/transactions/foreign-abi/testing/stuck-program';
import { expect } from 'vitest';
import { describeAttacks } from './attacks.ts';
import { quickest } from './testing/quickest.ts';

const UINT = { name: '', type: 'uint256' };
const event = (...inputs: readonly unknown[]) => ({ type: 'event', name: 'E', inputs });
const tuple = (components: unknown, dimensions = '') => ({ name: '', type: `tuple${dimensions}`, components });
const times = (count: number, value: unknown) => Array.from({ length: count }, () => value);
/** As text: writing it from objects would go as deep. */
const nested = (levels: number) =>
  `[{"type":"event","name":"E","inputs":[${'{"name":"","type":"tuple","components":['.repeat(levels)}${JSON.stringify(UINT)}${']}'.repeat(levels)}]}]`;
const word = (value: number) => value.toString(16).padStart(64, '0');

/** Nothing that a stranger asks for may take longer of the processor. */
const MOST_MS = 50;

function expectRefused(abi: unknown): void {
  const text = typeof abi === 'string' ? abi : JSON.stringify(abi);
  expect(quickest(() => expect(() => readAbi(text)).toThrow(AbiError))).toBeLessThan(MOST_MS);
}

function abiOf(items: unknown): ForeignAbi {
  const text = JSON.stringify(items);
  return { key: text, text: async () => text };
}

/** Lists of so many lists, of which all are the same. */
function sameListAgain(count: number): Uint8Array {
  const list = (offset: number) => word(count) + word(offset).repeat(count);
  return Buffer.from(word(32) + list(count * 32).repeat(3), 'hex');
}

describeAttacks('ABIs', [
  {
    name: '330 kB: a list of 300 tuples of 10,000 empty tuples is refused',
    limit: 'abi-parameters',
    attack: () => expectRefused([event(tuple(times(10_000, tuple([])), '[300]'))]),
  },
  {
    name: '990 kB: a list of 9,000 tuples of 30,000 components is refused',
    limit: 'abi-parameters',
    attack: () => expectRefused([event(tuple(times(30_000, UINT), '[9000]'))]),
  },
  {
    name: 'as many parameters as the text of an ABI has room for are refused',
    limit: 'abi-parameters',
    attack: () => expectRefused(times(testSize(60, 1_900), event(...times(200, { type: 'bool' })))),
  },
  {
    name: 'text that is no list of functions, or deep or wide as no list is, is refused as fast as it is read',
    limit: 'abi-text',
    attack: () => {
      // It takes time by its length: a quarter is far from the bound on a busy machine too.
      const about = ABI_LIMITS.bytes / 4;
      const listOf = (part: string) =>
        `[${Array(Math.floor((about - 2) / (part.length + 1)))
          .fill(part)
          .join(',')}]`;
      for (const text of [
        ...['0', '{}', '""', '[]', '{"a":1,"a":1}'].map(listOf),
        '['.repeat(about),
        `${'{"inputs":['.repeat(15_000)}${']}'.repeat(15_000)}`,
        `[${'9'.repeat(about - 2)}]`,
        ...['[1]', '[', '0', '[9'].map((part) => JSON.stringify([event({ type: `uint${part.repeat(80_000)}` })])),
        `[{"type":"event","name":"${'\\ud800'.repeat(40_000)}","inputs":[]}]`,
      ])
        expectRefused(text);
    },
  },
  {
    name: 'more text than an ABI may have is refused',
    limit: 'abi-text',
    attack: () => expectRefused([{ ...event(), note: 'x'.repeat(ABI_LIMITS.bytes) }]),
  },
  {
    name: 'more events than an ABI may have are refused',
    limit: 'abi-text',
    attack: () => expectRefused(times(ABI_LIMITS.items + 1, event())),
  },
  {
    name: 'lists whose fixed lengths multiply are refused',
    limit: 'abi-values',
    attack: () => {
      for (const type of ['uint256[9000]', 'uint256[99][99]', 'string[50][50]', 'bytes[9][9][9][9]'])
        expectRefused([event({ name: '', type })]);
      expectRefused([event(tuple([tuple(times(50, UINT), '[50]')]))]);
    },
  },
  {
    name: 'values that take no bytes are refused',
    limit: 'abi-values',
    attack: () => {
      expectRefused([event(tuple([]))]);
      expectRefused([event({ name: '', type: 'uint256[0]' })]);
      expectRefused([event(tuple([tuple([], '[]')]))]);
    },
  },
  {
    name: 'tuples and lists too deep in one another are refused',
    limit: 'abi-nesting',
    attack: () => {
      expect(() => readAbi(nested(ABI_LIMITS.depth))).not.toThrow();
      for (const levels of [ABI_LIMITS.depth + 1, testSize(500, 5_000), 20_000]) expectRefused(nested(levels));
      expectRefused([event({ name: '', type: 'uint256[][][][][]' })]);
    },
  },
  {
    name: 'data whose offsets lead to the same bytes again and again is not decoded',
    limit: 'abi-data',
    attack: () => {
      const parameters = readParameters([{ type: 'uint256[][][]' }], { parameters: 0 });
      for (const count of [60, 600]) {
        const data = sameListAgain(count);
        const decode = () => expect(() => decodeParameters(parameters, data)).toThrow(AbiDataError);
        expect(quickest(decode)).toBeLessThan(MOST_MS);
      }
    },
  },
  {
    name: 'an ABI for which reading takes too long ends with its thread, and others are read',
    limit: 'abi-threads',
    attack: async () => {
      const threads = new AbiThreads({ ...ABI_THREADS, threads: 1, ms: 100 }, STUCK_PROGRAM);
      const ask = (key: string) => threads.topics(`user ${key}`, { ...abiOf([]), key }, []);
      const [stuck, other] = [ask('stuck'), ask('other')];
      await expect(stuck).rejects.toThrow(AbiStoppedError);
      expect(await other).toEqual({ topics: ['other'] });
    },
  },
  {
    name: 'somebody who asks for a thousand pieces of work at once holds up others by one of them',
    limit: 'abi-threads',
    attack: async () => {
      const threads = new AbiThreads({ ...ABI_THREADS, threads: 1 });
      const done: string[] = [];
      const ask = (owner: string) =>
        threads.topics(owner, abiOf([event(UINT)]), ['E']).then(
          () => void done.push(owner),
          (error: unknown) => expect(error).toBeInstanceOf(AbiBusyError),
        );
      const all = [...times(1_000, 'greedy'), 'modest'].map((owner) => ask(String(owner)));
      await Promise.all(all);
      expect(done.indexOf('modest')).toBeLessThan(3);
      expect(done.length).toBeLessThanOrEqual(ABI_THREADS.waitingOfOwner + 2);
    },
  },
  {
    name: 'a declared event that is long, or deep in brackets, is refused',
    limit: 'event-declaration',
    attack: () => {
      for (const declared of [
        `E(${'('.repeat(990)}uint256${')'.repeat(990)})`,
        `E(${'('.repeat(1_990)}`,
        `E(${times(5_000, 'uint256').join(',')})`,
        `E(uint256${' '.repeat(1_900)}, , )`,
        'E(uint256[9000][9000])',
      ]) {
        const ask = () => RULES_OF_CALLS.streamEvents({ event: declared, contract: [] } as never);
        expect(quickest(() => expect(ask).toThrow('must be a Solidity event declaration'))).toBeLessThan(MOST_MS);
      }
    },
  },
]);
