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
import { PostgresReader } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';

const TABLE = `${SCHEMA}.nft_metadata`;
const BY_KEY = `SELECT fields FROM unnest($1::bigint[], $2::bigint[]) AS wanted (token, serial)
  JOIN ${TABLE} USING (token, serial)`;
const PICTURES = `SELECT found.fields FROM unnest($1::bigint[]) AS wanted (token) CROSS JOIN LATERAL (
  SELECT fields FROM ${TABLE} AS stored WHERE stored.token = wanted.token AND pictured = 1 ORDER BY serial LIMIT 1) AS found`;
const SAVE = `INSERT INTO ${TABLE} AS stored (token, serial, fetched, pictured, fields, document)
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::smallint[], $5::bytea[], $6::bytea[])
  ON CONFLICT (token, serial) DO UPDATE
  SET fetched = excluded.fetched, pictured = excluded.pictured, fields = excluded.fields, document = excluded.document
  WHERE excluded.fetched >= stored.fetched`;
const SUMMARY = `SELECT count(*) AS keys, coalesce(sum(fetched % ${SUMMED_MODULO}), 0)::bigint AS "fetchedSum" FROM ${TABLE}`;

/** Metadata of NFTs on a server, which every process saves that reads metadata. */
export class PostgresNftMetadata implements NftMetadataRows {
  readonly #db: PostgresReader;
  readonly #url: string;
  /** To the server itself, where reading goes to a replica. */
  #primary: PostgresReader | undefined;

  /** @param url the server itself */
  constructor(db: PostgresReader, url: string, readsPrimary: boolean) {
    this.#db = db;
    this.#url = url;
    this.#primary = readsPrimary ? db : undefined;
  }

  async byKey(keys: readonly NftKey[]): Promise<NftMetadataFields[]> {
    const tokens = keys.map(({ token }) => BigInt.asIntN(64, token));
    const serials = keys.map(({ serial }) => serial);
    return (await this.#db.all<StoredMetadata>(BY_KEY, tokens, serials)).map(readMetadataFields);
  }

  async document({ token, serial }: NftKey): Promise<string> {
    const sql = `SELECT document FROM ${TABLE} WHERE token = $1 AND serial = $2`;
    return readMetadataDocument(await this.#db.get<StoredMetadata>(sql, BigInt.asIntN(64, token), serial));
  }

  async pictures(tokens: readonly bigint[]): Promise<NftMetadataFields[]> {
    const terms = tokens.map((token) => BigInt.asIntN(64, token));
    return (await this.#db.all<StoredMetadata>(PICTURES, terms)).map(readMetadataFields);
  }

  async save(rows: readonly NftMetadataRow[]): Promise<void> {
    const stored = rows.map(storedMetadata);
    await this.#ofPrimary().ask(
      SAVE,
      stored.map(({ token }) => token),
      stored.map(({ serial }) => serial),
      stored.map(({ fetched }) => fetched),
      stored.map(({ pictured }) => pictured),
      stored.map(({ fields }) => fields),
      stored.map(({ document }) => document),
    );
  }

  async newestNs(): Promise<bigint | undefined> {
    const [row] = await this.#db.all<{ newest: bigint | null }>(`SELECT max(fetched) AS newest FROM ${TABLE}`);
    return row?.newest ?? undefined;
  }

  async summary(): Promise<MetadataSummary> {
    return (await this.#db.get<MetadataSummary>(SUMMARY)) ?? { keys: 0n, fetchedSum: 0n };
  }

  async clear(): Promise<void> {
    await this.#ofPrimary().ask(`TRUNCATE ${TABLE}`);
  }

  async close(): Promise<void> {
    if (this.#primary !== this.#db) await this.#primary?.close();
  }

  #ofPrimary(): PostgresReader {
    this.#primary ??= new PostgresReader(this.#url);
    return this.#primary;
  }
}
