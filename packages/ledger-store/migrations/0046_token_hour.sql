-- What was moved of a token in an hour: credits of fungible tokens in smallest units, NFT changes of owner as 1 each. Sums
-- of 64-bit amounts do not fit 64 bits. Like the other roll-ups it may run one batch ahead of the commit marker.
CREATE TABLE IF NOT EXISTS token_hour (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  hour DateTime('UTC') CODEC(Delta(4), ZSTD(1)),
  transfers UInt64 CODEC(T64, ZSTD(1)),
  value UInt128 CODEC(ZSTD(1))
) ENGINE = {engine:SummingMergeTree} PARTITION BY toYear(hour) ORDER BY (token, hour)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_hour_feed TO token_hour AS
WITH arrayConcat(
    arrayFilter(change -> change.2 > 0, arrayZip(token_transfer_token, token_transfer_amount)),
    arrayMap(collection -> (collection, toInt64(1)), nft_transfer_token)
  ) AS moves
SELECT move.1 AS token, toStartOfHour(toDateTime(consensus_ns, 'UTC')) AS hour, count() AS transfers,
  sum(toUInt128(move.2)) AS value
FROM transaction ARRAY JOIN moves AS move GROUP BY token, hour;
