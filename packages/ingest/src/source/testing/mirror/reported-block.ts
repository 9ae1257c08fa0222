import type { BatchRows, TopicMessageRow, TransactionRow } from '@ledgerscope/ledger-store';
import type { StreamBlock, StreamItem } from '@ledgerscope/streams';
import type { MemoryContext } from '../../../derive/testing/memory-context.ts';
import { rowsOf, transactionsIn } from '../../../derive/testing/rows-of.ts';
import type { JsonObject } from '../../mirror/mirror-client.ts';
import { type ReportedContract, reportedContract } from './contract-json.ts';
import { base64, epoch, feesJson, hex, idText, transactionJson } from './transaction-json.ts';

/** What a mirror node knows of a block. */
export interface ReportedBlock {
  readonly name: string;
  readonly number: bigint;
  readonly block: StreamBlock;
  readonly rows: BatchRows;
  readonly json: JsonObject;
  readonly transactions: readonly ReportedTransaction[];
}

export interface ReportedTransaction {
  readonly ns: bigint;
  readonly item: StreamItem;
  readonly row: TransactionRow;
  readonly json: JsonObject;
  readonly fees: readonly JsonObject[];
  readonly message: JsonObject | undefined;
  readonly contract: ReportedContract | undefined;
}

/** @param number what mirror nodes count where the file states none */
export function reportedBlock(name: string, block: StreamBlock, number: bigint, context: MemoryContext): ReportedBlock {
  const rows = rowsOf(block, context);
  const byInstant = new Map(transactionsIn(rows).map((row) => [row.consensusNs, row]));
  const messages = new Map(rows.topicMessage.map((message) => [message.consensusNs, message]));
  const transactions = block.items.map((item): ReportedTransaction => {
    const row = byInstant.get(item.consensusNs);
    if (row === undefined) throw new Error(`no row of ${item.consensusNs}`);
    const message = messages.get(item.consensusNs);
    const json = transactionJson(row, item);
    return {
      ns: item.consensusNs,
      item,
      row,
      json,
      contract: reportedContract(rows, item, json),
      fees: feesJson(row),
      message: message && messageJson(message, item),
    };
  });
  return { name, number, block, rows, transactions, json: blockJson(name, block, number) };
}

function blockJson(name: string, block: StreamBlock, number: bigint): JsonObject {
  const { hapiVersion } = block;
  return {
    count: block.items.length,
    gas_used: null,
    hapi_version: hapiVersion === undefined ? null : `${hapiVersion.major}.${hapiVersion.minor}.${hapiVersion.patch}`,
    hash: `0x${hex(block.hash)}`,
    logs_bloom: null,
    name,
    number,
    previous_hash: `0x${hex(block.previousHash)}`,
    size: block.size,
    timestamp: { from: epoch(block.consensusStart), to: epoch(block.consensusEnd) },
  };
}

function messageJson(message: TopicMessageRow, { body }: StreamItem): JsonObject {
  const first = body.consensusSubmitMessage?.chunkInfo?.initialTransactionID;
  return {
    chunk_info:
      message.chunkTotal === 0
        ? null
        : {
            initial_transaction_id: {
              account_id: idText(message.initialPayer),
              nonce: first?.nonce ?? 0,
              scheduled: first?.scheduled ?? false,
              transaction_valid_start: epoch(message.initialValidStartNs),
            },
            number: message.chunkNumber,
            total: message.chunkTotal,
          },
    consensus_timestamp: epoch(message.consensusNs),
    message: base64(message.message),
    payer_account_id: idText(message.payer),
    running_hash: base64(message.runningHash),
    running_hash_version: message.runningHashVersion,
    sequence_number: message.sequenceNumber,
    topic_id: idText(message.topic),
  };
}
