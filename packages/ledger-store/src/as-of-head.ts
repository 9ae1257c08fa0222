import type { LedgerHead } from './ledger-snapshot.ts';

/** What is kept of the ledger as of one head, and forgotten when that moves without telling what it changed. */
export abstract class AsOfHead {
  #head: LedgerHead | undefined;

  protected abstract forgetAll(): void;

  /** Whether this is the head that everything kept is as of. */
  isAt(head: LedgerHead): boolean {
    return this.#head?.sequence === head.sequence && this.#head.lastNs === head.lastNs;
  }

  /** Makes what is kept that of this head; false where the head is older than what is kept. */
  protected isAsOf(head: LedgerHead): boolean {
    if (this.isAt(head)) return true;
    if (this.#head !== undefined && head.sequence < this.#head.sequence) return false;
    this.forgetAll();
    this.#head = head;
    return true;
  }

  /**
   * Follows a batch that this process committed, by `change` where what is kept is as of the head before. Nothing may be
   * read between that and this.
   */
  protected follow(before: LedgerHead | undefined, after: LedgerHead, change: () => void): void {
    if (before !== undefined && this.isAt(before)) change();
    else this.forgetAll();
    this.#head = after;
  }
}
