import { type EntityId, unpackEntityId } from '@ledgerscope/ledger';
import type { AccountID, ContractID, FileID, ScheduleID, TokenID, TopicID } from '../hapi/messages.ts';

export function accountId(id: EntityId): AccountID {
  const { shard, realm, num } = unpackEntityId(id);
  return { shardNum: shard, realmNum: realm, accountNum: num, alias: undefined };
}

export function contractId(id: EntityId): ContractID {
  const { shard, realm, num } = unpackEntityId(id);
  return { shardNum: shard, realmNum: realm, contractNum: num, evmAddress: undefined };
}

export function tokenId(id: EntityId): TokenID {
  const { shard, realm, num } = unpackEntityId(id);
  return { shardNum: shard, realmNum: realm, tokenNum: num };
}

export function topicId(id: EntityId): TopicID {
  const { shard, realm, num } = unpackEntityId(id);
  return { shardNum: shard, realmNum: realm, topicNum: num };
}

export function fileId(id: EntityId): FileID {
  const { shard, realm, num } = unpackEntityId(id);
  return { shardNum: shard, realmNum: realm, fileNum: num };
}

export function scheduleId(id: EntityId): ScheduleID {
  const { shard, realm, num } = unpackEntityId(id);
  return { shardNum: shard, realmNum: realm, scheduleNum: num };
}

/** What a conversion makes of an id that may be missing. */
export function maybe<T>(id: EntityId | undefined, convert: (id: EntityId) => T): T | undefined {
  return id === undefined ? undefined : convert(id);
}
