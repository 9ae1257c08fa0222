-- Blocks once more in one column, for the reason that migration 0058 gives: every page of a transaction or of a block reads
-- whole rows. What is added to block later has to be packed here too, at the end.
ALTER TABLE block ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  sequence, number, file_name, format, version, hapi_version, first_ns, last_ns, transactions, gas_used, size_bytes, file_hash,
  metadata_hash, previous_hash, hash, proof, signed_node_ids, signed_accounts, signed_stakes, rejected_accounts,
  rejected_reasons, missing_accounts, stake_signed, stake_total, stake_weighted, gap_before, batch) CODEC(ZSTD(1));
