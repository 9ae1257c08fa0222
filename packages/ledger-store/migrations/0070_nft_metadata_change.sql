-- Every change of metadata after a mint, so that what it leads to is followed as mints are: of NFTs, and as serial 0 of a
-- collection itself. Readers look at the newest metadata of what is named, so that a row too many does no harm.
CREATE TABLE IF NOT EXISTS nft_metadata_change (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  serial Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (consensus_ns, token, serial)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

-- Which serials were updated before is told by bytes alone: of collections that had an update, every NFT is looked at once,
-- at the instant of its mint, since few share it.
INSERT INTO nft_metadata_change
SELECT if(any(minted_ns) > toDateTime64(0, 9, 'UTC'), any(minted_ns), any(changed_ns)) AS consensus_ns, token, serial FROM nft
WHERE token IN (SELECT entity FROM transaction WHERE type = 53 AND result = 22) GROUP BY token, serial
SETTINGS max_partitions_per_insert_block = 1000;

INSERT INTO nft_metadata_change
SELECT any(created_ns) AS consensus_ns, id AS token, 0 AS serial FROM token WHERE metadata != '' GROUP BY id
SETTINGS max_partitions_per_insert_block = 1000;
