import type { EntityId } from '@ledgerscope/ledger';
import type { ApiContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';
import { entityNamed } from './entity-named.ts';

/**
 * The account or contract that a path names: `x.y.z` with or without a checksum (HIP-15, checked where the network's
 * ledger id is known), an EVM address, or an alias.
 * @throws ApiError for a form that is none of these, a wrong checksum, or an address that nobody is known to have
 */
export async function accountOfPath(context: ApiContext, text: string): Promise<EntityId> {
  const found = await entityNamed(context, text, 'id');
  switch (found.kind) {
    case 'known':
      return found.id;
    case 'unknown':
      throw new ApiError('not_found', 'No account with this EVM address or alias is known.');
    case 'other':
      throw new ApiError(
        'invalid_parameter',
        'Path parameter id has to be shard.realm.num, an EVM address or an alias.',
        'id',
      );
  }
}
