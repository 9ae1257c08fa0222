-- The sums of transaction_hour by day: over all time, counts, facets and charts read a twenty-fourth of the rows. Days that
-- were stored before this migration are summed from their hours; the view follows afterwards, so that nothing counts twice.
CREATE TABLE IF NOT EXISTS transaction_day (
  day DateTime('UTC') CODEC(DoubleDelta, ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  gas_used UInt64 CODEC(T64, ZSTD(1)),
  token_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_mints UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} ORDER BY (day, type, result)
SETTINGS non_replicated_deduplication_window = 1000;

DROP VIEW IF EXISTS transaction_day_feed;

TRUNCATE TABLE transaction_day;

INSERT INTO transaction_day
SELECT toStartOfDay(hour) AS day, type, result, sum(transactions) AS transactions, sum(fee) AS fee, sum(amount) AS amount,
  sum(gas_used) AS gas_used, sum(token_transfers) AS token_transfers, sum(nft_transfers) AS nft_transfers,
  sum(nft_mints) AS nft_mints
FROM transaction_hour GROUP BY day, type, result;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_day_feed TO transaction_day AS
SELECT toStartOfDay(toDateTime(consensus_ns, 'UTC')) AS day, type, result, count() AS transactions,
  sum(transaction.fee) AS fee, sum(transaction.amount) AS amount, sum(transaction.gas_used) AS gas_used,
  sum(arrayCount(change -> change > 0, token_transfer_amount)) AS token_transfers,
  sum(length(nft_transfer_token)) AS nft_transfers,
  sum(arrayCount((sender, serial) -> sender = 0 AND serial > 0, nft_transfer_sender, nft_transfer_serial)) AS nft_mints
FROM transaction GROUP BY day, type, result;
