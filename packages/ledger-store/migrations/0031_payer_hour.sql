-- Who pays most, by hour: top lists of payers sum these rows instead of the transactions. Like the other roll-ups it may
-- run one batch ahead of the commit marker.
CREATE TABLE IF NOT EXISTS payer_hour (
  hour DateTime('UTC') CODEC(DoubleDelta, ZSTD(1)),
  payer UInt64 CODEC(Delta(8), ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} ORDER BY (hour, payer)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS payer_hour_feed TO payer_hour AS
SELECT toStartOfHour(toDateTime(consensus_ns, 'UTC')) AS hour, payer, count() AS transactions, sum(transaction.fee) AS fee
FROM transaction GROUP BY hour, payer;
