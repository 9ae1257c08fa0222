import { SECONDS_PER_DAY, TYPE_ID } from '@ledgerscope/ledger';
import type { MirrorReply } from './answer.ts';
import { accountId, maybe } from './ids.ts';
import { keyOf } from './key-of.ts';
import type { Data, MirrorReported } from './reported.ts';

const SECONDS_A_DAY = BigInt(SECONDS_PER_DAY);
/** An address that holds the account's number begins so. */
const LONG_ZERO = /^0x0{24}/;
const NO_NODE = -1n;
const ADDRESS_BYTES = 20;

interface Addresses {
  readonly alias?: Uint8Array;
  readonly evmAddress?: Uint8Array | undefined;
}

/** An account as it is at the time of the request: the API has no earlier version of it. */
export function accountCreated({ more }: MirrorReported): Data {
  const account = more.object('account');
  if (account === undefined) return { cryptoCreateAccount: {} };
  return {
    cryptoCreateAccount: {
      key: keyOf(account, 'key'),
      memo: account.text('memo'),
      ...account.renewal(),
      receiverSigRequired: account.flag('receiver_sig_required'),
      maxAutomaticTokenAssociations: account.small('max_automatic_token_associations'),
      declineReward: account.flag('decline_reward'),
      alias: account.base32('alias'),
      delegationAddress: account.hex('delegation_address'),
      ...stakedTo(account),
    },
  };
}

export function accountUpdated({ more, entity, time }: MirrorReported): Data {
  const account = more.object('account');
  const accountIDToUpdate = maybe(entity, accountId);
  if (account === undefined) return { cryptoUpdateAccount: { accountIDToUpdate } };
  const since = account.instant('stake_period_start');
  const isStaking = account.has('staked_node_id') || account.has('staked_account_id');
  return {
    cryptoUpdateAccount: {
      accountIDToUpdate,
      key: keyOf(account, 'key'),
      memo: { value: account.text('memo') },
      ...account.renewal(),
      expirationTime: account.instant('expiry_timestamp'),
      receiverSigRequiredWrapper: { value: account.flag('receiver_sig_required') },
      maxAutomaticTokenAssociations: { value: account.small('max_automatic_token_associations') },
      declineReward: { value: account.flag('decline_reward') },
      delegationAddress: delegatedAfter(account),
      // Which of its fields an update set is not reported: a change of staking begins a period on its day.
      ...(isStaking && since !== undefined && since.seconds / SECONDS_A_DAY !== time.seconds / SECONDS_A_DAY
        ? {}
        : stakedAfter(account)),
    },
  };
}

/** Alias and address of a new account, which its record states. */
export function addressesOf({ more, typeId }: MirrorReported): Addresses {
  const account = more.object('account');
  if (account === undefined || typeId !== TYPE_ID.cryptoCreateAccount) return {};
  const isOwn = !LONG_ZERO.test(account.text('evm_address'));
  return { alias: account.base32('alias'), evmAddress: isOwn ? account.hex('evm_address') : undefined };
}

/** What an update leaves; the zero address says that there is none, and no address that it is as before. */
function delegatedAfter(account: MirrorReply): Uint8Array {
  const address = account.hex('delegation_address');
  return address.length > 0 || !account.has('delegation_address') ? address : new Uint8Array(ADDRESS_BYTES);
}

/** Nothing where it stakes to nobody. */
function stakedTo(account: MirrorReply): { stakedNodeId?: bigint; stakedAccountId?: ReturnType<typeof accountId> } {
  const stakedNodeId = account.optionalInteger('staked_node_id');
  const stakedAccountId = account.account('staked_account_id');
  if (stakedNodeId !== undefined) return { stakedNodeId };
  return stakedAccountId === undefined ? {} : { stakedAccountId };
}

function stakedAfter(account: MirrorReply): ReturnType<typeof stakedTo> {
  const staked = stakedTo(account);
  return Object.keys(staked).length === 0 ? { stakedNodeId: NO_NODE } : staked;
}

/** Who got what it had is reported by the transfers alone: the only account that gained as much as the deleted one lost. */
export function accountDeleted({ transaction, entity }: MirrorReported): Data {
  const moved = transaction
    .list('transfers')
    .map((entry) => [entry.entity('account'), entry.integer('amount')] as const);
  const lost = moved.find(([account, amount]) => account === entity && amount < 0n)?.[1];
  const gained = lost === undefined ? [] : moved.filter(([, amount]) => amount === -lost);
  const [obtainer] = gained.length === 1 ? gained.map(([account]) => account) : [];
  return {
    cryptoDelete: { deleteAccountID: maybe(entity, accountId), transferAccountID: maybe(obtainer, accountId) },
  };
}
