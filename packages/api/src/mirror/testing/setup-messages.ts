import { TYPE_ID } from '@ledgerscope/ledger';
import type { BatchRows } from '@ledgerscope/ledger-store';
import { sampleRow, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { decode, encode, hapi } from '@ledgerscope/streams';
import { asText, bigOf, bytesOf, idOf, rowsOf, type Setup, type SetupRow } from './setup-values.ts';

type MessageRows = Pick<BatchRows, 'topicMessage' | 'transaction' | 'transactionRaw'>;

/** Messages of topics, each with the transaction that submitted it. */
export function setupMessages(setup: Setup): MessageRows {
  const messages = rowsOf(setup, 'topicmessages');
  return {
    topicMessage: messages.map(messageRow),
    transaction: messages.map((row) =>
      sampleTransaction({
        consensusNs: bigOf(row.consensus_timestamp),
        type: TYPE_ID.consensusSubmitMessage,
        entity: idOf(row.topic_id),
        payer: idOf(row.payer_account_id ?? 3),
        topicSequenceNumber: bigOf(row.sequence_number),
      }),
    ),
    transactionRaw: messages.map((row) => ({
      consensusNs: bigOf(row.consensus_timestamp),
      transactionBytes: submitBytes(row),
      recordBytes: new Uint8Array(0),
      parts: new Uint8Array(0),
    })),
  };
}

function messageRow(row: SetupRow): BatchRows['topicMessage'][number] {
  const first = initialId(row);
  return sampleRow('topicMessage', {
    topic: idOf(row.topic_id),
    sequenceNumber: bigOf(row.sequence_number),
    consensusNs: bigOf(row.consensus_timestamp),
    payer: idOf(row.payer_account_id ?? 3),
    message: textOf(row.message, 'message'),
    runningHash: textOf(row.running_hash, 'running_hash'),
    runningHashVersion: Number(row.running_hash_version ?? 2),
    chunkNumber: Number(row.chunk_num ?? 0),
    chunkTotal: Number(row.chunk_total ?? 0),
    initialPayer: first?.accountID?.accountNum ?? 0n,
    initialValidStartNs: startOf(first),
  });
}

function textOf(value: unknown, byDefault: string): Uint8Array {
  return Buffer.from(asText(value ?? byDefault));
}

function initialId({ initial_transaction_id: bytes }: SetupRow): hapi.TransactionID | undefined {
  return bytes === undefined || bytes === null ? undefined : decode(hapi.TransactionID, bytesOf(bytes));
}

function startOf(id: hapi.TransactionID | undefined): bigint {
  const { seconds = 0n, nanos = 0 } = id?.transactionValidStart ?? {};
  return seconds * 1_000_000_000n + BigInt(nanos);
}

function submitBytes(row: SetupRow): Uint8Array {
  const first = initialId(row);
  const chunkInfo = first && {
    initialTransactionID: first,
    number: Number(row.chunk_num ?? 0),
    total: Number(row.chunk_total ?? 0),
  };
  const body = encode(hapi.TransactionBody, { consensusSubmitMessage: { ...(chunkInfo && { chunkInfo }) } });
  return encode(hapi.Transaction, { bodyBytes: body });
}
