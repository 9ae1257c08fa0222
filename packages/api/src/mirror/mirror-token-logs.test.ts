import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../testing/open-test-api.ts';
import { type AskMirror, askMirror, type MirrorRow } from './testing/ask-mirror.ts';
import { ANNA, ANNAS_ADDRESS, ART, AT, BEN, CALLED, CARL, COIN, openTokenLogRows } from './testing/token-log-rows.ts';

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
const FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';
const word = (value: bigint | string) =>
  `0x${(typeof value === 'string' ? value : value.toString(16)).padStart(64, '0')}`;
const NOBODY = word(0n);
const BLOCK = 'timestamp=gte:1&timestamp=lte:199';

/** What distinguishes logs, and what they say. */
const shown = (rows: readonly MirrorRow[]) =>
  rows.map(({ timestamp, index, contract_id: id, topics, data }) => [
    `${String(timestamp).split('.')[0]} ${String(index)} ${String(id)}`,
    ...(topics as string[]),
    data,
  ]);
const TRANSFERRED = [
  [`100 0 0.0.${COIN}`, TRANSFER, word(ANNAS_ADDRESS), word(CARL), word(3n)],
  [`100 1 0.0.${COIN}`, TRANSFER, word(ANNAS_ADDRESS), word(BEN), word(2n)],
  [`100 2 0.0.${ART}`, TRANSFER, word(BEN), word(ANNAS_ADDRESS), word(300n), NOBODY],
];
const APPROVED = [
  [`101 0 0.0.${ART}`, FOR_ALL, word(ANNAS_ADDRESS), word(CARL), word(1n)],
  [`101 1 0.0.${ART}`, APPROVAL, word(ANNAS_ADDRESS), word(BEN), word(300n), NOBODY],
  [`101 2 0.0.${COIN}`, APPROVAL, word(CARL), word(BEN), word(400n)],
  [`102 0 0.0.${ART}`, APPROVAL, word(ANNAS_ADDRESS), NOBODY, word(300n), NOBODY],
];
const WRITTEN = [`110 0 0.0.${CALLED}`, word('07'.repeat(32)), word('07'.repeat(32))];
const OF_CONTRACT = [`110 1 0.0.${COIN}`, TRANSFER, word(ANNAS_ADDRESS), word(BEN), word(7n)];
const MINTED = [`112 0 0.0.${COIN}`, TRANSFER, NOBODY, word(CARL), word(9n)];
const ALL = [...TRANSFERRED, ...APPROVED, WRITTEN, OF_CONTRACT, MINTED];

let api: TestApi;
let mirror: AskMirror;
beforeAll(async () => {
  api = await openTokenLogRows();
  mirror = askMirror(api.app);
});
afterAll(() => api.close());

describe('logs that stand for what was done with tokens', () => {
  it('are among those that contracts wrote, in both orders and page by page', async () => {
    expect(shown(await mirror.walk(`contracts/results/logs?${BLOCK}&order=asc`))).toEqual(ALL);
    expect(shown(await mirror.walk(`contracts/results/logs?${BLOCK}&order=desc&limit=2`))).toEqual(ALL.toReversed());
    const all = await mirror.walk('contracts/results/logs?order=asc&limit=100');
    expect(all).toHaveLength(ALL.length + 1 + 120);
    expect(await mirror.walk('contracts/results/logs?limit=7')).toEqual(all.toReversed());
  });

  it.each([
    ['a token', COIN, [...TRANSFERRED.slice(0, 2), APPROVED[2], OF_CONTRACT, MINTED]],
    ['a collection', ART, [TRANSFERRED[2], ...APPROVED.slice(0, 2), APPROVED[3]]],
    ['a contract', CALLED, [WRITTEN]],
    ['an account', ANNA, []],
  ])('are those of %s', async (_, id, expected) => {
    expect(shown(await mirror.walk(`contracts/${id}/results/logs?${BLOCK}&order=asc&limit=2`))).toEqual(expected);
    const all = await mirror.walk(`contracts/${id}/results/logs?limit=100`);
    expect(await mirror.walk(`contracts/${id}/results/logs?limit=3&order=asc`)).toEqual(all.toReversed());
  });

  it.each([
    ['topic0', `topic0=${APPROVAL}`, [APPROVED[1], APPROVED[2], APPROVED[3]]],
    ['topic0 of contracts', `topic0=${word('07'.repeat(32))}`, [WRITTEN]],
    ['a sender', `topic1=${word(CARL)}`, [APPROVED[2]]],
    [
      'a sender with an address of its own',
      `topic1=${ANNAS_ADDRESS}&topic0=${TRANSFER}`,
      [...TRANSFERRED.slice(0, 2), OF_CONTRACT],
    ],
    ['its number, which is not its address', `topic1=${word(ANNA)}`, []],
    ['a receiver', `topic2=${word(CARL)}`, [TRANSFERRED[0], APPROVED[0], MINTED]],
    ['nobody', `topic1=0x00&topic0=${TRANSFER}`, [MINTED]],
    ['a serial number', 'topic3=0x12c', [TRANSFERRED[2], APPROVED[1], APPROVED[3]]],
    ['several values', `topic2=${word(CARL)}&topic2=${word(BEN)}&topic0=${FOR_ALL}`, [APPROVED[0]]],
  ])('are found by %s', async (_, topics, expected) => {
    const url = `contracts/results/logs?${BLOCK}&${topics}&order=asc`;
    expect(shown(await mirror.walk(url))).toEqual(expected);
    expect(shown(await mirror.walk(`${url}&limit=1`))).toEqual(expected);
    const ofToken = expected.filter((log) => log?.[0]?.endsWith(`.${COIN}`));
    expect(shown(await mirror.walk(`contracts/${COIN}/results/logs?${BLOCK}&${topics}&order=asc`))).toEqual(ofToken);
  });

  it('say what the mirror node says in their place', async () => {
    const [first, , , , , , , , ofContract] = await mirror.walk(`contracts/results/logs?${BLOCK}&order=asc`);
    expect(first).toMatchObject({
      address: `0x${COIN.toString(16).padStart(40, '0')}`,
      bloom: '0x00',
      block_number: 1,
      root_contract_id: `0.0.${COIN}`,
      transaction_index: 0,
    });
    expect(ofContract).toMatchObject({ bloom: '0x01', root_contract_id: `0.0.${CALLED}`, transaction_index: 3 });
    const { transaction_hash: hash } = first ?? {};
    expect(shown(await mirror.walk(`contracts/results/logs?transaction.hash=${String(hash)}&order=asc`))).toEqual(
      TRANSFERRED,
    );
    expect(await mirror.walk(`contracts/results/logs?timestamp=${AT.later}`)).toHaveLength(1);
  });
});

