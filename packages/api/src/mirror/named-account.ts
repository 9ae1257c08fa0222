import { type MirrorEntityName, readMirrorAccount } from '@ledgerscope/contract/mirror/mirror-ids';
import type { EntityId } from '@ledgerscope/ledger';
import { accountState, entityByAlias, entityByEvmAddress, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { invalidParameter, notFound, notFoundHere, refusedQuery } from './mirror-error.ts';

const KEY = 'idOrAliasOrEvmAddress';
const NO_ALIAS = 'No account with a matching alias found';

/**
 * The account that a path names. A number need not be one that exists.
 * @throws MirrorError for a text that is no name, and an alias or address that nobody has
 */
export async function accountOfPath(
  snapshot: LedgerSnapshot,
  { idOrAliasOrEvmAddress = '' }: Readonly<Record<string, string>>,
): Promise<EntityId> {
  const name = readMirrorAccount(idOrAliasOrEvmAddress);
  if (name === undefined) throw invalidParameter(KEY);
  const id = await idOfName(snapshot, name);
  if (id === undefined) throw notFound(name.kind === 'alias' ? NO_ALIAS : undefined);
  return id;
}

/** The same for the program `java`, with its words. @param key what it calls that part of the path */
export async function accountOfJavaPath(
  snapshot: LedgerSnapshot,
  { idOrAliasOrEvmAddress = '' }: Readonly<Record<string, string>>,
  key: 'id' | 'ownerId' = 'id',
): Promise<EntityId> {
  const name = readMirrorAccount(idOrAliasOrEvmAddress);
  if (name === undefined) throw refusedQuery(`Failed to convert '${key}'`);
  const id = await idOfName(snapshot, name);
  if (id === undefined) throw notFoundHere('No account found for the given ID');
  return id;
}

/** The same of an account that has to be there. @throws MirrorError where it is not */
export async function knownAccount(
  snapshot: LedgerSnapshot,
  path: Readonly<Record<string, string>>,
): Promise<EntityId> {
  const id = await accountOfPath(snapshot, path);
  if ((await accountState(snapshot, id)) === undefined) throw notFound();
  return id;
}

/** Who has an address or an alias; who was deleted has none. */
export async function idOfName(snapshot: LedgerSnapshot, name: MirrorEntityName): Promise<EntityId | undefined> {
  if (name.kind === 'id') return name.id;
  const id =
    name.kind === 'alias'
      ? await entityByAlias(snapshot, name.alias)
      : ((await entityByEvmAddress(snapshot, Buffer.from(name.address, 'hex'))) ??
        (await entityByAlias(snapshot, Buffer.from(name.address, 'hex'))));
  const state = id === undefined ? undefined : await accountState(snapshot, id);
  return state === undefined || state.deleted === 1 ? undefined : id;
}
