-- Current allowances and airdrops, as in 0010, each in both orders. Token 0 stands for hbar.
CREATE TABLE IF NOT EXISTS allowance (
  owner UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  spender UInt64 CODEC(Delta(8), ZSTD(1)),
  amount_granted Int64 CODEC(ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  all_serials UInt8 CODEC(ZSTD(1)),
  granted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (owner, token, spender, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS allowance_spender (
  owner UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  spender UInt64 CODEC(Delta(8), ZSTD(1)),
  amount_granted Int64 CODEC(ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  all_serials UInt8 CODEC(ZSTD(1)),
  granted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (spender, owner, token, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS allowance_spender_feed TO allowance_spender AS
SELECT owner, token, spender, amount_granted, amount, all_serials, granted_ns, changed_ns, slot, version FROM allowance;

-- Airdrops that needed the receiver's consent (HIP-904). Serial 0 stands for an amount of a fungible token.
CREATE TABLE IF NOT EXISTS airdrop (
  receiver UInt64 CODEC(Delta(8), ZSTD(1)),
  sender UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  state LowCardinality(String) CODEC(ZSTD(1)),
  pending_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (receiver, sender, token, serial, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS airdrop_sender (
  receiver UInt64 CODEC(Delta(8), ZSTD(1)),
  sender UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  state LowCardinality(String) CODEC(ZSTD(1)),
  pending_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (sender, receiver, token, serial, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS airdrop_sender_feed TO airdrop_sender AS
SELECT receiver, sender, token, serial, amount, state, pending_ns, changed_ns, slot, version FROM airdrop;
