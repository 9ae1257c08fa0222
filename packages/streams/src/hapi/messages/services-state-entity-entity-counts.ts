// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

/** com.hedera.hapi.node.state.entity.EntityCounts */
export interface EntityCounts {
  numAccounts: bigint;
  numAliases: bigint;
  numTokens: bigint;
  numTokenRelations: bigint;
  numNfts: bigint;
  numAirdrops: bigint;
  numStakingInfos: bigint;
  numTopics: bigint;
  numFiles: bigint;
  numNodes: bigint;
  numSchedules: bigint;
  numContractStorageSlots: bigint;
  numContractBytecodes: bigint;
  numHooks: bigint;
  numEvmHookStorageSlots: bigint;
  numRegisteredNodes: bigint;
}
function newEntityCounts(): EntityCounts {
  return { numAccounts: 0n, numAliases: 0n, numTokens: 0n, numTokenRelations: 0n, numNfts: 0n, numAirdrops: 0n, numStakingInfos: 0n, numTopics: 0n, numFiles: 0n, numNodes: 0n, numSchedules: 0n, numContractStorageSlots: 0n, numContractBytecodes: 0n, numHooks: 0n, numEvmHookStorageSlots: 0n, numRegisteredNodes: 0n };
}
export function readEntityCounts(c: Cursor, end: number, depth: number, m: EntityCounts = newEntityCounts()): EntityCounts {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.numAccounts = c.uint64(end); break;
      case 16: m.numAliases = c.uint64(end); break;
      case 24: m.numTokens = c.uint64(end); break;
      case 32: m.numTokenRelations = c.uint64(end); break;
      case 40: m.numNfts = c.uint64(end); break;
      case 48: m.numAirdrops = c.uint64(end); break;
      case 56: m.numStakingInfos = c.uint64(end); break;
      case 64: m.numTopics = c.uint64(end); break;
      case 72: m.numFiles = c.uint64(end); break;
      case 80: m.numNodes = c.uint64(end); break;
      case 88: m.numSchedules = c.uint64(end); break;
      case 96: m.numContractStorageSlots = c.uint64(end); break;
      case 104: m.numContractBytecodes = c.uint64(end); break;
      case 112: m.numHooks = c.uint64(end); break;
      case 120: m.numEvmHookStorageSlots = c.uint64(end); break;
      case 128: m.numRegisteredNodes = c.uint64(end); break;
      default: c.skipField('EntityCounts', tag, end);
    }
  }
  return m;
}
export const EntityCounts: MessageType<EntityCounts> = defineMessage<EntityCounts>(
  'EntityCounts',
  newEntityCounts,
  readEntityCounts,
  () => [
    { number: 1, name: 'numAccounts', kind: 'uint64' },
    { number: 2, name: 'numAliases', kind: 'uint64' },
    { number: 3, name: 'numTokens', kind: 'uint64' },
    { number: 4, name: 'numTokenRelations', kind: 'uint64' },
    { number: 5, name: 'numNfts', kind: 'uint64' },
    { number: 6, name: 'numAirdrops', kind: 'uint64' },
    { number: 7, name: 'numStakingInfos', kind: 'uint64' },
    { number: 8, name: 'numTopics', kind: 'uint64' },
    { number: 9, name: 'numFiles', kind: 'uint64' },
    { number: 10, name: 'numNodes', kind: 'uint64' },
    { number: 11, name: 'numSchedules', kind: 'uint64' },
    { number: 12, name: 'numContractStorageSlots', kind: 'uint64' },
    { number: 13, name: 'numContractBytecodes', kind: 'uint64' },
    { number: 14, name: 'numHooks', kind: 'uint64' },
    { number: 15, name: 'numEvmHookStorageSlots', kind: 'uint64' },
    { number: 16, name: 'numRegisteredNodes', kind: 'uint64' },
  ],
);
