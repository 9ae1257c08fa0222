import type { AccountBalance, BalanceHistory } from '@ledgerscope/contract';
import { NS_PER_HOUR, NS_PER_MS } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_700_000_000_000_000_000n;
const COUNT = 30;
const ACCOUNT = 2000n;
const at = (index: number): bigint => START + BigInt(index) * NS_PER_HOUR;
const wholeHour = (ns: bigint): bigint => ns - (ns % NS_PER_HOUR);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const version = at(COUNT - 1);
  await api.write(
    sampleRows({
      transaction: Array.from({ length: COUNT }, (_, index) =>
        sampleTransaction({
          consensusNs: at(index),
          block: 1n,
          payer: 1001n,
          transferAccount: [1001n, ACCOUNT],
          transferAmount: [-10n, 10n],
          transferApproval: [0, 0],
          transferErrata: [0, 0],
        }),
      ),
      account: [sampleRow('account', { id: ACCOUNT, createdNs: at(0), version })],
      entity: [sampleRow('entity', { kind: 'account', id: ACCOUNT, createdNs: at(0), creator: 1001n })],
      accountBalance: [
        sampleRow('accountBalance', { id: 1001n, balance: -300n, version }),
        sampleRow('accountBalance', { id: ACCOUNT, balance: 300n, version }),
      ],
    }),
    [sampleBlock({ batch: 'b', sequence: 1n, firstNs: at(0), lastNs: version })],
  );
});
afterAll(() => api?.close());

async function balanceBefore(ns: bigint): Promise<number> {
  const path = `/api/accounts/0.0.${ACCOUNT}/balance?epochMillis=${ns / NS_PER_MS - 1n}`;
  return Number((await api.get<{ data: AccountBalance }>(path)).data.balanceChange);
}

describe('a history of a balance', () => {
  it.each([
    ['within hours', at(2) + 7n * NS_PER_MS, at(5) - 9n * NS_PER_MS, [true, true]],
    ['with a transaction at its start and one behind its end', at(2), at(5), [true, true]],
    ['of whole hours', wholeHour(at(2)), wholeHour(at(5)), [false, false]],
    ['within one hour', wholeHour(at(3)) + 5n * NS_PER_MS, at(3) + 5n * NS_PER_MS, [true, true]],
  ] as const)('starts and ends where it is asked to: %s', async (_, from, to, cut) => {
    const span = `consensusStartInEpoch=${from / NS_PER_MS}&consensusEndInEpoch=${to / NS_PER_MS}&interval=1h`;
    const path = `/api/accounts/0.0.${ACCOUNT}/balance-history?${span}`;
    const { data, totalSum } = (await api.get<{ data: BalanceHistory }>(path)).data;
    const gained = (await balanceBefore(to)) - (await balanceBefore(from));
    expect(Number(totalSum)).toBe(gained);
    expect(data.reduce((sum, { change }) => sum + Number(change), 0)).toBe(gained);
    expect([data[0]?.partial, data.at(-1)?.partial]).toEqual(cut);
    expect(data.slice(1, -1).some(({ partial }) => partial)).toBe(false);
  });
});
