-- Full text over memos and topic messages, in UTF-8 and without regard to case: the first index on memos folded ASCII
-- letters only. Messages that are not UTF-8 are indexed as empty. The queries have to repeat the indexed expressions
-- exactly (text-condition.ts). memo_term is dropped: counting and listing through the text index was as fast, and it
-- folded ASCII only.
ALTER TABLE memo_transaction ADD INDEX IF NOT EXISTS memo_words lowerUTF8(memo) TYPE text(tokenizer = 'splitByNonAlpha');

ALTER TABLE memo_transaction MATERIALIZE INDEX memo_words;

ALTER TABLE memo_transaction DROP INDEX IF EXISTS words;

ALTER TABLE topic_message ADD INDEX IF NOT EXISTS message_words if(isValidUTF8(message), lowerUTF8(message), '') TYPE text(tokenizer = 'splitByNonAlpha');

ALTER TABLE topic_message MATERIALIZE INDEX message_words;

DROP VIEW IF EXISTS memo_term_feed;

DROP TABLE IF EXISTS memo_term;
