-- Ways from other names to a consensus time: the first eight bytes of the hash, the transaction id where the term index
-- does not reach, the parent, and words of the memo. Each is derived from transaction by a view, so that the deduplication
-- token of the one insert covers all of them.
CREATE TABLE IF NOT EXISTS transaction_hash (
  hash_prefix UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY hash_prefix
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_hash_feed TO transaction_hash AS
SELECT reinterpretAsUInt64(reverse(substring(hash, 1, 8))) AS hash_prefix, consensus_ns FROM transaction;

-- An id is found among its payer's terms within 200 seconds of its valid start. What lies outside that window is listed
-- here: scheduled executions run up to 62 days later, and a few records carry a valid start that consensus refused.
CREATE TABLE IF NOT EXISTS transaction_late (
  payer UInt64 CODEC(Delta(8), ZSTD(1)),
  valid_start_ns Int128 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (payer, valid_start_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_late_feed TO transaction_late AS
SELECT payer, toUnixTimestamp64Nano(consensus_ns) - valid_start_delta AS valid_start_ns, consensus_ns
FROM transaction WHERE scheduled = 1 OR valid_start_delta < 0 OR valid_start_delta > 200000000000;

CREATE TABLE IF NOT EXISTS transaction_child (
  parent_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (parent_ns, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_child_feed TO transaction_child AS
SELECT parent_ns, consensus_ns FROM transaction WHERE parent_ns != toDateTime64(0, 9, 'UTC');

-- Memo search has tables of its own: an index on the wide table missed the target by far.
CREATE TABLE IF NOT EXISTS memo_transaction (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  payer UInt64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  INDEX words lower(memo) TYPE text(tokenizer = 'splitByNonAlpha')
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 1024, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS memo_transaction_feed TO memo_transaction AS
SELECT consensus_ns, type, result, payer, amount, memo FROM transaction WHERE memo != '';

CREATE TABLE IF NOT EXISTS memo_term (
  term UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  amount UInt64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (term, consensus_ns)
SETTINGS index_granularity = 2048, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS memo_term_feed TO memo_term AS
SELECT cityHash64(word) AS term, consensus_ns, type, result, payer, amount
FROM memo_transaction ARRAY JOIN arrayDistinct(splitByNonAlpha(lower(memo))) AS word WHERE word != '';
