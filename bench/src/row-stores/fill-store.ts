import { type LedgerBatch, type LedgerEntry, ledgerBatches } from './ledger-batches.ts';
import { decodeChunk, encodeChunk, type ListEntry } from './list-chunk.ts';
import { type ListLayout, ROW_KINDS, type RowStore, type StoredChunk, type StoredRow } from './row-store.ts';

/** Entries of a chunk that is full; a batch goes on with one that is not. */
const CHUNK_ENTRIES = 128;
/** Lists of types and results have numbers that no entity has. */
const OTHER_LISTS = 1n << 62n;
const SAMPLES_OF_A_BATCH = 40;
const PAYER = 1;

/** What writing took, and keys to ask for. */
export interface Filled {
  readonly transactions: number;
  readonly entries: number;
  readonly seconds: number;
  readonly cpuMicros: number;
  readonly ownCpuMicros: number;
  readonly valueBytes: number;
  readonly samples: Samples;
}

export interface Samples {
  readonly instants: bigint[];
  readonly hashes: bigint[];
  readonly lists: bigint[];
  readonly accounts: bigint[];
}

/** Writes a ledger's transactions to a store in batches, as ingest would: rows, lists, and the state that each batch changes. */
export async function fillStore(store: RowStore, layout: ListLayout, folder: string, size: number): Promise<Filled> {
  const balances = new Map<bigint, bigint>();
  const hashes = new Set<bigint>();
  const samples: Samples = { instants: [], hashes: [], lists: [], accounts: [] };
  const sum = { transactions: 0, entries: 0, seconds: 0, cpuMicros: 0, ownCpuMicros: 0, valueBytes: 0 };
  for await (const batch of ledgerBatches(folder, size)) {
    const lists = Map.groupBy(batch.entries, listOf);
    const rows = { added: addedRows(batch, hashes), changed: changedRows(batch, balances) };
    const before = { clock: performance.now(), cpu: cpuMicros(), own: store.ownCpuMicros() };
    const entries = batch.entries.map((entry) => ({ ...entry, list: listOf(entry) }));
    await store.write(
      layout === 'single'
        ? { ...rows, chunks: [], entries }
        : { ...rows, chunks: await continueChunks(store, lists), entries: [] },
    );
    sum.seconds += (performance.now() - before.clock) / 1_000;
    sum.cpuMicros += cpuMicros() - before.cpu;
    sum.ownCpuMicros += store.ownCpuMicros() - before.own;
    sum.transactions += batch.transactions.length;
    sum.entries += batch.entries.length;
    sum.valueBytes += batch.transactions.reduce((bytes, { value }) => bytes + value.length, 0);
    takeSamples(samples, batch, balances);
  }
  await store.settle();
  return { ...sum, samples };
}

function listOf({ kind, term }: LedgerEntry): bigint {
  return kind === 0 ? term : OTHER_LISTS + BigInt(kind) * 100_000n + term;
}

function addedRows({ transactions }: LedgerBatch, hashes: Set<bigint>): StoredRow[] {
  return transactions.flatMap(({ at, value, hash }) => {
    const row: StoredRow = { kind: ROW_KINDS.transaction, key: at, value };
    // Children share the hash of their parent, whose instant comes first.
    if (hashes.has(hash)) return [row];
    hashes.add(hash);
    return [row, { kind: ROW_KINDS.hash, key: hash, value: int8(at) }];
  });
}

/** The balance of each account after the batch that changed it, and the rows of accounts that changed otherwise. */
function changedRows({ transactions, entries, accounts }: LedgerBatch, balances: Map<bigint, bigint>): StoredRow[] {
  const version = int8(transactions.at(-1)?.at ?? 0n);
  const changed = new Set<bigint>();
  for (const { kind, term, delta, roles } of entries) {
    if (kind !== 0 || (delta === 0n && (roles & PAYER) === 0)) continue;
    balances.set(term, (balances.get(term) ?? 0n) + delta);
    changed.add(term);
  }
  const rows = [...changed].map((key) => ({
    kind: ROW_KINDS.balance,
    key,
    value: Buffer.concat([int8(balances.get(key) ?? 0n), version]),
  }));
  return [...rows, ...accounts.map(({ id, packed }) => ({ kind: ROW_KINDS.account, key: id, value: packed }))];
}

async function continueChunks(
  store: RowStore,
  lists: ReadonlyMap<bigint, readonly ListEntry[]>,
): Promise<StoredChunk[]> {
  const last = await store.lastChunks([...lists.keys()]);
  return [...lists].flatMap(([list, added]) => {
    const known = last.get(list);
    const open = known === undefined ? [] : decodeChunk(known);
    const entries = open.length < CHUNK_ENTRIES ? [...open, ...added] : added;
    return Array.from({ length: Math.ceil(entries.length / CHUNK_ENTRIES) }, (_, index) => {
      const part = entries.slice(index * CHUNK_ENTRIES, (index + 1) * CHUNK_ENTRIES);
      const first = part[0]?.at ?? 0n;
      return { list, first, value: encodeChunk(part, first) };
    });
  });
}

function takeSamples(samples: Samples, { transactions, entries }: LedgerBatch, balances: ReadonlyMap<bigint, bigint>) {
  const step = (all: readonly unknown[]) => Math.max(1, Math.floor(all.length / SAMPLES_OF_A_BATCH));
  for (const { at, hash } of transactions.filter((_, index) => index % step(transactions) === 0)) {
    samples.instants.push(at);
    samples.hashes.push(hash);
  }
  const named = entries.filter(({ kind }) => kind === 0).map(({ term }) => term);
  const some = named.filter((_, index) => index % step(named) === 0);
  samples.lists.push(...some);
  samples.accounts.push(...some.filter((id) => balances.has(id)));
}

function int8(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(value);
  return bytes;
}

/** Processor time of this process in microseconds. */
export function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
