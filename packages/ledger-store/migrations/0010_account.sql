-- Current state of accounts and contracts, written by ingest in the batch that changes it. A row is absolute: all that is
-- known of the account after the block whose last instant is its version.
-- slot keeps a committed row out of reach of an uncommitted one: each new version of a key goes to the slot that does not
-- hold the version before it, so that merging (which keeps the newest version of a key and slot) never drops what readers
-- at the head still need, and clearing an interrupted batch (versions beyond the head) uncovers it again.
-- Readers take the newest version up to the head. Small granules make a point read cheap.
CREATE TABLE IF NOT EXISTS account (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  is_contract UInt8 CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  key String CODEC(ZSTD(1)),
  alias String CODEC(ZSTD(1)),
  evm_address String CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  auto_renew_period Int64 CODEC(ZSTD(1)),
  auto_renew_account UInt64 CODEC(ZSTD(1)),
  max_automatic_token_associations Int32 CODEC(ZSTD(1)),
  receiver_sig_required UInt8 CODEC(ZSTD(1)),
  staked_node_id Int64 CODEC(ZSTD(1)),
  staked_account_id UInt64 CODEC(ZSTD(1)),
  decline_reward UInt8 CODEC(ZSTD(1)),
  stake_period_start Int64 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  obtainer UInt64 CODEC(ZSTD(1)),
  permanent_removal UInt8 CODEC(ZSTD(1)),
  ethereum_nonce Int64 CODEC(ZSTD(1)),
  file_id UInt64 CODEC(ZSTD(1)),
  bytecode_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- Balances apart from the rest: nearly every transaction changes some, and the rows stay narrow.
CREATE TABLE IF NOT EXISTS account_balance (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(T64, ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- Balance of each system account (number up to 1000) after each minute in which it changed. They take part in nearly every
-- transaction and are no terms, so that term_hour cannot give their history.
CREATE TABLE IF NOT EXISTS account_minute (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  minute_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (account, minute_ns, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- Figures of the whole ledger at the head: how many entities of each kind exist, the sum of all balances, the last gap.
CREATE TABLE IF NOT EXISTS ledger_counter (
  name LowCardinality(String) CODEC(ZSTD(1)),
  value Int64 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (name, slot)
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

-- Instants at which all balances are known: genesis, or a balance snapshot. account_balance counts from the first block
-- that was read; anchored_balance holds what an account had before it, for the anchors that are snapshots.
CREATE TABLE IF NOT EXISTS balance_anchor (
  consensus_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  origin LowCardinality(String) CODEC(ZSTD(1)),
  file_name String CODEC(ZSTD(1)),
  accounts UInt64 CODEC(ZSTD(1)),
  total Int64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY consensus_ns
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS anchored_balance (
  anchor_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree} ORDER BY (anchor_ns, account)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- What staking paid to each account, derived from transaction.
CREATE TABLE IF NOT EXISTS staking_reward (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  amount Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (account, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS staking_reward_feed TO staking_reward AS
SELECT rewarded AS account, consensus_ns, paid AS amount
FROM transaction ARRAY JOIN reward_account AS rewarded, reward_amount AS paid
WHERE notEmpty(reward_account);
