-- What type-ahead reads: the beginnings of every word of a name, symbol or memo up to the end of the text, so that "market 2"
-- finds "Night Market 2" by one range of the key. Texts are folded to lower case, what stands between words is one space,
-- and only the first six words begin a term. kind is 'token' (names and symbols), 'holder' or 'topic' (memos).
-- The memos that the network itself gives to automatic accounts are left out. Rows are candidates, as those of
-- entity_memo: readers look at the current state of what they find, so that earlier names and interrupted batches do no harm.
CREATE TABLE IF NOT EXISTS search_term (
  kind LowCardinality(String) CODEC(ZSTD(1)),
  term String CODEC(ZSTD(1)),
  id UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree} ORDER BY (kind, term, id)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS search_term_token_feed TO search_term AS
SELECT 'token' AS kind, term, id
FROM (SELECT id, arrayJoin([splitByNonAlpha(lowerUTF8(name)), splitByNonAlpha(lowerUTF8(symbol))]) AS words FROM token)
ARRAY JOIN arrayMap(n -> substringUTF8(arrayStringConcat(arraySlice(words, n), ' '), 1, 48), range(1, least(length(words), 6) + 1)) AS term;

CREATE MATERIALIZED VIEW IF NOT EXISTS search_term_holder_feed TO search_term AS
SELECT 'holder' AS kind, term, id
FROM (SELECT id, splitByNonAlpha(lowerUTF8(memo)) AS words FROM account
  WHERE memo NOT IN ('', 'auto-created account', 'lazy-created account'))
ARRAY JOIN arrayMap(n -> substringUTF8(arrayStringConcat(arraySlice(words, n), ' '), 1, 48), range(1, least(length(words), 6) + 1)) AS term;

CREATE MATERIALIZED VIEW IF NOT EXISTS search_term_topic_feed TO search_term AS
SELECT 'topic' AS kind, term, id
FROM (SELECT id, splitByNonAlpha(lowerUTF8(memo)) AS words FROM topic WHERE memo != '')
ARRAY JOIN arrayMap(n -> substringUTF8(arrayStringConcat(arraySlice(words, n), ' '), 1, 48), range(1, least(length(words), 6) + 1)) AS term;
