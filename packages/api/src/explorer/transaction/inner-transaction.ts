import { type InnerTransaction, toAmount } from '@ledgerscope/contract';
import {
  consensusNs,
  consensusNsOf,
  entityIdFromStore,
  formatReadableTransactionId,
  formatTransactionId,
  NS_PER_SECOND,
  packEntityId,
  RESPONSE_CODE,
  type TransactionId,
  type TransactionRef,
  TYPE_ID,
  transactionType,
} from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  readChildren,
  type StoredTransaction,
  type TransactionRawRow,
  transactionPage,
  transactionRaws,
} from '@ledgerscope/ledger-store';
import { encode, hapi, openTransaction, readBody, toJson } from '@ledgerscope/streams';
import { readMessages } from '@ledgerscope/transactions/moves/read-messages';
import { idFields, idText, instantText, statusName } from '@ledgerscope/transactions/values';

/** A transaction is valid for so long at most; its batch reaches consensus within that. */
const VALID_NS = 181n * NS_PER_SECOND;
/** Failed batches that are looked through; a network has few. */
const MOST_BATCHES = 200;

/** A transaction in the body of a batch that failed before it. */
export interface NeverRan {
  readonly id: TransactionId;
  readonly body: hapi.TransactionBody;
  readonly typeId: number;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly batch: StoredTransaction;
}

/** What has this id in a failed batch and no record; undefined where no batch of that time holds it. */
export async function findNeverRan(snapshot: LedgerSnapshot, ref: TransactionRef): Promise<NeverRan | undefined> {
  if (ref.kind !== 'id' || ref.scheduled === true || (ref.nonce ?? 0) > 0) return undefined;
  const from = consensusNsOf(ref.id.validStartNs);
  const batches = await transactionPage(snapshot, {
    types: [TYPE_ID.atomicBatch],
    failedOnly: true,
    from,
    until: consensusNsOf(from + VALID_NS),
    order: 'asc',
    limit: MOST_BATCHES,
  });
  const raws = await transactionRaws(
    snapshot,
    batches.map((batch) => batch.consensusNs),
  );
  for (const batch of batches) {
    const raw = raws.get(batch.consensusNs);
    const found = raw === undefined ? undefined : innerIn(batch, raw, ref.id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function innerIn(batch: StoredTransaction, raw: TransactionRawRow, id: TransactionId): NeverRan | undefined {
  const inner = readMessages(raw).body.atomicBatch?.transactions ?? [];
  for (const [index, signed] of inner.entries()) {
    const found = innerOf(signed, id);
    if (found !== undefined) return { ...found, id, batch, place: index + 1, count: inner.length };
  }
  return undefined;
}

/** The inner transaction, where it has this id. Those of a batch that failed need not be readable. */
function innerOf(signedTransactionBytes: Uint8Array, id: TransactionId): Pick<NeverRan, 'body' | 'typeId'> | undefined {
  try {
    const bytes = encode(hapi.Transaction, { ...hapi.Transaction.create(), signedTransactionBytes });
    const { message: body, typeId } = readBody(openTransaction(bytes).bodyBytes);
    return isOf(body.transactionID, id) ? { body, typeId } : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isOf(own: hapi.TransactionID | undefined, { payer, validStartNs }: TransactionId): boolean {
  const { accountID, transactionValidStart: start } = own ?? {};
  if (accountID?.accountNum === undefined || start === undefined) return false;
  const account = packEntityId(accountID.shardNum, accountID.realmNum, accountID.accountNum);
  return account === payer && consensusNs(start.seconds, start.nanos) === validStartNs;
}

/** The same as a reply, with the transaction that the batch failed by. */
export async function innerTransactionReply(snapshot: LedgerSnapshot, found: NeverRan): Promise<InnerTransaction> {
  const { id, body, typeId, place, count, batch } = found;
  const type = transactionType(typeId);
  const failed = (await readChildren(snapshot, batch.consensusNs)).find(
    ({ result }) => result !== RESPONSE_CODE.SUCCESS && statusName(result) !== 'REVERTED_SUCCESS',
  );
  return {
    transactionID: formatTransactionId(id),
    readableTransactionID: formatReadableTransactionId(id),
    payerID: idText(entityIdFromStore(id.payer)),
    type: type.code,
    typeLabel: type.label,
    memo: body.memo,
    maxFee: toAmount(body.transactionFee),
    place,
    count,
    batchTransactionID: idFields(batch).readableTransactionID,
    batchConsensusTime: instantText(batch.consensusNs),
    batchStatus: statusName(batch.result),
    failedTransactionID: failed === undefined ? null : idFields(failed).readableTransactionID,
    failedConsensusTime: failed === undefined ? null : instantText(failed.consensusNs),
    failedStatus: failed === undefined ? null : statusName(failed.result),
    params: toJson(hapi.TransactionBody, body),
  };
}
