import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  addressBookBytes,
  BLOCK_KEY_SHA256,
  demoNodes,
  demoProducers,
  type ProducedFile,
  type StreamFormat,
  StreamWriter,
  writeAddressBook,
} from '@ledgerscope/demo-network';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { beforeAll, describe, expect, it } from 'vitest';
import { FILE_NS, FILES, GENESIS_NS, NODES, PER_FILE, SEED } from './testing/compared-network.ts';
import { ingestAll } from './testing/ingest-all.ts';
import { type TableRows, tableRows } from './testing/table-rows.ts';

const NAMED = 'a block is another file, under another name';
const HASHED = 'a record file is named by its running hash, a block by the root of its tree';
const PROVEN = 'nodes sign record files one by one, blocks together under one key';

/** Columns in which the two forms cannot agree, by table and name, with the reason. */
const APART: Readonly<Record<string, string>> = {
  'block.file_name': NAMED,
  'block.format': NAMED,
  'block.version': NAMED,
  'block.size_bytes': NAMED,
  'block.hapi_version': 'the release that writes blocks is a later one',
  'block.hash': HASHED,
  'block.previous_hash': HASHED,
  'block.file_hash': HASHED,
  'block.metadata_hash': HASHED,
  'block.proof': PROVEN,
  'block.signed_node_ids': PROVEN,
  'block.signed_accounts': PROVEN,
  'block.signed_stakes': PROVEN,
  'block.stake_signed': PROVEN,
  'block.stake_total': PROVEN,
  'block.stake_weighted': PROVEN,
  'block.strength': PROVEN,
  'block.strength_reason': PROVEN,
  'block.anchor': PROVEN,
  'block.hints_key': PROVEN,
  'block.batch': 'each ingest names its batches anew',
  'ingest_batch.batch': 'each ingest names its batches anew',
  'ingest_batch.file_names': NAMED,
  'ingest_batch.file_hashes': HASHED,
};

async function history(): Promise<ProducedFile[]> {
  const addressBook = addressBookBytes(NODES);
  const network = demoProducers.create({ seed: SEED, genesisNs: GENESIS_NS, nodes: demoNodes(), addressBook });
  const files: ProducedFile[] = [];
  for (let startNs = GENESIS_NS; startNs < GENESIS_NS + FILES * FILE_NS; startNs += FILE_NS)
    files.push({
      ...(await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: PER_FILE })),
      media: [],
    });
  return files;
}

async function read(
  files: readonly ProducedFile[],
  { format, differences }: { readonly format: StreamFormat; readonly differences: boolean },
  flags: readonly string[],
) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `ledgerscope-${format}-`));
  writeAddressBook(folder, NODES);
  const writer = new StreamWriter({ folder, nodes: NODES, format, copies: 'one', differences });
  for (const file of files) await writer.write(file);
  await writer.untilSettled();
  const engine = await startTestEngine('embedded');
  const store = await engine.open();
  await ingestAll(folder, store, flags);
  const rows = await tableRows(store);
  await store.close();
  await engine.stop();
  fs.rmSync(folder, { recursive: true });
  return rows;
}

/** Where the rows of a table differ: each column with the first row of which it does. */
function differences(table: string, one: TableRows, other: TableRows): string[] {
  const columns = Object.keys(one[0] ?? other[0] ?? {}).filter((column) => APART[`${table}.${column}`] === undefined);
  const found = columns.flatMap((column) => {
    const index = one.findIndex((row, at) => row[column] !== other[at]?.[column]);
    return index < 0 ? [] : [`${table}.${column} of row ${index}: ${one[index]?.[column]}, ${other[index]?.[column]}`];
  });
  return one.length === other.length ? found : [`${table}: ${one.length} and ${other.length} rows`, ...found];
}

describe('one history, written as record files and as blocks of the block stream', () => {
  let files: readonly ProducedFile[] = [];
  let records: Awaited<ReturnType<typeof read>> = new Map();

  beforeAll(async () => {
    files = await history();
    records = await read(files, { format: 'record', differences: false }, []);
  }, 600_000);

  it.each([
    ['differences', true],
    ['whole values', false],
  ])(
    'gives the same rows of all tables, in all columns that can be equal: blocks of %s',
    async (_name, isOfDifferences) => {
      const blocks = await read(files, { format: 'blocks', differences: isOfDifferences }, [
        '--hints-key',
        BLOCK_KEY_SHA256,
      ]);
      const transactions = files.reduce((sum, { items }) => sum + items.length, 0);
      expect(records.get('transaction')).toHaveLength(transactions);
      expect([...blocks.keys()]).toEqual([...records.keys()]);
      const found = [...records].flatMap(([table, rows]) => differences(table, rows, blocks.get(table) ?? []));
      expect(found).toEqual([]);
      // What is omitted is there, and does differ.
      const named = Object.keys(APART).filter((name) => {
        const [table = '', column = ''] = name.split('.');
        return records.get(table)?.some((row, at) => row[column] !== blocks.get(table)?.[at]?.[column]);
      });
      expect(named).toEqual(Object.keys(APART));
    },
    600_000,
  );
});
