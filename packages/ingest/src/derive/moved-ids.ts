import { type EntityId, NO_ENTITY, packEntityId } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from './derive-context.ts';
import { noteNotUnderstood } from './note-not-understood.ts';

/**
 * The account of an entry that moved value. An id beyond the ledger's range is noted, since the value is then missing
 * from every balance.
 */
export function movedAccount(derivation: Derivation, field: string, id: hapi.AccountID | undefined): EntityId {
  if (id?.accountNum === undefined) return derivation.ids.account(id);
  return (
    packEntityId(id.shardNum, id.realmNum, id.accountNum) ??
    outOfRange(derivation, field, id.shardNum, id.realmNum, id.accountNum)
  );
}

/** As {@link movedAccount} for the token that moved. */
export function movedToken(derivation: Derivation, field: string, id: hapi.TokenID | undefined): EntityId {
  if (id === undefined) return derivation.ids.token(id);
  return (
    packEntityId(id.shardNum, id.realmNum, id.tokenNum) ??
    outOfRange(derivation, field, id.shardNum, id.realmNum, id.tokenNum)
  );
}

function outOfRange(derivation: Derivation, field: string, shard: bigint, realm: bigint, num: bigint): EntityId {
  noteNotUnderstood(derivation, field, 'an id of 10, 16 and 38 bits', `${shard}.${realm}.${num}`);
  return NO_ENTITY;
}
