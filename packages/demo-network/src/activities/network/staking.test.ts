import { NS_PER_DAY } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { castOf } from '../../world/cast.ts';
import { collectRewards } from '../crypto/hbar-transfer.ts';
import { changeStake } from '../crypto/update-account.ts';
import { DemoLedger, insist, type Recorded, sumOf } from '../testing/demo-ledger.ts';

const HBAR = 100_000_000n;
/** Half an hour into a day. */
const GENESIS_NS = (1_700_000_000_000_000_000n / NS_PER_DAY) * NS_PER_DAY + NS_PER_DAY / 48n;
const MIDNIGHT = (GENESIS_NS / NS_PER_DAY + 1n) * NS_PER_DAY;

const updateOf = (items: readonly Recorded[]) =>
  insist(() => items.find(({ body }) => body.nodeStakeUpdate !== undefined))?.body.nodeStakeUpdate;

async function begin(seed: number): Promise<DemoLedger> {
  const ledger = await DemoLedger.open(seed, { genesisNs: GENESIS_NS });
  await ledger.live(1_500, MIDNIGHT - NS_PER_DAY / 24n);
  await ledger.perform(async (world) => {
    for (let count = 0; count < 150; count++) await changeStake.act(world);
  });
  return ledger;
}

describe('staking on the demo network', () => {
  it('closes each day with stakes that are the sums over the accounts', async () => {
    const ledger = await begin(51);
    const update = updateOf(await ledger.rest(MIDNIGHT + 1_000_000_000n));
    const { accounts } = ledger.network.books;
    const all = [...accounts.values()].filter(({ deleted }) => !deleted);
    const stakeOf = (num: number) =>
      all.reduce((sum, account) => sum + (account.stakedAccount === num ? account.balance : 0n), 0n);
    expect(update?.nodeStake).toHaveLength(7);
    for (const node of update?.nodeStake ?? []) {
      const stakers = all.filter(({ stakedNode }) => stakedNode === Number(node.nodeId));
      const sum = (list: typeof stakers) =>
        list.reduce((total, { num, balance }) => total + balance + stakeOf(num), 0n);
      expect(node.stakeRewarded).toBe(sum(stakers.filter(({ declineReward }) => !declineReward)));
      expect(node.stakeNotRewarded).toBe(sum(stakers.filter(({ declineReward }) => declineReward)));
      expect(node.stake).toBe(node.stakeRewarded + node.stakeNotRewarded);
      expect(node.stake > node.minStake && node.stake < node.maxStake).toBe(true);
      expect(node.rewardRate).toBe(6_849n);
    }
    expect(all.some(({ stakedAccount }) => stakedAccount !== undefined)).toBe(true);
    expect(update?.endOfStakingPeriod).toEqual({ seconds: MIDNIGHT / 1_000_000_000n - 1n, nanos: 999_999_999 });
  });

  it('owes a day of rewards to who staked all day, and pays them when the account is touched', async () => {
    const ledger = await begin(52);
    await ledger.rest(MIDNIGHT + 1n);
    const { accounts } = ledger.network.books;
    const owed = () => [...accounts.values()].reduce((sum, { pendingReward }) => sum + pendingReward, 0n);
    // The ledger began within the first day, so nobody has staked through all of it.
    expect(owed()).toBe(0n);
    const stakes = new Map([...accounts.values()].map(({ num, balance }) => [num, balance]));
    await ledger.rest(MIDNIGHT + NS_PER_DAY + 1n);
    const staker = insist(() => [...accounts.values()].find(({ memo }) => memo.startsWith('stake of')));
    expect(staker.pendingReward).toBe(6_849n * ((stakes.get(staker.num) ?? 0n) / HBAR));
    const before = { owed: owed(), held: accounts.get(800)?.balance ?? 0n };
    const items = await ledger.perform(async (world) => {
      for (let count = 0; count < 40; count++) await collectRewards.act(world);
      expect(castOf(world).stakers.every((num) => world.account(num).pendingReward === 0n)).toBe(true);
    });
    const paid = items.flatMap(({ record }) => record.paidStakingRewards).reduce((sum, { amount }) => sum + amount, 0n);
    expect(paid).toBeGreaterThan(0n);
    expect(before.owed - owed()).toBe(paid);
    // A tenth of what the node leaves of each fee comes in meanwhile.
    const shares = items.reduce(
      (sum, { record: { transactionFee: fee } }) => sum + ((fee - (fee * 5n) / 100n) * 10n) / 100n,
      0n,
    );
    expect(before.held - (accounts.get(800)?.balance ?? 0n)).toBe(paid - shares);
    for (const { record } of items) expect(sumOf(record)).toBe(0n);
  });

  it('pays the nodes each midnight from 0.0.801', async () => {
    const ledger = await begin(53);
    const before = ledger.network.books.accounts.get(801)?.balance ?? 0n;
    const items = await ledger.rest(MIDNIGHT + 1n);
    const reward = items.find(({ body }) => body.memo === 'Synthetic node rewards');
    const credits = reward?.record.transferList?.accountAmounts.filter(({ amount }) => amount > 0n) ?? [];
    expect(credits.map(({ accountID }) => accountID?.accountNum)).toEqual([3n, 4n, 5n, 6n, 7n, 8n, 9n]);
    expect(new Set(credits.map(({ amount }) => amount)).size).toBe(1);
    const after = ledger.network.books.accounts.get(801)?.balance ?? 0n;
    expect(before - after).toBe(credits.reduce((sum, { amount }) => sum + amount, 0n));
  });
});
