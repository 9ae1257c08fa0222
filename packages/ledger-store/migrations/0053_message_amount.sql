-- What left the payer's side, beside each topic message: a text search with an amount range reads it where the text is,
-- instead of looking every match up among the transactions. Ingest writes it; a store that held messages before this
-- migration has to be ingested afresh to find them by amount.
ALTER TABLE topic_message ADD COLUMN IF NOT EXISTS amount UInt64 CODEC(ZSTD(1));
