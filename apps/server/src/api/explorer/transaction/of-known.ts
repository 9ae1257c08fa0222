import { type EntityId, formatEntityId } from '@ledgerscope/ledger';
import { entityExists } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';

/**
 * An answer about an entity. Where it is empty the entity may not exist: then it is looked for, so that answers with
 * something in them cost nothing more.
 * @throws ApiError `not_found` for an id that the ledger never named
 */
export async function ofKnown<Answer>(
  { store }: ApiContext,
  id: EntityId,
  answer: Answer,
  isEmpty: (answer: Answer) => boolean,
): Promise<Answer> {
  if (!isEmpty(answer) || (await entityExists(store, id))) return answer;
  throw new ApiError('not_found', `Nothing is known of ${formatEntityId(id)}: no stored transaction names it.`);
}

/** The same of a list. */
export function listOfKnown<List extends { readonly totalCount: number }>(
  context: ApiContext,
  id: EntityId,
  list: List,
): Promise<List> {
  return ofKnown(context, id, list, ({ totalCount }) => totalCount === 0);
}
