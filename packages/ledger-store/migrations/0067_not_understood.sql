-- What of a transaction this program cannot read, and why (docs/decisions/0027), also in the packed rows: these are packed anew.
ALTER TABLE transaction ADD COLUMN IF NOT EXISTS not_understood String CODEC(ZSTD(1));

DROP VIEW IF EXISTS transaction_row_feed;

TRUNCATE TABLE transaction_row;

INSERT INTO transaction_row SELECT consensus_ns, formatRow('RowBinary',
  consensus_ns, block, index_in_block, valid_start_delta, nonce, scheduled, type, result, node, payer, entity,
  created, topic_sequence_number, fee, max_fee, valid_duration_seconds, amount, memo, hash, parent_ns, schedule,
  batch_key, signatures, gas_used, hbar_equiv, cent_equiv, rate_expiration_seconds, alias, evm_address,
  transfer_account, transfer_amount, transfer_approval, transfer_errata, token_transfer_token, token_transfer_account,
  token_transfer_amount, token_transfer_approval, nft_transfer_token, nft_transfer_serial, nft_transfer_sender,
  nft_transfer_receiver, nft_transfer_approval, custom_fee_amount, custom_fee_token, custom_fee_collector,
  custom_fee_payers, reward_account, reward_amount, associated_token, associated_account, stated_consensus,
  not_understood) AS packed
FROM transaction SETTINGS max_partitions_per_insert_block = 1000, max_threads = 1, max_insert_threads = 1,
  max_block_size = 32768, min_insert_block_size_rows = 200000, min_insert_block_size_bytes = 0;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_row_feed TO transaction_row AS
SELECT consensus_ns, formatRow('RowBinary',
  consensus_ns, block, index_in_block, valid_start_delta, nonce, scheduled, type, result, node, payer, entity,
  created, topic_sequence_number, fee, max_fee, valid_duration_seconds, amount, memo, hash, parent_ns, schedule,
  batch_key, signatures, gas_used, hbar_equiv, cent_equiv, rate_expiration_seconds, alias, evm_address,
  transfer_account, transfer_amount, transfer_approval, transfer_errata, token_transfer_token, token_transfer_account,
  token_transfer_amount, token_transfer_approval, nft_transfer_token, nft_transfer_serial, nft_transfer_sender,
  nft_transfer_receiver, nft_transfer_approval, custom_fee_amount, custom_fee_token, custom_fee_collector,
  custom_fee_payers, reward_account, reward_amount, associated_token, associated_account, stated_consensus,
  not_understood) AS packed
FROM transaction;
