import { type EntityId, isSuccessful, TYPE_ID } from '@ledgerscope/ledger';
import { type LedgerSnapshot, transactionInstants, transactionRaws, transactionsAt } from '@ledgerscope/ledger-store';
import { type hapi, hooksMadeBy } from '@ledgerscope/streams';
import { readMessages } from '@ledgerscope/transactions/moves/read-messages';
import { requireStored } from '@ledgerscope/transactions/values';

/** A hook of an account or contract (HIP-1195), as the transactions that made or changed its owner say. */
export interface AccountHook {
  readonly id: bigint;
  readonly details: hapi.HookCreationDetails;
  readonly createdNs: bigint;
  readonly changedNs: bigint;
  readonly deleted: boolean;
}

const TAG = 'transaction:list';
const TYPES = [
  TYPE_ID.cryptoCreateAccount,
  TYPE_ID.cryptoUpdateAccount,
  TYPE_ID.contractCreateInstance,
  TYPE_ID.contractUpdateInstance,
];
/** Changes of an owner that are looked through, the newest ones. */
const MOST_READ = 1_000;

/** The hooks of an owner, deleted ones too, the greatest id first. */
export async function readHooks(snapshot: LedgerSnapshot, owner: EntityId): Promise<readonly AccountHook[]> {
  const page = { tag: TAG, acted: owner, types: TYPES, order: 'desc', limit: MOST_READ } as const;
  const instants = await transactionInstants(snapshot, page);
  const [rows, raws] = await Promise.all([transactionsAt(snapshot, instants), transactionRaws(snapshot, instants)]);
  const hooks = new Map<bigint, AccountHook>();
  for (const { consensusNs, result } of rows) {
    if (!isSuccessful(result)) continue;
    const { body } = readMessages(requireStored(raws.get(consensusNs), 'the bytes of a transaction', consensusNs));
    applyBody(hooks, body, consensusNs);
  }
  return [...hooks.values()].sort((one, other) => (one.id > other.id ? -1 : 1));
}

function applyBody(hooks: Map<bigint, AccountHook>, body: hapi.TransactionBody, at: bigint): void {
  for (const id of deletedBy(body)) {
    const known = hooks.get(id);
    if (known !== undefined) hooks.set(id, { ...known, changedNs: at, deleted: true });
  }
  for (const details of hooksMadeBy(body))
    hooks.set(details.hookId, { id: details.hookId, details, createdNs: at, changedNs: at, deleted: false });
}

function deletedBy({ cryptoUpdateAccount, contractUpdateInstance }: hapi.TransactionBody): readonly bigint[] {
  return (cryptoUpdateAccount ?? contractUpdateInstance)?.hookIdsToDelete ?? [];
}
