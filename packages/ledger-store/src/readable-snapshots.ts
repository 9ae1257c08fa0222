import { batchesBegun } from './block/commit.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';

/** Which snapshots can still be read whole: of each row of state two versions are stored, and each batch writes one. */
export class ReadableSnapshots {
  /** The one before, and whether a batch is under way, as far as this process writes. */
  #before: LedgerSnapshot | undefined;
  #isWriting = false;
  #writesHere: boolean;

  constructor(writesHere: boolean) {
    this.#writesHere = writesHere;
  }

  /** While the next batch is written. */
  async whileWriting<T>(write: () => Promise<T>): Promise<T> {
    this.#writesHere = true;
    this.#isWriting = true;
    try {
      return await write();
    } finally {
      this.#isWriting = false;
    }
  }

  /** The head moved from this one, by a batch of this process or of another one. */
  movedFrom(before: LedgerSnapshot, writesHere: boolean): void {
    this.#before = writesHere ? before : undefined;
    this.#writesHere = writesHere;
  }

  async includes(asked: LedgerSnapshot, now: LedgerSnapshot): Promise<boolean> {
    if (!this.#writesHere) return (await batchesBegun(asked.client, asked.head)) <= 1n;
    return asked === now || (asked === this.#before && !this.#isWriting);
  }
}
