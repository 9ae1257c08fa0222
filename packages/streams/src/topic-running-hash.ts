import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';
import { NS_PER_SECOND, unpackEntityId } from '@ledgerscope/ledger';
import { SHA384_BYTES, sha384 } from './sha384.ts';

/** What the running hash of a topic (version 3) covers. */
export interface TopicMessageFacts {
  /** Running hash before this message (48 bytes); zeros before a topic's first message. */
  readonly previous: Uint8Array;
  /** Payer of the transaction. */
  readonly payer: EntityId;
  readonly topic: EntityId;
  /** Consensus time of the transaction; of the batch where it ran inside an atomic batch. */
  readonly consensusNs: ConsensusNs;
  /** Sequence number that the message got. */
  readonly sequenceNumber: bigint;
  readonly message: Uint8Array;
}

const VERSION = 3n;
/** A Java object stream holding a byte array: header, class descriptor of `byte[]`. */
const FIRST_ARRAY = Buffer.from('aced0005757200025b42acf317f8060854e00200007870', 'hex');
/** A block of 76 bytes of primitive values. */
const BLOCK = Buffer.from('774c', 'hex');
const BLOCK_BYTES = 76;
/** A second byte array, whose class refers to the first one's. */
const SECOND_ARRAY = Buffer.from('7571007e0000', 'hex');

/**
 * Running hash of a topic after a message, version 3 (TransactionReceipt.topicRunningHash). The network feeds SHA-384
 * with a Java object stream, not with the plain concatenation that the protobuf comment describes.
 */
export function topicRunningHash(facts: TopicMessageFacts): Uint8Array {
  const numbers = Buffer.alloc(BLOCK_BYTES);
  let offset = numbers.writeBigInt64BE(VERSION, 0);
  for (const id of [facts.payer, facts.topic]) {
    const { shard, realm, num } = unpackEntityId(id);
    for (const part of [shard, realm, num]) offset = numbers.writeBigInt64BE(part, offset);
  }
  offset = numbers.writeBigInt64BE(facts.consensusNs / NS_PER_SECOND, offset);
  offset = numbers.writeInt32BE(Number(facts.consensusNs % NS_PER_SECOND), offset);
  numbers.writeBigInt64BE(facts.sequenceNumber, offset);
  const length = Buffer.alloc(4);
  length.writeInt32BE(SHA384_BYTES, 0);
  return sha384(
    Buffer.concat([FIRST_ARRAY, length, facts.previous, BLOCK, numbers, SECOND_ARRAY, length, sha384(facts.message)]),
  );
}
