import { NS_PER_DAY } from '@ledgerscope/ledger';
import type { Draft, hapi } from '@ledgerscope/streams';
import { accountId, timestamp } from '../../world/ids.ts';
import { pickPayer, pickPerson } from '../../world/people.ts';
import { AUTO_RENEW_SECONDS, extendExpiry, HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { SimulatedAccount } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { newKey } from './new-key.ts';

const NO_NODE = -1n;
const MEMOS = [
  'savings',
  'moved to the new phone',
  'donations welcome 💜',
  'cold storage',
  'für die Reise',
  '旅行用',
  'joint account',
];

/** A change of an account: what the body says, and what becomes of the account. */
interface AccountUpdate {
  readonly body: Exclude<Draft<hapi.CryptoUpdateTransactionBody>, Uint8Array>;
  readonly change: Partial<SimulatedAccount>;
}

/** People change their own account. */
export const updateAccount: Activity = {
  weight: () => 0.9,
  act: (world) => {
    const num = pickPayer(world, HBAR);
    if (num === undefined) return;
    const account = world.account(num);
    const update = world.random.pick(UPDATES)(world, account);
    if (update !== undefined) send(world, account, update);
  },
};

/** People stake to a node or to somebody who does, stop, or do without rewards. */
export const changeStake: Activity = {
  weight: () => 0.6,
  act: (world) => {
    const num = pickPayer(world, HBAR);
    if (num === undefined) return;
    const account = world.account(num);
    send(world, account, stakeUpdate(world, account));
  },
};

const UPDATES: readonly ((world: World, account: SimulatedAccount) => AccountUpdate | undefined)[] = [
  keyUpdate,
  keyUpdate,
  memoUpdate,
  memoUpdate,
  associationsUpdate,
  expiryUpdate,
  receiverUpdate,
];

function keyUpdate(world: World, account: SimulatedAccount): AccountUpdate | undefined {
  // An address belongs to the key that it comes from; its owners stay with it.
  if (account.evmAddress !== undefined) return undefined;
  const { key, signers } = newKey(world);
  return { body: { key }, change: { key, signers } };
}

function memoUpdate(world: World): AccountUpdate {
  const memo = world.random.chance(0.2) ? '' : world.random.pick(MEMOS);
  return { body: { memo: { value: memo } }, change: { memo } };
}

function associationsUpdate(world: World, account: SimulatedAccount): AccountUpdate | undefined {
  const value = world.random.pick([-1, 100, 500]);
  if (value !== -1 && value < account.tokens.size) return undefined;
  return { body: { maxAutomaticTokenAssociations: { value } }, change: { maxAutoAssociations: value } };
}

function expiryUpdate(world: World, account: SimulatedAccount): AccountUpdate {
  const expiryNs = extendExpiry(account.expiryNs, world.now, AUTO_RENEW_SECONDS);
  return { body: { expirationTime: timestamp(expiryNs) }, change: { expiryNs } };
}

function receiverUpdate(world: World, account: SimulatedAccount): AccountUpdate | undefined {
  const value = !account.receiverSigRequired;
  // Few want to sign for what they get.
  if (value && world.random.chance(0.97)) return undefined;
  return { body: { receiverSigRequiredWrapper: { value } }, change: { receiverSigRequired: value } };
}

function stakeUpdate(world: World, account: SimulatedAccount): AccountUpdate {
  const staker = pickPerson(world, ({ num, stakedNode }) => num !== account.num && stakedNode !== undefined);
  const kind = world.random.below(10);
  const stakePeriodStart = Number(world.nextInstant() / NS_PER_DAY);
  if (kind === 0) {
    const declineReward = !account.declineReward;
    return { body: { declineReward: { value: declineReward } }, change: { declineReward, stakePeriodStart } };
  }
  const none = { stakedNode: undefined, stakedAccount: undefined, stakePeriodStart };
  if (kind <= 2) return { body: { stakedNodeId: NO_NODE }, change: none };
  if (kind <= 4 && staker !== undefined) {
    return { body: { stakedAccountId: accountId(staker) }, change: { ...none, stakedAccount: staker } };
  }
  const stakedNode = world.random.below(world.nodes.length);
  return { body: { stakedNodeId: BigInt(stakedNode) }, change: { ...none, stakedNode } };
}

function send(world: World, account: SimulatedAccount, { body, change }: AccountUpdate): void {
  world.submit({
    payer: account.num,
    data: { cryptoUpdateAccount: { accountIDToUpdate: accountId(account.num), ...body } },
    // The keys as they are: a new key signs together with the one it replaces.
    keys: account.signers,
    execute: (effects) => {
      effects.receipt.accountID = accountId(account.num);
      effects.change(account, change);
    },
  });
}
