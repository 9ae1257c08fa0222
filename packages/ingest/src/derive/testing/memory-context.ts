import type { EntityId } from '@ledgerscope/ledger';
import { type FilePiece, RecentFiles } from '../../recent-files.ts';
import type { DeriveContext, TopicPosition } from '../derive-block.ts';

/** What blocks derived one after another learn, in memory. */
export class MemoryContext implements DeriveContext {
  readonly sequence: bigint;
  readonly addresses = new Map<string, EntityId>();
  readonly topics = new Map<EntityId, TopicPosition>();

  constructor(sequence = 0n) {
    this.sequence = sequence;
  }

  resolve(addressOrAlias: Uint8Array): EntityId | undefined {
    return this.addresses.get(Buffer.from(addressOrAlias).toString('hex'));
  }

  learn(addressOrAlias: Uint8Array, id: EntityId): void {
    this.addresses.set(Buffer.from(addressOrAlias).toString('hex'), id);
  }

  readonly files = new RecentFiles();

  fileContents(file: EntityId): Uint8Array | undefined {
    const contents = this.files.contents(file, []);
    return contents === 'unknown' ? undefined : contents;
  }

  writeFile(file: EntityId, piece: FilePiece): void {
    this.files.add(file, piece);
  }

  previousTopicHash(topic: EntityId): TopicPosition | undefined {
    return this.topics.get(topic);
  }

  moveTopic(topic: EntityId, position: TopicPosition): void {
    this.topics.set(topic, position);
  }
}
