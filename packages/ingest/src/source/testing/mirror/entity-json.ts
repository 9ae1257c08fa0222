import type {
  AccountRow,
  AccountTokenRow,
  AllowanceRow,
  NftRow,
  ScheduleRow,
  TokenRow,
  TopicRow,
} from '@ledgerscope/ledger-store';
import type { JsonObject } from '../../mirror/mirror-client.ts';
import { keyJson } from './key-json.ts';
import { base64, epoch, hex, idOrNull, idText } from './transaction-json.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECONDS_A_DAY = 86_400n;
const FREEZES = ['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN'];
const KYCS = ['NOT_APPLICABLE', 'GRANTED', 'REVOKED'];

export function accountJson(row: AccountRow): JsonObject {
  return {
    account: idText(row.id),
    alias: row.alias.length === 0 ? null : base32(row.alias),
    auto_renew_period: row.autoRenewPeriod,
    created_timestamp: instantOrNull(row.createdNs),
    decline_reward: row.declineReward === 1,
    delegation_address: hex(row.delegationAddress),
    deleted: row.deleted === 1,
    ethereum_nonce: row.ethereumNonce,
    evm_address: addressOf(row),
    expiry_timestamp: instantOrNull(row.expirationNs),
    key: keyJson(row.key),
    max_automatic_token_associations: row.maxAutomaticTokenAssociations,
    memo: row.memo,
    receiver_sig_required: row.receiverSigRequired === 1,
    staked_account_id: idOrNull(row.stakedAccountId),
    staked_node_id: row.stakedNodeId < 0n ? null : row.stakedNodeId,
    stake_period_start: row.stakePeriodStart < 0n ? null : `${row.stakePeriodStart * SECONDS_A_DAY}.000000000`,
  };
}

export function contractJson(row: AccountRow): JsonObject {
  return {
    admin_key: keyJson(row.key),
    auto_renew_account: idOrNull(row.autoRenewAccount),
    auto_renew_period: row.autoRenewPeriod,
    contract_id: idText(row.id),
    created_timestamp: instantOrNull(row.createdNs),
    deleted: row.deleted === 1,
    evm_address: addressOf(row),
    expiration_timestamp: instantOrNull(row.expirationNs),
    file_id: idOrNull(row.fileId),
    max_automatic_token_associations: row.maxAutomaticTokenAssociations,
    memo: row.memo,
    nonce: row.ethereumNonce,
    obtainer_id: idOrNull(row.obtainer),
    permanent_removal: row.permanentRemoval === 1,
  };
}

export function topicJson(row: TopicRow): JsonObject {
  return {
    admin_key: keyJson(row.adminKey),
    auto_renew_account: idOrNull(row.autoRenewAccount),
    auto_renew_period: row.autoRenewPeriod,
    created_timestamp: instantOrNull(row.createdNs),
    custom_fees: {
      fixed_fees: row.customFeeAmount.map((amount, at) => ({
        amount,
        collector_account_id: idOrNull(row.customFeeCollector[at]),
        denominating_token_id: idOrNull(row.customFeeToken[at]),
      })),
    },
    deleted: row.deleted === 1,
    fee_exempt_key_list: row.feeExemptKeys.map(keyJson),
    fee_schedule_key: keyJson(row.feeScheduleKey),
    memo: row.memo,
    submit_key: keyJson(row.submitKey),
    topic_id: idText(row.id),
  };
}

