import { entityIdFromStore, NS_PER_DAY } from '@ledgerscope/ledger';
import { type AccountState, balanceAt, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { base32Text } from '../../explorer/account/account-like-reply.ts';
import { expiryOf, hexOf, mirrorAddress, mirrorKey, timeOrNull, timeText } from '../mirror-values.ts';
import { heldTokens } from './held-tokens.ts';
import { pendingRewards } from './pending-rewards.ts';

/** What is shown of what an account has. */
export interface BalanceView {
  readonly order: 'asc' | 'desc';
  /** Tokens that are shown at most. */
  readonly tokens: number;
  /** As of this instant; undefined for now. */
  readonly at?: bigint | undefined;
}

/** Far beyond any day that a ledger states. */
const LAST_DAY = 100_000n;

/** Accounts as the mirror node shows them in lists, without what they have where `view` is undefined. */
export async function mirrorAccounts(
  snapshot: LedgerSnapshot,
  states: readonly AccountState[],
  view: BalanceView | undefined,
) {
  const rewards = await pendingRewards(snapshot, states);
  return Promise.all(states.map((state) => mirrorAccount(snapshot, state, view, rewards.get(state.id))));
}

async function mirrorAccount(
  snapshot: LedgerSnapshot,
  state: AccountState,
  view: BalanceView | undefined,
  reward: bigint | undefined,
) {
  return {
    account: idText(state.id),
    alias: state.alias.length === 0 ? null : base32Text(state.alias),
    auto_renew_period: state.autoRenewPeriod === 0n ? null : state.autoRenewPeriod,
    balance: view === undefined ? null : await mirrorBalance(snapshot, state, view),
    created_timestamp: timeOrNull(state.createdNs),
    decline_reward: state.declineReward === 1,
    delegation_address: hexOf(state.delegationAddress),
    deleted: state.deleted === 1,
    evm_address: mirrorAddress(state),
    expiry_timestamp: timeOrNull(expiryOf(state)),
    key: mirrorKey(state.key),
    ...statedAtCreation(state),
    ...stakingOf(state, reward),
  };
}

/** Of an account whose creation was not read, what no later transaction set is unknown. */
function statedAtCreation({ createdNs, ethereumNonce, memo, ...state }: AccountState) {
  const isKnown = createdNs !== 0n;
  return {
    ethereum_nonce: isKnown || ethereumNonce !== 0n ? ethereumNonce : null,
    max_automatic_token_associations: isKnown ? state.maxAutomaticTokenAssociations : null,
    memo: isKnown || memo !== '' ? memo : null,
    receiver_sig_required: isKnown && state.isContract === 0 ? state.receiverSigRequired === 1 : null,
  };
}

function stakingOf(state: AccountState, reward: bigint | undefined) {
  return {
    ...(reward !== undefined && { pending_reward: reward }),
    staked_account_id: idOrNull(state.stakedAccountId),
    staked_node_id: state.stakedNodeId < 0n ? null : state.stakedNodeId,
    stake_period_start: stakePeriodStart(state),
  };
}

/** Hbar and tokens that an account has. */
export async function mirrorBalance(
  snapshot: LedgerSnapshot,
  state: AccountState,
  { order, tokens: limit, at }: BalanceView,
) {
  const id = entityIdFromStore(state.id);
  const tokens = await heldTokens(snapshot, id, { order, limit, at });
  if (at === undefined) return { balance: state.balance, timestamp: timeOrNull(state.balanceChangedNs), tokens };
  const { balance } = await balanceAt(snapshot, id, at);
  return { balance, timestamp: timeText(at), tokens };
}

/** Start of the day since when it stakes to a node. */
function stakePeriodStart({ stakedNodeId, stakePeriodStart: day }: AccountState): string | null {
  return stakedNodeId < 0n || day < 0n || day > LAST_DAY ? null : timeText(day * NS_PER_DAY);
}
