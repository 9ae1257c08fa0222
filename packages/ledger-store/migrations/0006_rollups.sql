-- Charts, statistics and facets without a filter read these sums, never the transactions. Keyed by result, so that result
-- facets are exact. They may run one batch ahead of the commit marker while a batch is being written: readers take whole
-- minutes that lie before the newest committed instant and count the edges from transaction.
CREATE TABLE IF NOT EXISTS transaction_minute (
  minute DateTime('UTC') CODEC(DoubleDelta, ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  gas_used UInt64 CODEC(T64, ZSTD(1)),
  token_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_mints UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} ORDER BY (minute, type, result)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_minute_feed TO transaction_minute AS
SELECT toStartOfMinute(toDateTime(consensus_ns, 'UTC')) AS minute, type, result, count() AS transactions,
  sum(transaction.fee) AS fee, sum(transaction.amount) AS amount, sum(transaction.gas_used) AS gas_used,
  sum(arrayCount(change -> change > 0, token_transfer_amount)) AS token_transfers,
  sum(length(nft_transfer_token)) AS nft_transfers,
  sum(arrayCount((sender, serial) -> sender = 0 AND serial > 0, nft_transfer_sender, nft_transfer_serial)) AS nft_mints
FROM transaction GROUP BY minute, type, result;

CREATE TABLE IF NOT EXISTS transaction_hour (
  hour DateTime('UTC') CODEC(DoubleDelta, ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  gas_used UInt64 CODEC(T64, ZSTD(1)),
  token_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_mints UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} ORDER BY (hour, type, result)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_hour_feed TO transaction_hour AS
SELECT toStartOfHour(toDateTime(consensus_ns, 'UTC')) AS hour, type, result, count() AS transactions,
  sum(transaction.fee) AS fee, sum(transaction.amount) AS amount, sum(transaction.gas_used) AS gas_used,
  sum(arrayCount(change -> change > 0, token_transfer_amount)) AS token_transfers,
  sum(length(nft_transfer_token)) AS nft_transfers,
  sum(arrayCount((sender, serial) -> sender = 0 AND serial > 0, nft_transfer_sender, nft_transfer_serial)) AS nft_mints
FROM transaction GROUP BY hour, type, result;

CREATE TABLE IF NOT EXISTS term_hour (
  kind UInt8 CODEC(ZSTD(1)),
  term UInt64 CODEC(Delta(8), ZSTD(1)),
  hour DateTime('UTC') CODEC(Delta(4), ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  transactions UInt32 CODEC(T64, ZSTD(1)),
  delta Int64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} PARTITION BY toYear(hour) ORDER BY (kind, term, hour, type)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS term_hour_feed TO term_hour AS
SELECT kind, term, toStartOfHour(toDateTime(consensus_ns, 'UTC')) AS hour, type, toUInt32(count()) AS transactions,
  sum(term_transaction.delta) AS delta, sum(term_transaction.amount) AS amount
FROM term_transaction GROUP BY kind, term, hour, type;

-- Distinct payers per contract and day, of contract calls (7) and Ethereum transactions (50).
CREATE TABLE IF NOT EXISTS contract_users_day (
  contract UInt64 CODEC(Delta(8), ZSTD(1)),
  day Date CODEC(ZSTD(1)),
  users AggregateFunction(uniqCombined(12), UInt64)
) ENGINE = {engine:AggregatingMergeTree} ORDER BY (contract, day)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_users_day_feed TO contract_users_day AS
SELECT entity AS contract, toDate(consensus_ns) AS day, uniqCombinedState(12)(payer) AS users
FROM transaction WHERE type IN (7, 50) GROUP BY contract, day;
