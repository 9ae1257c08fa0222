import { isSuccessful, NS_PER_SECOND } from '@ledgerscope/ledger';
import { decode, hapi } from '@ledgerscope/streams';
import type { ProducedFile, WrittenItem } from '../produced-file.ts';

/** A transaction with its record and sidecar records, read. */
export interface OpenItem {
  /** Serialized `SignedTransaction`. */
  readonly signed: Uint8Array;
  readonly body: hapi.TransactionBody;
  readonly record: hapi.TransactionRecord;
  readonly receipt: hapi.TransactionReceipt;
  readonly sidecars: readonly hapi.TransactionSidecarRecord[];
  readonly succeeded: boolean;
}

/** A user's transaction and what it caused: the inner transactions of a batch, and what follows as children. */
export interface Unit {
  readonly top: OpenItem;
  readonly members: readonly OpenItem[];
}

/** Reads what a file holds, and puts together what happens together. */
export function openUnits({ items, sidecars }: Pick<ProducedFile, 'items' | 'sidecars'>): Unit[] {
  const byTime = Map.groupBy(
    sidecars.map((bytes) => decode(hapi.TransactionSidecarRecord, bytes)),
    ({ consensusTimestamp }) => nsOf(consensusTimestamp),
  );
  const units: { top: OpenItem; members: OpenItem[] }[] = [];
  for (const item of items) {
    const open = openItem(item, byTime.get(item.consensusNs) ?? []);
    const unit = units.at(-1);
    if (unit === undefined || open.record.parentConsensusTimestamp === undefined)
      units.push({ top: open, members: [open] });
    else unit.members.push(open);
  }
  return units;
}

function openItem({ transaction, record: bytes }: WrittenItem, sidecars: OpenItem['sidecars']): OpenItem {
  const { signedTransactionBytes: signed } = decode(hapi.Transaction, transaction);
  const body = decode(hapi.TransactionBody, decode(hapi.SignedTransaction, signed).bodyBytes);
  const record = decode(hapi.TransactionRecord, bytes);
  const receipt = record.receipt ?? hapi.TransactionReceipt.create();
  return { signed, body, record, receipt, sidecars, succeeded: isSuccessful(receipt.status) };
}

function nsOf(time: hapi.Timestamp | undefined): bigint {
  return time === undefined ? 0n : time.seconds * NS_PER_SECOND + BigInt(time.nanos);
}
