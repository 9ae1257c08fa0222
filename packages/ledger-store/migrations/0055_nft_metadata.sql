-- What the metadata of NFTs leads to outside the ledger; serial 0 is the collection itself. Not part of any batch: rows are
-- written about committed NFTs alone, when something was fetched, and the newest of a key counts. reference holds the
-- ledger's metadata that the row was made from. The index serves any part of a name, from three characters on.
CREATE TABLE IF NOT EXISTS nft_metadata (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  minted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  reference String CODEC(ZSTD(1)),
  status LowCardinality(String) CODEC(ZSTD(1)),
  error String CODEC(ZSTD(1)),
  attempts UInt32 CODEC(ZSTD(1)),
  next_try_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  description String CODEC(ZSTD(1)),
  creator String CODEC(ZSTD(1)),
  data_type LowCardinality(String) CODEC(ZSTD(1)),
  image String CODEC(ZSTD(1)),
  image_type String CODEC(ZSTD(1)),
  file_uris Array(String) CODEC(ZSTD(1)),
  file_types Array(String) CODEC(ZSTD(1)),
  attribute_names Array(String) CODEC(ZSTD(1)),
  attribute_displays Array(String) CODEC(ZSTD(1)),
  attribute_values Array(String) CODEC(ZSTD(1)),
  document String CODEC(ZSTD(3)),
  fetched_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  INDEX name_parts lowerUTF8(name) TYPE text(tokenizer = ngrams(3))
) ENGINE = {engine:ReplacingMergeTree(fetched_ns)} ORDER BY (token, serial)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- How far following the mints has come: the instant up to which (or down to which) every NFT was looked at.
CREATE TABLE IF NOT EXISTS nft_metadata_cursor (
  name String,
  minted_ns DateTime64(9, 'UTC'),
  saved_ns DateTime64(9, 'UTC')
) ENGINE = {engine:ReplacingMergeTree(saved_ns)} ORDER BY name
SETTINGS non_replicated_deduplication_window = 1000;
