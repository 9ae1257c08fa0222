-- Rows of current state once more in one column, for the reason that migration 0058 gives: single entities and pages of them read
-- it and nothing else. What is added to such a table later has to be packed here too, at the end.
ALTER TABLE account ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  id, is_contract, created_ns, creator, updated_ns, key, alias, evm_address, memo, expiration_ns, auto_renew_period,
  auto_renew_account, max_automatic_token_associations, receiver_sig_required, staked_node_id, staked_account_id,
  decline_reward, stake_period_start, deleted, obtainer, permanent_removal, ethereum_nonce, file_id, bytecode_ns,
  slot, version) CODEC(ZSTD(1));

ALTER TABLE token ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  id, type, name, symbol, memo, decimals, initial_supply, max_supply, supply_type, treasury, auto_renew_account,
  auto_renew_period, expiration_ns, created_ns, creator, updated_ns, deleted_ns, paused, freeze_default, admin_key,
  kyc_key, freeze_key, wipe_key, supply_key, fee_schedule_key, pause_key, metadata_key, metadata, fee_kind,
  fee_amount, fee_token, fee_numerator, fee_denominator, fee_minimum, fee_maximum, fee_net_of_transfers,
  fee_collector, fee_collectors_exempt, slot, version) CODEC(ZSTD(1));

ALTER TABLE token_supply ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  id, type, total_supply, supply_stated, holder_rank, holder_count, nfts, serials, last_mint_ns, slot, version) CODEC(ZSTD(1));

ALTER TABLE topic ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  id, created_ns, creator, updated_ns, memo, admin_key, submit_key, fee_schedule_key, fee_exempt_keys,
  custom_fee_amount, custom_fee_token, custom_fee_collector, auto_renew_period, auto_renew_account, expiration_ns,
  deleted, slot, version) CODEC(ZSTD(1));

ALTER TABLE nft ADD COLUMN IF NOT EXISTS packed String MATERIALIZED formatRow('RowBinary',
  token, serial, owner, creator, minted_ns, metadata, spender, delegating_spender, deleted, changed_ns, slot, version) CODEC(ZSTD(1));
