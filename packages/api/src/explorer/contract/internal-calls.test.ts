import type { InternalCall, ListReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const at = (index: number): bigint => START + BigInt(index) * 1_000_000_000n;
const [PAYER, MARKET, COIN, HTS] = [2001n, 6000n, 6001n, 359n];
const word = (hex: string) => hex.padStart(64, '0');

/** Calls of a transaction: who called whom at which depth with which data. */
const CALLS: readonly (readonly [depth: number, caller: bigint, recipient: bigint, input: string])[] = [
  [0, PAYER, MARKET, 'd96a094a'],
  [1, MARKET, COIN, `23b872dd${word('7d1')}${word('1770')}${word('5')}`],
  [1, MARKET, HTS, `eca36917${word('3ff')}${word('1770')}${word('7d1')}${word('24')}`],
  [1, MARKET, 0n, 'deadbeef'],
  // What calls itself is listed once.
  [2, COIN, COIN, ''],
];

describe('internal calls', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    await api.write(
      sampleRows({
        transaction: [1, 2].map((index) => sampleTransaction({ consensusNs: at(index), block: 1n })),
        account: [PAYER, MARKET, COIN].map((id) => sampleRow('account', { id, createdNs: START, version: at(2) })),
        contractAction: [1, 2].flatMap((index) =>
          CALLS.map(([callDepth, caller, recipient, input], actionIndex) =>
            sampleRow('contractAction', {
              consensusNs: at(index),
              actionIndex,
              callDepth,
              callType: 1,
              callOperation: 1,
              caller,
              recipient,
              recipientAddress: recipient === 0n ? Buffer.from('ab'.repeat(20), 'hex') : new Uint8Array(),
              input: Buffer.from(input, 'hex'),
            }),
          ),
        ),
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: at(2) })],
    );
  });
  afterAll(() => api.close());

  const list = (id: bigint, query = '') =>
    api.get<ListReply<InternalCall>>(`/api/contracts/0.0.${id}/internal-calls?${query}`);

  it.each([
    [
      MARKET,
      [
        [3, '0.0.6000', null, null],
        [2, '0.0.6000', '0.0.359', 'transferToken'],
        [1, '0.0.6000', '0.0.6001', 'transferFrom'],
      ],
    ],
    [
      COIN,
      [
        [4, '0.0.6001', '0.0.6001', null],
        [1, '0.0.6000', '0.0.6001', 'transferFrom'],
      ],
    ],
    [PAYER, []],
  ])('of 0.0.%s are those that it made or got inside others, newest first', async (id, expected) => {
    const { data, totalCount } = await list(id);
    const rows = data.map(({ index, caller, recipient, method }) => [index, caller, recipient, method?.name ?? null]);
    expect(rows).toEqual([...expected, ...expected]);
    expect(totalCount).toBe(2 * expected.length);
  });

  it('are decoded, also those of system contracts', async () => {
    const { data } = await list(MARKET, 'limit=3');
    expect(data.map(({ decodedInput }) => decodedInput?.inputValues ?? null)).toEqual([
      null,
      ['0.0.1023', '0.0.6000', '0.0.2001', '36'],
      ['0.0.2001', '0.0.6000', '5'],
    ]);
    expect(data[0]).toMatchObject({ targetedAddress: 'ab'.repeat(20), input: 'deadbeef' });
  });

  it('go on behind the last one, in either direction', async () => {
    for (const order of ['asc', 'desc']) {
      const { data: all } = await list(MARKET, `order=${order}`);
      const walked: InternalCall[] = [];
      for (let next: string | null | undefined = ''; next !== null && next !== undefined; ) {
        const page: ListReply<InternalCall> = await list(MARKET, `order=${order}&limit=2&next=${next}`);
        walked.push(...page.data);
        next = page.next;
      }
      expect(walked).toEqual(all);
    }
  });
});
