import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { timestamp, type WrittenItem } from '@ledgerscope/demo-network';
import { consensusNsOf, entityIdFromStore, NS_PER_SECOND } from '@ledgerscope/ledger';
import {
  attachSidecars,
  decode,
  encode,
  hapi,
  readRecordFile,
  readSidecarFile,
  type StreamBlock,
  topicRunningHash,
} from '@ledgerscope/streams';
import { realPath } from '@ledgerscope/testkit/real-files';

const NS = NS_PER_SECOND;
/** Between two transactions of a repetition. */
export const STEP_NS = 1_000n;
/** Accounts above the system range are spread over this many, so that tables see as many keys as a busy network has. */
const ACCOUNTS = 2_000_000n;

/** A real file's transactions, ready to be repeated at other times by other accounts. */
export class RealShape {
  readonly #block: StreamBlock;
  readonly #topics = new Map<bigint, { sequence: bigint; hash: Uint8Array }>();

  constructor(block: StreamBlock) {
    this.#block = block;
  }

  get size(): number {
    return this.#block.items.length;
  }

  /** The file's transactions once more from `startNs` on, one each `STEP_NS`, so that many repetitions fit into one file. */
  repeat(startNs: bigint, salt: bigint): { items: WrittenItem[]; sidecars: Uint8Array[] } {
    const times = new Map(
      this.#block.items.map((item, index) => [item.consensusNs as bigint, startNs + BigInt(index) * STEP_NS]),
    );
    const items: WrittenItem[] = [];
    const sidecars: Uint8Array[] = [];
    for (const item of this.#block.items) {
      const at = times.get(item.consensusNs) ?? startNs;
      const shift = at - item.consensusNs;
      const signed = decode(
        hapi.SignedTransaction,
        decode(hapi.Transaction, item.transactionBytes).signedTransactionBytes,
      );
      const body = decode(hapi.TransactionBody, signed.bodyBytes);
      const record = decode(hapi.TransactionRecord, item.recordBytes);
      moveIds(body.transactionID, shift, salt);
      moveIds(record.transactionID, shift, salt);
      record.consensusTimestamp = timestamp(at);
      const parent = record.parentConsensusTimestamp;
      if (parent !== undefined) record.parentConsensusTimestamp = timestamp(times.get(nanoseconds(parent)) ?? at);
      for (const entry of record.transferList?.accountAmounts ?? []) moveAccount(entry.accountID, salt);
      this.#moveTopic(body, record, at);
      signed.bodyBytes = encode(hapi.TransactionBody, body);
      const signedBytes = encode(hapi.SignedTransaction, signed);
      record.transactionHash = createHash('sha384').update(signedBytes).digest();
      const transaction = { ...hapi.Transaction.create(), signedTransactionBytes: signedBytes };
      items.push({
        consensusNs: at,
        transaction: encode(hapi.Transaction, transaction),
        record: encode(hapi.TransactionRecord, record),
      });
      for (const sidecar of item.sidecars) {
        sidecars.push(encode(hapi.TransactionSidecarRecord, { ...sidecar, consensusTimestamp: timestamp(at) }));
      }
    }
    return { items, sidecars };
  }

  /** Messages go on from the topic's last one, so that the running hash can be checked as on a real network. */
  #moveTopic(body: hapi.TransactionBody, record: hapi.TransactionRecord, at: bigint): void {
    const submit = body.consensusSubmitMessage;
    const receipt = record.receipt;
    if (submit?.topicID === undefined || receipt === undefined || receipt.topicSequenceNumber === 0n) return;
    const before = this.#topics.get(submit.topicID.topicNum);
    if (before !== undefined) {
      receipt.topicSequenceNumber = before.sequence + 1n;
      receipt.topicRunningHash = topicRunningHash({
        previous: before.hash,
        payer: entityIdFromStore(body.transactionID?.accountID?.accountNum ?? 0n),
        topic: entityIdFromStore(submit.topicID.topicNum),
        consensusNs: consensusNsOf(at),
        sequenceNumber: receipt.topicSequenceNumber,
        message: submit.message,
      });
    }
    this.#topics.set(submit.topicID.topicNum, {
      sequence: receipt.topicSequenceNumber,
      hash: receipt.topicRunningHash,
    });
  }
}

/** The two busy mainnet files of the repository: 2022 (transfers and messages) and 2025 (contract calls with sidecars too). */
export function readRealShapes(): RealShape[] {
  const old = realPath('buckets/mainnet-2022-01-01/recordstreams/record0.0.10/2022-01-01T00_00_00.252365821Z.rcd');
  const recent = realPath('buckets/mainnet-2025-07-23/recordstreams/record0.0.3');
  const name = '2025-07-23T20_37_42.076472454Z';
  const block = readRecordFile(`${name}.rcd.gz`, fs.readFileSync(path.join(recent, `${name}.rcd.gz`)));
  attachSidecars(block, [
    readSidecarFile(`${name}_01.rcd.gz`, fs.readFileSync(path.join(recent, 'sidecar', `${name}_01.rcd.gz`))),
  ]);
  return [new RealShape(readRecordFile(path.basename(old), fs.readFileSync(old))), new RealShape(block)];
}

function moveIds(id: hapi.TransactionID | undefined, shift: bigint, salt: bigint): void {
  if (id?.transactionValidStart === undefined) return;
  id.transactionValidStart = shiftInstant(id.transactionValidStart, shift);
  moveAccount(id.accountID, salt);
}

function moveAccount(account: hapi.AccountID | undefined, salt: bigint): void {
  if (account?.accountNum === undefined || account.accountNum <= 1_000n) return;
  account.accountNum = 1_001n + ((account.accountNum * 31n + salt * 17n) % ACCOUNTS);
}

function shiftInstant(at: hapi.Timestamp, shift: bigint): hapi.Timestamp {
  return timestamp(nanoseconds(at) + shift);
}

function nanoseconds(at: hapi.Timestamp): bigint {
  return at.seconds * NS + BigInt(at.nanos);
}
