import { larger } from '@ledgerscope/ledger';
import type { CustomFee, CustomFeeSchedule, TokenState } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { base64Of, expiryOf, mirrorKey, timeText } from '../mirror-values.ts';

/** A token as the mirror node shows it, with the custom fees of some instant. */
export function mirrorToken(token: TokenState, fees: CustomFeeSchedule) {
  const expiry = expiryOf(token);
  return {
    admin_key: mirrorKey(token.adminKey),
    auto_renew_account: idOrNull(token.autoRenewAccount),
    auto_renew_period: token.autoRenewPeriod === 0n ? null : token.autoRenewPeriod,
    created_timestamp: timeText(token.createdNs),
    custom_fees: mirrorFees(token, fees),
    decimals: String(token.decimals),
    deleted: token.deletedNs !== 0n,
    expiry_timestamp: expiry === 0n ? null : expiry,
    fee_schedule_key: mirrorKey(token.feeScheduleKey),
    freeze_default: token.freezeDefault === 1,
    freeze_key: mirrorKey(token.freezeKey),
    initial_supply: String(token.initialSupply),
    kyc_key: mirrorKey(token.kycKey),
    max_supply: String(token.maxSupply),
    memo: token.memo,
    metadata: base64Of(token.metadata),
    metadata_key: mirrorKey(token.metadataKey),
    modified_timestamp: timeText([token.updatedNs, token.deletedNs, token.lastMintNs].reduce(larger, token.createdNs)),
    name: token.name,
    pause_key: mirrorKey(token.pauseKey),
    pause_status: pauseStatus(token),
    supply_key: mirrorKey(token.supplyKey),
    supply_type: token.supplyType,
    symbol: token.symbol,
    token_id: idText(token.id),
    total_supply: token.totalSupply === null ? null : String(token.totalSupply),
    treasury_account_id: idOrNull(token.treasury),
    type: token.type,
    wipe_key: mirrorKey(token.wipeKey),
  };
}

function pauseStatus({ pauseKey, paused }: TokenState): string {
  if (pauseKey.length === 0) return 'NOT_APPLICABLE';
  return paused === 1 ? 'PAUSED' : 'UNPAUSED';
}

function mirrorFees({ id, type }: TokenState, { consensusNs, customFees }: CustomFeeSchedule) {
  const fixed = customFees.flatMap((fee) => (fee.kind === 'fixed' ? [fixedFee(fee)] : []));
  const common = { created_timestamp: timeText(consensusNs), fixed_fees: fixed };
  if (type === 'NON_FUNGIBLE_UNIQUE')
    return { ...common, royalty_fees: customFees.flatMap((fee) => (fee.kind === 'royalty' ? [royaltyFee(fee)] : [])) };
  return {
    ...common,
    fractional_fees: customFees.flatMap((fee) => (fee.kind === 'fractional' ? [fractionalFee(id, fee)] : [])),
  };
}

function fixedFee({ allCollectorsAreExempt, amount, collector, token }: Extract<CustomFee, { kind: 'fixed' }>) {
  return {
    all_collectors_are_exempt: allCollectorsAreExempt,
    amount,
    collector_account_id: idOrNull(collector),
    denominating_token_id: idOrNull(token),
  };
}

function fractionalFee(token: bigint, fee: Extract<CustomFee, { kind: 'fractional' }>) {
  return {
    all_collectors_are_exempt: fee.allCollectorsAreExempt,
    amount: { denominator: fee.denominator, numerator: fee.numerator },
    collector_account_id: idOrNull(fee.collector),
    denominating_token_id: idText(token),
    maximum: fee.maximum === 0n ? null : fee.maximum,
    minimum: fee.minimum,
    net_of_transfers: fee.netOfTransfers,
  };
}

function royaltyFee(fee: Extract<CustomFee, { kind: 'royalty' }>) {
  const { fallback } = fee;
  return {
    all_collectors_are_exempt: fee.allCollectorsAreExempt,
    amount: { denominator: fee.denominator, numerator: fee.numerator },
    collector_account_id: idOrNull(fee.collector),
    fallback_fee:
      fallback === undefined ? null : { amount: fallback.amount, denominating_token_id: idOrNull(fallback.token) },
  };
}
