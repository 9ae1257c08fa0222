import type { EntityId } from '@ledgerscope/ledger';
import type { ApiContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';
import { entityNamed } from './entity-named.ts';

/**
 * The account or contract that a path names: `x.y.z` with or without a checksum (HIP-15, checked where the network's
 * ledger id is known), an EVM address, or an alias.
 * @throws ApiError for a form that is none of these, a wrong checksum, or an address that nobody is known to have
 */
export function accountOfPath(context: ApiContext, text: string): Promise<EntityId> {
  return accountNamed(context, text, { name: 'id', place: 'Path' });
}

/** Where a name is: its parameter's name, in the path or the query. */
export interface NamedBy {
  readonly name: string;
  readonly place: 'Path' | 'Query';
}

/** The same for a name that is somewhere else; errors name that parameter. */
export async function accountNamed(context: ApiContext, text: string, { name, place }: NamedBy): Promise<EntityId> {
  const found = await entityNamed(context, text, name);
  switch (found.kind) {
    case 'known':
      return found.id;
    case 'unknown':
      throw new ApiError('not_found', 'No account with this EVM address or alias is known.');
    case 'other':
      throw new ApiError(
        'invalid_parameter',
        `${place} parameter ${name} has to be shard.realm.num, an EVM address or an alias.`,
        name,
      );
  }
}
