-- Token and NFT transfers by token, derived from transaction. Serial -1 moves every NFT of an old treasury and is kept as
-- the stream has it; a deleted token's dissociation may carry another negative serial: hence signed serials.
CREATE TABLE IF NOT EXISTS token_transfer (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  account UInt64 CODEC(T64, ZSTD(1)),
  amount Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (token, consensus_ns, account)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_transfer_feed TO token_transfer AS
SELECT moved_token AS token, consensus_ns, moved_account AS account, moved_amount AS amount
FROM transaction
ARRAY JOIN token_transfer_token AS moved_token, token_transfer_account AS moved_account, token_transfer_amount AS moved_amount
WHERE notEmpty(token_transfer_token);

CREATE TABLE IF NOT EXISTS nft_transfer (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  receiver UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (token, serial, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_transfer_feed TO nft_transfer AS
SELECT moved_token AS token, moved_serial AS serial, consensus_ns, moved_from AS sender, moved_to AS receiver
FROM transaction
ARRAY JOIN nft_transfer_token AS moved_token, nft_transfer_serial AS moved_serial, nft_transfer_sender AS moved_from,
  nft_transfer_receiver AS moved_to
WHERE notEmpty(nft_transfer_token);
