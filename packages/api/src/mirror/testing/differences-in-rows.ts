import { RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import type { BatchRows } from '@ledgerscope/ledger-store';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { expect } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import type { MirrorDifferenceName } from '../differences/mirror-differences.ts';
import type { AskMirror } from './ask-mirror.ts';

type Check = (mirror: AskMirror) => Promise<void>;

const PUBLIC_KEY = 'ab'.repeat(32);
const KEY = Buffer.from(`1220${PUBLIC_KEY}`, 'hex');
const VERSION = 9n;
const FIRST = 10_001n;
/** More than are looked at for a page, and more than are looked up by a key. */
const ACCOUNTS = 10_002n;
const AIRDROPS = 5_001n;
const NEWEST_SENDER = 15_000n;
const CALLED = 9_001n;
const STAKER = 8_001n;
const DELEGATED = `0x${'07'.repeat(20)}`;
const SYSTEM_CONTRACT = 359n;

/** Rows of a ledger that was not read from its beginning, and that has more of some than a page looks through. */
export async function openDifferenceRows(): Promise<TestApi> {
  const api = await openTestApi();
  const ids = Array.from({ length: Number(ACCOUNTS) }, (_, at) => FIRST + BigInt(at));
  const last = FIRST + ACCOUNTS - 1n;
  const rows = sampleRows({
    account: [
      ...ids.map((id) => account({ id, key: KEY, isContract: id === last ? 1 : 0 })),
      account({ id: STAKER, stakedNodeId: 0n, stakePeriodStart: -3n, delegationAddress: new Uint8Array(20).fill(7) }),
    ],
    node: [sampleRow('node', { nodeId: 0n, stakingPeriodEndNs: 5n, version: VERSION })],
    nodeStake: [sampleRow('nodeStake', { nodeId: 0n, consensusNs: 5n, rewardRate: 1n })],
    token: [
      token({ id: 3_001n, type: 'FUNGIBLE_COMMON', createdNs: 5n }),
      token({ id: 3_002n }),
      token({ id: 3_003n, type: 'NON_FUNGIBLE_UNIQUE', createdNs: 5n }),
    ],
    tokenSupply: [
      sampleRow('tokenSupply', { id: 3_003n, totalSupply: 1n, supplyStated: 1, lastMintNs: 5n, version: 600n }),
    ],
    nft: [
      sampleRow('nft', { token: 3_003n, serial: 1n, owner: 2_001n, mintedNs: 5n, changedNs: 600n, version: VERSION }),
    ],
    topic: [sampleRow('topic', { id: 4_001n, updatedNs: 5n, version: VERSION })],
    schedule: [sampleRow('schedule', { id: 5_001n, executedNs: 5n, version: VERSION })],
    airdrop: Array.from({ length: Number(AIRDROPS) }, (_, at) => airdrop(BigInt(at))),
    ...callRows(),
  });
  await api.write(rows, [sampleBlock({ sequence: 1n, firstNs: 1n, lastNs: 9_999n, batch: 'one' })]);
  return api;
}

function account(given: Partial<BatchRows['account'][number]>): BatchRows['account'][number] {
  return sampleRow('account', { createdNs: 5n, updatedNs: 500n, stakedNodeId: -1n, version: VERSION, ...given });
}

function token(given: Partial<BatchRows['token'][number]>): BatchRows['token'][number] {
  return sampleRow('token', { updatedNs: 5n, supplyType: 'INFINITE', treasury: 2_001n, version: VERSION, ...given });
}

function airdrop(at: bigint): BatchRows['airdrop'][number] {
  const parties = { receiver: 2_001n, sender: NEWEST_SENDER + AIRDROPS - 1n - at, token: 3_001n };
  return sampleRow('airdrop', {
    ...parties,
    amount: 1n,
    state: 'PENDING',
    pendingNs: at + 1n,
    changedNs: at + 1n,
    version: VERSION,
  });
}

/** A call of a contract that was not seen made, one of a system contract within a transfer, and a write to a hook's storage. */
function callRows(): Partial<BatchRows> {
  const called = { contract: CALLED, consensusNs: 700n };
  const within = { contract: SYSTEM_CONTRACT, consensusNs: 701n };
  const [both, stored] = [[called, within], { consensusNs: 702n }];
  return {
    transaction: [
      sampleTransaction({ consensusNs: 700n, block: 1n, type: TYPE_ID.contractCall, entity: CALLED }),
      sampleTransaction({
        consensusNs: 701n,
        block: 1n,
        indexInBlock: 1,
        nonce: 1,
        parentNs: 700n,
        type: TYPE_ID.cryptoTransfer,
      }),
      sampleTransaction({ consensusNs: 702n, block: 1n, indexInBlock: 2, type: TYPE_ID.hookStore, entity: STAKER }),
    ],
    transactionRaw: [...both, stored].map(({ consensusNs }) => sampleRow('transactionRaw', { consensusNs })),
    contractResult: both.map((one) =>
      sampleRow('contractResult', { ...one, result: RESPONSE_CODE.SUCCESS, callResult: KEY }),
    ),
    contractStateChange: [sampleRow('contractStateChange', { ...called, slot: KEY, valueRead: KEY })],
  };
}

/** What such rows show of them. */
export const FOUND_IN_ROWS = {
  'rare-rows': async ({ page, walk }) => {
    const rare = 'accounts?account.balance=ne:5&order=asc&balance=false';
    const first = await page(rare);
    expect([first.rows.length, first.next === null]).toEqual([0, false]);
    expect(await walk(rare)).toEqual([]);
  },
  'before-first-block': async ({ get, page }) => {
    await get('topics/4001', 404);
    await get('schedules/5001', 404);
    expect((await page('tokens?order=asc')).rows.map(({ token_id: id }) => id)).toEqual(['0.0.3001', '0.0.3003']);
  },
  'accounts-of-key': async ({ page }) => {
    const { rows } = await page(`accounts?account.publickey=${PUBLIC_KEY}&limit=1&balance=false&order=desc`);
    expect(rows).toMatchObject([{ account: `0.0.${FIRST + 9_999n}` }]);
  },
  'pending-reward': async ({ page }) => {
    const { rows } = await page(`accounts?account.id=${STAKER}&account.id=${FIRST}`);
    expect(rows.map(({ pending_reward: pending }) => pending)).toEqual([undefined, 0]);
  },
  delegation: async ({ get, page }) => {
    const { rows } = await page(`accounts?account.id=${STAKER}&account.id=${FIRST}&balance=false`);
    expect(rows.map(({ delegation_address: to }) => to)).toEqual([DELEGATED, '0x']);
    expect(await get(`accounts/${STAKER}?transactions=false`)).toMatchObject({ delegation_address: DELEGATED });
  },
  'hook-storage': async ({ undescribed, page }) => {
    const { transactions } = (await undescribed('transactions?transactiontype=HOOKSTORE')) as { transactions: unknown };
    expect(transactions).toMatchObject([{ entity_id: `0.0.${STAKER}` }]);
    expect(await page(`accounts/${STAKER}/hooks/1/storage`)).toMatchObject({ rows: [] });
  },
  'newest-airdrops': async ({ page }) => {
    const { rows } = await page('accounts/2001/airdrops/pending?limit=1&order=desc');
    expect(rows).toMatchObject([{ sender_id: `0.0.${NEWEST_SENDER + 3_999n}` }]);
  },
  'only-called': async ({ get, walk }) => {
    await get(`contracts/${CALLED}`);
    expect((await walk('contracts?limit=100')).map(({ contract_id: id }) => id)).not.toContain(`0.0.${CALLED}`);
  },
  'system-calls': async ({ walk }) => {
    expect(await walk('contracts/results?internal=true')).toHaveLength(2);
    expect(await walk(`contracts/${CALLED}/results?internal=true`)).toHaveLength(1);
    expect(await walk(`contracts/${SYSTEM_CONTRACT}/results?internal=true`)).toEqual([]);
  },
  'native-gas-price': async ({ walk }) => {
    expect(await walk('contracts/results')).toMatchObject([{ gas_price: null }]);
  },
  'written-slots': async ({ walk }) => {
    expect(await walk(`contracts/${CALLED}/state`)).toEqual([]);
  },
  'past-contract': async ({ get }) => {
    await get(`contracts/${FIRST + ACCOUNTS - 1n}?timestamp=0.0000002`, 501);
  },
  'token-changes': async ({ get }) => {
    expect(await get('tokens/3003')).toMatchObject({ modified_timestamp: '0.000000005' });
  },
  'nft-changes': async ({ get, walk }) => {
    expect(await get('tokens/3003/nfts/1')).toMatchObject({ modified_timestamp: '0.000000600' });
    expect(await walk('tokens/3003/nfts/1/transactions')).toEqual([]);
  },
  'unknown-supply': async ({ undescribed }) => {
    expect(await undescribed('tokens/3001')).toMatchObject({ total_supply: null });
  },
} satisfies Partial<Record<MirrorDifferenceName, Check>>;
