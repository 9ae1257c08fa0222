import { formatEntityId, packEntityId } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';

/** `shard.realm.num` of an account that a body names; null where it is named by an alias or not at all. */
export function accountText(account: hapi.AccountID | undefined): string | null {
  return account?.accountNum === undefined ? null : numText(account.shardNum, account.realmNum, account.accountNum);
}

/** `shard.realm.num` of a token that a body names. */
export function tokenText(token: hapi.TokenID | undefined): string | null {
  return token === undefined ? null : numText(token.shardNum, token.realmNum, token.tokenNum);
}

/** `shard.realm.num`; null for numbers that no id can have. */
export function numText(shard: bigint, realm: bigint, num: bigint): string | null {
  const id = packEntityId(shard, realm, num);
  return id === undefined ? null : formatEntityId(id);
}
