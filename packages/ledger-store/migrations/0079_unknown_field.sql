-- Fields of signed messages that no definition of the program that read them had (docs/decisions/0113): those of each block, and how
-- often each path was met up to the head.
CREATE TABLE IF NOT EXISTS unknown_field (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  block Int64 CODEC(Delta(8), ZSTD(1)),
  path LowCardinality(String) CODEC(ZSTD(1)),
  fields UInt32 CODEC(T64, ZSTD(1)),
  place String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (block, path)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS unknown_path (
  path String CODEC(ZSTD(1)),
  fields Int64 CODEC(ZSTD(1)),
  blocks Int64 CODEC(ZSTD(1)),
  first_block Int64 CODEC(ZSTD(1)),
  first_number Nullable(Int64) CODEC(ZSTD(1)),
  first_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  last_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (path, slot)
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;
