import { consensusNsOf, entityIdFromStore, formatEntityId, formatEpoch, transactionType } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import { encode, hapi, type StreamItem } from '@ledgerscope/streams';
import type { JsonObject } from '../../mirror/mirror-client.ts';
import { keyJson } from './key-json.ts';

/** A transaction as a mirror node lists it, from its row and its item of the stream. */
export function transactionJson(row: TransactionRow, { body }: StreamItem): JsonObject {
  const validStart = consensusNsOf(row.consensusNs - row.validStartDelta);
  return {
    batch_key: body.batchKey === undefined ? null : keyJson(encode(hapi.Key, body.batchKey)),
    bytes: null,
    charged_tx_fee: row.fee,
    consensus_timestamp: epoch(row.consensusNs),
    entity_id: idOrNull(row.entity),
    max_fee: `${row.maxFee}`,
    max_custom_fees: body.maxCustomFees.flatMap(({ accountId, fees }) =>
      fees.map((fee) => ({
        account_id: idText(accountId?.accountNum ?? 0n),
        amount: fee.amount,
        denominating_token_id: fee.denominatingTokenId === undefined ? null : idText(fee.denominatingTokenId.tokenNum),
      })),
    ),
    memo_base64: base64(Buffer.from(row.memo)),
    name: transactionType(row.type).code,
    nft_transfers: row.nftTransferToken.map((token, at) => ({
      is_approval: row.nftTransferApproval[at] === 1,
      receiver_account_id: idOrNull(row.nftTransferReceiver[at]),
      sender_account_id: idOrNull(row.nftTransferSender[at]),
      serial_number: row.nftTransferSerial[at],
      token_id: idText(token),
    })),
    node: idOrNull(row.node),
    nonce: row.nonce,
    parent_consensus_timestamp: row.parentNs === 0n ? null : epoch(row.parentNs),
    result: hapi.ResponseCodeEnum[row.result],
    scheduled: row.scheduled === 1,
    staking_reward_transfers: row.rewardAccount.map((account, at) => ({
      account: idText(account),
      amount: row.rewardAmount[at],
    })),
    token_transfers: sorted(
      row.tokenTransferToken.map((token, at) => ({
        order: [token, row.tokenTransferAccount[at] ?? 0n],
        token_id: idText(token),
        account: idText(row.tokenTransferAccount[at] ?? 0n),
        amount: row.tokenTransferAmount[at],
        is_approval: row.tokenTransferApproval[at] === 1,
      })),
    ),
    transaction_hash: base64(row.hash),
    transaction_id: `${idText(row.payer)}-${epoch(validStart).replace('.', '-')}`,
    transfers: sorted(
      row.transferAccount.map((account, at) => ({
        order: [account, row.transferAmount[at] ?? 0n],
        account: idText(account),
        amount: row.transferAmount[at],
        is_approval: row.transferApproval[at] === 1,
      })),
    ),
    valid_duration_seconds: `${row.validDurationSeconds}`,
    valid_start_timestamp: epoch(validStart),
  };
}

/** Custom fees, which lists leave out. */
export function feesJson(row: TransactionRow): JsonObject[] {
  return row.customFeeAmount.map((amount, at) => ({
    amount,
    collector_account_id: idText(row.customFeeCollector[at] ?? 0n),
    effective_payer_account_ids: (row.customFeePayers[at] ?? '')
      .split(',')
      .filter((id) => id !== '')
      .map((id) => idText(BigInt(id))),
    token_id: idOrNull(row.customFeeToken[at]),
  }));
}

/** Mirror nodes order what they list by its ids. */
function sorted<T extends { readonly order: readonly bigint[] }>(entries: readonly T[]): JsonObject[] {
  const compare = (one: T, other: T) => {
    for (const [at, value] of one.order.entries()) {
      const against = other.order[at] ?? 0n;
      if (value !== against) return value < against ? -1 : 1;
    }
    return 0;
  };
  return [...entries].sort(compare).map(({ order: _, ...entry }) => entry);
}

export function idText(id: bigint): string {
  return formatEntityId(entityIdFromStore(id));
}

export function idOrNull(id: bigint | undefined): string | null {
  return id === undefined || id === 0n ? null : idText(id);
}

export function epoch(ns: bigint): string {
  return formatEpoch(consensusNsOf(ns));
}

export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
