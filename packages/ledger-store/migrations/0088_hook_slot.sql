-- Values that transactions wrote into the storage of hooks (HIP-1195), by owner, hook and slot; slots and values are padded to the 32 bytes
-- of an EVM word. Of blocks that were stored before there are no rows.
CREATE TABLE IF NOT EXISTS hook_slot (
  owner UInt64 CODEC(Delta(8), ZSTD(1)),
  hook_id Int64 CODEC(ZSTD(1)),
  slot String CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  value String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (owner, hook_id, slot, consensus_ns)
SETTINGS index_granularity = 512, non_replicated_deduplication_window = 1000;
