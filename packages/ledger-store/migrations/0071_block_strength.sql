-- What a block of the block stream is believed for (docs/decisions/0052): how strong its signature is, why it is not stronger, and which
-- key, ledger id and later block it was checked against. Blocks of before were read with --trust-unsigned: nothing was checked of them.
ALTER TABLE block ADD COLUMN IF NOT EXISTS strength LowCardinality(String) DEFAULT if(format = 'block', 'none', '') CODEC(ZSTD(1));

ALTER TABLE block ADD COLUMN IF NOT EXISTS strength_reason LowCardinality(String) CODEC(ZSTD(1));

ALTER TABLE block ADD COLUMN IF NOT EXISTS anchor Nullable(Int64) CODEC(ZSTD(1));

ALTER TABLE block ADD COLUMN IF NOT EXISTS hints_key LowCardinality(String) CODEC(ZSTD(1));

ALTER TABLE block ADD COLUMN IF NOT EXISTS ledger_id LowCardinality(String) CODEC(ZSTD(1));

ALTER TABLE block ADD COLUMN IF NOT EXISTS chain_of_trust LowCardinality(String) CODEC(ZSTD(1));

-- The columns of before and the new ones: a part written before computes it when it is read.
ALTER TABLE block DROP COLUMN IF EXISTS packed;

ALTER TABLE block ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  sequence, number, file_name, format, version, hapi_version, first_ns, last_ns, transactions, gas_used, size_bytes, file_hash,
  metadata_hash, previous_hash, hash, proof, signed_node_ids, signed_accounts, signed_stakes, rejected_accounts,
  rejected_reasons, missing_accounts, stake_signed, stake_total, stake_weighted, gap_before, batch, errata_ns,
  not_signed_parts, not_signed_texts, tried_hashes, strength, strength_reason, anchor, hints_key, ledger_id,
  chain_of_trust) CODEC(ZSTD(1));
