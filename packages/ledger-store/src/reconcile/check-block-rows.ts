import { setImmediate as letOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { compareAscending } from '@ledgerscope/ledger';
import { type BlockRow, blockTable } from '../block/rows.ts';
import { withStatedHashes } from '../block/stored-hash.ts';
import { nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { rowsWithin } from '../rows/copy-batches.ts';
import { factsOf } from '../rows/fact-list.ts';
import { entriesOf, lookupsOf } from '../rows/row-batch-writer.ts';
import { inOrder } from '../rows/row-chunk.ts';
import type { RowBatch } from '../rows/row-store.ts';
import { columnList } from '../table.ts';
import type { BatchRows } from '../tables.ts';
import type { Finding } from './finding.ts';
import { CHECK_LIMITS } from './sample.ts';

const TAG = 'reconcile:block-rows';
/** So many blocks are looked at, and so many of the newest. */
const BLOCKS = { sampled: 16, newest: 4 } as const;
/** Blocks with more transactions are left to the other checks. */
const MOST_TRANSACTIONS = 20_000;
const NAMES = 200;
/** More than any one key or instant has. */
const MOST = 100_000;
/** So many rows of each kind are compared of a block, and so many questions are asked before others get their turn: rows in a file are read in this thread. */
const MOST_COMPARED = 500;
const QUESTIONS_AT_ONCE = 50;

interface BlockOfRows {
  readonly block: BlockRow;
  readonly rows: Partial<BatchRows>;
  readonly instants: readonly bigint[];
}

/** What would be written of some blocks, were rows made of the column store, is in the row store. */
export async function* checkBlockRows(snapshot: LedgerSnapshot): AsyncGenerator<Finding> {
  for (const block of await sampleBlocks(snapshot)) {
    const rows = await rowsWithin(snapshot.client, { after: block.firstNs - 1n, last: block.lastNs });
    const { transaction = [], nodeTransaction = [] } = rows;
    const instants = inOrder([...transaction, ...nodeTransaction]).map(({ consensusNs }) => consensusNs);
    for await (const what of findDifferences(snapshot, { block, rows, instants }))
      yield { check: 'rows', subject: `${what} in block ${block.sequence}`, expected: 0n, found: 1n };
  }
  yield* checkNames(snapshot);
}

async function sampleBlocks(snapshot: LedgerSnapshot): Promise<BlockRow[]> {
  const some = (order: string, limit: number) => `(SELECT ${columnList(blockTable)} FROM block
    WHERE sequence <= {head:Int64} AND transactions <= ${MOST_TRANSACTIONS} ORDER BY ${order} LIMIT ${limit})`;
  const sql = `${some('cityHash64(sequence)', BLOCKS.sampled)} UNION DISTINCT ${some('sequence DESC', BLOCKS.newest)}`;
  const parameters = { head: snapshot.head?.sequence ?? -1n };
  const rows = await snapshot.client.query(TAG, sql, parameters, blockTable.columns, CHECK_LIMITS);
  return rows.map(withStatedHashes);
}

async function* findDifferences(snapshot: LedgerSnapshot, of: BlockOfRows): AsyncGenerator<string> {
  for (const [what, expected, read] of comparisons(snapshot, of)) {
    if (!isDeepStrictEqual(await read(), expected)) yield what;
    await letOthers();
  }
  yield* findMissingNames(snapshot, of);
  yield* findMissingFacts(snapshot, of);
}

type Comparison = readonly [what: string, expected: unknown, read: () => Promise<unknown>];

function* comparisons({ rows }: LedgerSnapshot, { block, rows: stored, instants }: BlockOfRows): Generator<Comparison> {
  const { transaction = [], nodeTransaction = [], transactionRaw = [], contractResult = [] } = stored;
  const { unknownField = [], topicMessage = [], contractLog = [] } = stored;
  const page = { first: block.firstNs, last: block.lastNs, order: 'asc', limit: MOST_COMPARED, offset: 0 } as const;
  yield ['row', [block], () => rows.blocks.at([block.sequence])];
  yield ['transactions', few(inOrder([...transaction, ...nodeTransaction])), () => rows.transactions.at(few(instants))];
  yield ['bytes of transactions', few(inOrder(transactionRaw)), () => rows.transactions.raws(few(instants))];
  const ran = few(inOrder(contractResult));
  const at = ran.map(({ consensusNs }) => consensusNs);
  yield ['contract results', ran, () => rows.contracts.results(at)];
  const paths = unknownField.map(({ path }) => path).sort();
  yield [
    'unknown fields',
    paths,
    () => rows.blocks.unknownFields(block.sequence).then((found) => found.map(({ path }) => path).sort()),
  ];
  for (const [topic, messages] of Map.groupBy(topicMessage, (row) => row.topic))
    yield [`messages of topic ${topic}`, few(inOrder(messages)), () => rows.messages.page(topic, page)];
  for (const [contract, logs] of Map.groupBy(contractLog, (row) => row.contract)) {
    const sorted = logs.toSorted(
      (one, other) => compareAscending(one.consensusNs, other.consensusNs) || one.logIndex - other.logIndex,
    );
    yield [`logs of contract ${contract}`, few(sorted), () => rows.contracts.logs(contract, page)];
  }
}

/** Hashes, ids and lists that do not lead to a transaction of the block. */
async function* findMissingNames({ rows }: LedgerSnapshot, { rows: stored }: BlockOfRows): AsyncGenerator<string> {
  for await (const { kind, key, at } of inTurns(lookupsOf(stored))) {
    const found = await rows.transactions.behind(kind, key, MOST);
    if (!found.includes(at)) yield `name of kind ${kind} of transaction ${at}`;
  }
  for await (const { kind, term, at, roles, type, result } of inTurns(entriesOf(stored))) {
    const only = { types: [type], results: [result], ...(roles !== 0 && { roles }) };
    const page = { kind, term, first: at, last: at, order: 'asc', limit: 1, most: MOST, ...only } as const;
    if ((await rows.entries.page(page)).instants.length === 0) yield `transaction ${at} in list ${kind} of ${term}`;
  }
}

async function* findMissingFacts(
  { rows }: LedgerSnapshot,
  { block, rows: stored }: BlockOfRows,
): AsyncGenerator<string> {
  for await (const { list, term, at, expected } of inTurns(ownedFacts({ rows: stored, blocks: [block] }))) {
    const raw = { list, read: ({ value: found }: { readonly value: Uint8Array }) => Buffer.from(found) };
    const found = await rows.facts.of(raw, [term], { first: at, last: at }, MOST);
    if (found?.some((one) => one.equals(expected)) !== true) yield `fact of list ${list} of ${term}`;
  }
}

/** The value of a fact is valid until the next one is made. */
function* ownedFacts(batch: RowBatch) {
  for (const { list, term, at, value } of factsOf(batch)) yield { list, term, at, expected: Buffer.from(value) };
}

function few<T>(rows: readonly T[]): readonly T[] {
  return rows.slice(0, MOST_COMPARED);
}

/** The first of some questions, with time for others between them. */
async function* inTurns<T>(questions: Iterable<T>): AsyncGenerator<T> {
  let asked = 0;
  for (const question of questions) {
    if (asked === MOST_COMPARED) return;
    asked += 1;
    if (asked % QUESTIONS_AT_ONCE === 0) await letOthers();
    yield question;
  }
}

/** What ids are named as. */
async function* checkNames({ client, rows, head }: LedgerSnapshot): AsyncGenerator<Finding> {
  const headNs = head?.lastNs ?? -1n;
  const sql = `SELECT DISTINCT id, kind FROM named_entity WHERE consensus_ns <= ${nsParameter('headNs')}
    ORDER BY cityHash64(id, kind) LIMIT ${NAMES}`;
  const named = await client.query(TAG, sql, { headNs }, { id: 'u64', kind: 'text' }, CHECK_LIMITS);
  const ids = [...new Set(named.map(({ id }) => id))];
  const found = new Set((await rows.names.kinds(ids, headNs)).map(({ id, kind }) => `${kind} ${id}`));
  for (const { id, kind } of named)
    if (!found.has(`${kind} ${id}`)) yield { check: 'rows', subject: `name of ${kind} ${id}`, expected: 1n, found: 0n };
}
