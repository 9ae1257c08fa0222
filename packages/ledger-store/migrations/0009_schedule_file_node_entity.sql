-- The smaller histories: schedules, file contents, stakes, and the entities that the stream saw created with the addresses
-- they are known by. All are insert-only.
CREATE TABLE IF NOT EXISTS schedule_event (
  schedule UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  event LowCardinality(String) CODEC(ZSTD(1)),
  account UInt64 CODEC(ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  body String CODEC(ZSTD(1)),
  body_type UInt16 CODEC(ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  wait_for_expiry UInt8 CODEC(ZSTD(1)),
  scheduled_payer UInt64 CODEC(ZSTD(1)),
  scheduled_valid_start_ns Int128 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  signature_prefixes Array(String) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (schedule, consensus_ns)
SETTINGS index_granularity = 512, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS file_data (
  file UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  contents String CODEC(ZSTD(3)),
  memo String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  keys String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (file, consensus_ns)
SETTINGS index_granularity = 64, min_compress_block_size = 32768, max_compress_block_size = 131072,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS node_stake (
  node_id UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  staking_period_end_ns Int128 CODEC(ZSTD(1)),
  epoch_day Int64 CODEC(ZSTD(1)),
  stake Int64 CODEC(ZSTD(1)),
  stake_rewarded Int64 CODEC(ZSTD(1)),
  stake_not_rewarded Int64 CODEC(ZSTD(1)),
  min_stake Int64 CODEC(ZSTD(1)),
  max_stake Int64 CODEC(ZSTD(1)),
  reward_rate Int64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (consensus_ns, node_id)
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS network_stake (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  staking_period_end_ns Int128 CODEC(ZSTD(1)),
  epoch_day Int64 CODEC(ZSTD(1)),
  max_staking_reward_rate_per_hbar Int64 CODEC(ZSTD(1)),
  node_reward_fee_numerator Int64 CODEC(ZSTD(1)),
  node_reward_fee_denominator Int64 CODEC(ZSTD(1)),
  staking_period_minutes Int64 CODEC(ZSTD(1)),
  staking_periods_stored Int64 CODEC(ZSTD(1)),
  staking_reward_fee_numerator Int64 CODEC(ZSTD(1)),
  staking_reward_fee_denominator Int64 CODEC(ZSTD(1)),
  staking_reward_rate Int64 CODEC(ZSTD(1)),
  staking_start_threshold Int64 CODEC(ZSTD(1)),
  reserved_staking_rewards Int64 CODEC(ZSTD(1)),
  unreserved_staking_reward_balance Int64 CODEC(ZSTD(1)),
  reward_balance_threshold Int64 CODEC(ZSTD(1)),
  max_stake_rewarded Int64 CODEC(ZSTD(1)),
  max_total_reward Int64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY consensus_ns
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS entity (
  kind LowCardinality(String) CODEC(ZSTD(1)),
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  evm_address String CODEC(ZSTD(1)),
  alias String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (kind, id)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- form: 'evm' (20 bytes) or 'alias' (a serialized key, or 20 bytes). The newest holder of an address comes last: a contract
-- can be created again where one destroyed itself.
CREATE TABLE IF NOT EXISTS entity_address (
  form LowCardinality(String) CODEC(ZSTD(1)),
  address String CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  id UInt64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (form, address, created_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_address_feed TO entity_address AS
SELECT entry.1 AS form, entry.2 AS address, created_ns, kind, id
FROM entity ARRAY JOIN [('evm', evm_address), ('alias', alias)] AS entry
WHERE entry.2 != '';
