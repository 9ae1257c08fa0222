-- Transactions of the nodes themselves (docs/decisions/0031): the block stream has thousands of them an hour, which record files never
-- had. Whatever is made of transaction (lists, terms, sums, counts) leaves them out; a row, a hash and an id lead to them as to all
-- others. What a store holds of them from before stays where it is.
CREATE TABLE IF NOT EXISTS node_transaction (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  block Int64 CODEC(Delta(8), ZSTD(1)),
  index_in_block UInt32 CODEC(Delta(4), ZSTD(1)),
  valid_start_delta Int128 CODEC(ZSTD(1)),
  nonce Int32 CODEC(ZSTD(1)),
  scheduled UInt8 CODEC(ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  node UInt64 CODEC(T64, ZSTD(1)),
  payer UInt64 CODEC(T64, ZSTD(1)),
  entity UInt64 CODEC(T64, ZSTD(1)),
  created UInt64 CODEC(ZSTD(1)),
  topic_sequence_number UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(ZSTD(1)),
  max_fee UInt64 CODEC(ZSTD(1)),
  valid_duration_seconds Int64 CODEC(ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  hash FixedString(48) CODEC(NONE),
  parent_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  schedule UInt64 CODEC(ZSTD(1)),
  batch_key String CODEC(ZSTD(1)),
  signatures UInt16 CODEC(ZSTD(1)),
  gas_used UInt64 CODEC(ZSTD(1)),
  hbar_equiv Int32 CODEC(ZSTD(1)),
  cent_equiv Int32 CODEC(ZSTD(1)),
  rate_expiration_seconds Int64 CODEC(ZSTD(1)),
  alias String CODEC(ZSTD(1)),
  evm_address String CODEC(ZSTD(1)),
  transfer_account Array(UInt64) CODEC(ZSTD(1)),
  transfer_amount Array(Int64) CODEC(ZSTD(1)),
  transfer_approval Array(UInt8) CODEC(ZSTD(1)),
  transfer_errata Array(UInt8) CODEC(ZSTD(1)),
  token_transfer_token Array(UInt64) CODEC(ZSTD(1)),
  token_transfer_account Array(UInt64) CODEC(ZSTD(1)),
  token_transfer_amount Array(Int64) CODEC(ZSTD(1)),
  token_transfer_approval Array(UInt8) CODEC(ZSTD(1)),
  nft_transfer_token Array(UInt64) CODEC(ZSTD(1)),
  nft_transfer_serial Array(Int64) CODEC(ZSTD(1)),
  nft_transfer_sender Array(UInt64) CODEC(ZSTD(1)),
  nft_transfer_receiver Array(UInt64) CODEC(ZSTD(1)),
  nft_transfer_approval Array(UInt8) CODEC(ZSTD(1)),
  custom_fee_amount Array(Int64) CODEC(ZSTD(1)),
  custom_fee_token Array(UInt64) CODEC(ZSTD(1)),
  custom_fee_collector Array(UInt64) CODEC(ZSTD(1)),
  custom_fee_payers Array(String) CODEC(ZSTD(1)),
  reward_account Array(UInt64) CODEC(ZSTD(1)),
  reward_amount Array(Int64) CODEC(ZSTD(1)),
  associated_token Array(UInt64) CODEC(ZSTD(1)),
  associated_account Array(UInt64) CODEC(ZSTD(1)),
  stated_consensus String CODEC(ZSTD(1)),
  not_understood String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYYYYMM(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 1024, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS node_transaction_row_feed TO transaction_row AS
SELECT consensus_ns, formatRow('RowBinary',
  consensus_ns, block, index_in_block, valid_start_delta, nonce, scheduled, type, result, node, payer, entity,
  created, topic_sequence_number, fee, max_fee, valid_duration_seconds, amount, memo, hash, parent_ns, schedule,
  batch_key, signatures, gas_used, hbar_equiv, cent_equiv, rate_expiration_seconds, alias, evm_address,
  transfer_account, transfer_amount, transfer_approval, transfer_errata, token_transfer_token, token_transfer_account,
  token_transfer_amount, token_transfer_approval, nft_transfer_token, nft_transfer_serial, nft_transfer_sender,
  nft_transfer_receiver, nft_transfer_approval, custom_fee_amount, custom_fee_token, custom_fee_collector,
  custom_fee_payers, reward_account, reward_amount, associated_token, associated_account, stated_consensus,
  not_understood) AS packed
FROM node_transaction;

CREATE MATERIALIZED VIEW IF NOT EXISTS node_transaction_hash_feed TO transaction_hash AS
SELECT reinterpretAsUInt64(reverse(substring(hash, 1, 8))) AS hash_prefix, consensus_ns FROM node_transaction;

CREATE MATERIALIZED VIEW IF NOT EXISTS node_transaction_id_feed TO transaction_id AS
SELECT payer, toUnixTimestamp64Nano(consensus_ns) - valid_start_delta AS valid_start_ns, consensus_ns FROM node_transaction;

-- How many of them a block holds.
ALTER TABLE block ADD COLUMN IF NOT EXISTS node_transactions UInt32 CODEC(T64, ZSTD(1));

-- The columns of before and the new ones: a part written before computes it when it is read.
ALTER TABLE block DROP COLUMN IF EXISTS packed;

ALTER TABLE block ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  sequence, number, file_name, format, version, hapi_version, first_ns, last_ns, transactions, gas_used, size_bytes, file_hash,
  metadata_hash, previous_hash, hash, proof, signed_node_ids, signed_accounts, signed_stakes, rejected_accounts,
  rejected_reasons, missing_accounts, stake_signed, stake_total, stake_weighted, gap_before, batch, errata_ns,
  not_signed_parts, not_signed_texts, tried_hashes, strength, strength_reason, anchor, hints_key, ledger_id,
  chain_of_trust, node_transactions) CODEC(ZSTD(1));
