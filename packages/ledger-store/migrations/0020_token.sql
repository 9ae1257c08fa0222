-- Current state of tokens, as in 0010. What a token is stands in token and changes rarely; what each transfer may change
-- (supply, holders, serials) stands in token_supply, so that a busy token costs a short row per batch.
-- Custom fees are arrays side by side, one entry per fee: kind 0 fixed, 1 fractional, 2 royalty (custom-fee.ts says which
-- columns each uses).
CREATE TABLE IF NOT EXISTS token (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  symbol String CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  decimals UInt32 CODEC(ZSTD(1)),
  initial_supply UInt64 CODEC(ZSTD(1)),
  max_supply Int64 CODEC(ZSTD(1)),
  supply_type LowCardinality(String) CODEC(ZSTD(1)),
  treasury UInt64 CODEC(T64, ZSTD(1)),
  auto_renew_account UInt64 CODEC(ZSTD(1)),
  auto_renew_period Int64 CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  deleted_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  paused UInt8 CODEC(ZSTD(1)),
  freeze_default UInt8 CODEC(ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  kyc_key String CODEC(ZSTD(1)),
  freeze_key String CODEC(ZSTD(1)),
  wipe_key String CODEC(ZSTD(1)),
  supply_key String CODEC(ZSTD(1)),
  fee_schedule_key String CODEC(ZSTD(1)),
  pause_key String CODEC(ZSTD(1)),
  metadata_key String CODEC(ZSTD(1)),
  metadata String CODEC(ZSTD(1)),
  fee_kind Array(UInt8) CODEC(ZSTD(1)),
  fee_amount Array(Int64) CODEC(ZSTD(1)),
  fee_token Array(UInt64) CODEC(ZSTD(1)),
  fee_numerator Array(Int64) CODEC(ZSTD(1)),
  fee_denominator Array(Int64) CODEC(ZSTD(1)),
  fee_minimum Array(Int64) CODEC(ZSTD(1)),
  fee_maximum Array(Int64) CODEC(ZSTD(1)),
  fee_net_of_transfers Array(UInt8) CODEC(ZSTD(1)),
  fee_collector Array(UInt64) CODEC(ZSTD(1)),
  fee_collectors_exempt Array(UInt8) CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- holder_rank and holder_count: how many accounts hold a balance of each rank (see token_holder), ranks ascending.
CREATE TABLE IF NOT EXISTS token_supply (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  total_supply Int64 CODEC(ZSTD(1)),
  supply_stated UInt8 CODEC(ZSTD(1)),
  holder_rank Array(UInt64) CODEC(ZSTD(1)),
  holder_count Array(UInt64) CODEC(ZSTD(1)),
  nfts UInt64 CODEC(ZSTD(1)),
  serials UInt64 CODEC(ZSTD(1)),
  last_mint_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- Every custom fee schedule that a token ever had, from consensus_ns on.
CREATE TABLE IF NOT EXISTS token_custom_fee (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  fee_kind Array(UInt8) CODEC(ZSTD(1)),
  fee_amount Array(Int64) CODEC(ZSTD(1)),
  fee_token Array(UInt64) CODEC(ZSTD(1)),
  fee_numerator Array(Int64) CODEC(ZSTD(1)),
  fee_denominator Array(Int64) CODEC(ZSTD(1)),
  fee_minimum Array(Int64) CODEC(ZSTD(1)),
  fee_maximum Array(Int64) CODEC(ZSTD(1)),
  fee_net_of_transfers Array(UInt8) CODEC(ZSTD(1)),
  fee_collector Array(UInt64) CODEC(ZSTD(1)),
  fee_collectors_exempt Array(UInt8) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (token, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

-- An account's standing with a token. For NFTs the balance is the number of serials.
CREATE TABLE IF NOT EXISTS account_token (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(T64, ZSTD(1)),
  associated UInt8 CODEC(ZSTD(1)),
  automatic UInt8 CODEC(ZSTD(1)),
  associated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  freeze_status UInt8 CODEC(ZSTD(1)),
  kyc_status UInt8 CODEC(ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (account, token, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- The same the other way round, for holders by balance. A rank is a range of balances (its highest four bits and how many
-- follow), so that a holder changes its place rarely and leaves few dead rows, while a page of holders reads the ranks
-- that it shows and no more: token_supply says how many holders each has.
-- Slots 0 and 1 alternate as those of account_token do, and slot 2 holds the departure from a rank: an arrival never takes
-- the place of the departure before it, nor a departure that of the arrival.
CREATE TABLE IF NOT EXISTS token_holder (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  rank UInt16 CODEC(ZSTD(1)),
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(T64, ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (token, rank, account, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- How many NFTs an account owns, and to how many tokens it has a relation.
CREATE TABLE IF NOT EXISTS account_holding (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  nfts UInt64 CODEC(ZSTD(1)),
  tokens UInt64 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (account, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;
