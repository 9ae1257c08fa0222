-- Messages by topic and sequence number. Consensus time rises with the sequence number within a topic, so a minmax index
-- finds a message by its time. topic_last keeps the newest message of each topic within reach of one key: ingest checks the
-- running hash of every message against the one before it.
CREATE TABLE IF NOT EXISTS topic_message (
  topic UInt64 CODEC(Delta(8), ZSTD(1)),
  sequence_number UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  message String CODEC(ZSTD(3)),
  running_hash String CODEC(NONE),
  running_hash_version UInt8 CODEC(ZSTD(1)),
  running_hash_check UInt8 CODEC(ZSTD(1)),
  chunk_number Int32 CODEC(ZSTD(1)),
  chunk_total Int32 CODEC(ZSTD(1)),
  initial_payer UInt64 CODEC(ZSTD(1)),
  initial_valid_start_ns Int128 CODEC(ZSTD(1)),
  INDEX time consensus_ns TYPE minmax GRANULARITY 1
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (topic, sequence_number)
SETTINGS index_granularity = 256, min_compress_block_size = 32768, max_compress_block_size = 131072,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS topic_last (
  topic UInt64 CODEC(Delta(8), ZSTD(1)),
  sequence_number UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  running_hash String CODEC(NONE),
  running_hash_version UInt8 CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(sequence_number)} ORDER BY topic
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS topic_last_feed TO topic_last AS
SELECT topic, max(topic_message.sequence_number) AS sequence_number,
  argMax(topic_message.consensus_ns, topic_message.sequence_number) AS consensus_ns,
  argMax(topic_message.running_hash, topic_message.sequence_number) AS running_hash,
  argMax(topic_message.running_hash_version, topic_message.sequence_number) AS running_hash_version
FROM topic_message GROUP BY topic;
