-- What a transaction caused in other tables, once more beside its bytes (packTransactionParts): its page read five tables of the EVM
-- besides, of up to twenty columns each, or that of messages. Of transactions that were stored before, it is empty, and read from
-- those tables.
ALTER TABLE transaction_raw ADD COLUMN IF NOT EXISTS parts String CODEC(ZSTD(3));
