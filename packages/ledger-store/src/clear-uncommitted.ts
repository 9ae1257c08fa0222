import { NS_PER_SECOND, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import type { ClusterTables, LedgerClient } from './client/ledger-client.ts';
import { FatalStoreError, StoreFullError } from './client/store-error.ts';
import type { LedgerHead } from './ledger-head.ts';
import { BATCH_TABLES } from './tables.ts';

const TAG = 'store:clear-uncommitted';

type TimeColumn = 'consensus_ns' | 'created_ns' | 'version';

/** Tables of rows by the column that holds their consensus time; all that is beyond the head is not committed. */
export const ROW_TABLES: Readonly<Record<string, TimeColumn>> = {
  ...Object.fromEntries(Object.values(BATCH_TABLES).map(({ name, columns }) => [name, timeColumn(columns)])),
  // What views fill from those.
  term_transaction: 'consensus_ns',
  memo_transaction: 'consensus_ns',
  token_transfer: 'consensus_ns',
  nft_transfer: 'consensus_ns',
  token_transfer_account: 'consensus_ns',
  nft_transfer_token: 'consensus_ns',
  nft_transfer_account: 'consensus_ns',
  contract_call: 'consensus_ns',
  contract_metadata: 'consensus_ns',
  erc20_transfer_party: 'consensus_ns',
  contract_action_party: 'consensus_ns',
  contract_token_log: 'consensus_ns',
  contract_approval_party: 'consensus_ns',
  contract_nft_approval_party: 'consensus_ns',
  staking_reward: 'consensus_ns',
  entity_creator: 'created_ns',
  token_symbol: 'version',
  token_text: 'version',
  nft_creator: 'consensus_ns',
  nft_serial: 'consensus_ns',
  entity_status: 'version',
  contract_log_contract: 'consensus_ns',
  contract_slot: 'consensus_ns',
};

/** Of a table that ingest writes: the instant of its block where the row says that, else its own. */
function timeColumn(columns: object): TimeColumn {
  if ('version' in columns) return 'version';
  return 'consensusNs' in columns ? 'consensus_ns' : 'created_ns';
}

interface Rollup {
  readonly bucket: string;
  readonly seconds: bigint;
  /** The table that its view reads. */
  readonly source: 'transaction' | 'term_transaction';
}

/** Sums by time: a bucket holds committed and uncommitted rows alike, so it is cleared and summed again. */
export const ROLLUP_TABLES: Readonly<Record<string, Rollup>> = {
  transaction_minute: { bucket: 'minute', seconds: 60n, source: 'transaction' },
  transaction_hour: { bucket: 'hour', seconds: BigInt(SECONDS_PER_HOUR), source: 'transaction' },
  transaction_day: { bucket: 'day', seconds: BigInt(SECONDS_PER_DAY), source: 'transaction' },
  amount_day: { bucket: 'day', seconds: BigInt(SECONDS_PER_DAY), source: 'transaction' },
  payer_hour: { bucket: 'hour', seconds: BigInt(SECONDS_PER_HOUR), source: 'transaction' },
  term_hour: { bucket: 'hour', seconds: BigInt(SECONDS_PER_HOUR), source: 'term_transaction' },
  token_hour: { bucket: 'hour', seconds: BigInt(SECONDS_PER_HOUR), source: 'transaction' },
};

/** What deletions are taken to need on the disk of a server. */
const ROOM_BYTES = 64_000_000n;

/**
 * A deletion that finds no room is tried again by the engine for ever, and its statement waits for it. Of an embedded one nothing that
 * writes reaches a short disk (`within-space.ts`).
 * @throws StoreFullError where a disk that holds the ledger has too little room
 */
async function requireRoom(client: LedgerClient): Promise<void> {
  if (client.kind === 'embedded') return;
  const sql = `SELECT free_space AS free FROM system.disks WHERE name IN
    (SELECT disk_name FROM system.parts WHERE active AND database = currentDatabase()) ORDER BY free LIMIT 1`;
  const [fullest] = await client.query(TAG, sql, {}, { free: 'u64' });
  if (fullest !== undefined && fullest.free < ROOM_BYTES)
    throw new StoreFullError('The disk of the ledger store is full.', { tag: TAG });
}

/**
 * Removes the rows that an interrupted batch left beyond the head, so that it can be written again. Deduplication tokens
 * alone do not make a repeat safe: the engine stores a token before its part is in place, and after a crash between the
 * two it drops the repeated rows. Tables that only hold the newest row or a set (topic_last, contract_users_day) are not
 * changed by a repeat. If this is interrupted itself, it is simply run again.
 */
export async function clearUncommitted(
  client: LedgerClient,
  head: Pick<LedgerHead, 'sequence' | 'lastNs'> | undefined,
): Promise<void> {
  await requireRoom(client);
  const lastNs = head?.lastNs ?? -1n;
  const rollups = Object.entries(ROLLUP_TABLES).map(([table, rollup]) => ({ table, ...rollup }));
  const tables = await client.clusterTables();
  const deleteAll = tables === undefined ? deleteHere : deleteOnCluster(tables);
  await deleteAll(client, [
    { table: 'block', condition: `sequence > toInt64(${head?.sequence ?? -1n})` },
    ...Object.entries(ROW_TABLES).map(([table, column]) => ({ table, condition: after(column, lastNs) })),
    ...rollups.map(({ table, bucket, seconds }) => ({
      table,
      condition: `${bucket} >= toDateTime(${bucketStart(lastNs, seconds)}, 'UTC')`,
    })),
  ]);
  if (lastNs >= 0n) for (const rollup of rollups) await sumAgain(client, rollup, lastNs, tables?.shardDatabase);
}

/** The second at which the bucket of an instant starts. */
function bucketStart(ns: bigint, seconds: bigint): bigint {
  const second = ns < 0n ? 0n : ns / NS_PER_SECOND;
  return second - (second % seconds);
}

async function sumAgain(
  client: LedgerClient,
  rollup: Rollup & { table: string },
  lastNs: bigint,
  shardDatabase: string | undefined,
): Promise<void> {
  const { table, seconds, source } = rollup;
  const start = bucketStart(lastNs, seconds);
  const [view] = await client.query(
    TAG,
    `SELECT as_select FROM system.tables
      WHERE database = if({database:String} = '', currentDatabase(), {database:String}) AND name = {name:String}`,
    { name: `${table}_feed`, database: shardDatabase ?? '' },
    { asSelect: 'text' },
  );
  const committed = `(SELECT * FROM ${source} WHERE consensus_ns >= ${instant(start * NS_PER_SECOND)} AND consensus_ns <= ${instant(lastNs)}) AS ${source}`;
  // The view's own SELECT over the committed rows of the buckets: one definition of the sums.
  const parts = (view?.asSelect ?? '').split(new RegExp(`\\bFROM\\s+(?:[\`\\w]+\\.)?\`?${source}\`?(?![\\w\`])`));
  if (parts.length !== 2) throw new FatalStoreError(`view ${table}_feed does not read ${source} once`);
  await client.command(TAG, `INSERT INTO ${table} ${parts[0]} FROM ${committed} ${parts[1]}`);
}

interface Delete {
  readonly table: string;
  readonly condition: string;
}

/**
 * Deletes rows of many tables. What an interrupted batch left is mostly still in parts of its own, and dropping a part is a matter
 * of its name; where rows that stay are in the same part, deleting writes the part again, in the background and so late on a busy machine.
 */
async function deleteHere(client: LedgerClient, deletes: readonly Delete[]): Promise<void> {
  const found = await findParts(client, deletes);
  const mixed = new Set(found.filter(({ kept }) => kept > 0n).map(({ table }) => table));
  await Promise.all(
    found
      .filter(({ kept }) => kept === 0n)
      .map(({ table, part }) =>
        client.command(TAG, `ALTER TABLE \`${table}\` DROP PART '${part}'`).catch(() => {
          // A part that has been merged since is not there any more: its rows are in another one.
          mixed.add(table);
        }),
      ),
  );
  // On a server an insert of a process that was killed may have ended meanwhile.
  if (client.kind === 'http') for (const { table } of await findParts(client, deletes)) mixed.add(table);
  await Promise.all(
    deletes
      .filter(({ table }) => mixed.has(table))
      .map(({ table, condition }) =>
        client.command(TAG, `ALTER TABLE \`${table}\` DELETE WHERE ${condition} SETTINGS mutations_sync = 2`),
      ),
  );
}

/** The same on every shard: parts have other names there. */
function deleteOnCluster({ cluster, shardDatabase }: ClusterTables) {
  return async (client: LedgerClient, deletes: readonly Delete[]): Promise<void> => {
    const sql = deletes.map(
      ({ table, condition }) => `SELECT '${table}' AS table FROM \`${table}\` WHERE ${condition} LIMIT 1`,
    );
    const found = await client.query(TAG, sql.join(' UNION ALL '), {}, { table: 'text' });
    const left = new Set(found.map(({ table }) => table));
    for (const { table, condition } of deletes.filter((one) => left.has(one.table)))
      await client.command(
        TAG,
        `ALTER TABLE \`${shardDatabase}\`.\`${table}\` ON CLUSTER \`${cluster}\` DELETE WHERE ${condition} SETTINGS mutations_sync = 2`,
      );
  };
}

/** The parts with rows that are to be deleted, and how many others are in each. */
async function findParts(client: LedgerClient, deletes: readonly Delete[]) {
  const stored = 'SELECT DISTINCT table FROM system.parts WHERE active AND database = currentDatabase()';
  const filled = new Set((await client.query(TAG, stored, {}, { table: 'text' })).map(({ table }) => table));
  const sql = deletes
    .filter(({ table }) => filled.has(table))
    .map(
      ({ table, condition }) =>
        `SELECT '${table}' AS table, _part AS part, toUInt64(countIf(NOT (${condition}))) AS kept FROM \`${table}\`
          WHERE _part IN (SELECT DISTINCT _part FROM \`${table}\` WHERE ${condition}) GROUP BY part`,
    );
  if (sql.length === 0) return [];
  return client.query(TAG, sql.join(' UNION ALL '), {}, { table: 'text', part: 'text', kept: 'u64' });
}

function after(column: string, ns: bigint): string {
  return `${column} > ${instant(ns)}`;
}

function instant(ns: bigint): string {
  return `fromUnixTimestamp64Nano(toInt64(${ns}), 'UTC')`;
}
