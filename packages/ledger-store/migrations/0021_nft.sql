-- Current state of NFTs, as in 0010. Names and media come from metadata that lies outside the ledger and have tables of
-- their own.
CREATE TABLE IF NOT EXISTS nft (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  owner UInt64 CODEC(T64, ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  minted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  metadata String CODEC(ZSTD(1)),
  spender UInt64 CODEC(ZSTD(1)),
  delegating_spender UInt64 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (token, serial, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- NFTs by their owner, newest mint last, one row for the arrival (owned = 1) and one for the departure. Each only ever
-- takes the place of an earlier one of its own kind, so a reader at the head finds the newest of both up to it.
CREATE TABLE IF NOT EXISTS nft_owner (
  owner UInt64 CODEC(Delta(8), ZSTD(1)),
  minted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  owned UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (owner, minted_ns, token, serial, owned)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- The same by collection within an owner.
CREATE TABLE IF NOT EXISTS nft_owner_token (
  owner UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  owned UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (owner, token, serial, owned)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_owner_token_feed TO nft_owner_token AS
SELECT owner, token, serial, owned, version FROM nft_owner;

-- Every mint, in the order of time, and by who paid for it.
CREATE TABLE IF NOT EXISTS nft_mint (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  serial Int64 CODEC(T64, ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (consensus_ns, token, serial)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS nft_creator (
  creator UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  serial Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (creator, consensus_ns, token, serial)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_creator_feed TO nft_creator AS
SELECT creator, consensus_ns, token, serial FROM nft_mint;

-- What a collection saw in an hour; a state table, so that readers at the head count committed transfers only.
CREATE TABLE IF NOT EXISTS nft_hour (
  hour_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  transfers UInt64 CODEC(T64, ZSTD(1)),
  mints UInt64 CODEC(T64, ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (hour_ns, token, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;
