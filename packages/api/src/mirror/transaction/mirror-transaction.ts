import { compareAscending, feeAccountRole, isSuccessful, packEntityId, transactionType } from '@ledgerscope/ledger';
import { type TransactionRow, transactionRaws } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { readMessages } from '@ledgerscope/transactions/moves/read-messages';
import { tokenText } from '@ledgerscope/transactions/reply/body-details';
import { idOrNull, idText, requireStored, statusName } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { base64Of, mirrorKey, timeOrNull, timeText } from '../mirror-values.ts';

/** What of a transaction is in its bytes alone. */
interface BodyFacts {
  readonly highVolume: boolean;
  readonly multiplier: bigint;
  readonly customFeeLimits: readonly hapi.CustomFeeLimit[];
  /** The transaction as it was sent; undefined where that is not shown. */
  readonly bytes: Uint8Array | undefined;
}

/** What transactions are read of, and whether they are shown as they were sent. */
export type ShownIn = Pick<ApiContext, 'snapshot' | 'mirrorBytes'>;

/** Transactions as the mirror node shows them in lists. */
export async function mirrorTransactions({ snapshot, mirrorBytes = false }: ShownIn, rows: readonly TransactionRow[]) {
  const raws = await transactionRaws(
    snapshot,
    rows.map(({ consensusNs }) => consensusNs),
  );
  return rows.map((row) => {
    const raw = requireStored(raws.get(row.consensusNs), 'the bytes of a transaction', row.consensusNs);
    const { body, record } = readMessages(raw);
    return mirrorTransaction(row, {
      highVolume: body.highVolume,
      multiplier: record.highVolumePricingMultiplier,
      customFeeLimits: body.maxCustomFees,
      bytes: mirrorBytes ? raw.transactionBytes : undefined,
    });
  });
}

/** The same with the custom fees that were assessed, as one transaction or those of an id are shown. */
export async function mirrorTransactionsWithFees(context: ShownIn, rows: readonly TransactionRow[]) {
  const listed = await mirrorTransactions(context, rows);
  return listed.map((transaction, index) => {
    const row = rows[index];
    const fees = row === undefined ? [] : assessedFees(row);
    return fees.length === 0 ? transaction : { assessed_custom_fees: fees, ...transaction };
  });
}

function mirrorTransaction(row: TransactionRow, { highVolume, multiplier, customFeeLimits, bytes }: BodyFacts) {
  const validStartNs = row.consensusNs - row.validStartDelta;
  return {
    batch_key: mirrorKey(row.batchKey),
    bytes: bytes === undefined ? null : base64Of(bytes),
    charged_tx_fee: row.fee,
    consensus_timestamp: timeText(row.consensusNs),
    entity_id: idOrNull(row.entity),
    high_volume: highVolume,
    high_volume_pricing_multiplier: multiplier,
    max_custom_fees: customFeeLimits.flatMap(limitsOf),
    max_fee: String(row.maxFee),
    memo_base64: base64Of(Buffer.from(row.memo)),
    name: transactionName(row.type),
    nft_transfers: nftTransfers(row),
    node: idOrNull(row.node),
    nonce: row.nonce,
    parent_consensus_timestamp: timeOrNull(row.parentNs),
    result: resultName(row.result),
    scheduled: row.scheduled === 1,
    staking_reward_transfers: rewardTransfers(row),
    token_transfers: tokenTransfers(row),
    transaction_hash: base64Of(row.hash),
    transaction_id: mirrorTransactionId(row),
    transfers: hbarTransfers(row),
    valid_duration_seconds: String(row.validDurationSeconds),
    valid_start_timestamp: timeText(validStartNs),
  };
}

/** Name of a type; one that this program does not know has none. */
export function transactionName(type: number): string {
  const { code } = transactionType(type);
  return code.startsWith('UNKNOWN') ? 'UNKNOWN' : code;
}

