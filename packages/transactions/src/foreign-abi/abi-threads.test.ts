import { ABI_LIMITS } from '@ledgerscope/ledger/abi';
import { describe, expect, it } from 'vitest';
import { ABI_THREADS, AbiBusyError, AbiStoppedError, AbiThreads } from './abi-threads.ts';
import type { ForeignAbi } from './foreign-abi.ts';
import { keccakHex } from './keccak-hex.ts';
import { STUCK_PROGRAM } from './testing/stuck-program.ts';

const PAID = { type: 'event', name: 'Paid', inputs: [{ name: 'amount', type: 'uint256' }] };
const TOPIC = Buffer.from(keccakHex('Paid(uint256)'), 'hex');
const word = (value: number) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
const logOf = (abi: ForeignAbi, value: number) => ({
  abis: [abi],
  kind: 'log' as const,
  topics: [TOPIC],
  data: word(value),
});

function abiOf(items: unknown, key = JSON.stringify(items)): ForeignAbi & { asked: number } {
  const abi = {
    key,
    asked: 0,
    text: async () => {
      abi.asked++;
      return JSON.stringify(items);
    },
  };
  return abi;
}

describe('threads of ABIs', () => {
  it('decode in the order of what is asked, and ask for each ABI once', async () => {
    const threads = new AbiThreads({ ...ABI_THREADS, threads: 1 });
    const [paid, other] = [abiOf([PAID]), abiOf([])];
    const tasks = [...Array.from({ length: 150 }, (_, index) => logOf(paid, index)), logOf(other, 1)];
    const decoded = await threads.decode('user 1', tasks);
    expect(decoded.map((one) => one?.values[0]?.[0])).toEqual([
      ...Array.from({ length: 150 }, (_, index) => String(index)),
      undefined,
    ]);
    await threads.decode('user 1', tasks);
    expect([paid.asked, other.asked]).toEqual([1, 1]);
  });

  it('say why an ABI is not used, and read nothing by it', async () => {
    const threads = new AbiThreads();
    const evil = abiOf(Array.from({ length: 2_001 }, () => PAID));
    expect(await threads.topics('user 1', evil, ['Paid'])).toEqual({
      problem: 'an ABI has from 1 to 2000 items, this has 2001',
    });
    expect(await threads.decode('user 1', [logOf(evil, 1)])).toEqual([undefined]);
    expect(await threads.topics('user 1', abiOf([PAID]), ['Paid', 'Sold'])).toEqual({
      topics: [TOPIC.toString('hex')],
    });
  });

  it('know selectors of functions by name, of every ABI of a contract', async () => {
    const of = (type: string) => abiOf([{ type: 'function', name: 'pay', inputs: [{ type }] }]);
    const found = await new AbiThreads().selectors('contract 1', [of('uint256'), of('bool')], 'pay');
    expect(found).toEqual(['pay(uint256)', 'pay(bool)'].map((text) => keccakHex(text).slice(0, 8)));
  });

  it('end what takes too long, and go on with others', async () => {
    const threads = new AbiThreads({ ...ABI_THREADS, threads: 1, ms: 100 }, STUCK_PROGRAM);
    const [stuck, other] = ['stuck', 'other'].map((key) => threads.topics(`user ${key}`, abiOf([], key), []));
    await expect(stuck).rejects.toThrow(AbiStoppedError);
    await expect(stuck).rejects.toThrow('reading by it took more than 0.1 seconds');
    expect(await other).toEqual({ topics: ['other'] });
  });

  it('end what takes too much memory, and go on with others', async () => {
    const threads = new AbiThreads({ ...ABI_THREADS, threads: 1, heapMb: 16 });
    const large = abiOf(Array.from({ length: 340_000 }, () => ({})));
    await expect(threads.topics('user 1', large, [])).rejects.toThrow('reading by it exceeded the memory limit');
    expect(await threads.topics('user 2', abiOf([PAID]), ['Paid'])).toEqual({ topics: [TOPIC.toString('hex')] });
  });

  it('do not begin with an ABI whose text is larger than one may be', async () => {
    const large = abiOf([{ ...PAID, note: 'x'.repeat(ABI_LIMITS.bytes) }]);
    expect(await new AbiThreads().topics('user 1', large, ['Paid'])).toEqual({
      problem: 'an ABI has from 1 to 2000 items, this has 0',
    });
  });

  it('fail alone where the text of an ABI cannot be read', async () => {
    const threads = new AbiThreads({ ...ABI_THREADS, threads: 1 });
    const lost = { key: 'lost', text: () => Promise.reject(new Error('the database is away')) };
    await expect(threads.topics('user 1', lost, [])).rejects.toThrow('the database is away');
    const gone = { key: 'gone', text: async () => undefined };
    expect(await threads.topics('user 1', gone, [])).toMatchObject({ problem: expect.any(String) });
  });

  it('let owners wait with so much each', async () => {
    const threads = new AbiThreads({ ...ABI_THREADS, threads: 1, waitingOfOwner: 1 });
    const abi = abiOf([PAID]);
    const [first, second, third, other] = [1, 1, 1, 2].map((user) => threads.topics(`user ${user}`, abi, ['Paid']));
    await expect(third).rejects.toThrow(AbiBusyError);
    expect(await Promise.all([first, second, other])).toHaveLength(3);
  });
});
