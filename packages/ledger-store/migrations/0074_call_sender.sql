-- Who called: a call that a relay paid for is the sender's, as the EVM saw it, in lists and counts of users.
-- Every call (types 7 and 50) by the contract that it reached, with its sender, who mostly pays for it too.
CREATE TABLE IF NOT EXISTS contract_call (
  contract UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  selector String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (contract, consensus_ns)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_call_feed TO contract_call AS
SELECT contract, consensus_ns, sender, result, selector FROM contract_result WHERE type IN (7, 50) AND contract != 0;

INSERT INTO contract_call
SELECT contract, consensus_ns, sender, result, selector FROM contract_result WHERE type IN (7, 50) AND contract != 0
  AND consensus_ns NOT IN (SELECT consensus_ns FROM contract_call)
SETTINGS max_partitions_per_insert_block = 1000;

-- The sketches were of payers.
DROP VIEW IF EXISTS contract_users_day_feed;

TRUNCATE TABLE contract_users_day;

INSERT INTO contract_users_day
SELECT contract, toDate(consensus_ns) AS day, uniqCombinedState(12)(sender) AS users FROM contract_call
GROUP BY contract, day;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_users_day_feed TO contract_users_day AS
SELECT contract, toDate(consensus_ns) AS day, uniqCombinedState(12)(sender) AS users
FROM contract_result WHERE type IN (7, 50) AND contract != 0 GROUP BY contract, day;

-- Senders of Ethereum transactions that stand in them as nothing else: they moved no hbar and no token. As terms (role 1024) the
-- transactions are in their lists and counts.
CREATE TABLE IF NOT EXISTS transaction_sender (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  payer UInt64 CODEC(T64, ZSTD(1)),
  valid_start_delta Int128 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_sender_feed TO term_transaction AS
SELECT toUInt8(0) AS kind, sender AS term, consensus_ns, type, result, toUInt16(1024) AS roles, toInt64(0) AS delta, amount, payer,
  valid_start_delta
FROM transaction_sender;

INSERT INTO transaction_sender
SELECT consensus_ns, call.sender AS sender, type, result, amount, payer, valid_start_delta
FROM transaction INNER JOIN (
  SELECT consensus_ns, sender FROM contract_result WHERE type = 50 AND sender != payer AND sender != 0
) AS call USING (consensus_ns)
WHERE (call.sender, consensus_ns) NOT IN (
  SELECT term, consensus_ns FROM term_transaction
  WHERE kind = 0 AND consensus_ns IN (SELECT consensus_ns FROM contract_result WHERE type = 50 AND sender != payer)
)
SETTINGS max_partitions_per_insert_block = 1000;
