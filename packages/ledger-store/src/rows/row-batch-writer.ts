import type { StateTable } from '../state/state-table.ts';
import { type BatchRows, STATE_TABLES } from '../tables.ts';
import type { TransactionRow } from '../transaction/rows.ts';
import { RAWS, TRANSACTIONS } from './chunk-tables.ts';
import { EntryCounts } from './entry-counts.ts';
import { factsOf } from './fact-list.ts';
import { messageChunksOf } from './message-chunk.ts';
import { BLOCKS, LOGS, packUnknownField, RESULTS } from './packed-rows.ts';
import { PLACE_LISTS, type PlaceList, termOf, writePlace } from './place-list.ts';
import { inOrder } from './row-chunk.ts';
import { rowPacker } from './row-packer.ts';
import type { ListPlace, RowSink } from './row-sink.ts';
import { type EntryCount, LOOKUP_KIND, type LookupKind, type RowBatch } from './row-store.ts';
import { checkpointsOf } from './span-counts.ts';
import { stateReader } from './state-value.ts';
import { storedTable } from './stored-tables.ts';
import { hashPrefix, idLookup } from './transaction-lookup.ts';
import { LIST_KIND, type ListEntry, listEntriesOf, ROLE, transferCountsOf } from './transaction-terms.ts';

type Rows = RowBatch['rows'];

const STATES = Object.entries(STATE_TABLES).map(([name, table]) => ({
  name: name as keyof typeof STATE_TABLES,
  stored: storedTable(table),
  pack: rowPacker(table.columns),
  read: stateReader(table as StateTable),
  lists: PLACE_LISTS.filter((list) => list.table.name === table.name),
}));

const toSigned = (value: bigint): bigint => BigInt.asIntN(64, value);

/**
 * Writes the rows of a batch, in the order in which an engine may store them one by one. `before` is how many transactions are stored
 * already, by type and result.
 */
export function writeRows(batch: RowBatch, before: readonly EntryCount[], into: RowSink): void {
  const { rows, blocks } = batch;
  writeStates(rows, into);
  writeChunks(rows, into);
  writeLookups(rows, into);
  writeEntries(rows, into);
  writeLists(batch, before, into);
  for (const { id, kind, consensusNs } of rows.namedEntity ?? []) into.put('named', toSigned(id), kind, consensusNs);
  writeFacts(rows, into);
  for (const block of blocks) into.put('block', block.sequence, block.firstNs, BLOCKS.pack(block));
}

function writeChunks(rows: Rows, into: RowSink): void {
  for (const { first, value } of TRANSACTIONS.write(rows.transaction ?? []))
    into.put('transaction_chunk', first, value);
  for (const { first, value } of TRANSACTIONS.write(rows.nodeTransaction ?? []))
    into.put('node_transaction_chunk', first, value);
  for (const { first, value } of RAWS.write(rows.transactionRaw ?? [])) into.put('raw_chunk', first, value);
}

function writeLists(batch: RowBatch, before: readonly EntryCount[], into: RowSink): void {
  for (const { at, value } of checkpointsOf(inOrder(batch.rows.transaction ?? []), before))
    into.put('checkpoint', at, value);
  for (const { list, term, at, place, value } of factsOf(batch))
    into.put('fact', list, toSigned(term), at, place, value);
}

/** Keys of the rows of state that a batch writes, by table. */
export function* stateKeysOf(rows: Rows): Generator<{ readonly kind: number; readonly key: Buffer }> {
  for (const { name, stored } of STATES)
    for (const row of rows[name] ?? []) yield { kind: stored.kind, key: stored.keyOf(row) };
}

function writeFacts(rows: Rows, into: RowSink): void {
  const { topicMessage = [], contractResult = [], contractLog = [], unknownField = [] } = rows;
  for (const { topic, sequence, at, messages, value } of messageChunksOf(topicMessage))
    into.put('topic_message', toSigned(topic), toSigned(sequence), at, messages, value);
  for (const [place, row] of unknownField.entries()) into.put('unknown_field', row.block, place, packUnknownField(row));
  for (const row of contractResult) into.put('contract_result', row.consensusNs, RESULTS.pack(row));
  for (const row of contractLog)
    into.put('contract_log', toSigned(row.contract), row.consensusNs, row.logIndex, LOGS.pack(row));
}

