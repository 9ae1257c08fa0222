-- Logs of a contract, whoever called it, and the values that its storage slots had (slots and values padded to the 32
-- bytes of an EVM word; on the wire leading zero bytes may be missing). Logs themselves are read by their instant.
CREATE TABLE IF NOT EXISTS contract_log_contract (
  contract UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  log_index UInt32 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (contract, consensus_ns, log_index)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_log_contract_feed TO contract_log_contract AS
SELECT contract, consensus_ns, log_index FROM contract_log;

CREATE TABLE IF NOT EXISTS contract_slot (
  contract UInt64 CODEC(Delta(8), ZSTD(1)),
  slot String CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  value String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (contract, slot, consensus_ns)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_slot_feed TO contract_slot AS
SELECT contract, concat(repeat(char(0), 32 - least(32, length(contract_state_change.slot))), contract_state_change.slot) AS slot, consensus_ns,
  concat(repeat(char(0), 32 - least(32, length(value_written))), value_written) AS value
FROM contract_state_change WHERE written = 1;
