-- How the first block of the block stream goes on from the last record file (docs/decisions/0058). Of those that were read before it is
-- not known any more.
ALTER TABLE block ADD COLUMN IF NOT EXISTS cutover_link LowCardinality(String) CODEC(ZSTD(1));

-- The columns of before and the new ones: a part written before computes it when it is read.
ALTER TABLE block DROP COLUMN IF EXISTS packed;

ALTER TABLE block ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  sequence, number, file_name, format, version, hapi_version, first_ns, last_ns, transactions, gas_used, size_bytes, file_hash,
  metadata_hash, previous_hash, hash, proof, signed_node_ids, signed_accounts, signed_stakes, rejected_accounts,
  rejected_reasons, missing_accounts, stake_signed, stake_total, stake_weighted, gap_before, batch, errata_ns,
  not_signed_parts, not_signed_texts, tried_hashes, strength, strength_reason, anchor, hints_key, ledger_id,
  chain_of_trust, node_transactions, cutover_link) CODEC(ZSTD(1));
