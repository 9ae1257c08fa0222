import { consensusNsOf, isSuccessful, TYPE_ID } from '@ledgerscope/ledger';
import { type LedgerSnapshot, transactionInstants, transactionRaws, transactionsAt } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { readMessages } from '@ledgerscope/transactions/moves/read-messages';
import { requireStored } from '@ledgerscope/transactions/values';

/** A node that serves others than the consensus nodes do, as its transactions made it (HIP-1137). */
export interface RegisteredNode {
  readonly id: bigint;
  readonly adminKey: hapi.Key | undefined;
  readonly description: string;
  readonly endpoints: readonly hapi.RegisteredServiceEndpoint[];
  readonly createdNs: bigint;
  readonly changedNs: bigint;
}

const TAG = 'transaction:list';
const TYPES = [TYPE_ID.registeredNodeCreate, TYPE_ID.registeredNodeUpdate, TYPE_ID.registeredNodeDelete];
const AT_ONCE = 500;
/** Transactions about registered nodes that are read, the oldest ones. */
const MOST_READ = 20_000;

/** The registered nodes that are not deleted, by id. Those whose creation was not read are omitted. */
export function registeredNodes(snapshot: LedgerSnapshot): Promise<readonly RegisteredNode[]> {
  return snapshot.caches.answers.readAt(snapshot.head, 'registered nodes', () => readNodes(snapshot));
}

async function readNodes(snapshot: LedgerSnapshot): Promise<readonly RegisteredNode[]> {
  const nodes = new Map<bigint, RegisteredNode>();
  for (let after: bigint | undefined, read = 0, more = true; more && read < MOST_READ; read += AT_ONCE) {
    const page = { tag: TAG, types: TYPES, order: 'asc', limit: AT_ONCE } as const;
    const behind = after === undefined ? {} : { after: consensusNsOf(after) };
    const instants = await transactionInstants(snapshot, { ...page, ...behind });
    await applyAll(snapshot, nodes, instants);
    after = instants.at(-1);
    more = instants.length === AT_ONCE;
  }
  return [...nodes.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

async function applyAll(
  snapshot: LedgerSnapshot,
  nodes: Map<bigint, RegisteredNode>,
  instants: readonly bigint[],
): Promise<void> {
  const rows = await transactionsAt(snapshot, instants);
  const raws = await transactionRaws(snapshot, instants);
  for (const { consensusNs, result } of rows) {
    if (!isSuccessful(result)) continue;
    const raw = requireStored(raws.get(consensusNs), 'the bytes of a transaction', consensusNs);
    const { body, record } = readMessages(raw);
    applyBody(nodes, body, record.receipt?.registeredNodeId ?? 0n, consensusNs);
  }
}

function applyBody(
  nodes: Map<bigint, RegisteredNode>,
  { registeredNodeCreate: create, registeredNodeUpdate: update, registeredNodeDelete: deletion }: hapi.TransactionBody,
  created: bigint,
  at: bigint,
): void {
  if (deletion !== undefined) nodes.delete(deletion.registeredNodeId);
  if (create !== undefined)
    nodes.set(created, {
      id: created,
      adminKey: create.adminKey,
      description: create.description,
      endpoints: create.serviceEndpoint,
      createdNs: at,
      changedNs: at,
    });
  const known = update && nodes.get(update.registeredNodeId);
  if (update === undefined || known === undefined) return;
  nodes.set(known.id, {
    ...known,
    adminKey: update.adminKey ?? known.adminKey,
    description: update.description?.value ?? known.description,
    endpoints: update.serviceEndpoint.length > 0 ? update.serviceEndpoint : known.endpoints,
    changedNs: at,
  });
}
