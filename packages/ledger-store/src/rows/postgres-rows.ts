import { FatalStoreError } from '../client/store-error.ts';
import { PostgresBlocks } from './postgres-blocks.ts';
import { PostgresContracts } from './postgres-contracts.ts';
import { PostgresEntries } from './postgres-entries.ts';
import { lacksTables } from './postgres-error.ts';
import { PostgresFacts } from './postgres-facts.ts';
import { PostgresMessages } from './postgres-messages.ts';
import { PostgresNames } from './postgres-names.ts';
import { PostgresNftMetadata } from './postgres-nft-metadata.ts';
import { PostgresPlaces } from './postgres-places.ts';
import { PostgresReader } from './postgres-reader.ts';
import { LAYOUT } from './postgres-schema.ts';
import { PostgresStates } from './postgres-states.ts';
import { PostgresTransactions } from './postgres-transactions.ts';
import { HEAD, PostgresWriter, type StoredHead } from './postgres-writer.ts';
import type { OpenCommit, RowBatch, RowStore, RowsHead } from './row-store.ts';

/** Where rows are on a server. */
export interface PostgresPlace {
  readonly url: string;
  /** A replica that is read from instead; who writes reads what it wrote. */
  readonly readUrl?: string | undefined;
}

/** Rows in a PostgreSQL server, for a process that reads them. Tables of another layout are as if there were none. */
export async function openPostgresReader({ url, readUrl = url }: PostgresPlace): Promise<RowStore> {
  return openRows(new PostgresRows(new PostgresReader(readUrl), url, undefined, readUrl !== url));
}

/** Rows in a PostgreSQL server, for the process that writes them; tables of another layout are made anew. */
export async function openPostgresWriter({ url }: PostgresPlace): Promise<RowStore> {
  const writer = new PostgresWriter(url);
  await writer.prepare();
  return openRows(new PostgresRows(new PostgresReader(url), url, writer, false));
}

async function openRows(rows: PostgresRows): Promise<RowStore> {
  try {
    await rows.refresh();
    return rows;
  } catch (error) {
    await rows.close();
    throw error;
  }
}

class PostgresRows implements RowStore {
  readonly states: PostgresStates;
  readonly places: PostgresPlaces;
  readonly transactions: PostgresTransactions;
  readonly entries: PostgresEntries;
  readonly messages: PostgresMessages;
  readonly contracts: PostgresContracts;
  readonly blocks: PostgresBlocks;
  readonly names: PostgresNames;
  readonly facts: PostgresFacts;
  readonly nftMetadata: PostgresNftMetadata;
  readonly mayLag: boolean;
  readonly #db: PostgresReader;
  readonly #writer: PostgresWriter | undefined;
  #head: StoredHead | undefined;
  /** The head before that, as far as this process wrote it. */
  #before: RowsHead | undefined;

  constructor(db: PostgresReader, url: string, writer: PostgresWriter | undefined, mayLag: boolean) {
    this.#db = db;
    this.#writer = writer;
    this.mayLag = mayLag;
    this.states = new PostgresStates(db);
    this.places = new PostgresPlaces(db);
    this.transactions = new PostgresTransactions(db);
    this.entries = new PostgresEntries(db);
    this.messages = new PostgresMessages(db);
    this.contracts = new PostgresContracts(db);
    this.blocks = new PostgresBlocks(db);
    this.names = new PostgresNames(db);
    this.facts = new PostgresFacts(db);
    this.nftMetadata = new PostgresNftMetadata(db, url, !mayLag);
  }

  get head(): RowsHead | undefined {
    if (this.#head === undefined) return undefined;
    const { sequence, lastNs } = this.#head;
    return { sequence, lastNs };
  }

  get isWhole(): boolean {
    return this.#head?.isWhole === true;
  }

  async refresh(): Promise<RowsHead | undefined> {
    try {
      [this.#head] = await this.#db.ask<StoredHead>(HEAD, LAYOUT);
      this.#db.hasTables = true;
    } catch (error) {
      if (!lacksTables((error as Error).cause)) throw error;
      this.#head = undefined;
      this.#db.hasTables = false;
    }
    return this.head;
  }

  async write(batch: RowBatch, head: RowsHead): Promise<OpenCommit> {
    const open = await this.#requireWriter().write(batch, this.head, head, this.#before?.lastNs);
    return {
      commit: async () => {
        await open?.commit();
        // A reader may still be at the head of before.
        this.#before = this.head;
        this.#head = { sequence: head.sequence, lastNs: head.lastNs, isWhole: this.#head?.isWhole ?? true };
      },
      abort: async () => open?.abort(),
    };
  }

  async unsettle(): Promise<void> {
    await this.#requireWriter().hide();
    await this.refresh();
  }

  copyMark(): Promise<Uint8Array | undefined> {
    return this.#requireWriter().copyMark();
  }

  async settle(headNs: bigint): Promise<void> {
    await this.#requireWriter().show(headNs);
    await this.refresh();
  }

  async clear(): Promise<void> {
    await this.#requireWriter().clear();
    this.#head = undefined;
  }

  async backUp(): Promise<void> {
    // Nothing: see RowStore.
  }

  async problems(): Promise<readonly string[]> {
    return [];
  }

  async close(): Promise<void> {
    await this.#writer?.close();
    await this.nftMetadata.close();
    await this.#db.close();
  }

  #requireWriter(): PostgresWriter {
    if (this.#writer === undefined) throw new FatalStoreError('this process only reads rows', { tag: 'rows' });
    return this.#writer;
  }
}
