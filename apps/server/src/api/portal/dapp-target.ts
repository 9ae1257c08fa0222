import type { EntityId } from '@ledgerscope/ledger';
import type { StoredDapp } from '@ledgerscope/portal-store';
import type { ApiContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';
import { accountNamed } from '../explorer/entity-named.ts';

/**
 * Which of a dapp's entities a list is about: the one that is named, else its primary contract, its first contract, or
 * its account; undefined where it has none of these.
 * @throws ApiError for a name that is no entity's, or an entity that is not of this dapp
 */
export async function dappTarget(
  context: ApiContext,
  { accountId, contracts, title }: StoredDapp,
  named: { readonly name: string; readonly value: string } | undefined,
): Promise<EntityId | undefined> {
  const ids = contracts.map(({ contractId }) => contractId);
  // Contracts come with the primary one first.
  if (named === undefined) return ids[0] ?? accountId ?? undefined;
  const target = await accountNamed(context, named.value, { name: named.name, place: 'Query' });
  if (target === accountId || ids.includes(target)) return target;
  throw new ApiError('not_found', `${title} has no account or contract of this id.`);
}