describe('results that stand for transactions with such logs', () => {
  const listed = (rows: readonly MirrorRow[]) =>
    rows.map(({ timestamp, contract_id: id, transaction_index: place, amount }) =>
      [String(timestamp).split('.')[0], id, place, amount === null ? 'tokens' : 'evm'].join(' '),
    );
  const IN_BLOCK = [
    `100 0.0.${COIN} 0 tokens`,
    `101 0.0.${ART} 1 tokens`,
    `102 0.0.${ART} 2 tokens`,
    `110 0.0.${CALLED} 3 evm`,
    `112 0.0.${COIN} 4 tokens`,
  ];

  it('are in the list of all results, with a place among what the EVM ran', async () => {
    expect(listed(await mirror.walk(`contracts/results?${BLOCK}&order=asc`))).toEqual(IN_BLOCK);
    const backward = await mirror.walk(`contracts/results?${BLOCK}&limit=2`);
    // The newest first also of the logs of one transaction: the last of them names the contract.
    expect(listed(backward)).toEqual([
      ...IN_BLOCK.slice(3).toReversed(),
      `102 0.0.${ART} 2 tokens`,
      `101 0.0.${COIN} 1 tokens`,
      `100 0.0.${ART} 0 tokens`,
    ]);
    const all = await mirror.walk('contracts/results?order=asc&limit=100');
    expect(all.map(({ timestamp }) => timestamp)).toEqual(
      (await mirror.walk('contracts/results?limit=7')).map(({ timestamp }) => timestamp).toReversed(),
    );
    expect(all).toHaveLength(IN_BLOCK.length + 1 + 120);
  });

  it('are omitted by a sender, and in the lists of one contract', async () => {
    expect(listed(await mirror.walk(`contracts/results?from=${ANNA}&${BLOCK}`))).toEqual([IN_BLOCK[3]]);
    expect(await mirror.walk(`contracts/${COIN}/results`)).toEqual([]);
  });

  it('say what the mirror node says of them, by hash and by id too', async () => {
    const row = (await mirror.walk(`contracts/results?${BLOCK}`)).at(-1);
    expect(row).toMatchObject({
      amount: null,
      bloom: '0x',
      call_result: '0x',
      created_contract_ids: [],
      from: `0x${ANNA.toString(16).padStart(40, '0')}`,
      function_parameters: '0x',
      gas_limit: 0,
      gas_used: null,
      result: 'SUCCESS',
      status: '0x1',
      to: `0x${ART.toString(16).padStart(40, '0')}`,
    });
    const { logs, state_changes: changes, ...rest } = await mirror.get(`contracts/results/${String(row?.hash)}`);
    expect(rest).toEqual(row);
    expect([(logs as readonly MirrorRow[]).length, changes]).toEqual([3, []]);
    const { transactions } = await mirror.get<{ transactions: readonly MirrorRow[] }>(
      `transactions?timestamp=${AT.mint}`,
    );
    const byId = await mirror.get(`contracts/results/${String(transactions[0]?.transaction_id)}`);
    expect(byId).toMatchObject({ contract_id: `0.0.${COIN}`, logs: [{ topics: [TRANSFER, NOBODY, word(CARL)] }] });
    const run = (await mirror.walk(`contracts/results?${BLOCK}&from=${ANNA}`))[0];
    expect(((await mirror.get(`contracts/results/${String(run?.hash)}`)).logs as readonly MirrorRow[]).length).toBe(2);
  });
});
