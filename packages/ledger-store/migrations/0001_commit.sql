-- Both ends of a commit. Ingest writes the exact list of files of a batch to ingest_batch before any of its rows, so
-- that a restart knows that rows beyond the newest block may be there, clears them and repeats the batch; and the block
-- rows last: a file is visible to readers only when its block row is.
-- Every target keeps a deduplication window, so that one insert sent twice (a reply lost on the way) counts once.
CREATE TABLE IF NOT EXISTS ingest_batch (
  sequence Int64 CODEC(Delta(8), ZSTD(1)),
  batch String CODEC(ZSTD(1)),
  file_names Array(String) CODEC(ZSTD(1)),
  file_hashes Array(String) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY sequence
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS block (
  sequence Int64 CODEC(Delta(8), ZSTD(1)),
  number Nullable(Int64) CODEC(ZSTD(1)),
  file_name String CODEC(ZSTD(1)),
  format LowCardinality(String) CODEC(ZSTD(1)),
  version UInt8 CODEC(ZSTD(1)),
  hapi_version LowCardinality(String) CODEC(ZSTD(1)),
  first_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  last_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  transactions UInt32 CODEC(T64, ZSTD(1)),
  gas_used UInt64 CODEC(T64, ZSTD(1)),
  size_bytes UInt32 CODEC(T64, ZSTD(1)),
  file_hash FixedString(48) CODEC(NONE),
  metadata_hash String CODEC(ZSTD(1)),
  previous_hash FixedString(48) CODEC(NONE),
  hash FixedString(48) CODEC(NONE),
  proof LowCardinality(String) CODEC(ZSTD(1)),
  signed_node_ids Array(UInt64) CODEC(ZSTD(1)),
  signed_accounts Array(UInt64) CODEC(ZSTD(1)),
  signed_stakes Array(UInt64) CODEC(ZSTD(1)),
  rejected_accounts Array(UInt64) CODEC(ZSTD(1)),
  rejected_reasons Array(String) CODEC(ZSTD(1)),
  missing_accounts Array(UInt64) CODEC(ZSTD(1)),
  stake_signed UInt64 CODEC(ZSTD(1)),
  stake_total UInt64 CODEC(ZSTD(1)),
  stake_weighted UInt8 CODEC(ZSTD(1)),
  gap_before UInt8 CODEC(ZSTD(1)),
  batch String CODEC(ZSTD(1)),
  INDEX gap gap_before TYPE minmax GRANULARITY 16
) ENGINE = {engine:MergeTree} ORDER BY sequence
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;
