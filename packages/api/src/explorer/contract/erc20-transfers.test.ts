import type { Erc20Transfer, ListReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encodeAbiParameters } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const at = (index: number): bigint => START + BigInt(index) * 1_000_000_000n;
const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
const ADDRESS = '52908400098527886e0f7030069857d2e4169ee7';
const LONG_ZERO = '7d1'.padStart(40, '0');
/** A contract that is a token, and a token of the token service, which writes the same logs. */
const [COIN, HTS_TOKEN, HOLDER, OTHER] = [6000n, 7000n, 2001n, 2002n] as const;

const transfer = (index: number, contract: bigint, sides: readonly [bigint, bigint]) =>
  sampleRow('erc20Transfer', {
    consensusNs: at(index),
    logIndex: index % 2,
    contract,
    sender: sides[0],
    receiver: sides[1],
    senderAddress: bytes(sides[0] === 0n ? '00'.repeat(20) : LONG_ZERO),
    receiverAddress: bytes(ADDRESS),
    amount: (2n ** 130n + BigInt(index)).toString(),
  });
const answer = (selector: string, result: string) =>
  sampleRow('contractResult', {
    consensusNs: at(5),
    contract: COIN,
    type: 7,
    result: 22,
    functionParameters: bytes(selector),
    selector: bytes(selector),
    callResult: bytes(result),
  });

describe('ERC-20 transfers', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const transaction = Array.from({ length: 6 }, (_, index) =>
      sampleTransaction({ consensusNs: at(index), block: 1n }),
    );
    await api.write(
      sampleRows({
        transaction,
        token: [sampleRow('token', { id: HTS_TOKEN, createdNs: START, version: at(5) })],
        account: [HOLDER, COIN].map((id) => sampleRow('account', { id, createdNs: START, version: at(5) })),
        erc20Transfer: [
          transfer(0, COIN, [0n, HOLDER]),
          transfer(1, COIN, [HOLDER, OTHER]),
          transfer(2, HTS_TOKEN, [HOLDER, OTHER]),
          transfer(3, COIN, [HOLDER, 0n]),
        ],
        contractResult: [
          answer('95d89b41', encodeAbiParameters([{ type: 'string' }], ['LMN']).slice(2)),
          answer('313ce567', '12'.padStart(64, '0')),
          answer('06fdde03', 'ff'),
        ],
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: at(5) })],
    );
  });
  afterAll(() => api.close());

  it('are listed for each party and the token, by decimals and symbol where the contract said them', async () => {
    const list = await api.get<ListReply<Erc20Transfer>>(`/api/accounts/0.0.${HOLDER}/erc20-transfers`);
    expect(list.totalCount).toBe(3);
    expect(list.data.map(({ sender, receiver }) => [sender, receiver])).toEqual([
      ['0.0.2001', null],
      ['0.0.2001', '0.0.2002'],
      [null, '0.0.2001'],
    ]);
    expect(list.data[0]).toMatchObject({
      contractID: '0.0.6000',
      index: 1,
      senderAddress: LONG_ZERO,
      receiverAddress: ADDRESS,
      amount: (2n ** 130n + 3n).toString(),
      name: null,
      symbol: 'LMN',
      decimals: 18,
    });
    expect(await api.get(`/api/contracts/0.0.${COIN}/erc20-transfers?order=asc&limit=1`)).toMatchObject({
      totalCount: 3,
      data: [{ senderAddress: '0'.repeat(40) }],
    });
  });

  it('go on by cursor', async () => {
    const first = await api.get<ListReply<Erc20Transfer>>(`/api/accounts/0.0.${HOLDER}/erc20-transfers?limit=1`);
    const rest = await api.get<ListReply<Erc20Transfer>>(
      `/api/accounts/0.0.${HOLDER}/erc20-transfers?limit=5&next=${first.next}`,
    );
    expect([...first.data, ...rest.data].map(({ consensusTime }) => consensusTime.slice(17, 19))).toEqual([
      '03',
      '01',
      '00',
    ]);
    expect(rest.next).toBeNull();
  });

  it('are not found of an id that nothing names', async () => {
    expect(await api.get('/api/accounts/0.0.99999/erc20-transfers', 404)).toMatchObject({
      error: { code: 'not_found' },
    });
  });
});
