-- Transactions by id. An id was looked for among its payer's terms within 200 seconds of its valid start, and among the late ones:
-- two statements of many conditions, which took twice as long as reading the row that they led to.
CREATE TABLE IF NOT EXISTS transaction_id (
  payer UInt64 CODEC(Delta(8), ZSTD(1)),
  valid_start_ns Int128 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (payer, valid_start_ns)
SETTINGS index_granularity = 512, min_compress_block_size = 4096, max_compress_block_size = 16384,
  non_replicated_deduplication_window = 1000;

DROP VIEW IF EXISTS transaction_id_feed;

TRUNCATE TABLE transaction_id;

INSERT INTO transaction_id
SELECT payer, toUnixTimestamp64Nano(consensus_ns) - valid_start_delta AS valid_start_ns, consensus_ns
FROM transaction SETTINGS max_threads = 1, max_insert_threads = 1, max_block_size = 65536,
  min_insert_block_size_rows = 1000000, min_insert_block_size_bytes = 0;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_id_feed TO transaction_id AS
SELECT payer, toUnixTimestamp64Nano(consensus_ns) - valid_start_delta AS valid_start_ns, consensus_ns FROM transaction;

DROP VIEW IF EXISTS transaction_late_feed;

DROP TABLE IF EXISTS transaction_late;