export function tokenJson(row: TokenRow): JsonObject {
  return {
    admin_key: keyJson(row.adminKey),
    auto_renew_account: idOrNull(row.autoRenewAccount),
    auto_renew_period: row.autoRenewPeriod,
    created_timestamp: instantOrNull(row.createdNs),
    custom_fees: feesJson(row),
    decimals: `${row.decimals}`,
    expiry_timestamp: row.expirationNs === 0n ? null : row.expirationNs,
    fee_schedule_key: keyJson(row.feeScheduleKey),
    freeze_default: row.freezeDefault === 1,
    freeze_key: keyJson(row.freezeKey),
    initial_supply: `${row.initialSupply}`,
    kyc_key: keyJson(row.kycKey),
    max_supply: `${row.maxSupply}`,
    memo: row.memo,
    metadata: base64(row.metadata),
    metadata_key: keyJson(row.metadataKey),
    name: row.name,
    pause_key: keyJson(row.pauseKey),
    supply_key: keyJson(row.supplyKey),
    supply_type: row.supplyType,
    symbol: row.symbol,
    token_id: idText(row.id),
    treasury_account_id: idOrNull(row.treasury),
    type: row.type,
    wipe_key: keyJson(row.wipeKey),
  };
}

/** By kind, as the API lists them. */
function feesJson(row: TokenRow): JsonObject {
  const fees = row.feeKind.map((kind, at) => ({
    kind,
    common: {
      all_collectors_are_exempt: row.feeCollectorsExempt[at] === 1,
      collector_account_id: idOrNull(row.feeCollector[at]),
    },
    amount: row.feeAmount[at] ?? 0n,
    token: idOrNull(row.feeToken[at]),
    fraction: { numerator: row.feeNumerator[at], denominator: row.feeDenominator[at] },
    at,
  }));
  return {
    fixed_fees: fees
      .filter(({ kind }) => kind === 0)
      .map(({ common, amount, token }) => ({ ...common, amount, denominating_token_id: token })),
    fractional_fees: fees
      .filter(({ kind }) => kind === 1)
      .map(({ common, fraction, at }) => ({
        ...common,
        amount: fraction,
        minimum: row.feeMinimum[at],
        maximum: row.feeMaximum[at] === 0n ? null : row.feeMaximum[at],
        net_of_transfers: row.feeNetOfTransfers[at] === 1,
      })),
    royalty_fees: fees
      .filter(({ kind }) => kind === 2)
      .map(({ common, fraction, amount, token }) => ({
        ...common,
        amount: fraction,
        fallback_fee: amount === 0n ? null : { amount, denominating_token_id: token },
      })),
  };
}

export function scheduleJson(row: ScheduleRow, body: Uint8Array, signatures: readonly JsonObject[]): JsonObject {
  return {
    admin_key: keyJson(row.adminKey),
    consensus_timestamp: epoch(row.createdNs),
    creator_account_id: idOrNull(row.creator),
    executed_timestamp: instantOrNull(row.executedNs),
    expiration_time: instantOrNull(row.expirationNs),
    memo: row.memo,
    payer_account_id: idOrNull(row.payer),
    schedule_id: idText(row.id),
    signatures,
    transaction_body: base64(body),
    wait_for_expiry: row.waitForExpiry === 1,
  };
}

export function nftJson(row: NftRow): JsonObject {
  return {
    account_id: idOrNull(row.owner),
    deleted: row.deleted === 1,
    metadata: base64(row.metadata),
    serial_number: row.serial,
    spender: idOrNull(row.spender),
    token_id: idText(row.token),
  };
}

export function relationJson(row: AccountTokenRow): JsonObject {
  return {
    automatic_association: row.automatic === 1,
    balance: row.balance,
    created_timestamp: epoch(row.associatedNs),
    freeze_status: FREEZES[row.freezeStatus],
    kyc_status: KYCS[row.kycStatus],
    token_id: idText(row.token),
  };
}

export function allowanceJson(row: AllowanceRow): JsonObject {
  return {
    amount: row.amount,
    amount_granted: row.amountGranted,
    approved_for_all: row.allSerials === 1,
    owner: idText(row.owner),
    spender: idText(row.spender),
    timestamp: { from: epoch(row.grantedNs), to: null },
    token_id: idText(row.token),
  };
}

function addressOf({ id, evmAddress }: AccountRow): string {
  return `0x${evmAddress.length === 0 ? id.toString(16).padStart(40, '0') : hex(evmAddress)}`;
}

function instantOrNull(ns: bigint): string | null {
  return ns === 0n ? null : epoch(ns);
}

function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => LETTERS[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
