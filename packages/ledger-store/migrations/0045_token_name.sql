-- Tokens by name and by symbol: lists in these orders read the first rows of a key. token_text has the same rows by id, with
-- name and symbol in one column: searches for a part of a name, and their counts, read that narrow column, and from three
-- characters on only the granules that the index leaves. The wide rows of token, made for point reads, would cost ten times
-- more to scan.
-- A row says that a token got this name and symbol (listed = 1) or no longer has them (0). Nothing replaces a row, so that
-- adding up 1 and -1 over the rows up to the head counts the tokens that match exactly, in one scan and without grouping.
CREATE TABLE IF NOT EXISTS token_name (
  id UInt64 CODEC(T64, ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  symbol String CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  listed UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  name_lower String MATERIALIZED lowerUTF8(name) CODEC(ZSTD(1)),
  symbol_lower String MATERIALIZED lowerUTF8(symbol) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (name_lower, id, version)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS token_symbol (
  id UInt64 CODEC(T64, ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  symbol String CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  listed UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  name_lower String MATERIALIZED lowerUTF8(name) CODEC(ZSTD(1)),
  symbol_lower String MATERIALIZED lowerUTF8(symbol) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (symbol_lower, id, version)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_symbol_feed TO token_symbol AS
SELECT id, type, name, symbol, created_ns, listed, version FROM token_name;

CREATE TABLE IF NOT EXISTS token_text (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  symbol String CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  listed UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  name_lower String MATERIALIZED lowerUTF8(name) CODEC(ZSTD(1)),
  symbol_lower String MATERIALIZED lowerUTF8(symbol) CODEC(ZSTD(1)),
  names String MATERIALIZED concat(lowerUTF8(name), '\n', lowerUTF8(symbol)) CODEC(ZSTD(1)),
  INDEX name_parts names TYPE text(tokenizer = ngrams(3))
) ENGINE = {engine:MergeTree} ORDER BY (id, version)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_text_feed TO token_text AS
SELECT id, type, name, symbol, created_ns, listed, version FROM token_name;
