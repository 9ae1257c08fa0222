import { type EntityId, packEntityId } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';

/** The packed id of an account that a body names by number; undefined where it names none, or an alias. */
export function idOfMessage(account: hapi.AccountID | undefined): EntityId | undefined {
  return account?.accountNum === undefined
    ? undefined
    : packEntityId(account.shardNum, account.realmNum, account.accountNum);
}
