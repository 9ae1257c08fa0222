-- Current state of files, topics, schedules and nodes, as in 0010; what nodes did and earned by hour; exchange rates; and
-- which entities an account created.
CREATE TABLE IF NOT EXISTS file (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  keys String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  contents_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  size_bytes UInt64 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS topic (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  submit_key String CODEC(ZSTD(1)),
  fee_schedule_key String CODEC(ZSTD(1)),
  fee_exempt_keys Array(String) CODEC(ZSTD(1)),
  custom_fee_amount Array(Int64) CODEC(ZSTD(1)),
  custom_fee_token Array(UInt64) CODEC(ZSTD(1)),
  custom_fee_collector Array(UInt64) CODEC(ZSTD(1)),
  auto_renew_period Int64 CODEC(ZSTD(1)),
  auto_renew_account UInt64 CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS schedule (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  payer UInt64 CODEC(T64, ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  wait_for_expiry UInt8 CODEC(ZSTD(1)),
  body_type UInt16 CODEC(ZSTD(1)),
  signatories Array(String) CODEC(ZSTD(1)),
  executed_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  deleted_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS node (
  node_id UInt64 CODEC(Delta(8), ZSTD(1)),
  account_id UInt64 CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  description String CODEC(ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  decline_reward UInt8 CODEC(ZSTD(1)),
  grpc_certificate_hash String CODEC(ZSTD(1)),
  service_endpoints Array(String) CODEC(ZSTD(1)),
  stake Int64 CODEC(ZSTD(1)),
  stake_rewarded Int64 CODEC(ZSTD(1)),
  stake_not_rewarded Int64 CODEC(ZSTD(1)),
  min_stake Int64 CODEC(ZSTD(1)),
  max_stake Int64 CODEC(ZSTD(1)),
  reward_rate Int64 CODEC(ZSTD(1)),
  staking_period_end_ns Int128 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (node_id, slot)
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

-- Transactions that a node took in and what its account earned by them, and by rewards. The share of a fee that goes to
-- the node is what its account was credited beyond the transaction's own transfers, which only ingest can tell.
CREATE TABLE IF NOT EXISTS node_hour (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  hour_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fees Int64 CODEC(ZSTD(1)),
  rewards Int64 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (account, hour_ns, slot)
SETTINGS index_granularity = 512, non_replicated_deduplication_window = 1000;

-- Contents of file 0.0.112 whenever they change.
CREATE TABLE IF NOT EXISTS exchange_rate (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  hbar_equiv Int32 CODEC(ZSTD(1)),
  cent_equiv Int32 CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  next_hbar_equiv Int32 CODEC(ZSTD(1)),
  next_cent_equiv Int32 CODEC(ZSTD(1)),
  next_expiration_ns Int128 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY consensus_ns
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS entity_creator (
  creator UInt64 CODEC(Delta(8), ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  id UInt64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (creator, kind, created_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_creator_feed TO entity_creator AS
SELECT creator, kind, created_ns, id FROM entity;
