-- A picture for each collection, so that a list of collections does not read their NFTs: the image of the collection's own
-- metadata (serial 0, HIP-765) or else of the lowest serial that has one, which is what the highest rank stands for.
CREATE TABLE IF NOT EXISTS token_thumbnail (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(ZSTD(1)),
  image String CODEC(ZSTD(1)),
  rank UInt64 CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(rank)} ORDER BY token
SETTINGS index_granularity = 512, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_thumbnail_feed TO token_thumbnail AS
SELECT token, serial, image, toUInt64(9223372036854775807 - serial) AS rank FROM nft_metadata
WHERE image != '';
