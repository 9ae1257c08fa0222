import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROWS_LAYOUT } from './rows-layout.ts';
import { isDamaged } from './sqlite-error.ts';

/** How long a statement waits for another connection's: none holds on to anything for longer than a commit. */
const BUSY_MS = 60_000;

/** FULL: a commit is on the disk before anybody sees it, as is what the column store has of it (`client/disk-flush.ts`). */
const SETTINGS = `PRAGMA synchronous = FULL; PRAGMA cache_size = -32768; PRAGMA mmap_size = 134217728;
  PRAGMA wal_autocheckpoint = 2000; PRAGMA temp_store = MEMORY;`;

/**
 * `state`: rows of current state, packed, and the version before. `transaction_chunk` and `raw_chunk`: see
 * `row-chunk.ts`; the nodes' own transactions are apart. `place`: rows of state in the order of a PlaceList, from one version of theirs until another; `left_place` finds those that no
 * reader needs any more. `lookup`: see LOOKUP_KIND. `entry`: see ListEntry; `entry_count` is how many there are, `entry_sum` how many up to an instant (`entry-sums.ts`). `topic_message`: see `message-chunk.ts`. `contract_result`,
 * `contract_log` and `block`: packed rows. `checkpoint`: see `span-counts.ts`; `fact`: see `fact-list.ts`.
 */
const TABLES = `
  CREATE TABLE head (only INTEGER PRIMARY KEY CHECK (only = 1), sequence INTEGER NOT NULL, last_ns INTEGER NOT NULL);
  CREATE TABLE state (kind INTEGER, key BLOB, value BLOB NOT NULL, previous BLOB, PRIMARY KEY (kind, key)) WITHOUT ROWID;
  CREATE TABLE transaction_chunk (first INTEGER PRIMARY KEY, value BLOB NOT NULL);
  CREATE TABLE node_transaction_chunk (first INTEGER PRIMARY KEY, value BLOB NOT NULL);
  CREATE TABLE raw_chunk (first INTEGER PRIMARY KEY, value BLOB NOT NULL);
  CREATE TABLE unknown_field (block INTEGER, place INTEGER, value BLOB NOT NULL, PRIMARY KEY (block, place)) WITHOUT ROWID;
  CREATE TABLE lookup (kind INTEGER, key INTEGER, at INTEGER, PRIMARY KEY (kind, key, at)) WITHOUT ROWID;
  CREATE TABLE entry (kind INTEGER, term INTEGER, at INTEGER, type INTEGER NOT NULL, result INTEGER NOT NULL, roles INTEGER NOT NULL,
    delta INTEGER NOT NULL, PRIMARY KEY (kind, term, at)) WITHOUT ROWID;
  CREATE TABLE entry_count (kind INTEGER, term INTEGER, type INTEGER, result INTEGER, entries INTEGER NOT NULL,
    PRIMARY KEY (kind, term, type, result)) WITHOUT ROWID;
  CREATE TABLE entry_sum (kind INTEGER, term INTEGER, at INTEGER, value BLOB NOT NULL, PRIMARY KEY (kind, term, at)) WITHOUT ROWID;
  CREATE TABLE place (list INTEGER, term INTEGER, place BLOB, since INTEGER, until INTEGER NOT NULL, PRIMARY KEY (list, term, place, since))
    WITHOUT ROWID;
  CREATE TABLE left_place (until INTEGER, list INTEGER, term INTEGER, place BLOB, since INTEGER,
    PRIMARY KEY (until, list, term, place, since)) WITHOUT ROWID;
  CREATE TABLE topic_message (topic INTEGER, sequence INTEGER, at INTEGER NOT NULL, messages INTEGER NOT NULL, value BLOB NOT NULL,
    PRIMARY KEY (topic, sequence)) WITHOUT ROWID;
  CREATE TABLE contract_result (at INTEGER PRIMARY KEY, value BLOB NOT NULL);
  CREATE TABLE contract_log (contract INTEGER, at INTEGER, log_index INTEGER, value BLOB NOT NULL, PRIMARY KEY (contract, at, log_index))
    WITHOUT ROWID;
  CREATE TABLE block (sequence INTEGER PRIMARY KEY, value BLOB NOT NULL);
  CREATE TABLE named (id INTEGER, kind TEXT, at INTEGER NOT NULL, PRIMARY KEY (id, kind)) WITHOUT ROWID;
  CREATE TABLE checkpoint (at INTEGER PRIMARY KEY, value BLOB NOT NULL);
  CREATE TABLE fact (list INTEGER, term INTEGER, at INTEGER, place INTEGER, value BLOB NOT NULL, PRIMARY KEY (list, term, at, place))
    WITHOUT ROWID;`;

