-- Calls inside the EVM by who made them and who was called: where they are, newest last. The call of the transaction itself (depth 0) is
-- listed as a call already.
CREATE TABLE IF NOT EXISTS contract_action_party (
  party UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  action_index UInt32 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (party, consensus_ns, action_index)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_action_party_feed TO contract_action_party AS
SELECT party, consensus_ns, action_index FROM contract_action
ARRAY JOIN arrayDistinct(arrayFilter(id -> id != 0, [caller, recipient])) AS party
WHERE call_depth > 0;

INSERT INTO contract_action_party
SELECT party, consensus_ns, action_index FROM contract_action
ARRAY JOIN arrayDistinct(arrayFilter(id -> id != 0, [caller, recipient])) AS party
WHERE call_depth > 0 AND consensus_ns NOT IN (SELECT consensus_ns FROM contract_action_party)
SETTINGS max_partitions_per_insert_block = 1000;
