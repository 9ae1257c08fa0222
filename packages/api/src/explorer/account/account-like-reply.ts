import { type AccountRowReply, toAmount } from '@ledgerscope/contract';
import {
  consensusNsOf,
  type EntityId,
  entityIdFromStore,
  GENESIS_NS,
  hexText,
  NS_PER_DAY,
  NS_PER_SECOND,
  unpackEntityId,
} from '@ledgerscope/ledger';
import {
  type AccountState,
  balanceAnchor,
  countTransactions,
  heldTokens,
  ledgerCounters,
  type NodeRow,
  readHolding,
} from '@ledgerscope/ledger-store';
import { idOrNull, idText, instantOrNull, instantText, knownFrom } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { checksumText } from '../entity-named.ts';

type AccountLikeFields = Omit<AccountRowReply, 'accountID' | 'alias' | 'isContract' | 'isNodeAccount'>;

/** What accounts and contracts have in common. */
export function accountLikeReply(state: AccountState): AccountLikeFields {
  const expiry = expiryText(state);
  return {
    id: idText(state.id),
    payerID: idOrNull(state.creator),
    createdOn: instantOrNull(state.createdNs),
    expiry,
    expiryDate: expiry,
    balance: state.balance === null ? null : toAmount(state.balance),
    balanceChange: toAmount(state.balanceChange),
    memo: state.memo,
    evmAddress: state.evmAddress.length > 0 ? hexText(state.evmAddress) : longZeroAddress(state.id),
    deleted: state.deleted === 1,
  };
}

/** An account in a list. */
export function accountRowReply(state: AccountState, isNodeAccount: boolean): AccountRowReply {
  return {
    accountID: idText(state.id),
    ...accountLikeReply(state),
    alias: state.alias.length === 0 ? null : base32Text(state.alias),
    isContract: state.isContract === 1,
    isNodeAccount,
  };
}

/** As stated, else the end of the first auto-renew period; null where neither is known. */
export function expiryText(row: {
  readonly expirationNs: bigint;
  readonly createdNs: bigint;
  readonly autoRenewPeriod: bigint;
}): string | null {
  const { expirationNs, createdNs, autoRenewPeriod } = row;
  if (expirationNs !== 0n) return instantOrNull(expirationNs);
  if (createdNs === 0n || createdNs === GENESIS_NS || autoRenewPeriod <= 0n) return null;
  return instantOrNull(createdNs + autoRenewPeriod * NS_PER_SECOND);
}

/** The EVM address of an entity without one of its own: shard (4 bytes), realm (8) and number (8). */
export function longZeroAddress(id: bigint): string {
  const { shard, realm, num } = unpackEntityId(entityIdFromStore(id));
  return (
    shard.toString(16).padStart(8, '0') + realm.toString(16).padStart(16, '0') + num.toString(16).padStart(16, '0')
  );
}

const RECENT_NS = 30n * NS_PER_DAY;
/** Far beyond any day that a ledger states. */
const MAX_DAY = 100_000n;

/** What is read for {@link accountLikeDetails}, beside the state: none of it waits for that. */
export async function accountLikeFacts(context: ApiContext, id: EntityId) {
  const { snapshot } = context;
  const [anchor, holding, held, recent, { startNs }] = await Promise.all([
    balanceAnchor(snapshot),
    readHolding(snapshot, id),
    heldTokens(snapshot, id),
    countTransactions(snapshot, { entity: id, from: recentFrom(context) }),
    ledgerCounters(snapshot),
  ]);
  return { anchor, holding, held, recent, startNs };
}

type AccountLikeFacts = Awaited<ReturnType<typeof accountLikeFacts>>;

/** What the pages of accounts and contracts show beyond a row of a list, apart from {@link stakingReply}. */
export function accountLikeDetails(context: ApiContext, state: AccountState, facts: AccountLikeFacts) {
  const { anchor, holding, held, recent, startNs } = facts;
  const known = state.createdNs !== 0n;
  return {
    knownFrom: knownFrom(state, startNs),
    checksum: checksumText(context, state.id),
    balanceKnownFrom: anchor === undefined ? null : instantText(anchor.knownFromNs),
    lastUpdatedOn: instantOrNull(state.updatedNs),
    obtainer: idOrNull(state.obtainer),
    autoRenewPeriod: known || state.autoRenewPeriod !== 0n ? toAmount(state.autoRenewPeriod) : null,
    autoRenewAccount: idOrNull(state.autoRenewAccount),
    maxAutomaticTokenAssociations: known ? state.maxAutomaticTokenAssociations : null,
    ethereumNonce: known || state.ethereumNonce !== 0n ? toAmount(state.ethereumNonce) : null,
    numTokens: Number(holding.tokens),
    numTokensHeld: Number(held),
    numNfts: Number(holding.nfts),
    numRecentTxns: Number(recent),
  };
}

/** Where the last 30 days of the ledger start. */
export function recentFrom({ snapshot }: ApiContext) {
  const start = (snapshot.head?.lastNs ?? RECENT_NS) + 1n - RECENT_NS;
  return consensusNsOf(start < 0n ? 0n : start);
}

/** Whom it stakes to; the stakes are those of the node that is paid to the account. */
export function stakingReply(state: AccountState, node: NodeRow | undefined) {
  const stakes = state.stakedNodeId >= 0n || state.stakedAccountId !== 0n;
  // Who stopped to stake has the day of the change in its state all the same.
  const day = stakes ? state.stakePeriodStart : -1n;
  return {
    stakedNodeID: state.stakedNodeId < 0n ? null : toAmount(state.stakedNodeId),
    stakedNodeId: state.stakedNodeId < 0n ? null : toAmount(state.stakedNodeId),
    stakedAccountID: idText(state.stakedAccountId),
    stakedAccountId: idText(state.stakedAccountId),
    stakeIdStartPeriod: day < 0n || day > MAX_DAY ? null : instantText(day * NS_PER_DAY),
    declineReward: state.declineReward === 1,
    ...stakeOf(node),
  };
}

/** Of a node as of the newest stake update; null before the first, and for accounts of no node. */
function stakeOf(node: NodeRow | undefined) {
  if (node === undefined || node.stakingPeriodEndNs === 0n)
    return { stake: null, stake_rewarded: null, stake_not_rewarded: null, min_stake: null, max_stake: null };
  return {
    stake: toAmount(node.stake),
    stake_rewarded: toAmount(node.stakeRewarded),
    stake_not_rewarded: toAmount(node.stakeNotRewarded),
    min_stake: toAmount(node.minStake),
    max_stake: toAmount(node.maxStake),
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base 32 (RFC 4648) without padding, as aliases are written (HIP-32). */
export function base32Text(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 0x1f];
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + ALPHABET[(held << (5 - bits)) & 0x1f];
}
