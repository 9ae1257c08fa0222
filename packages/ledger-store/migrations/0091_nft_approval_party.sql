-- Approvals of single NFTs of ERC-721 (0089) by the addresses of owner and spender. Whether one is still in force, the newest log of its
-- NFT says; approvals of nobody end others and are not listed.
CREATE TABLE IF NOT EXISTS contract_nft_approval_party (
  party String CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  log_index UInt32 CODEC(ZSTD(1)),
  contract UInt64 CODEC(T64, ZSTD(1)),
  owner String CODEC(ZSTD(1)),
  spender String CODEC(ZSTD(1)),
  token String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (party, consensus_ns, log_index)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_nft_approval_party_feed TO contract_nft_approval_party AS
SELECT party, consensus_ns, log_index, contract,
  substring(leftPad(topics[2], 32, char(0)), 13) AS owner, substring(leftPad(topics[3], 32, char(0)), 13) AS spender,
  leftPad(topics[4], 32, char(0)) AS token
FROM contract_log ARRAY JOIN arrayDistinct([substring(leftPad(topics[2], 32, char(0)), 13), substring(leftPad(topics[3], 32, char(0)), 13)]) AS party
WHERE contract != 0 AND length(topics) = 4 AND leftPad(topics[3], 32, char(0)) != leftPad('', 32, char(0))
  AND topic0 = unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925');

INSERT INTO contract_nft_approval_party
SELECT party, consensus_ns, log_index, contract,
  substring(leftPad(topics[2], 32, char(0)), 13) AS owner, substring(leftPad(topics[3], 32, char(0)), 13) AS spender,
  leftPad(topics[4], 32, char(0)) AS token
FROM contract_log ARRAY JOIN arrayDistinct([substring(leftPad(topics[2], 32, char(0)), 13), substring(leftPad(topics[3], 32, char(0)), 13)]) AS party
WHERE contract != 0 AND length(topics) = 4 AND leftPad(topics[3], 32, char(0)) != leftPad('', 32, char(0))
  AND topic0 = unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925')
  AND consensus_ns NOT IN (SELECT consensus_ns FROM contract_nft_approval_party)
SETTINGS max_partitions_per_insert_block = 1000;
