-- Token and NFT transfers in the orders that lists need: by account, and by collection in the order of time (nft_transfer
-- has one NFT's history together). One narrow row a party; they are few beside the transactions.
CREATE TABLE IF NOT EXISTS token_transfer_account (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  amount Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (account, consensus_ns, token, amount)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_transfer_account_feed TO token_transfer_account AS
SELECT moved_account AS account, consensus_ns, moved_token AS token, moved_amount AS amount
FROM transaction
ARRAY JOIN token_transfer_token AS moved_token, token_transfer_account AS moved_account, token_transfer_amount AS moved_amount
WHERE notEmpty(token_transfer_token);

CREATE TABLE IF NOT EXISTS nft_transfer_token (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(T64, ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  receiver UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (token, consensus_ns, serial)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_transfer_token_feed TO nft_transfer_token AS
SELECT moved_token AS token, consensus_ns, moved_serial AS serial, moved_from AS sender, moved_to AS receiver
FROM transaction
ARRAY JOIN nft_transfer_token AS moved_token, nft_transfer_serial AS moved_serial, nft_transfer_sender AS moved_from,
  nft_transfer_receiver AS moved_to
WHERE notEmpty(nft_transfer_token);

CREATE TABLE IF NOT EXISTS nft_transfer_account (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  serial Int64 CODEC(T64, ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  receiver UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (account, consensus_ns, token, serial)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_transfer_account_feed TO nft_transfer_account AS
SELECT arrayJoin(arrayFilter(party -> party != 0, arrayDistinct([moved_from, moved_to]))) AS account, consensus_ns,
  moved_token AS token, moved_serial AS serial, moved_from AS sender, moved_to AS receiver
FROM transaction
ARRAY JOIN nft_transfer_token AS moved_token, nft_transfer_serial AS moved_serial, nft_transfer_sender AS moved_from,
  nft_transfer_receiver AS moved_to
WHERE notEmpty(nft_transfer_token);
