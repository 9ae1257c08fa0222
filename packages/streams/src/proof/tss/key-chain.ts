import type { HintsChange } from '../../block/hints-changes.ts';
import { overlaid } from './construction-value.ts';
import { BlockOfChanges, type KeyEvent, NO_HANDOVER } from './key-events.ts';
import { BEGINNING, begin, isOf, type State, type VerifiedUnder } from './key-state.ts';

/** What the chain says of a key in a block. 'refused' and 'retired' say why it is not the network's there. */
export type KeyStanding =
  | { readonly kind: 'handed-over'; readonly root: VerifiedUnder }
  | { readonly kind: 'refused' | 'retired'; readonly reason: string };

/** The nodes finish signatures under the key before for three blocks from a handover on, that of the handover among them. */
const MIXED_BLOCKS = 3n;
/**
 * The hinTS keys that a network's blocks hand over from one to the next. A block that was verified says which key follows (state 39), and
 * a later one that it is in force (state 38). Values of this class never change: {@link after} gives the next one.
 */
export class KeyChain {
  readonly #state: State;

  private constructor(state: State) {
    this.#state = state;
  }

  static readonly empty = new KeyChain(BEGINNING);

  /**
   * The chain after a block, and what its changes meant.
   * @param under undefined for a block that was not verified: nothing of it counts, and what it changed is not known any more
   */
  after(
    number: bigint,
    changes: readonly HintsChange[],
    under: VerifiedUnder | undefined,
  ): { readonly chain: KeyChain; readonly events: readonly KeyEvent[] } {
    if (under === undefined) return this.#afterUnverified(changes);
    const begun = begin(this.#state, under);
    if (changes.length === 0) return { chain: begun === this.#state ? this : new KeyChain(begun), events: [] };
    const block = new BlockOfChanges(begun, number, under);
    for (const change of changes) block.take(change);
    return { chain: new KeyChain(begin(block.end(), under)), events: block.events };
  }

  /**
   * What is known of a key in a block of this number.
   * @param since changes of the blocks from the next one to be read up to the one that is signed: they may put the announced key in force
   */
  standingOf(
    keySha256: string,
    number: bigint,
    since: readonly (readonly HintsChange[])[] = [],
  ): KeyStanding | undefined {
    const { root, active } = this.#state;
    if (root === undefined || active === undefined) return undefined;
    if (keySha256 === active.keySha256) return active.since === undefined ? undefined : { kind: 'handed-over', root };
    if (this.#isActivatedIn(keySha256, since)) return { kind: 'handed-over', root };
    return this.#standingOfOther(keySha256, number, root);
  }

  #standingOfOther(keySha256: string, number: bigint, root: VerifiedUnder): KeyStanding | undefined {
    const leftAt = this.#state.left.get(keySha256);
    if (leftAt === undefined) {
      const reason = this.#state.refused.get(keySha256);
      return reason === undefined ? undefined : { kind: 'refused', reason };
    }
    if (number >= leftAt + MIXED_BLOCKS)
      return { kind: 'retired', reason: `block ${leftAt} replaced the hinTS key ${keySha256}` };
    return keySha256 === root.keySha256 ? undefined : { kind: 'handed-over', root };
  }

  /** Whether a verified block was read. */
  get isBegun(): boolean {
    return this.#state.active !== undefined;
  }

  /** Whether this key is the one in force or the announced one: signatures under others are of another history, or the network's nodes changed unseen. */
  knows(keySha256: string): boolean {
    const { active, candidate } = this.#state;
    return keySha256 === active?.keySha256 || keySha256 === candidate?.keySha256;
  }

  #afterUnverified(changes: readonly HintsChange[]) {
    if (changes.length === 0) return { chain: this, events: [] };
    const values = { ...this.#state.values };
    const events = changes.map((change): KeyEvent => {
      values[change.state] = undefined;
      const { constructionId, keySha256 } = change;
      const reason = 'the block that contains it was not verified';
      return { change, outcome: 'refused', reason, constructionId, keySha256, ...NO_HANDOVER };
    });
    return { chain: new KeyChain({ ...this.#state, values, candidate: undefined }), events };
  }

  /** Only of a key that a verified block announced: whoever makes blocks could write both. */
  #isActivatedIn(keySha256: string, blocks: readonly (readonly HintsChange[])[]): boolean {
    const { candidate } = this.#state;
    if (candidate?.keySha256 !== keySha256) return false;
    const values = { ...this.#state.values };
    for (const changes of blocks) {
      let isWithdrawn = false;
      for (const change of changes) {
        const value = overlaid(values[change.state], change);
        values[change.state] = value;
        const isIt = isOf(candidate, value);
        if (change.state === 'active' && isIt) return true;
        isWithdrawn ||= change.state === 'next' && !isIt;
      }
      if (isWithdrawn) return false;
    }
    return false;
  }
}
