-- A part that was written before a column was added has a literal for it where another column is computed from it: 0 of one byte for a
-- number of four, so that packed rows of such parts ended early, and were stored so by merges. Each column that came after the table is
-- packed as what it is.
ALTER TABLE block DROP COLUMN IF EXISTS packed;

ALTER TABLE block ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  sequence, number, file_name, format, version, hapi_version, first_ns, last_ns, transactions, gas_used, size_bytes, file_hash,
  metadata_hash, previous_hash, hash, proof, signed_node_ids, signed_accounts, signed_stakes, rejected_accounts,
  rejected_reasons, missing_accounts, stake_signed, stake_total, stake_weighted, gap_before, batch,
  CAST(errata_ns, 'Array(UInt64)'), CAST(not_signed_parts, 'Array(String)'), CAST(not_signed_texts, 'Array(String)'),
  CAST(tried_hashes, 'Array(String)'), CAST(strength, 'String'), CAST(strength_reason, 'String'),
  CAST(anchor, 'Nullable(Int64)'), CAST(hints_key, 'String'), CAST(ledger_id, 'String'), CAST(chain_of_trust, 'String'),
  CAST(node_transactions, 'UInt32'), CAST(cutover_link, 'String')) CODEC(ZSTD(1));
