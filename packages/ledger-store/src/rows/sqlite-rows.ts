import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { FatalStoreError } from '../client/store-error.ts';
import { writeRows } from './row-batch-writer.ts';
import type { OpenCommit, RowBatch, RowStore, RowsHead } from './row-store.ts';
import { SqliteBlocks } from './sqlite-blocks.ts';
import { SqliteContracts } from './sqlite-contracts.ts';
import { SqliteEntries } from './sqlite-entries.ts';
import { rowStoreError } from './sqlite-error.ts';
import { SqliteFacts } from './sqlite-facts.ts';
import { SqliteMessages } from './sqlite-messages.ts';
import { SqliteNames } from './sqlite-names.ts';
import { SqliteNftMetadata } from './sqlite-nft-metadata.ts';
import { SqlitePlaces } from './sqlite-places.ts';
import { SqliteReader, translateErrors } from './sqlite-reader.ts';
import { CLEAR, MARK, openRowsFile, ROWS_FILES, type RowsFile } from './sqlite-schema.ts';
import { SqliteSink } from './sqlite-sink.ts';
import { SqliteStates } from './sqlite-states.ts';
import { SqliteTransactions } from './sqlite-transactions.ts';

/** The file's `user_version` while its rows are being made. */
const BEING_MADE = 1;

/** Rows in a file of SQLite, in the folder of the embedded column store. Each thread has a connection of its own; one writes. */
export function openSqliteRows(folder: string): RowStore {
  return translateErrors(() => {
    const rows = openRowsFile(folder, 'rows');
    try {
      return new SqliteRows(rows, openRowsFile(folder, 'nftMetadata'));
    } catch (error) {
      rows.close();
      throw error;
    }
  });
}

class SqliteRows implements RowStore {
  readonly states: SqliteStates;
  readonly places: SqlitePlaces;
  readonly transactions: SqliteTransactions;
  readonly entries: SqliteEntries;
  readonly messages: SqliteMessages;
  readonly contracts: SqliteContracts;
  readonly blocks: SqliteBlocks;
  readonly names: SqliteNames;
  readonly facts: SqliteFacts;
  readonly nftMetadata: SqliteNftMetadata;
  readonly mayLag = false;
  readonly #database: DatabaseSync;
  readonly #metadata: DatabaseSync;
  readonly #db: SqliteReader;
  #sink: SqliteSink | undefined;
  #head: RowsHead | undefined;
  #isWhole: boolean;
  /** The head before that, as far as this process wrote it. */
  #before: RowsHead | undefined;

  constructor(database: DatabaseSync, metadata: DatabaseSync) {
    const db = new SqliteReader(database);
    this.#database = database;
    this.#metadata = metadata;
    this.#db = db;
    this.states = new SqliteStates(db);
    this.places = new SqlitePlaces(db);
    this.transactions = new SqliteTransactions(db);
    this.entries = new SqliteEntries(db, this.transactions);
    this.messages = new SqliteMessages(db);
    this.contracts = new SqliteContracts(db);
    this.blocks = new SqliteBlocks(db);
    this.names = new SqliteNames(db);
    this.facts = new SqliteFacts(db);
    this.nftMetadata = new SqliteNftMetadata(metadata);
    this.#head = this.#storedHead();
    this.#isWhole = this.#storedWhole();
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  get head(): RowsHead | undefined {
    return this.#head;
  }

  async refresh(): Promise<RowsHead | undefined> {
    [this.#head, this.#isWhole] = [this.#storedHead(), this.#storedWhole()];
    return this.#head;
  }

  async write(batch: RowBatch, head: RowsHead): Promise<OpenCommit> {
    this.#sink ??= new SqliteSink(this.#database);
    const database = this.#database;
    const sink = this.#sink;
    translateErrors(() => database.exec('BEGIN IMMEDIATE'));
    try {
      translateErrors(() => {
        writeRows(batch, this.entries.storedKinds(), sink);
        sink.sumLists(head.lastNs);
        if (this.#before !== undefined) sink.dropPlaces(this.#before.lastNs);
        this.#db.statement('INSERT OR REPLACE INTO head VALUES (1, ?, ?)').run(head.sequence, head.lastNs);
        if (batch.mark !== undefined) this.#database.prepare(MARK.write).run(batch.mark);
      });
    } catch (error) {
      this.#rollBack();
      throw error;
    }
    return {
      commit: async () => {
        translateErrors(() => database.exec('COMMIT'));
        // A reader may still be at the head of before.
        this.#before = this.#head;
        this.#head = head;
        this.#isWhole = this.#storedWhole();
      },
      abort: async () => this.#rollBack(),
    };
  }

  async unsettle(): Promise<void> {
    translateErrors(() => this.#database.exec(`PRAGMA user_version = ${BEING_MADE}; ${MARK.make}`));
    this.#isWhole = false;
  }

  async copyMark(): Promise<Uint8Array | undefined> {
    return translateErrors(() => this.#database.prepare(MARK.read).get()?.mark as Uint8Array | undefined);
  }

  async settle(headNs: bigint): Promise<void> {
    this.#sink ??= new SqliteSink(this.#database);
    const sink = this.#sink;
    translateErrors(() => {
      sink.dropPlaces(headNs);
      this.#database.exec(MARK.drop);
      this.#database.exec('PRAGMA user_version = 0');
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    });
    this.#isWhole = this.#storedWhole();
  }

  async clear(): Promise<void> {
    translateErrors(() => this.#database.exec(CLEAR));
    await this.nftMetadata.clear();
    [this.#head, this.#isWhole] = [undefined, false];
  }

  async backUp(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      for (const [file, database] of this.#files()) await backup(database, path.join(folder, ROWS_FILES[file]));
    } catch (error) {
      throw rowStoreError(error);
    }
  }

  async problems(): Promise<readonly string[]> {
    return this.#files().flatMap(([, database]) => problemsOf(database));
  }

  async close(): Promise<void> {
    // A store that is closed twice is closed.
    for (const [, database] of this.#files()) if (database.isOpen) database.close();
  }

  #files(): readonly (readonly [RowsFile, DatabaseSync])[] {
    return [
      ['rows', this.#database],
      ['nftMetadata', this.#metadata],
    ];
  }

  /** A statement that failed may have ended the transaction already. */
  #rollBack(): void {
    if (this.#database.isTransaction) translateErrors(() => this.#database.exec('ROLLBACK'));
  }

  /** Whether something is there, and nobody is in the middle of copying it. */
  #storedWhole(): boolean {
    const version = this.#db.get<{ user_version: bigint }>('PRAGMA user_version')?.user_version;
    return this.#storedHead() !== undefined && version !== BigInt(BEING_MADE);
  }

  #storedHead(): RowsHead | undefined {
    const row = this.#db.get<{ sequence: bigint; last_ns: bigint }>('SELECT sequence, last_ns FROM head');
    return row === undefined ? undefined : { sequence: row.sequence, lastNs: row.last_ns };
  }
}

/** What the engine finds wrong with a file. */
function problemsOf(database: DatabaseSync): readonly string[] {
  try {
    const found = new SqliteReader(database).all<{ integrity_check: string }>('PRAGMA integrity_check');
    return found.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok');
  } catch (error) {
    // Where its own lists are damaged the engine ends looking.
    if (error instanceof FatalStoreError) return [error.message];
    throw error;
  }
}
