import { NO_ACCOUNT, type SavedAccount, toAmount } from '@ledgerscope/contract';
import { unpackEntityId } from '@ledgerscope/ledger';
import {
  removeSavedAccount,
  type SavedAccountChoice,
  type SavedAccountRow,
  saveAccount,
  savedAccounts,
  type UserRow,
  updateSavedAccount,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { plainIdOfPath } from '../../explorer/entity-named.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { idText } from '../../explorer/values.ts';
import { formEntity } from '../form-entity.ts';
import { portalOf } from '../portal-of.ts';

/** The first account that belongs to a person and not to the network. */
const FIRST_ORDINARY = 1001n;
const RESERVED = 'Accounts below 0.0.1001 are reserved: there are no alerts for them';
const NO_TEXTS = 'This site sends no text messages';
const NEEDS_NUMBER = 'Mobile number required for SMS notifications';

/** The ledger accounts that users follow. */
export const SAVED_ACCOUNT_HANDLERS = {
  listSavedAccounts: async ({ context, signedIn: { user } }) =>
    wholeList((await savedAccounts(portalOf(context), user.id)).map(savedAccountReply)),
  saveAccount: async ({ context, form: { accountId, ...choice }, signedIn: { user } }) => {
    const account = await formEntity(context, accountId, 'accountId', NO_ACCOUNT);
    if (unpackEntityId(account).num < FIRST_ORDINARY) throw new FormError({ accountId: RESERVED });
    checkAlerts(context, user, choice);
    const saved = await saveAccount(portalOf(context), user.id, account, choice, headOf(context));
    if (saved === 'saved already') throw new FormError({ accountId: 'You follow this account already' });
    if (saved === 'too many') throw new ApiError('conflict', 'You follow as many accounts as one user can.');
    return { data: savedAccountReply(saved) };
  },
  updateSavedAccount: async ({ context, path, form, signedIn: { user } }) => {
    checkAlerts(context, user, form);
    const account = plainIdOfPath(path.accountId, 'accountId');
    const changed = await updateSavedAccount(portalOf(context), user.id, account, form, headOf(context));
    if (changed === undefined) throw notSaved();
    return { data: savedAccountReply(changed) };
  },
  removeSavedAccount: async ({ context, path, signedIn: { user } }) => {
    if (!(await removeSavedAccount(portalOf(context), user.id, plainIdOfPath(path.accountId, 'accountId'))))
      throw notSaved();
    return { data: { message: 'The account is no longer among yours.' } };
  },
} satisfies Partial<Handlers>;

/** A saved account as the API writes it. */
export function savedAccountReply(row: SavedAccountRow): SavedAccount {
  const { accountId, alias, sms, email, smallestAmount, direction } = row;
  return { accountId: idText(accountId), alias, sms, email, smallestAmount: toAmount(smallestAmount), direction };
}

/** An SMS needs somebody who sends it, and a number to go to. */
function checkAlerts({ sendsTexts }: ApiContext, { contact }: UserRow, { sms }: SavedAccountChoice): void {
  if (sms && sendsTexts === false) throw new FormError({ sms: NO_TEXTS });
  if (sms && contact === null) throw new FormError({ sms: NEEDS_NUMBER });
}

/** Alerts begin behind the newest instant. */
function headOf({ store }: Pick<ApiContext, 'store'>): bigint | null {
  return store.head?.lastNs ?? null;
}

function notSaved(): ApiError {
  return new ApiError('not_found', 'You do not follow this account.');
}
