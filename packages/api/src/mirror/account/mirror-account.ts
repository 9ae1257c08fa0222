import { entityIdFromStore, NS_PER_DAY } from '@ledgerscope/ledger';
import { type AccountState, balanceAt, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { base32Text } from '../../explorer/account/account-like-reply.ts';
import { expiryOf, mirrorAddress, mirrorKey, timeOrNull, timeText } from '../mirror-values.ts';
import { heldTokens } from './held-tokens.ts';

/** What is shown of what an account has. */
export interface BalanceView {
  readonly order: 'asc' | 'desc';
  /** Tokens that are shown at most. */
  readonly tokens: number;
  /** As of this instant; undefined for now. */
  readonly at?: bigint | undefined;
}

/** No code is delegated to (HIP-1340). */
const NO_DELEGATION = '0x';
/** Far beyond any day that a ledger states. */
const LAST_DAY = 100_000n;

/** An account as the mirror node shows it in lists, without what it has where `view` is undefined. */
export async function mirrorAccount(snapshot: LedgerSnapshot, state: AccountState, view: BalanceView | undefined) {
  return {
    account: idText(state.id),
    alias: state.alias.length === 0 ? null : base32Text(state.alias),
    auto_renew_period: state.autoRenewPeriod === 0n ? null : state.autoRenewPeriod,
    balance: view === undefined ? null : await mirrorBalance(snapshot, state, view),
    created_timestamp: timeOrNull(state.createdNs),
    decline_reward: state.declineReward === 1,
    delegation_address: NO_DELEGATION,
    deleted: state.deleted === 1,
    evm_address: mirrorAddress(state),
    expiry_timestamp: timeOrNull(expiryOf(state)),
    key: mirrorKey(state.key),
    ...statedAtCreation(state),
    ...stakingOf(state),
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

function stakingOf(state: AccountState) {
  return {
    ...pendingReward(state),
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

/** Who is rewarded by no node waits for nothing; what others wait for is not known. */
function pendingReward({ stakedNodeId, declineReward }: AccountState): { readonly pending_reward?: bigint } {
  return stakedNodeId < 0n || declineReward === 1 ? { pending_reward: 0n } : {};
}

/** Start of the day since when it stakes to a node. */
function stakePeriodStart({ stakedNodeId, stakePeriodStart: day }: AccountState): string | null {
  return stakedNodeId < 0n || day < 0n || day > LAST_DAY ? null : timeText(day * NS_PER_DAY);
}
