-- Every id that a row of any table names, by what it is named as ('account' for an account or contract), with the end of the first
-- block that did: an entity that was never seen created has a page all the same. Of a merge the earliest instant stays, so that
-- what an interrupted batch wrote never hides what was committed before.
CREATE TABLE IF NOT EXISTS named_entity (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  consensus_ns SimpleAggregateFunction(min, DateTime64(9, 'UTC')) CODEC(ZSTD(1))
) ENGINE = {engine:AggregatingMergeTree} ORDER BY (id, kind)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

-- What earlier releases stored.
INSERT INTO named_entity
SELECT id, kind, min(consensus_ns) AS consensus_ns FROM (
  SELECT arrayJoin(arrayConcat([payer, node], transfer_account, token_transfer_account, nft_transfer_sender, nft_transfer_receiver,
    custom_fee_collector, reward_account, associated_account)) AS id, 'account' AS kind, consensus_ns FROM transaction
  UNION ALL SELECT arrayJoin(arrayConcat(token_transfer_token, nft_transfer_token, custom_fee_token, associated_token)), 'token', consensus_ns
    FROM transaction
  UNION ALL SELECT schedule, 'schedule', consensus_ns FROM transaction
  UNION ALL SELECT arrayJoin([entity, created]), multiIf(type IN (7, 8, 9, 20, 21, 22, 50), 'contract',
    type IN (16, 17, 18, 19, 23), 'file', type IN (24, 25, 26, 27), 'topic', type IN (29, 35, 36, 37, 38, 39, 45, 46, 47, 53), 'token',
    type IN (42, 43, 44), 'schedule', 'account'), consensus_ns FROM transaction
  UNION ALL SELECT arrayJoin(arrayConcat([contract], created_contracts, nonce_contract)), 'contract', consensus_ns FROM contract_result
  UNION ALL SELECT arrayJoin([contract, root_contract]), 'contract', consensus_ns FROM contract_log
  UNION ALL SELECT contract, 'contract', consensus_ns FROM contract_state_change
  UNION ALL SELECT contract, 'contract', consensus_ns FROM contract_bytecode
  UNION ALL SELECT caller, if(caller_is_contract = 1, 'contract', 'account'), consensus_ns FROM contract_action
  UNION ALL SELECT recipient, if(recipient_is_contract = 1, 'contract', 'account'), consensus_ns FROM contract_action
  UNION ALL SELECT id, kind, created_ns FROM entity WHERE kind != 'node')
WHERE id != 0 GROUP BY id, kind;
