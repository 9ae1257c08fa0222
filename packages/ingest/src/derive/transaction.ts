import { type EntityId, formatEpoch, listedDebit, mainEntity } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { accountAddress } from './account-address.ts';
import { asU16, asU64 } from './column-range.ts';
import { resultOf } from './contract.ts';
import type { Derivation } from './derive-context.ts';
import { automaticAssociations, customFees, stakingRewards } from './fees.ts';
import { instantOf } from './instant-of.ts';
import { keyBytes } from './key-bytes.ts';
import { hbarTransfers, nftTransfers, tokenTransfers } from './transfers.ts';

/** The row that every transaction has, whatever its type and result. */
export function deriveTransaction(derivation: Derivation, created: EntityId): TransactionRow {
  const { item, body, record, consensusNs, payer, ids } = derivation;
  const hbar = hbarTransfers(derivation);
  const address = accountAddress(derivation);
  const row: TransactionRow = {
    consensusNs,
    block: derivation.context.sequence,
    indexInBlock: item.index,
    validStartDelta: consensusNs - derivation.validStartNs,
    nonce: transactionIdOf(derivation)?.nonce ?? 0,
    scheduled: isScheduled(derivation) ? 1 : 0,
    type: item.typeId,
    result: derivation.status,
    node: ids.account(body.nodeAccountID),
    payer,
    entity: entityOf(derivation),
    created,
    topicSequenceNumber: record.receipt?.topicSequenceNumber ?? 0n,
    fee: record.transactionFee,
    maxFee: body.transactionFee,
    validDurationSeconds: body.transactionValidDuration?.seconds ?? 0n,
    amount: asU64(derivation, 'record.transferList', listedDebit(hbar, payer)),
    memo: body.memo,
    hash: item.transactionHash,
    parentNs: derivation.parentNs,
    schedule: ids.schedule(record.scheduleRef),
    batchKey: keyBytes(body.batchKey),
    signatures: asU16(derivation, 'signature pairs', item.signatureCount),
    gasUsed: resultOf(derivation)?.gasUsed ?? 0n,
    ...exchangeRate(record),
    alias: address.alias,
    evmAddress: address.evmAddress,
    // Known once everything is derived.
    notUnderstood: '',
    ...hbar,
    ...tokenTransfers(derivation),
    ...nftTransfers(derivation),
    ...customFees(derivation),
    ...stakingRewards(derivation),
    ...automaticAssociations(derivation),
    statedConsensus: statedConsensus(derivation),
  };
  tableOf(derivation).push(row);
  return row;
}

function entityOf(derivation: Derivation): EntityId {
  const { item, body, record, payer, ids } = derivation;
  const resultContract = resultOf(derivation)?.contractID;
  return mainEntity({ typeId: item.typeId, body, receipt: record.receipt, resultContract, payer }, ids);
}

function tableOf({ rows, byNodes }: Derivation): TransactionRow[] {
  return byNodes ? rows.nodeTransaction : rows.transaction;
}

/** The body's id: what the sender signed. The record repeats it, and alone knows that it ran by schedule. */
export function transactionIdOf({ body, record }: Pick<Derivation, 'body' | 'record'>): hapi.TransactionID | undefined {
  return body.transactionID ?? record.transactionID;
}

/** Empty where the record's instant is the row's place, and where it states none. */
function statedConsensus({ record, consensusNs }: Derivation): string {
  if (record.consensusTimestamp === undefined) return '';
  const stated = instantOf(record.consensusTimestamp);
  return stated === consensusNs ? '' : formatEpoch(stated);
}

function isScheduled({ body, record }: Derivation): boolean {
  return (
    record.scheduleRef !== undefined ||
    (record.transactionID?.scheduled ?? false) ||
    (body.transactionID?.scheduled ?? false)
  );
}

function exchangeRate({ receipt }: hapi.TransactionRecord) {
  const rate = receipt?.exchangeRate?.currentRate;
  return {
    hbarEquiv: rate?.hbarEquiv ?? 0,
    centEquiv: rate?.centEquiv ?? 0,
    rateExpirationSeconds: rate?.expirationTime?.seconds ?? 0n,
  };
}
