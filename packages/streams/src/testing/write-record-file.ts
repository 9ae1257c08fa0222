import {
  RecordStreamFile,
  Signature,
  SignatureMap,
  SignedTransaction,
  Transaction,
  TransactionBody,
  TransactionRecord,
} from '../hapi/messages.ts';
import { RunningHash } from '../record/running-hash.ts';
import { encode } from '../wire/encode.ts';

/** An item to be written: messages by the fields that matter, or raw bytes. */
export interface ItemToWrite {
  readonly body?: Partial<TransactionBody>;
  readonly bodyBytes?: Uint8Array;
  readonly record?: Partial<TransactionRecord>;
  readonly recordBytes?: Uint8Array;
  /** Where the body is in the transaction: in signed bytes (as today) or inline (as at first). */
  readonly form?: 'signed' | 'inline';
}

interface RawItem {
  readonly transaction: Uint8Array;
  readonly record: Uint8Array;
}

function raw(item: ItemToWrite): RawItem {
  const body = { ...TransactionBody.create(), ...item.body };
  const bodyBytes = item.bodyBytes ?? encode(TransactionBody, body);
  const record = item.recordBytes ?? encode(TransactionRecord, { ...TransactionRecord.create(), ...item.record });
  if (item.form === 'inline') {
    const sigs = { sigs: [{ ...Signature.create(), ed25519: Uint8Array.of(1) }] };
    return { transaction: encode(Transaction, { ...Transaction.create(), body, sigs }), record };
  }
  const signed = { ...SignedTransaction.create(), bodyBytes, sigMap: SignatureMap.create() };
  const signedTransactionBytes = encode(SignedTransaction, signed);
  return { transaction: encode(Transaction, { ...Transaction.create(), signedTransactionBytes }), record };
}

/** A v6 record file (not compressed) with the right running hash, of HAPI 0.63.9, starting at a hash of zeros. */
export function v6File(list: readonly ItemToWrite[], facts: { number?: bigint }): Uint8Array {
  const items = list.map(raw);
  const start = new Uint8Array(48);
  const running = new RunningHash(start);
  for (const { record, transaction } of items) running.addItem(record, transaction);
  const hashObject = (hash: Uint8Array): { algorithm: number; length: number; hash: Uint8Array } => ({
    algorithm: 1,
    length: 48,
    hash,
  });
  const head = encode(RecordStreamFile, {
    ...RecordStreamFile.create(),
    hapiProtoVersion: { major: 0, minor: 63, patch: 9, pre: '', build: '' },
    startObjectRunningHash: hashObject(start),
  });
  const tail = encode(RecordStreamFile, {
    ...RecordStreamFile.create(),
    endObjectRunningHash: hashObject(running.value()),
    blockNumber: facts.number ?? 0n,
  });
  const fields = items.map(({ transaction, record }) =>
    delimited(3, Buffer.concat([delimited(1, transaction), delimited(2, record)])),
  );
  return new Uint8Array(Buffer.concat([int32(6), head, ...fields, tail]));
}

/** A v2 record file whose previous hash is zeros. */
export function v2File(list: readonly ItemToWrite[]): Uint8Array {
  const items = list
    .map(raw)
    .flatMap(({ transaction, record }) => [
      Buffer.of(2),
      int32(transaction.length),
      transaction,
      int32(record.length),
      record,
    ]);
  return new Uint8Array(Buffer.concat([int32(2), int32(3), Buffer.of(1), Buffer.alloc(48), ...items]));
}

function delimited(field: number, bytes: Uint8Array): Uint8Array {
  const head = [field * 8 + 2];
  let rest = bytes.length;
  for (; rest > 0x7f; rest >>>= 7) head.push((rest & 0x7f) | 0x80);
  return Buffer.concat([Buffer.from([...head, rest]), bytes]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value, 0);
  return bytes;
}
