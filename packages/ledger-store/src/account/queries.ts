import { type EntityId, unpackEntityId } from '@ledgerscope/ledger';
import type { EntityKind } from '../entity/entity-columns.ts';
import { namedAs } from '../entity/named-entity.ts';
import { nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { stateRows } from '../state/queries.ts';
import { unknownRow } from '../state/unknown-row.ts';
import { balanceAnchor } from './balance-anchor.ts';
import type { BalanceAnchor } from './cached-anchor.ts';
import { type AccountRow, accountBalanceTable, accountTable } from './rows.ts';

const LAST_SYSTEM_ENTITY = 1_000n;
const FIRST_SYSTEM_CONTRACT = 350n;
const LAST_SYSTEM_CONTRACT = 399n;

/** An account or contract as of the head. */
export interface AccountState extends Omit<AccountRow, 'slot' | 'version'> {
  /** Tinybars; null where the ledger is not anchored, so that nobody can know. */
  readonly balance: bigint | null;
  /** Tinybars gained since the first block that was read. */
  readonly balanceChange: bigint;
  /** End of the block in which it gained or lost hbar last; 0 where that was before the first block that was read. */
  readonly balanceChangedNs: bigint;
  /** Rows name it as a contract, or it was seen made as one: its calls, logs and storage can be asked for. */
  readonly actsAsContract: boolean;
}

/** One account or contract by its id; undefined where no row names it (and no snapshot does). */
export async function accountState(snapshot: LedgerSnapshot, id: EntityId): Promise<AccountState | undefined> {
  return (await accountStates(snapshot, [id])).get(id);
}

/**
 * Many accounts and contracts, by id; those that no row names are omitted.
 * @param read rows of some of them as of the head, which are not read again
 */
export async function accountStates(
  snapshot: LedgerSnapshot,
  ids: readonly EntityId[],
  read: readonly AccountRow[] = [],
): Promise<Map<EntityId, AccountState>> {
  const keys = [...new Set(ids)];
  const wanted = keys.map((id) => ({ id }));
  const isRead = new Set<bigint>(read.map(({ id }) => id));
  const [others, balances, anchor] = await Promise.all([
    stateRows(
      snapshot,
      accountTable,
      wanted.filter(({ id }) => !isRead.has(id)),
    ),
    stateRows(snapshot, accountBalanceTable, wanted),
    balanceAnchor(snapshot),
  ]);
  const before = await balancesBefore(snapshot, anchor, keys);
  const rowOf = new Map([...read, ...others].map((row) => [row.id as EntityId, row]));
  const changes = new Map(balances.map((row) => [row.id as EntityId, row]));
  const unmade = keys.filter((id) => !wasMade(rowOf.get(id)));
  const named = await namedAs(snapshot, unmade);
  const states = new Map<EntityId, AccountState>();
  for (const id of keys) {
    const known = { row: rowOf.get(id), change: changes.get(id), before: before.get(id), kinds: named.get(id) };
    if (isKnown(known)) states.set(id, stateOf(id, known, anchor !== undefined));
  }
  return states;
}

/** What the tables say of one id. */
interface KnownState {
  readonly row: AccountRow | undefined;
  /** Tinybars gained since the first block, and the block of the newest change. */
  readonly change: { readonly balance: bigint; readonly version: bigint } | undefined;
  /** Tinybars before it. */
  readonly before: bigint | undefined;
  readonly kinds: ReadonlySet<EntityKind> | undefined;
}

const NO_KINDS: ReadonlySet<EntityKind> = new Set();

function isKnown({ row, change, before, kinds = NO_KINDS }: KnownState): boolean {
  const known = row !== undefined || change !== undefined || before !== undefined;
  return known || kinds.has('account') || kinds.has('contract');
}

function stateOf(
  id: EntityId,
  { row, change, before = 0n, kinds = NO_KINDS }: KnownState,
  anchored: boolean,
): AccountState {
  const { slot: _slot, version: _version, ...fields } = row ?? unknownRow(accountTable, { id });
  const { balance: gained, version: balanceChangedNs } = change ?? { balance: 0n, version: 0n };
  const called = kinds.has('contract');
  const isContract = fields.isContract === 1 || (called && !isSystemAccount(id)) ? 1 : 0;
  return {
    ...fields,
    isContract,
    balance: anchored ? before + gained : null,
    balanceChange: gained,
    balanceChangedNs,
    actsAsContract: called || isContract === 1,
  };
}

/** Whether its creation was read, so that the row says whether it is a contract. */
function wasMade(row: AccountRow | undefined): boolean {
  return row !== undefined && row.createdNs !== 0n;
}

/** The first thousand entities are accounts and files, but for the contracts that the network itself provides (0.0.350 to 0.0.399). */
function isSystemAccount(id: EntityId): boolean {
  const { num } = unpackEntityId(id);
  return num <= LAST_SYSTEM_ENTITY && (num < FIRST_SYSTEM_CONTRACT || num > LAST_SYSTEM_CONTRACT);
}

/**
 * What accounts held before the first block that was read: nothing in a ledger anchored at genesis, else what the
 * snapshot says. Accounts without such a balance are omitted.
 */
export async function balancesBefore(
  snapshot: LedgerSnapshot,
  anchor: BalanceAnchor | undefined,
  accounts: readonly EntityId[],
): Promise<Map<EntityId, bigint>> {
  if (anchor?.origin !== 'snapshot') return new Map();
  const sql = `SELECT account, balance FROM anchored_balance WHERE anchor_ns = ${nsParameter('anchorNs')}
    AND account IN {accounts:Array(UInt64)} LIMIT 1 BY account`;
  const parameters = { anchorNs: anchor.consensusNs, accounts };
  const rows = await snapshot.client.query('account:anchored', sql, parameters, { account: 'u64', balance: 'i64' });
  return new Map(rows.map(({ account, balance }) => [account as EntityId, balance]));
}
