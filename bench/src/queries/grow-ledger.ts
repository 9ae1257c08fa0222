import { NS_PER_DAY } from '@ledgerscope/ledger';
import { BATCH_TABLES, type LedgerStore, STATE_TABLES } from '@ledgerscope/ledger-store';

const TAG = 'bench:grow';
/** Between the ids of one copy of the entities and the next: more than a base ledger has. */
export const ID_STEP = 20_000_000n;

/** Columns of copied state and entity rows that hold ids of entities; ids up to 1000 stay what they are. */
const ENTITY_IDS: Readonly<Record<string, readonly string[]>> = {
  account: ['id'],
  account_balance: ['id'],
  account_holding: ['account'],
  account_token: ['account', 'token'],
  entity: ['id'],
  topic: ['id'],
  token: ['id'],
  token_name: ['id'],
  token_supply: ['id'],
  nft: ['token', 'owner'],
  nft_owner: ['token', 'owner'],
  nft_mint: ['token', 'creator'],
};

/** Tables of which a copy would say nothing new, or that a schedule was signed ten times. */
const LEFT_ALONE = new Set(['balance_anchor', 'exchange_rate', 'schedule_event']);

/**
 * Makes a ledger `copies` times as large, for measuring alone: each copy's transactions, and all rows that ingest derived
 * from them, follow in time on the ledger before it. `entityCopies` of them (the first ones) bring entities of their own;
 * the transactions of all copies name the entities of the base, so that every one of these grows heavy. Sums and balances
 * of such a ledger do not agree.
 */
export async function growLedger(
  store: LedgerStore,
  { copies, entityCopies }: { readonly copies: number; readonly entityCopies: number },
  onCopy: (copy: number) => void,
): Promise<void> {
  const base = await readBase(store);
  for (let copy = 1; copy < copies; copy++) {
    for (const table of factTables()) await copyTable(store, base, table, BigInt(copy), false);
    if (copy < entityCopies) {
      for (const table of Object.keys(ENTITY_IDS)) await copyTable(store, base, table, BigInt(copy), true);
    }
    await copyTable(store, base, 'block', BigInt(copy), false);
    onCopy(copy);
  }
  await countEntities(store, entityCopies);
  await store.refreshHead();
}

interface Base {
  readonly lastNs: bigint;
  /** Whole days. */
  readonly spanNs: bigint;
  readonly blocks: bigint;
  /** More than any topic has messages. */
  readonly messages: bigint;
}

async function readBase(store: LedgerStore): Promise<Base> {
  const sql = `SELECT min(first_ns) AS first_ns, max(last_ns) AS last_ns, toInt64(max(sequence) - min(sequence) + 1) AS blocks,
      assumeNotNull((SELECT max(sequence_number) FROM topic_message)) AS messages FROM block`;
  const columns = { firstNs: 'ns', lastNs: 'ns', blocks: 'i64', messages: 'u64' } as const;
  const [row] = await store.client.query(TAG, sql, {}, columns);
  if (row === undefined) throw new Error('the ledger to grow is empty');
  const spanNs = ((row.lastNs - row.firstNs) / NS_PER_DAY + 1n) * NS_PER_DAY;
  return { lastNs: row.lastNs, spanNs, blocks: row.blocks, messages: row.messages };
}

function factTables(): string[] {
  const state = new Set<string>(Object.values(STATE_TABLES).map(({ name }) => name));
  const named = Object.values(BATCH_TABLES).map(({ name }) => name);
  return named.filter((name) => !(state.has(name) || name in ENTITY_IDS || LEFT_ALONE.has(name)));
}

async function copyTable(
  store: LedgerStore,
  base: Base,
  table: string,
  copy: bigint,
  ofEntities: boolean,
): Promise<void> {
  const columns = await store.client.query(
    TAG,
    `SELECT name, type FROM system.columns WHERE database = currentDatabase() AND table = {table:String}
      AND default_kind = '' ORDER BY position`,
    { table },
    { name: 'text', type: 'text' },
  );
  const ids = ofEntities ? (ENTITY_IDS[table] ?? []) : [];
  const shifted = columns.map(({ name, type }) => shiftedColumn(base, { table, name, type, copy, ids }));
  const names = columns.map(({ name }) => name).join(', ');
  await store.client.command(
    TAG,
    `INSERT INTO ${table} (${names}) SELECT ${shifted.join(', ')} FROM ${table} WHERE ${ofBase(base, table)}
      SETTINGS max_insert_block_size = 250000, min_insert_block_size_rows = 250000, max_partitions_per_insert_block = 1000`,
  );
}

/** Rows of the base, of which copies are made. */
function ofBase({ lastNs }: Base, table: string): string {
  const column = table === 'block' ? 'last_ns' : table in ENTITY_IDS ? 'version' : 'consensus_ns';
  const inEntity = table === 'entity' ? 'created_ns' : table === 'nft_mint' ? 'consensus_ns' : column;
  return `${inEntity} <= fromUnixTimestamp64Nano(toInt64(${lastNs}), 'UTC')`;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly copy: bigint;
  readonly ids: readonly string[];
}

function shiftedColumn(base: Base, column: Column): string {
  const { name, type, copy, ids } = column;
  if (ids.includes(name)) return `if(${name} > 1000, ${name} + ${ID_STEP * copy}, ${name})`;
  if (type.startsWith('DateTime64')) return shiftedInstant(name, base.spanNs * copy);
  if (type === 'FixedString(48)')
    return `toFixedString(concat(SHA256(concat(${name}, '${copy}')), left(${name}, 16)), 48)`;
  const step = numberSteps(base)[`${column.table}.${name}`];
  if (step === undefined) return name;
  return COUNTED_FROM_0.has(name) ? `${name} + ${step * copy}` : `if(${name} = 0, ${name}, ${name} + ${step * copy})`;
}

/** A version is a nanosecond later: of the same key the copy is the newer one, and both are older than the head. */
function shiftedInstant(name: string, span: bigint): string {
  if (name === 'version') return 'addNanoseconds(version, 1)';
  return `if(toUnixTimestamp64Nano(${name}) = 0, ${name}, addNanoseconds(${name}, ${span}))`;
}

/** Numbers of which 0 is the first, and does not mean none. */
const COUNTED_FROM_0 = new Set(['sequence', 'number', 'block']);

/** Numbers that go on counting from one copy to the next. */
function numberSteps({ blocks, messages }: Base): Readonly<Record<string, bigint>> {
  return {
    'block.sequence': blocks,
    'block.number': blocks,
    'transaction.block': blocks,
    'transaction.topic_sequence_number': messages,
    'topic_message.sequence_number': messages,
  };
}

/** The counters of entities, which lists answer as their total count. */
async function countEntities(store: LedgerStore, entityCopies: number): Promise<void> {
  if (entityCopies < 2) return;
  await store.client.command(
    TAG,
    `INSERT INTO ledger_counter SELECT name, value * ${entityCopies} AS value, slot,
      addNanoseconds(version, 1) AS version FROM ledger_counter
      WHERE name IN ('accounts', 'contracts', 'topics', 'fungibleTokens', 'nonFungibleTokens')`,
  );
}
