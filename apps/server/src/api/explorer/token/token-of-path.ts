import { entityIdFromStore, formatEntityId } from '@ledgerscope/ledger';
import { type TokenState, tokenById } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accountOfPath } from '../account-of-path.ts';

/**
 * The token that a path names.
 * @throws ApiError for a form that is no id, and for a token that no stored transaction mentions
 */
export async function tokenOfPath(context: ApiContext, text: string): Promise<TokenState> {
  const id = await accountOfPath(context, text);
  const token = await tokenById(context.store, entityIdFromStore(id));
  if (token !== undefined) return token;
  throw new ApiError('not_found', `No token ${formatEntityId(id)} is known: no stored transaction names it.`);
}
