import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { ByteSink } from '../client/byte-sink.ts';
import { packedRowWriter } from '../client/packed-row-writer.ts';
import { RowBinaryCursor } from '../client/row-binary-cursor.ts';
import { rowReader } from '../client/row-binary-reader.ts';
import { FatalStoreError } from '../client/store-error.ts';
import {
  type ContractActionRow,
  type ContractBytecodeRow,
  type ContractLogRow,
  type ContractResultRow,
  type ContractStateChangeRow,
  contractActionTable,
  contractBytecodeTable,
  contractLogTable,
  contractResultTable,
  contractStateChangeTable,
  type EthereumTransactionRow,
  ethereumTransactionTable,
} from '../contract/rows.ts';
import type { ColumnKind } from '../table.ts';
import { type TopicMessageRow, topicMessageTable } from '../topic/rows.ts';

/** What a transaction caused in the EVM; empty lists where nothing ran. */
export interface ContractParts {
  readonly result: ContractResultRow | undefined;
  readonly logs: readonly ContractLogRow[];
  /** The call tree, in the order of the sidecar. */
  readonly actions: readonly ContractActionRow[];
  readonly stateChanges: readonly ContractStateChangeRow[];
  readonly bytecode: readonly ContractBytecodeRow[];
  readonly ethereum: EthereumTransactionRow | undefined;
}

/** Columns of a message that are not in the bytes of its transaction and record; those contain the message and its running hash. */
export type MessagePart = Omit<TopicMessageRow, (typeof IN_BYTES)[number]>;
const IN_BYTES = ['payer', 'amount', 'message', 'runningHash'] as const;

/** What a transaction caused in other tables. */
export interface StoredTransactionParts extends ContractParts {
  /** The message that it submitted. */
  readonly message: MessagePart | undefined;
}

export const NO_PARTS: StoredTransactionParts = {
  message: undefined,
  result: undefined,
  logs: [],
  actions: [],
  stateChanges: [],
  bytecode: [],
  ethereum: undefined,
};

interface PartTable {
  readonly columns: Readonly<Record<string, ColumnKind>>;
}

/** Rows of one table, behind a byte that says which. The instant is that of the transaction, and is omitted. */
class Part<Row extends object> {
  readonly kind: number;
  readonly #write: (sink: ByteSink, row: object) => void;
  readonly #read: (cursor: RowBinaryCursor) => object;

  constructor(kind: number, { columns: all }: PartTable, leftOut: readonly string[] = []) {
    const columns = Object.fromEntries(
      Object.entries(all).filter(([property]) => property !== 'consensusNs' && !leftOut.includes(property)),
    );
    this.kind = kind;
    this.#write = packedRowWriter(columns);
    this.#read = rowReader(columns);
  }

  write(sink: ByteSink, rows: readonly Row[]): void {
    for (const row of rows) {
      sink.byte(this.kind);
      this.#write(sink, row);
    }
  }

  read(cursor: RowBinaryCursor, consensusNs: bigint): object {
    return Object.assign(this.#read(cursor), { consensusNs });
  }

  /** Of all rows that were read, those of this table. */
  among(rows: ReadonlyMap<number, readonly object[]>): readonly Row[] {
    // What is behind the byte was read by the table's columns.
    return (rows.get(this.kind) ?? []) as readonly Row[];
  }
}

const RESULT = new Part<ContractResultRow>(1, contractResultTable);
const LOG = new Part<ContractLogRow>(2, contractLogTable);
const ACTION = new Part<ContractActionRow>(3, contractActionTable);
const STATE_CHANGE = new Part<ContractStateChangeRow>(4, contractStateChangeTable);
const BYTECODE = new Part<ContractBytecodeRow>(5, contractBytecodeTable);
const ETHEREUM = new Part<EthereumTransactionRow>(6, ethereumTransactionTable);
const MESSAGE = new Part<MessagePart>(7, topicMessageTable, IN_BYTES);
const PARTS: ReadonlyMap<number, Pick<Part<object>, 'kind' | 'read'>> = new Map(
  [RESULT, LOG, ACTION, STATE_CHANGE, BYTECODE, ETHEREUM, MESSAGE].map((part) => [part.kind, part]),
);

const NO_BYTES = new Uint8Array();
const sink = new ByteSink();

/** The parts as bytes, stored beside the transaction's own; none for a transaction without any. */
export function packTransactionParts(parts: StoredTransactionParts): Uint8Array {
  sink.restart();
  if (parts.result !== undefined) RESULT.write(sink, [parts.result]);
  LOG.write(sink, parts.logs);
  ACTION.write(sink, parts.actions);
  STATE_CHANGE.write(sink, parts.stateChanges);
  BYTECODE.write(sink, parts.bytecode);
  if (parts.ethereum !== undefined) ETHEREUM.write(sink, [parts.ethereum]);
  if (parts.message !== undefined) MESSAGE.write(sink, [parts.message]);
  const packed = sink.bytes();
  return packed.length === 0 ? NO_BYTES : new Uint8Array(packed);
}

/**
 * Reads what {@link packTransactionParts} wrote of the transaction at an instant.
 * @throws FatalStoreError for other bytes
 */
export function unpackTransactionParts(packed: Uint8Array, consensusNs: bigint): StoredTransactionParts {
  const rows = new Map<number, object[]>();
  const cursor = new RowBinaryCursor(packed);
  while (!cursor.atEnd) {
    const part = PARTS.get(cursor.u8());
    if (part === undefined)
      throw new FatalStoreError(
        `the transaction at ${formatIso(consensusNsOf(consensusNs))} has a part of no known kind`,
      );
    const row = part.read(cursor, consensusNs);
    const known = rows.get(part.kind);
    if (known === undefined) rows.set(part.kind, [row]);
    else known.push(row);
  }
  return {
    result: RESULT.among(rows)[0],
    logs: LOG.among(rows),
    actions: ACTION.among(rows),
    stateChanges: STATE_CHANGE.among(rows),
    bytecode: BYTECODE.among(rows),
    ethereum: ETHEREUM.among(rows)[0],
    message: MESSAGE.among(rows)[0],
  };
}
