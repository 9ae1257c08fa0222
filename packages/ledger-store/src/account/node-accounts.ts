import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { nodeStates } from '../node/queries.ts';
import type { NodeRow } from '../node/rows.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';

/** The node that an account is paid for; `node` is undefined where only transactions that it took in named it. */
export interface NodeAccount {
  readonly node: NodeRow | undefined;
}

/** Of these accounts those that consensus nodes are paid to: named by a node, or having taken in transactions. */
export async function nodeAccountsAmong(
  snapshot: LedgerSnapshot,
  accounts: readonly bigint[],
): Promise<ReadonlyMap<bigint, NodeAccount>> {
  if (accounts.length === 0) return new Map();
  const [active, nodes] = await Promise.all([
    ofSnapshot(snapshot, 'accounts of nodes', () => activeAccounts(snapshot)),
    nodeStates(snapshot),
  ]);
  const wanted = new Set(accounts);
  const found = new Map<bigint, NodeAccount>();
  for (const account of wanted) if (active.has(account)) found.set(account, { node: undefined });
  for (const node of nodes) if (node.deleted === 0 && wanted.has(node.accountId)) found.set(node.accountId, { node });
  return found;
}

/** Some dozens of accounts, read once for each block and not for each account that is asked for. */
async function activeAccounts(snapshot: LedgerSnapshot): Promise<ReadonlySet<bigint>> {
  const sql = `SELECT DISTINCT account FROM node_hour WHERE version <= ${nsParameter('headNs')} AND transactions > 0`;
  const parameters = { headNs: headInstant(snapshot) };
  const rows = await snapshot.client.query('account:nodes', sql, parameters, { account: 'u64' }, READ_LIMITS);
  return new Set(rows.map(({ account }) => account));
}
