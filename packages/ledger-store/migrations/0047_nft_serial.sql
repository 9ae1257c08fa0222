-- NFTs by serial number, newest mint last: a search for #7 reads one range of the key.
CREATE TABLE IF NOT EXISTS nft_serial (
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (serial, consensus_ns, token)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_serial_feed TO nft_serial AS
SELECT serial, consensus_ns, token, creator FROM nft_mint;
