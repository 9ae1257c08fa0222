-- What of a block's file no node signed (docs/decisions/0023): errata that are known by their hash, parts that nothing was
-- made of; and the roots that a block can have while its layout is only guessed (0024).
ALTER TABLE block ADD COLUMN IF NOT EXISTS errata_ns Array(UInt64) CODEC(ZSTD(1));

ALTER TABLE block ADD COLUMN IF NOT EXISTS not_signed_parts Array(String) CODEC(ZSTD(1));

ALTER TABLE block ADD COLUMN IF NOT EXISTS not_signed_texts Array(String) CODEC(ZSTD(1));

ALTER TABLE block ADD COLUMN IF NOT EXISTS tried_hashes Array(String) CODEC(ZSTD(1));

-- The columns of before and the new ones: a part written before computes it when it is read.
ALTER TABLE block DROP COLUMN IF EXISTS packed;

ALTER TABLE block ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  sequence, number, file_name, format, version, hapi_version, first_ns, last_ns, transactions, gas_used, size_bytes, file_hash,
  metadata_hash, previous_hash, hash, proof, signed_node_ids, signed_accounts, signed_stakes, rejected_accounts,
  rejected_reasons, missing_accounts, stake_signed, stake_total, stake_weighted, gap_before, batch, errata_ns,
  not_signed_parts, not_signed_texts, tried_hashes) CODEC(ZSTD(1));
