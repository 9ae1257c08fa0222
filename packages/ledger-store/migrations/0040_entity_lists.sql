-- What lists of accounts, contracts and topics are found by, derived from their state (docs/decisions/0010).
-- entity_status: every version of what may be counted apart from the counters: contracts, and what was deleted (accounts
-- and topics that were deleted stay so). Versions and slots as in 0010.
CREATE TABLE IF NOT EXISTS entity_status (
  kind LowCardinality(String) CODEC(ZSTD(1)),
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (kind, id, slot)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_status_account_feed TO entity_status AS
SELECT if(is_contract = 1, 'contract', 'account') AS kind, id, created_ns, deleted, slot, version
FROM account WHERE is_contract = 1 OR deleted = 1;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_status_topic_feed TO entity_status AS
SELECT 'topic' AS kind, id, created_ns, deleted, slot, version FROM topic WHERE deleted = 1;

-- entity_memo and account_key hold candidates: every memo and public key that an entity ever had. Readers look at the
-- current state of what they find here, so that rows of the past and of interrupted batches do no harm. noun is 'holder'
-- (account or contract) or 'topic'.
CREATE TABLE IF NOT EXISTS entity_memo (
  noun LowCardinality(String) CODEC(ZSTD(1)),
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  INDEX words lowerUTF8(memo) TYPE text(tokenizer = 'splitByNonAlpha')
) ENGINE = {engine:ReplacingMergeTree} ORDER BY (noun, id, cityHash64(memo))
SETTINGS index_granularity = 1024, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_memo_account_feed TO entity_memo AS
SELECT 'holder' AS noun, id, memo FROM account WHERE memo != '';

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_memo_topic_feed TO entity_memo AS
SELECT 'topic' AS noun, id, memo FROM topic WHERE memo != '';

-- Public keys, also those inside key lists: the bytes after the tag and length of an Ed25519 (field 2, 32 bytes) or ECDSA
-- secp256k1 key (field 7, 33 bytes) wherever they stand in a serialized Key. key_hash is cityHash64 of the public key.
CREATE TABLE IF NOT EXISTS account_key (
  key_hash UInt64 CODEC(ZSTD(1)),
  id UInt64 CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree} ORDER BY (key_hash, id)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS account_key_feed TO account_key AS
SELECT cityHash64(substring(key, at + 2, if(substring(key, at, 2) = unhex('1220'), 32, 33))) AS key_hash, id
FROM account
ARRAY JOIN arrayFilter(place -> substring(key, place, 2) IN (unhex('1220'), unhex('3a21')), range(1, length(key))) AS at
WHERE key != '';
