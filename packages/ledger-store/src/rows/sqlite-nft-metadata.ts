import type { DatabaseSync } from 'node:sqlite';
import type { NftKey } from '../nft/nft-key.ts';
import {
  type MetadataSummary,
  type NftMetadataFields,
  type NftMetadataRows,
  readMetadataDocument,
  readMetadataFields,
  type StoredMetadata,
  SUMMED_MODULO,
  storedMetadata,
} from '../nft-metadata/metadata-rows.ts';
import type { NftMetadataRow } from '../nft-metadata/rows.ts';
import { SqliteReader, translateErrors } from './sqlite-reader.ts';

const OF_KEY = 'FROM nft_metadata WHERE token = ? AND serial = ?';
const SAVE = `INSERT INTO nft_metadata (token, serial, fetched, pictured, fields, document) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (token, serial) DO UPDATE
  SET fetched = excluded.fetched, pictured = excluded.pictured, fields = excluded.fields, document = excluded.document
  WHERE excluded.fetched >= nft_metadata.fetched`;
const SUMMARY = `SELECT count(*) AS keys, coalesce(sum(fetched % ${SUMMED_MODULO}), 0) AS fetchedSum FROM nft_metadata`;

/** Metadata of NFTs in a file of its own: whoever reads metadata saves it, also while a batch is being written. */
export class SqliteNftMetadata implements NftMetadataRows {
  readonly #database: DatabaseSync;
  readonly #db: SqliteReader;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#db = new SqliteReader(database);
  }

  async byKey(keys: readonly NftKey[]): Promise<NftMetadataFields[]> {
    return keys.flatMap(({ token, serial }) =>
      this.#fieldsOf(`SELECT fields ${OF_KEY}`, BigInt.asIntN(64, token), serial),
    );
  }

  async document({ token, serial }: NftKey): Promise<string> {
    const sql = `SELECT document ${OF_KEY}`;
    return readMetadataDocument(this.#db.get<Pick<StoredMetadata, 'document'>>(sql, BigInt.asIntN(64, token), serial));
  }

  async pictures(tokens: readonly bigint[]): Promise<NftMetadataFields[]> {
    const sql = 'SELECT fields FROM nft_metadata WHERE token = ? AND pictured = 1 ORDER BY serial LIMIT 1';
    return tokens.flatMap((token) => this.#fieldsOf(sql, BigInt.asIntN(64, token)));
  }

  async save(rows: readonly NftMetadataRow[]): Promise<void> {
    const save = this.#db.statement(SAVE);
    const stored = rows.map(storedMetadata);
    translateErrors(() => this.#database.exec('BEGIN IMMEDIATE'));
    try {
      translateErrors(() => {
        for (const { token, serial, fetched, pictured, fields, document } of stored)
          save.run(token, serial, fetched, pictured, fields, document);
        this.#database.exec('COMMIT');
      });
    } catch (error) {
      if (this.#database.isTransaction) translateErrors(() => this.#database.exec('ROLLBACK'));
      throw error;
    }
  }

  async newestNs(): Promise<bigint | undefined> {
    return (
      this.#db.get<{ newest: bigint | null }>('SELECT max(fetched) AS newest FROM nft_metadata')?.newest ?? undefined
    );
  }

  async summary(): Promise<MetadataSummary> {
    return this.#db.get<MetadataSummary>(SUMMARY) ?? { keys: 0n, fetchedSum: 0n };
  }

  async clear(): Promise<void> {
    translateErrors(() => this.#database.exec('DELETE FROM nft_metadata'));
  }

  #fieldsOf(sql: string, ...values: bigint[]): NftMetadataFields[] {
    const stored = this.#db.get<Pick<StoredMetadata, 'fields'>>(sql, ...values);
    return stored === undefined ? [] : [readMetadataFields(stored)];
  }
}
