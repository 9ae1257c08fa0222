-- What logs say of tokens that are contracts, beside transfers of ERC-20 (0075): transfers of NFTs (ERC-721: Transfer with the serial
-- as its fourth topic) and of ERC-1155, and approvals (Approval of an amount, ApprovalForAll). By contract and kind; approvals by the
-- addresses of owner and spender too. Leading zeros of topics may be missing on the wire.
CREATE TABLE IF NOT EXISTS contract_token_log (
  contract UInt64 CODEC(Delta(8), ZSTD(1)),
  topic0 String CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  log_index UInt32 CODEC(ZSTD(1)),
  topics Array(String) CODEC(ZSTD(1)),
  data String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (contract, topic0, consensus_ns, log_index)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_token_log_feed TO contract_token_log AS
SELECT contract, topic0, consensus_ns, log_index, arrayMap(topic -> leftPad(topic, 32, char(0)), topics) AS topics, data
FROM contract_log
WHERE contract != 0 AND (
  topic0 = unhex('ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef') AND length(topics) = 4
  OR topic0 IN (unhex('c3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'), unhex('4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb')) AND length(topics) = 4
  OR topic0 IN (unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'), unhex('17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31')) AND length(topics) = 3 AND length(data) = 32);

INSERT INTO contract_token_log
SELECT contract, topic0, consensus_ns, log_index, arrayMap(topic -> leftPad(topic, 32, char(0)), topics) AS topics, data
FROM contract_log
WHERE contract != 0 AND (
  topic0 = unhex('ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef') AND length(topics) = 4
  OR topic0 IN (unhex('c3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'), unhex('4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb')) AND length(topics) = 4
  OR topic0 IN (unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'), unhex('17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31')) AND length(topics) = 3 AND length(data) = 32)
  AND consensus_ns NOT IN (SELECT consensus_ns FROM contract_token_log)
SETTINGS max_partitions_per_insert_block = 1000;

CREATE TABLE IF NOT EXISTS contract_approval_party (
  party String CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  log_index UInt32 CODEC(ZSTD(1)),
  contract UInt64 CODEC(T64, ZSTD(1)),
  topic0 String CODEC(ZSTD(1)),
  owner String CODEC(ZSTD(1)),
  spender String CODEC(ZSTD(1)),
  value String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (party, consensus_ns, log_index)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_approval_party_feed TO contract_approval_party AS
SELECT party, consensus_ns, log_index, contract, topic0,
  substring(leftPad(topics[2], 32, char(0)), 13) AS owner, substring(leftPad(topics[3], 32, char(0)), 13) AS spender, data AS value
FROM contract_log ARRAY JOIN arrayDistinct([substring(leftPad(topics[2], 32, char(0)), 13), substring(leftPad(topics[3], 32, char(0)), 13)]) AS party
WHERE contract != 0 AND length(topics) = 3 AND length(data) = 32
  AND topic0 IN (unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'), unhex('17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'));

INSERT INTO contract_approval_party
SELECT party, consensus_ns, log_index, contract, topic0,
  substring(leftPad(topics[2], 32, char(0)), 13) AS owner, substring(leftPad(topics[3], 32, char(0)), 13) AS spender, data AS value
FROM contract_log ARRAY JOIN arrayDistinct([substring(leftPad(topics[2], 32, char(0)), 13), substring(leftPad(topics[3], 32, char(0)), 13)]) AS party
WHERE contract != 0 AND length(topics) = 3 AND length(data) = 32
  AND topic0 IN (unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'), unhex('17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'))
  AND consensus_ns NOT IN (SELECT consensus_ns FROM contract_approval_party)
SETTINGS max_partitions_per_insert_block = 1000;
