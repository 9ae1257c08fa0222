-- What contract calls left behind, ordered by consensus time: a transaction's page reads all of it by one key, and a
-- contract's lists come through the terms.
CREATE TABLE IF NOT EXISTS contract_result (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  contract UInt64 CODEC(ZSTD(1)),
  sender UInt64 CODEC(ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  is_create UInt8 CODEC(ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  gas_limit UInt64 CODEC(ZSTD(1)),
  gas_used UInt64 CODEC(ZSTD(1)),
  function_parameters String CODEC(ZSTD(1)),
  selector String CODEC(ZSTD(1)),
  call_result String CODEC(ZSTD(1)),
  error_message String CODEC(ZSTD(1)),
  bloom String CODEC(ZSTD(1)),
  evm_address String CODEC(ZSTD(1)),
  created_contracts Array(UInt64) CODEC(ZSTD(1)),
  nonce_contract Array(UInt64) CODEC(ZSTD(1)),
  nonce_value Array(Int64) CODEC(ZSTD(1)),
  signer_nonce Nullable(Int64) CODEC(ZSTD(1)),
  logs UInt32 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS contract_log (
  contract UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  log_index UInt32 CODEC(ZSTD(1)),
  root_contract UInt64 CODEC(ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  topic0 String CODEC(ZSTD(1)),
  topics Array(String) CODEC(ZSTD(1)),
  data String CODEC(ZSTD(1)),
  bloom String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (consensus_ns, log_index)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS contract_action (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  action_index UInt32 CODEC(ZSTD(1)),
  call_depth UInt32 CODEC(ZSTD(1)),
  call_type UInt8 CODEC(ZSTD(1)),
  call_operation UInt8 CODEC(ZSTD(1)),
  caller UInt64 CODEC(ZSTD(1)),
  caller_is_contract UInt8 CODEC(ZSTD(1)),
  recipient UInt64 CODEC(ZSTD(1)),
  recipient_is_contract UInt8 CODEC(ZSTD(1)),
  recipient_address String CODEC(ZSTD(1)),
  gas Int64 CODEC(ZSTD(1)),
  gas_used Int64 CODEC(ZSTD(1)),
  value Int64 CODEC(ZSTD(1)),
  input String CODEC(ZSTD(1)),
  result_kind LowCardinality(String) CODEC(ZSTD(1)),
  result_data String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (consensus_ns, action_index)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS contract_state_change (
  contract UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot String CODEC(ZSTD(1)),
  value_read String CODEC(ZSTD(1)),
  value_written String CODEC(ZSTD(1)),
  written UInt8 CODEC(ZSTD(1)),
  migration UInt8 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (consensus_ns, contract, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS contract_bytecode (
  contract UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  initcode String CODEC(ZSTD(3)),
  runtime_bytecode String CODEC(ZSTD(3))
) ENGINE = {engine:MergeTree} ORDER BY (consensus_ns, contract)
SETTINGS index_granularity = 64, min_compress_block_size = 32768, max_compress_block_size = 131072,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS ethereum_transaction (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  ethereum_hash String CODEC(ZSTD(1)),
  ethereum_type UInt8 CODEC(ZSTD(1)),
  chain_id LowCardinality(String) CODEC(ZSTD(1)),
  ethereum_nonce UInt64 CODEC(T64, ZSTD(1)),
  gas_limit UInt64 CODEC(ZSTD(1)),
  gas_price String CODEC(ZSTD(1)),
  max_fee_per_gas String CODEC(ZSTD(1)),
  max_priority_fee_per_gas String CODEC(ZSTD(1)),
  to_address String CODEC(ZSTD(1)),
  value String CODEC(ZSTD(1)),
  call_data String CODEC(ZSTD(1)),
  call_data_file UInt64 CODEC(ZSTD(1)),
  access_list String CODEC(ZSTD(1)),
  max_gas_allowance Int64 CODEC(ZSTD(1)),
  data String CODEC(ZSTD(1)),
  decoded UInt8 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS ethereum_hash (
  hash_prefix UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY hash_prefix
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS ethereum_hash_feed TO ethereum_hash AS
SELECT reinterpretAsUInt64(reverse(substring(ethereum_hash, 1, 8))) AS hash_prefix, consensus_ns
FROM ethereum_transaction WHERE length(ethereum_hash) = 32;
