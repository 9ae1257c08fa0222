import { type EntityId, NO_ENTITY, packEntityId } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';

const EVM_ADDRESS_BYTES = 20;

/**
 * Protobuf ids to packed ids. What users write into a body may name nothing: such ids become {@link NO_ENTITY}. Ids
 * given by alias or EVM address are looked up.
 */
export class EntityIds {
  readonly #resolve: (addressOrAlias: Uint8Array) => EntityId | undefined;

  constructor(resolve: (addressOrAlias: Uint8Array) => EntityId | undefined) {
    this.#resolve = resolve;
  }

  account(id: hapi.AccountID | undefined): EntityId {
    if (id === undefined) return NO_ENTITY;
    if (id.accountNum !== undefined) return packOrNone(id.shardNum, id.realmNum, id.accountNum);
    const { alias } = id;
    if (alias === undefined || alias.length === 0) return NO_ENTITY;
    if (alias.length === EVM_ADDRESS_BYTES) return this.address(alias, id.shardNum, id.realmNum);
    return this.#resolve(alias) ?? NO_ENTITY;
  }

  contract(id: hapi.ContractID | undefined): EntityId {
    if (id === undefined) return NO_ENTITY;
    if (id.contractNum !== undefined) return packOrNone(id.shardNum, id.realmNum, id.contractNum);
    const { evmAddress } = id;
    return evmAddress === undefined ? NO_ENTITY : this.address(evmAddress, id.shardNum, id.realmNum);
  }

  /**
   * The entity of a 20-byte EVM address in a shard and realm. A "long-zero" address holds the number itself: after 12
   * zero bytes, or after 4 bytes of shard and 8 of realm as networks with other shards and realms wrote it at first.
   */
  address(address: Uint8Array, shard: bigint, realm: bigint): EntityId {
    if (address.length !== EVM_ADDRESS_BYTES) return NO_ENTITY;
    const view = new DataView(address.buffer, address.byteOffset, EVM_ADDRESS_BYTES);
    const statedShard = BigInt(view.getUint32(0));
    const statedRealm = view.getBigUint64(4);
    const bare = statedShard === 0n && statedRealm === 0n;
    if (bare || (statedShard === shard && statedRealm === realm)) {
      const id = packEntityId(shard, realm, view.getBigUint64(12));
      if (id !== undefined) return id;
    }
    return this.#resolve(address) ?? NO_ENTITY;
  }

  token(id: hapi.TokenID | undefined): EntityId {
    return id === undefined ? NO_ENTITY : packOrNone(id.shardNum, id.realmNum, id.tokenNum);
  }

  topic(id: hapi.TopicID | undefined): EntityId {
    return id === undefined ? NO_ENTITY : packOrNone(id.shardNum, id.realmNum, id.topicNum);
  }

  file(id: hapi.FileID | undefined): EntityId {
    return id === undefined ? NO_ENTITY : packOrNone(id.shardNum, id.realmNum, id.fileNum);
  }

  schedule(id: hapi.ScheduleID | undefined): EntityId {
    return id === undefined ? NO_ENTITY : packOrNone(id.shardNum, id.realmNum, id.scheduleNum);
  }
}

function packOrNone(shard: bigint, realm: bigint, num: bigint): EntityId {
  return packEntityId(shard, realm, num) ?? NO_ENTITY;
}
