import type { NftKey } from '../nft/nft-key.ts';
import { compressWell, decompressWell } from '../rows/compression.ts';
import { packedRows } from '../rows/packed-rows.ts';
import { type NftMetadataRow, nftMetadataTable } from './rows.ts';

/** Everything that is stored of an NFT's metadata but the document itself. */
export type NftMetadataFields = Omit<NftMetadataRow, 'document'>;

const { document: _document, status, ...FIELDS } = nftMetadataTable.columns;
/** The status begins with its length in one byte, which is no beginning of what is compressed. */
const PACKED = packedRows({ name: nftMetadataTable.name, columns: { status, ...FIELDS } });
/** Fewer bytes are not worth the time that readers of a list take for them. */
const COMPRESSED_BYTES = 4_096;

/** How much there is, to compare it with the column store. */
export interface MetadataSummary {
  readonly keys: bigint;
  /** Of the instants at which the keys were fetched, each modulo {@link SUMMED_MODULO}: the sum of the instants would not fit 64 bits. */
  readonly fetchedSum: bigint;
}

export const SUMMED_MODULO = 1_000_000_007;

/**
 * What the metadata of NFTs leads to, by key; serial 0 means the collection itself. It changes without a batch and is as of now: of each
 * key there is what was fetched last.
 */
export interface NftMetadataRows {
  /** What is stored of these keys, in no order; keys of which nothing was read are omitted. */
  byKey(keys: readonly NftKey[]): Promise<NftMetadataFields[]>;
  /** The document of an NFT as text, empty where none is stored. */
  document(key: NftKey): Promise<string>;
  /** Of each token the metadata of the lowest serial with an image; tokens without one are omitted. */
  pictures(tokens: readonly bigint[]): Promise<NftMetadataFields[]>;
  /** Keeps rows that were fetched later than what is there. Of a key there is one row at most. */
  save(rows: readonly NftMetadataRow[]): Promise<void>;
  /** When the newest was fetched; undefined where there is nothing. */
  newestNs(): Promise<bigint | undefined>;
  summary(): Promise<MetadataSummary>;
  /** Takes out everything. */
  clear(): Promise<void>;
}

/** A row as engines store it. */
export interface StoredMetadata {
  readonly token: bigint;
  readonly serial: bigint;
  readonly fetched: bigint;
  /** 1 where there is an image. */
  readonly pictured: 0 | 1;
  readonly fields: Uint8Array;
  readonly document: Uint8Array;
}

export function storedMetadata(row: NftMetadataRow): StoredMetadata {
  return {
    token: BigInt.asIntN(64, row.token),
    serial: row.serial,
    fetched: row.fetchedNs,
    pictured: row.image === '' ? 0 : 1,
    fields: packFields(row),
    document: compressWell(Buffer.from(row.document)),
  };
}

function packFields(row: NftMetadataRow): Uint8Array {
  const packed = PACKED.pack(row);
  return packed.length < COMPRESSED_BYTES ? new Uint8Array(packed) : compressWell(packed);
}

export function readMetadataFields({ fields }: Pick<StoredMetadata, 'fields'>): NftMetadataFields {
  return PACKED.read({ value: decompressWell(fields) });
}

export function readMetadataDocument(stored: Pick<StoredMetadata, 'document'> | undefined): string {
  return stored === undefined ? '' : decompressWell(stored.document).toString();
}