/** Name of a result; one that this program does not know has none. */
export function resultName(result: number): string {
  const name = statusName(result);
  return name.startsWith('UNKNOWN_') ? 'UNKNOWN' : name;
}

/** `shard.realm.num-seconds-nanoseconds`. */
export function mirrorTransactionId({
  payer,
  consensusNs,
  validStartDelta,
}: Pick<TransactionRow, 'payer' | 'consensusNs' | 'validStartDelta'>): string {
  return `${idText(payer)}-${timeText(consensusNs - validStartDelta).replace('.', '-')}`;
}

/** Whether a transaction succeeded, as `result=success` means it. */
export function hasSucceeded({ result }: Pick<TransactionRow, 'result'>): boolean {
  return isSuccessful(result);
}

interface HbarTransfer {
  readonly id: bigint;
  readonly amount: bigint;
  readonly is_approval: boolean;
}

/** Entries that moved nothing are no transfers. */
function hbarTransfers(row: TransactionRow) {
  const entries: HbarTransfer[] = row.transferAccount.flatMap((id, index) => {
    if (row.transferErrata[index] === 1) return [];
    return [{ id, amount: row.transferAmount[index] ?? 0n, is_approval: row.transferApproval[index] === 1 }];
  });
  return entries
    .sort((one, other) => compareAscending(one.id, other.id) || compareAscending(one.amount, other.amount))
    .map(({ id, amount, is_approval }) => ({ account: idText(id), amount, is_approval }));
}

function tokenTransfers(row: TransactionRow) {
  return row.tokenTransferToken
    .map((token, index) => ({
      token,
      account: row.tokenTransferAccount[index] ?? 0n,
      amount: row.tokenTransferAmount[index] ?? 0n,
      is_approval: row.tokenTransferApproval[index] === 1,
    }))
    .sort((one, other) => compareAscending(one.token, other.token) || compareAscending(one.account, other.account))
    .map(({ token, account, amount, is_approval }) => ({
      token_id: idText(token),
      account: idText(account),
      amount,
      is_approval,
    }));
}

function nftTransfers(row: TransactionRow) {
  return row.nftTransferToken.map((token, index) => ({
    is_approval: row.nftTransferApproval[index] === 1,
    receiver_account_id: idOrNull(row.nftTransferReceiver[index] ?? 0n),
    sender_account_id: idOrNull(row.nftTransferSender[index] ?? 0n),
    serial_number: row.nftTransferSerial[index] ?? 0n,
    token_id: idText(token),
  }));
}

/** Rewards are paid by one account; a transaction that does not move what it has pays none. */
function rewardTransfers(row: TransactionRow) {
  if (!row.transferAccount.some((account) => feeAccountRole(account) === 'stakingRewards')) return [];
  return row.rewardAccount.map((account, index) => ({
    account: idText(account),
    amount: row.rewardAmount[index] ?? 0n,
  }));
}

function assessedFees(row: TransactionRow) {
  return row.customFeeAmount
    .map((amount, index) => ({ amount, collector: row.customFeeCollector[index] ?? 0n, index }))
    .sort(
      (one, other) => compareAscending(one.collector, other.collector) || compareAscending(one.amount, other.amount),
    )
    .map(({ amount, collector, index }) => ({
      amount,
      collector_account_id: idText(collector),
      effective_payer_account_ids: (row.customFeePayers[index] ?? '')
        .split(',')
        .filter((id) => id !== '')
        .map((id) => idText(BigInt(id))),
      token_id: idOrNull(row.customFeeToken[index] ?? 0n),
    }));
}

/** One limit may name several amounts that its account pays at most. */
function limitsOf({ accountId, fees }: hapi.CustomFeeLimit) {
  const { shardNum = 0n, realmNum = 0n, accountNum = 0n } = accountId ?? {};
  const account = packEntityId(shardNum, realmNum, accountNum) ?? 0n;
  return fees.map(({ amount, denominatingTokenId }) => ({
    account_id: idOrNull(account),
    amount,
    denominating_token_id: tokenText(denominatingTokenId),
  }));
}
