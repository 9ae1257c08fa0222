-- Transfers of ERC-20 tokens, by the log that each contract has to write (topic Transfer(address,address,uint256), both addresses
-- indexed): by themselves, and by each party, the contract among them. Tokens of the token service write such logs too; readers leave
-- these out, since they are token transfers already. Ingest finds the accounts of addresses; 0 where none is known.
CREATE TABLE IF NOT EXISTS erc20_transfer (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  log_index UInt32 CODEC(ZSTD(1)),
  contract UInt64 CODEC(T64, ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  receiver UInt64 CODEC(T64, ZSTD(1)),
  sender_address String CODEC(ZSTD(1)),
  receiver_address String CODEC(ZSTD(1)),
  amount String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (consensus_ns, log_index)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS erc20_transfer_party (
  party UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  log_index UInt32 CODEC(ZSTD(1)),
  contract UInt64 CODEC(T64, ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  receiver UInt64 CODEC(T64, ZSTD(1)),
  sender_address String CODEC(ZSTD(1)),
  receiver_address String CODEC(ZSTD(1)),
  amount String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (party, consensus_ns, log_index)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS erc20_transfer_party_feed TO erc20_transfer_party AS
SELECT party, consensus_ns, log_index, contract, sender, receiver, sender_address, receiver_address, amount
FROM erc20_transfer ARRAY JOIN arrayDistinct(arrayFilter(id -> id != 0, [contract, sender, receiver])) AS party;

-- Of the logs that are stored: the number in an address of twelve zero bytes is the id, any other is looked up.
INSERT INTO erc20_transfer
WITH from_topic AS (SELECT address, argMax(id, created_ns) AS id FROM entity_address WHERE form = 'evm' GROUP BY address)
SELECT consensus_ns, log_index, contract,
  if(startsWith(address_from, unhex('000000000000000000000000')), reinterpretAsUInt64(reverse(substring(address_from, 13))), one.id) AS sender,
  if(startsWith(address_to, unhex('000000000000000000000000')), reinterpretAsUInt64(reverse(substring(address_to, 13))), other.id) AS receiver,
  address_from AS sender_address, address_to AS receiver_address,
  toString(reinterpretAsUInt256(reverse(data))) AS amount
FROM (
  SELECT consensus_ns, log_index, contract, substring(topics[2], 13) AS address_from, substring(topics[3], 13) AS address_to, data
  FROM contract_log
  WHERE topic0 = unhex('ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef') AND contract != 0
    AND length(topics) = 3 AND length(topics[2]) = 32 AND length(topics[3]) = 32 AND length(data) = 32
    AND consensus_ns NOT IN (SELECT consensus_ns FROM erc20_transfer)
) AS log
LEFT JOIN from_topic AS one ON one.address = log.address_from
LEFT JOIN from_topic AS other ON other.address = log.address_to
SETTINGS max_partitions_per_insert_block = 1000;

-- What contracts answered to name(), symbol() and decimals().
CREATE TABLE IF NOT EXISTS contract_metadata (
  contract UInt64 CODEC(Delta(8), ZSTD(1)),
  selector String CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  answer String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (contract, selector, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_metadata_feed TO contract_metadata AS
SELECT contract, selector, consensus_ns, call_result AS answer FROM contract_result
WHERE selector IN (unhex('06fdde03'), unhex('95d89b41'), unhex('313ce567')) AND length(function_parameters) = 4 AND result = 22
  AND contract != 0 AND call_result != '' AND length(call_result) <= 1024;

INSERT INTO contract_metadata
SELECT contract, selector, consensus_ns, call_result AS answer FROM contract_result
WHERE selector IN (unhex('06fdde03'), unhex('95d89b41'), unhex('313ce567')) AND length(function_parameters) = 4 AND result = 22
  AND contract != 0 AND call_result != '' AND length(call_result) <= 1024
  AND consensus_ns NOT IN (SELECT consensus_ns FROM contract_metadata);
