import type { AccountState } from '@ledgerscope/ledger-store';
import { describe, expect, it } from 'vitest';
import { stakingReply } from './account-like-reply.ts';

const state = (stakedNodeId: bigint, stakedAccountId: bigint, stakePeriodStart: bigint): AccountState =>
  ({ stakedNodeId, stakedAccountId, stakePeriodStart, declineReward: 0 }) as AccountState;
const START = '2024-01-01T00:00:00.000000000Z';
const DAY = 19_723n;

describe('what an account stakes to', () => {
  it.each<[string, AccountState, string | null]>([
    ['a node', state(3n, 0n, DAY), START],
    ['the first node', state(0n, 0n, DAY), START],
    ['another account', state(-1n, 1_001n, DAY), START],
    ['nobody any more', state(-1n, 0n, DAY), null],
    ['a node, before its start is known', state(3n, 0n, -1n), null],
  ])('has a start where it stakes to %s', (_, account, start) => {
    expect(stakingReply(account, undefined).stakeIdStartPeriod).toBe(start);
  });
});
