import { BATCH_TABLES, type BatchRows, type TransactionRow, unpackTransactionParts } from '@ledgerscope/ledger-store';
import type { StreamBlock } from '@ledgerscope/streams';
import { expect } from 'vitest';
import { StateChanges } from '../../state/state-changes.ts';
import { type DeriveContext, deriveBlock } from '../derive-block.ts';
import { MemoryContext } from './memory-context.ts';

/** The rows of one block, derived into an empty batch. What is beside the bytes is compared with the tables. */
export function rowsOf(block: StreamBlock, context: DeriveContext = new MemoryContext()): BatchRows {
  const rows = Object.fromEntries(Object.keys(BATCH_TABLES).map((table) => [table, []])) as unknown as BatchRows;
  deriveBlock(block, context, rows, new StateChanges());
  checkParts(rows);
  return rows;
}

/** Rows of all its transactions in their order, whether of users or of the nodes themselves. */
export function transactionsIn({ transaction, nodeTransaction }: BatchRows): TransactionRow[] {
  return [...transaction, ...nodeTransaction].sort((one, other) => one.indexInBlock - other.indexInBlock);
}

function checkParts(rows: BatchRows): void {
  const parts = rows.transactionRaw.map((raw) => unpackTransactionParts(raw.parts, raw.consensusNs));
  const unpacked = {
    contractResult: parts.flatMap(({ result }) => result ?? []),
    contractLog: parts.flatMap(({ logs }) => logs),
    contractAction: parts.flatMap(({ actions }) => actions),
    contractStateChange: parts.flatMap(({ stateChanges }) => stateChanges),
    contractBytecode: parts.flatMap(({ bytecode }) => bytecode),
    ethereumTransaction: parts.flatMap(({ ethereum }) => ethereum ?? []),
    topicMessage: parts.flatMap(({ message }) => message ?? []),
  };
  for (const [table, found] of Object.entries(unpacked) as [keyof typeof unpacked, readonly object[]][])
    expect(rows[table].map(withHex)).toMatchObject(found.map(withHex));
}

/** Bytes as text, whatever class holds them. */
function withHex(row: object): object {
  const hex = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
    return Array.isArray(value) ? value.map(hex) : value;
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, hex(value)]));
}
