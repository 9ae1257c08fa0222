-- What blocks of the block stream say of the keys that the nodes sign them under, and what became of it (docs/decisions/0116): the chain of
-- keys is read from here when ingest starts. A few rows for each change of the nodes.
CREATE TABLE IF NOT EXISTS hints_key_change (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  position UInt32 CODEC(ZSTD(1)),
  block_number Int64 CODEC(Delta(8), ZSTD(1)),
  state LowCardinality(String) CODEC(ZSTD(1)),
  is_partial UInt8 CODEC(ZSTD(1)),
  cleared Array(UInt64) CODEC(ZSTD(1)),
  given_construction UInt64 CODEC(ZSTD(1)),
  given_stage LowCardinality(String) CODEC(ZSTD(1)),
  given_key String CODEC(ZSTD(1)),
  verified_key String CODEC(ZSTD(1)),
  verified_ledger_id String CODEC(ZSTD(1)),
  outcome LowCardinality(String) CODEC(ZSTD(1)),
  reason String CODEC(ZSTD(1)),
  construction UInt64 CODEC(ZSTD(1)),
  key_sha256 String CODEC(ZSTD(1)),
  previous_key String CODEC(ZSTD(1)),
  announced_in Nullable(Int64) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (consensus_ns, position)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;
