-- Approvals of single NFTs of ERC-721 (Approval with the token id as its fourth topic), beside the other logs of token contracts (0086).
CREATE MATERIALIZED VIEW IF NOT EXISTS contract_nft_approval_feed TO contract_token_log AS
SELECT contract, topic0, consensus_ns, log_index, arrayMap(topic -> leftPad(topic, 32, char(0)), topics) AS topics, data
FROM contract_log
WHERE contract != 0 AND topic0 = unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925') AND length(topics) = 4;

INSERT INTO contract_token_log
SELECT contract, topic0, consensus_ns, log_index, arrayMap(topic -> leftPad(topic, 32, char(0)), topics) AS topics, data
FROM contract_log
WHERE contract != 0 AND topic0 = unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925') AND length(topics) = 4
  AND consensus_ns NOT IN (SELECT consensus_ns FROM contract_token_log WHERE topic0 = unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925') AND length(topics) = 4)
SETTINGS max_partitions_per_insert_block = 1000;
