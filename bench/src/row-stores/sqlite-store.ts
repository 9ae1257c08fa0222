import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { instantsBefore } from './list-chunk.ts';
import { type ListLayout, ROW_KINDS, type RowBatch, type RowStore, type StoredChunk, signedKey } from './row-store.ts';

const TABLES = `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA mmap_size = 2147483648;
  CREATE TABLE row (kind INTEGER, key INTEGER, value BLOB, PRIMARY KEY (kind, key)) WITHOUT ROWID;
  CREATE TABLE chunk (list INTEGER, first INTEGER, value BLOB, PRIMARY KEY (list, first)) WITHOUT ROWID;
  CREATE TABLE entry (list INTEGER, at INTEGER, type INTEGER, result INTEGER, roles INTEGER, delta INTEGER,
    PRIMARY KEY (list, at)) WITHOUT ROWID;`;
const NEVER = 2n ** 62n;

interface Statements {
  readonly row: StatementSync;
  readonly lastChunk: StatementSync;
  readonly entries: StatementSync;
}

/** Tables without row ids in a file of its own, written and read in this thread. */
export function openSqlite(folder: string, layout: ListLayout): RowStore {
  fs.mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(path.join(folder, 'rows.db'));
  db.exec(TABLES);
  const asked: Statements = {
    row: db.prepare('SELECT value FROM row WHERE kind = ? AND key = ?'),
    lastChunk: bigints(
      db.prepare('SELECT first, value FROM chunk WHERE list = ? AND first < ? ORDER BY first DESC LIMIT 1'),
    ),
    entries: bigints(db.prepare('SELECT at FROM entry WHERE list = ? AND at < ? ORDER BY at DESC LIMIT ?')),
  };
  const storedValue = (kind: number, key: bigint) =>
    (asked.row.get(kind, signedKey(key)) as { value: Uint8Array } | undefined)?.value;
  return {
    write: makeWriter(db),
    rows: async (keys) => keys.map(([kind, key]) => storedValue(kind, key)),
    list: async (list, before, limit) => {
      const instants =
        layout === 'chunked' ? fromChunks(asked, list, before, limit) : fromEntries(asked, list, before, limit);
      return instants.map((at) => storedValue(ROW_KINDS.transaction, at) ?? new Uint8Array());
    },
    lastChunks: async (lists) => new Map(lists.flatMap((list) => listPairs(list, lastChunk(asked, list, NEVER)))),
    settle: async () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    bytes: async () => fs.readdirSync(folder).reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0),
    ownCpuMicros: () => 0,
    close: async () => db.close(),
  };
}

function bigints(statement: StatementSync): StatementSync {
  statement.setReadBigInts(true);
  return statement;
}

function listPairs<T>(list: bigint, chunk: T | undefined): [bigint, T][] {
  return chunk === undefined ? [] : [[list, chunk]];
}

function makeWriter(db: DatabaseSync): RowStore['write'] {
  const putRow = db.prepare('INSERT OR REPLACE INTO row VALUES (?, ?, ?)');
  const putChunk = db.prepare('INSERT OR REPLACE INTO chunk VALUES (?, ?, ?)');
  const putEntry = db.prepare('INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)');
  return async ({ added, changed, chunks, entries }: RowBatch) => {
    db.exec('BEGIN');
    for (const { kind, key, value } of [...added, ...changed]) putRow.run(kind, signedKey(key), value);
    for (const { list, first, value } of chunks) putChunk.run(signedKey(list), first, value);
    for (const { list, at, type, result, roles, delta } of entries)
      putEntry.run(signedKey(list), at, type, result, roles, delta);
    db.exec('COMMIT');
  };
}

function lastChunk({ lastChunk: statement }: Statements, list: bigint, before: bigint) {
  return statement.get(signedKey(list), before) as Omit<StoredChunk, 'list'> | undefined;
}

function fromChunks(asked: Statements, list: bigint, before: bigint, limit: number): bigint[] {
  const found: bigint[] = [];
  let chunk = lastChunk(asked, list, before);
  while (chunk !== undefined && found.length < limit) {
    found.push(...instantsBefore(chunk, before));
    chunk = lastChunk(asked, list, chunk.first);
  }
  return found.slice(0, limit);
}

function fromEntries({ entries }: Statements, list: bigint, before: bigint, limit: number): bigint[] {
  return (entries.all(signedKey(list), before, limit) as unknown as { at: bigint }[]).map(({ at }) => at);
}