function writeStates(rows: Rows, into: RowSink): void {
  for (const { name, stored, pack, read, lists } of STATES)
    for (const row of rows[name] ?? []) {
      const before = into.state(stored.kind, stored.keyOf(row), pack(row));
      if (lists.length === 0) continue;
      const previous = before === undefined ? undefined : read(before);
      for (const list of lists) move(list, previous, row, into);
    }
}

/** Puts a row where it comes in a list now, and ends its place of before. */
function move(list: PlaceList, before: object | undefined, after: object, into: RowSink): void {
  const [from, to] = [placeIn(list, before), placeIn(list, after)];
  if (from !== undefined && to !== undefined && from.term === to.term && from.bytes.equals(to.bytes)) return;
  const { version } = after as { readonly version: bigint };
  if (from !== undefined) into.leave(from, version);
  if (to !== undefined) into.enter(to, version);
}

function placeIn(list: PlaceList, row: object | undefined): ListPlace | undefined {
  if (row === undefined || !list.holds(row as never)) return undefined;
  return { list: list.list, term: toSigned(termOf(list, row)), bytes: writePlace(list, row) };
}

function writeLookups(rows: Rows, into: RowSink): void {
  for (const { kind, key, at } of lookupsOf(rows)) into.put('lookup', kind, toSigned(key), at);
}

/** The other names of transactions. */
export function* lookupsOf(
  rows: Rows,
): Generator<{ readonly kind: LookupKind; readonly key: bigint; readonly at: bigint }> {
  for (const row of [...(rows.transaction ?? []), ...(rows.nodeTransaction ?? [])]) {
    const { consensusNs: at, payer, validStartDelta } = row;
    yield { kind: LOOKUP_KIND.hash, key: hashPrefix(row.hash), at };
    yield { kind: LOOKUP_KIND.id, key: idLookup(payer, at - validStartDelta), at };
  }
  for (const { parentNs: key, consensusNs: at } of rows.transaction ?? [])
    if (key !== 0n) yield { kind: LOOKUP_KIND.parent, key, at };
  for (const { ethereumHash, consensusNs: at } of rows.ethereumTransaction ?? [])
    if (ethereumHash.length === 32) yield { kind: LOOKUP_KIND.ethereumHash, key: hashPrefix(ethereumHash), at };
}

function writeEntries(rows: Rows, into: RowSink): void {
  const counts = new EntryCounts();
  for (const { kind, term, at, type, result, roles, delta } of entriesOf(rows)) {
    into.put('entry', kind, toSigned(term), at, type, result, roles, delta);
    counts.add(kind, term, type, result);
  }
  countRows(rows, counts);
  for (const { kind, term, type, result, entries } of counts.values())
    into.put('entry_count', kind, toSigned(term), type, result, entries);
}

/** What has counts alone. */
function countRows(rows: Rows, counts: EntryCounts): void {
  for (const { topic } of rows.topicMessage ?? []) counts.add(LIST_KIND.messages, topic, 0, 0);
  for (const { contract } of rows.contractLog ?? []) counts.add(LIST_KIND.logs, contract, 0, 0);
  for (const { type, result } of rows.transaction ?? []) counts.add(LIST_KIND.all, 0n, type, result);
  for (const row of rows.transaction ?? [])
    for (const { kind, term } of transferCountsOf(row)) counts.add(kind, term, 0, 0);
}

/** The places of transactions in lists. */
export function* entriesOf({ transaction = [], transactionSender = [] }: Partial<BatchRows>): Generator<ListEntry> {
  for (const row of transaction as readonly TransactionRow[]) yield* listEntriesOf(row);
  // They are in the transaction as nothing else.
  for (const { sender, consensusNs: at, type, result } of transactionSender)
    yield { kind: LIST_KIND.entity, term: sender, at, type, result, roles: ROLE.evmSender, delta: 0n };
}
