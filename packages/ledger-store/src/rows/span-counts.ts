import { RowBinaryCursor } from '../client/row-binary-cursor.ts';
import { rowReader } from '../client/row-binary-reader.ts';
import { type TransactionRow, transactionTable } from '../transaction/rows.ts';
import type { PackedRow } from './row-chunk.ts';
import type { EntryCount } from './row-store.ts';

/** After so many transactions it is written down how many there were of each type and result. */
const EVERY = 128n;
const COUNT_BYTES = 6;
const BYTES = 2 + 2 + COUNT_BYTES;

const COLUMNS = Object.entries(transactionTable.columns);
const WITH_KIND = Math.max(...COLUMNS.map(([name], index) => (name === 'type' || name === 'result' ? index + 1 : 0)));
/** Reads a packed row as far as its type and result: the rest takes ten times as long. */
const readKind = rowReader(
  Object.fromEntries(COLUMNS.slice(0, WITH_KIND)) as Pick<typeof transactionTable.columns, 'type' | 'result'>,
);

/** How many transactions there were before an instant. */
export interface Checkpoint {
  readonly at: bigint;
  readonly value: Uint8Array;
}

/** Counts of transactions by type and result. */
export class KindCounts {
  readonly #counts = new Map<number, bigint>();
  #total = 0n;

  constructor(counts: readonly EntryCount[] = []) {
    for (const { type, result, transactions } of counts) this.add(type, result, transactions);
  }

  get total(): bigint {
    return this.#total;
  }

  add(type: number, result: number, transactions = 1n): void {
    const kind = type * 0x1_0000 + result;
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0n) + transactions);
    this.#total += transactions;
  }

  values(): EntryCount[] {
    return [...this.#counts]
      .filter(([, transactions]) => transactions !== 0n)
      .map(([kind, transactions]) => ({ type: Math.floor(kind / 0x1_0000), result: kind % 0x1_0000, transactions }));
  }
}

/** The checkpoints among the transactions of a batch; `before` is how many were stored before them. */
export function* checkpointsOf(
  transactions: readonly Pick<TransactionRow, 'consensusNs' | 'type' | 'result'>[],
  before: readonly EntryCount[],
): Generator<Checkpoint> {
  const counts = new KindCounts(before);
  for (const { consensusNs: at, type, result } of transactions) {
    if (counts.total > 0n && counts.total % EVERY === 0n) yield { at, value: writeCounts(counts) };
    counts.add(type, result);
  }
}

function writeCounts(counts: KindCounts): Uint8Array {
  const values = counts.values();
  const bytes = Buffer.alloc(values.length * BYTES);
  for (const [index, { type, result, transactions }] of values.entries()) {
    bytes.writeUInt16LE(type, index * BYTES);
    bytes.writeUInt16LE(result, index * BYTES + 2);
    bytes.writeUIntLE(Number(transactions), index * BYTES + 4, COUNT_BYTES);
  }
  return bytes;
}

/** What a checkpoint says. */
export function readCheckpoint({ value }: Pick<Checkpoint, 'value'>): EntryCount[] {
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return Array.from({ length: bytes.length / BYTES }, (_, index) => ({
    type: bytes.readUInt16LE(index * BYTES),
    result: bytes.readUInt16LE(index * BYTES + 2),
    transactions: BigInt(bytes.readUIntLE(index * BYTES + 4, COUNT_BYTES)),
  }));
}

/** Adds the transactions before an instant; says whether there may be more of them behind these. */
export function countBefore(counts: KindCounts, places: Iterable<PackedRow<TransactionRow>>, instant: bigint): boolean {
  for (const { at, bytes } of places) {
    if (at >= instant) return false;
    const { type, result } = readKind(new RowBinaryCursor(bytes()));
    counts.add(type, result);
  }
  return true;
}

/** The counts of one span, which begins where the other ends. */
export function countsBetween(before: readonly EntryCount[], until: readonly EntryCount[]): EntryCount[] {
  const counts = new KindCounts(until);
  for (const { type, result, transactions } of before) counts.add(type, result, -transactions);
  return counts.values();
}
