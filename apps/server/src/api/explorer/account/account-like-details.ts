import { type Account, toAmount } from '@ledgerscope/contract';
import { consensusNsOf, type EntityId } from '@ledgerscope/ledger';
import {
  type AccountState,
  balanceAnchor,
  countTransactions,
  heldTokens,
  holdingOf,
  ledgerCounters,
  type NodeRow,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { knownFrom } from '../known-from.ts';
import { idOrNull, idText, instantOrNull, instantText } from '../values.ts';
import { checksumText } from './checksum-text.ts';

const DAY_NS = 86_400_000_000_000n;
const RECENT_NS = 30n * DAY_NS;
/** Far beyond any day that a ledger states. */
const MAX_DAY = 100_000n;

type Details = Pick<
  Account,
  | 'knownFrom'
  | 'checksum'
  | 'balanceKnownFrom'
  | 'lastUpdatedOn'
  | 'obtainer'
  | 'autoRenewPeriod'
  | 'autoRenewAccount'
  | 'maxAutomaticTokenAssociations'
  | 'ethereumNonce'
  | 'numTokens'
  | 'numTokensHeld'
  | 'numNfts'
  | 'numRecentTxns'
>;

/** What is read for {@link accountLikeDetails}, beside the state: none of it waits for that. */
export async function accountLikeFacts(context: ApiContext, id: EntityId) {
  const { store } = context;
  const [anchor, holding, held, recent, { startNs }] = await Promise.all([
    balanceAnchor(store),
    holdingOf(store, id),
    heldTokens(store, id),
    countTransactions(store, { entity: id, from: recentFrom(context) }),
    ledgerCounters(store),
  ]);
  return { anchor, holding, held, recent, startNs };
}

type AccountLikeFacts = Awaited<ReturnType<typeof accountLikeFacts>>;

/** What the pages of accounts and contracts show beyond a row of a list, apart from {@link stakingReply}. */
export function accountLikeDetails(context: ApiContext, state: AccountState, facts: AccountLikeFacts): Details {
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
export function recentFrom({ store }: ApiContext) {
  const start = (store.head?.lastNs ?? RECENT_NS) + 1n - RECENT_NS;
  return consensusNsOf(start < 0n ? 0n : start);
}

/** Whom it stakes to; the stakes are those of the node that is paid to the account. */
export function stakingReply(state: AccountState, node: NodeRow | undefined) {
  const stakes = state.stakedNodeId >= 0n || state.stakedAccountId !== 0n;
  // Who stopped to stake has the day of the change in its state all the same.
  const day = stakes ? state.stakePeriodStart : -1n;
  return {
    stakedNodeId: state.stakedNodeId < 0n ? null : toAmount(state.stakedNodeId),
    stakedAccountId: idText(state.stakedAccountId),
    stakeIdStartPeriod: day < 0n || day > MAX_DAY ? null : instantText(day * DAY_NS),
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