/** What the metadata of NFTs leads to (`nft-metadata/metadata-rows.ts`). */
const METADATA_TABLE = `
  CREATE TABLE nft_metadata (token INTEGER NOT NULL, serial INTEGER NOT NULL, fetched INTEGER NOT NULL, pictured INTEGER NOT NULL,
    fields BLOB NOT NULL, document BLOB NOT NULL, UNIQUE (token, serial));
  CREATE INDEX nft_metadata_picture ON nft_metadata (token, serial) WHERE pictured = 1;
  CREATE INDEX nft_metadata_fetched ON nft_metadata (fetched);`;

/** The files of rows, within their folder. */
export const ROWS_FILES = { rows: 'rows.db', nftMetadata: 'nft-metadata.db' } as const;
export type RowsFile = keyof typeof ROWS_FILES;

const TABLES_OF_FILE: Readonly<Record<RowsFile, string>> = { rows: TABLES, nftMetadata: METADATA_TABLE };
const LAYOUT_TABLE = 'CREATE TABLE layout (layout TEXT NOT NULL);';

/** Beside the tables while rows are being made: how far that is. */
export const MARK = {
  make: 'CREATE TABLE IF NOT EXISTS copy_mark (only INTEGER PRIMARY KEY CHECK (only = 1), mark BLOB NOT NULL)',
  write: 'INSERT OR REPLACE INTO copy_mark VALUES (1, ?)',
  read: 'SELECT mark FROM copy_mark',
  drop: 'DROP TABLE IF EXISTS copy_mark',
} as const;

/** Takes out everything but the tables. */
export const CLEAR = `BEGIN IMMEDIATE; DELETE FROM head; DELETE FROM state; DELETE FROM place; DELETE FROM left_place; DELETE FROM transaction_chunk; DELETE FROM node_transaction_chunk;
  DELETE FROM lookup; DELETE FROM entry; DELETE FROM entry_count; DELETE FROM entry_sum; DELETE FROM raw_chunk; DELETE FROM unknown_field; DELETE FROM topic_message; DELETE FROM contract_result;
  DELETE FROM contract_log; DELETE FROM block; DELETE FROM named; DELETE FROM checkpoint; DELETE FROM fact; ${MARK.drop}; COMMIT`;

/**
 * A file of rows in a folder, with its tables. One of another layout, or a damaged one, is begun anew: everything in it is in the
 * column store too.
 */
export function openRowsFile(folder: string, name: RowsFile): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, ROWS_FILES[name]);
  const known = openKnown(file);
  if (known !== undefined) return known;
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  const database = openFile(file);
  // Two threads may be here at once: the tables are made by the first of them.
  database.exec('BEGIN IMMEDIATE');
  if (layoutOf(database) === undefined) {
    database.exec(TABLES_OF_FILE[name]);
    database.exec(LAYOUT_TABLE);
    database.prepare('INSERT INTO layout VALUES (?)').run(ROWS_LAYOUT);
  }
  database.exec('COMMIT');
  return database;
}

/** A file with these tables; undefined where it has others or cannot be read. */
function openKnown(file: string): DatabaseSync | undefined {
  if (!existsSync(file)) return undefined;
  let database: DatabaseSync | undefined;
  try {
    database = openFile(file);
    if (layoutOf(database) === ROWS_LAYOUT) return database;
  } catch (error) {
    if (!isDamaged(error)) throw error;
  }
  database?.close();
  return undefined;
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  // Before there are tables; afterwards it stays what it is. Chunks fill pages of this size (`chunk-tables.ts`).
  database.exec('PRAGMA page_size = 16384; PRAGMA journal_mode = WAL;');
  database.exec(SETTINGS);
  return database;
}

function layoutOf(database: DatabaseSync): string | undefined {
  const made = database.prepare("SELECT count(*) AS tables FROM sqlite_master WHERE name = 'layout'").get();
  if (made?.tables === 0) return undefined;
  return String(database.prepare('SELECT layout FROM layout').get()?.layout);
}
