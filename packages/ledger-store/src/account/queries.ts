import type { EntityId } from '@ledgerscope/ledger';
import { nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { stateRows } from '../state/queries.ts';
import { type BalanceAnchor, balanceAnchor } from './balance-anchor.ts';
import { type AccountRow, accountBalanceTable, accountTable } from './rows.ts';

/** An account or contract as of the head. */
export interface AccountState extends Omit<AccountRow, 'slot' | 'version'> {
  /** Tinybars; null where the ledger is not anchored, so that nobody can know. */
  readonly balance: bigint | null;
  /** Tinybars gained since the first block that was read. */
  readonly balanceChange: bigint;
}

/** One account or contract by its id; undefined where the stream never told of it (and no snapshot did). */
export async function accountState(store: LedgerReader, id: EntityId): Promise<AccountState | undefined> {
  return (await accountStates(store, [id])).get(id);
}

/** Many accounts and contracts, by id; those that nothing told of are left out. */
export async function accountStates(
  store: LedgerReader,
  ids: readonly EntityId[],
): Promise<Map<EntityId, AccountState>> {
  const keys = [...new Set(ids)];
  const wanted = keys.map((id) => ({ id }));
  const [rows, balances, anchor] = await Promise.all([
    stateRows(store, 'account:state', accountTable, wanted),
    stateRows(store, 'account:balance', accountBalanceTable, wanted),
    balanceAnchor(store),
  ]);
  const before = await balancesBefore(store, anchor, keys);
  const told = new Map(rows.map((row) => [row.id as EntityId, row]));
  const changes = new Map(balances.map(({ id, balance }) => [id as EntityId, balance]));
  const states = new Map<EntityId, AccountState>();
  for (const id of keys) {
    if (!told.has(id) && !changes.has(id) && !before.has(id)) continue;
    const { slot: _slot, version: _version, ...fields } = told.get(id) ?? { ...UNSEEN, id };
    const balanceChange = changes.get(id) ?? 0n;
    const balance = anchor === undefined ? null : (before.get(id) ?? 0n) + balanceChange;
    states.set(id, { ...fields, balance, balanceChange });
  }
  return states;
}

/**
 * What accounts held before the first block that was read: nothing in a ledger anchored at genesis, else what the
 * snapshot says. Accounts without such a balance are left out.
 */
export async function balancesBefore(
  store: LedgerReader,
  anchor: BalanceAnchor | undefined,
  accounts: readonly EntityId[],
): Promise<Map<EntityId, bigint>> {
  if (anchor?.origin !== 'snapshot') return new Map();
  const sql = `SELECT account, balance FROM anchored_balance WHERE anchor_ns = ${nsParameter('anchorNs')}
    AND account IN {accounts:Array(UInt64)} LIMIT 1 BY account`;
  const parameters = { anchorNs: anchor.consensusNs, accounts };
  const rows = await store.client.query('account:anchored', sql, parameters, { account: 'u64', balance: 'i64' });
  return new Map(rows.map(({ account, balance }) => [account as EntityId, balance]));
}

const NO_BYTES = new Uint8Array(0);
/** An account of which only transfers or a snapshot told. */
const UNSEEN: Omit<AccountRow, 'id'> = {
  isContract: 0,
  createdNs: 0n,
  creator: 0n,
  updatedNs: 0n,
  key: NO_BYTES,
  alias: NO_BYTES,
  evmAddress: NO_BYTES,
  memo: '',
  expirationNs: 0n,
  autoRenewPeriod: 0n,
  autoRenewAccount: 0n,
  maxAutomaticTokenAssociations: 0,
  receiverSigRequired: 0,
  stakedNodeId: -1n,
  stakedAccountId: 0n,
  declineReward: 0,
  stakePeriodStart: -1n,
  deleted: 0,
  obtainer: 0n,
  permanentRemoval: 0,
  ethereumNonce: 0n,
  fileId: 0n,
  bytecodeNs: 0n,
  slot: 0,
  version: 0n,
};
