import type { EntityId } from '@ledgerscope/ledger';
import type { ApiContext } from '../api-context.ts';
import { ApiError, FormError } from '../api-error.ts';
import { entityNamed } from '../explorer/entity-named.ts';

/**
 * The entity that a field of a form names: its id, or the one that is known to have an EVM address.
 * @throws FormError with `wrong` where there is none
 */
export async function formEntity(context: ApiContext, text: string, field: string, wrong: string): Promise<EntityId> {
  const found = await entityNamed(context, text, field);
  if (found.kind === 'known') return found.id;
  throw new FormError({ [field]: wrong });
}

/** What the id in a path named. @throws ApiError where there is nothing of it */
export function foundById<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new ApiError('not_found', 'Not found.');
}
