import type { LedgerClient } from './client/ledger-client.ts';
import { FatalStoreError } from './client/store-error.ts';
import type { LedgerHead } from './ledger-snapshot.ts';
import { STATE_TABLES } from './tables.ts';

const TAG = 'store:clear-uncommitted';

/** Tables of rows by the column that holds their consensus time; all that lies beyond the head is not committed. */
export const ROW_TABLES: Readonly<Record<string, 'consensus_ns' | 'created_ns' | 'version'>> = {
  transaction: 'consensus_ns',
  node_transaction: 'consensus_ns',
  transaction_raw: 'consensus_ns',
  transaction_sender: 'consensus_ns',
  transaction_row: 'consensus_ns',
  term_transaction: 'consensus_ns',
  transaction_hash: 'consensus_ns',
  transaction_id: 'consensus_ns',
  transaction_child: 'consensus_ns',
  memo_transaction: 'consensus_ns',
  token_transfer: 'consensus_ns',
  nft_transfer: 'consensus_ns',
  token_transfer_account: 'consensus_ns',
  nft_transfer_token: 'consensus_ns',
  nft_transfer_account: 'consensus_ns',
  contract_result: 'consensus_ns',
  contract_call: 'consensus_ns',
  contract_metadata: 'consensus_ns',
  contract_log: 'consensus_ns',
  erc20_transfer: 'consensus_ns',
  erc20_transfer_party: 'consensus_ns',
  contract_action: 'consensus_ns',
  contract_state_change: 'consensus_ns',
  contract_bytecode: 'consensus_ns',
  ethereum_transaction: 'consensus_ns',
  ethereum_hash: 'consensus_ns',
  topic_message: 'consensus_ns',
  schedule_event: 'consensus_ns',
  file_data: 'consensus_ns',
  node_stake: 'consensus_ns',
  network_stake: 'consensus_ns',
  entity: 'created_ns',
  entity_address: 'created_ns',
  balance_anchor: 'consensus_ns',
  staking_reward: 'consensus_ns',
  exchange_rate: 'consensus_ns',
  entity_creator: 'created_ns',
  named_entity: 'consensus_ns',
  token_custom_fee: 'consensus_ns',
  token_holder: 'version',
  token_name: 'version',
  token_symbol: 'version',
  token_text: 'version',
  nft_owner: 'version',
  nft_owner_token: 'version',
  nft_mint: 'consensus_ns',
  nft_metadata_change: 'consensus_ns',
  nft_creator: 'consensus_ns',
  nft_serial: 'consensus_ns',
  allowance_spender: 'version',
  airdrop_sender: 'version',
  entity_status: 'version',
  contract_log_contract: 'consensus_ns',
  contract_slot: 'consensus_ns',
  ...Object.fromEntries(Object.values(STATE_TABLES).map(({ name }) => [name, 'version' as const])),
};

interface Rollup {
  readonly bucket: string;
  readonly seconds: bigint;
  /** The table that its view reads. */
  readonly source: 'transaction' | 'term_transaction';
}

/** Sums by time: a bucket holds committed and uncommitted rows alike, so it is cleared and summed again. */
export const ROLLUP_TABLES: Readonly<Record<string, Rollup>> = {
  transaction_minute: { bucket: 'minute', seconds: 60n, source: 'transaction' },
  transaction_hour: { bucket: 'hour', seconds: 3_600n, source: 'transaction' },
  transaction_day: { bucket: 'day', seconds: 86_400n, source: 'transaction' },
  amount_day: { bucket: 'day', seconds: 86_400n, source: 'transaction' },
  payer_hour: { bucket: 'hour', seconds: 3_600n, source: 'transaction' },
  term_hour: { bucket: 'hour', seconds: 3_600n, source: 'term_transaction' },
  token_hour: { bucket: 'hour', seconds: 3_600n, source: 'transaction' },
};

/**
 * Removes whatever an interrupted batch left beyond the head, so that it can be written again. Deduplication tokens alone
 * do not make a repeat safe: the engine notes a token before the part it stands for is in place, and a crash between the
 * two makes it drop the repeated rows. Tables that only keep the newest or a set (topic_last, contract_users_day) take
 * the repeat as it is. Interrupted itself, it is simply run again.
 */
export async function clearUncommitted(client: LedgerClient, head: LedgerHead | undefined): Promise<void> {
  const lastNs = head?.lastNs ?? -1n;
  await deleteWhere(client, 'block', `sequence > toInt64(${head?.sequence ?? -1n})`);
  for (const [table, column] of Object.entries(ROW_TABLES)) await deleteWhere(client, table, after(column, lastNs));
  for (const [table, rollup] of Object.entries(ROLLUP_TABLES)) await sumAgain(client, table, rollup, lastNs);
}

async function sumAgain(client: LedgerClient, table: string, rollup: Rollup, lastNs: bigint): Promise<void> {
  const { bucket, seconds, source } = rollup;
  const second = lastNs < 0n ? 0n : lastNs / 1_000_000_000n;
  const start = second - (second % seconds);
  await deleteWhere(client, table, `${bucket} >= toDateTime(${start}, 'UTC')`);
  if (lastNs < 0n) return;
  const [view] = await client.query(
    TAG,
    'SELECT as_select FROM system.tables WHERE database = currentDatabase() AND name = {name:String}',
    { name: `${table}_feed` },
    { asSelect: 'text' },
  );
  const committed = `(SELECT * FROM ${source} WHERE consensus_ns >= ${instant(start * 1_000_000_000n)} AND consensus_ns <= ${instant(lastNs)}) AS ${source}`;
  // The view's own SELECT over the committed rows of the buckets: one definition of the sums.
  const parts = (view?.asSelect ?? '').split(new RegExp(`\\bFROM\\s+(?:[\`\\w]+\\.)?\`?${source}\`?(?![\\w\`])`));
  if (parts.length !== 2) throw new FatalStoreError(`view ${table}_feed does not read ${source} once`);
  await client.command(TAG, `INSERT INTO ${table} ${parts[0]} FROM ${committed} ${parts[1]}`);
}

async function deleteWhere(client: LedgerClient, table: string, condition: string): Promise<void> {
  const [row] = await client.query(
    TAG,
    `SELECT toUInt64(count()) AS rows FROM \`${table}\` WHERE ${condition}`,
    {},
    { rows: 'u64' },
  );
  // Deleting rewrites parts: most tables have nothing to delete.
  if (row === undefined || row.rows === 0n) return;
  await client.command(TAG, `ALTER TABLE \`${table}\` DELETE WHERE ${condition} SETTINGS mutations_sync = 2`);
}

function after(column: string, ns: bigint): string {
  return `${column} > ${instant(ns)}`;
}

function instant(ns: bigint): string {
  return `fromUnixTimestamp64Nano(toInt64(${ns}), 'UTC')`;
}
