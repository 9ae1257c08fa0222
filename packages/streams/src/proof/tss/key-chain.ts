import type { HintsChange } from '../../block/hints-changes.ts';
import { type ConstructionValue, overlaid } from './construction-value.ts';

/** Under which key a block was verified, its own or that of a later one, and the ledger id that leads to it; undefined: a pin does. */
export interface VerifiedUnder {
  readonly keySha256: string;
  readonly ledgerId: string | undefined;
}

/** What a change meant for the keys. 'refused': the key that it names is not trusted for it. */
export type KeyOutcome = 'announced' | 'activated' | 'withdrawn' | 'refused' | 'unchanged';

/** A change of a hinTS construction, and what became of it. */
export interface KeyEvent {
  readonly change: HintsChange;
  readonly outcome: KeyOutcome;
  /** Why it was refused. */
  readonly reason: string | undefined;
  /** The construction and its key after the change, as far as they are known. */
  readonly constructionId: bigint | undefined;
  readonly keySha256: string | undefined;
  /** Of an activated key: the one before it, and the block that announced it where one that was read did. */
  readonly previousKey: string | undefined;
  readonly announcedIn: bigint | undefined;
}

/** What the chain says of a key in a block. 'refused' and 'retired' say why it is not the network's there. */
export type KeyStanding =
  | { readonly kind: 'handed-over'; readonly root: VerifiedUnder }
  | { readonly kind: 'refused' | 'retired'; readonly reason: string };

interface Candidate {
  /** Undefined where it was begun before the first block that was read. */
  readonly constructionId: bigint | undefined;
  readonly keySha256: string;
  readonly announcedIn: bigint | undefined;
}

/** The key in force. */
interface Active {
  readonly keySha256: string;
  /** Undefined until a block says it. */
  readonly constructionId: bigint | undefined;
  /** The block from which on it holds; undefined where nobody handed it over: it is the beginning. */
  readonly since: bigint | undefined;
}

interface State {
  readonly root: VerifiedUnder | undefined;
  readonly active: Active | undefined;
  readonly candidate: Candidate | undefined;
  /** The values of the two singletons, as far as verified blocks gave them; undefined where none did. */
  readonly values: Readonly<Record<HintsChange['state'], ConstructionValue | undefined>>;
  /** The largest construction that was seen. */
  readonly lastId: bigint;
  /** Keys that were handed over from, with the blocks from which on the next one held. */
  readonly left: ReadonlyMap<string, bigint>;
  /** Keys whose handover was refused, and why. */
  readonly refused: ReadonlyMap<string, string>;
}

const BEGINNING: State = {
  root: undefined,
  active: undefined,
  candidate: undefined,
  values: { active: undefined, next: undefined },
  lastId: 0n,
  left: new Map(),
  refused: new Map(),
};

/** The nodes finish signatures under the key before for three blocks from a handover on, that of the handover among them. */
const MIXED_BLOCKS = 3n;
/** Somebody who can sign blocks could name any number of keys. */
const MOST_REMEMBERED = 1_000;

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
    const { root, active, candidate, left, refused } = this.#state;
    if (root === undefined || active === undefined) return undefined;
    if (keySha256 === active.keySha256) return active.since === undefined ? undefined : { kind: 'handed-over', root };
    if (keySha256 === candidate?.keySha256 && this.#isActivatedIn(candidate, since))
      return { kind: 'handed-over', root };
    const leftAt = left.get(keySha256);
    if (leftAt !== undefined) {
      if (number >= leftAt + MIXED_BLOCKS)
        return {
          kind: 'retired',
          reason: `block ${leftAt} handed over from the hinTS key ${keySha256} to another one`,
        };
      return keySha256 === root.keySha256 ? undefined : { kind: 'handed-over', root };
    }
    const reason = refused.get(keySha256);
    return reason === undefined ? undefined : { kind: 'refused', reason };
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
      const reason = 'the block that says so was not verified';
      return { change, outcome: 'refused', reason, constructionId, keySha256, ...NO_HANDOVER };
    });
    return { chain: new KeyChain({ ...this.#state, values, candidate: undefined }), events };
  }

  /** Only of a key that a verified block announced: whoever makes blocks could write both. */
  #isActivatedIn(candidate: Candidate, blocks: readonly (readonly HintsChange[])[]): boolean {
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

/** A verified block is the beginning of the chain where there is none, or where it was verified under a key that does not belong to it. */
function begin(state: State, under: VerifiedUnder): State {
  const { root, active, candidate, left } = state;
  const { keySha256, ledgerId } = under;
  const belongs = keySha256 === active?.keySha256 || keySha256 === candidate?.keySha256 || left.has(keySha256);
  if (active !== undefined && belongs) {
    // What was pinned may turn out to be the key that the ledger id names.
    const isRoot = root?.keySha256 === keySha256 && root.ledgerId === undefined && ledgerId !== undefined;
    return isRoot ? { ...state, root: under } : state;
  }
  const value = state.values.active;
  const constructionId = value?.keySha256 === keySha256 ? value.constructionId : undefined;
  return { ...state, root: under, active: { keySha256, constructionId, since: undefined } };
}

const NO_HANDOVER = { previousKey: undefined, announcedIn: undefined } as const;
type Verdict = Pick<KeyEvent, 'outcome'> & Partial<Pick<KeyEvent, 'reason' | 'previousKey' | 'announcedIn'>>;

const UNCHANGED: Verdict = { outcome: 'unchanged' };

function refusal(reason: string): Verdict {
  return { outcome: 'refused', reason };
}

/** Takes the changes of one verified block, one after the other. */
class BlockOfChanges {
  readonly events: KeyEvent[] = [];
  readonly #number: bigint;
  readonly #under: VerifiedUnder;
  /** The announced construction that this block empties: a handover does that, too, before or after it. */
  #leaving: Candidate | undefined;
  #state: State;

  constructor(state: State, number: bigint, under: VerifiedUnder) {
    this.#state = state;
    this.#number = number;
    this.#under = under;
  }

  take(change: HintsChange): void {
    const before = this.#state.values[change.state];
    const value = overlaid(before, change);
    const verdict = change.state === 'active' ? this.#activation(value) : this.#announcement(value);
    const { constructionId, keySha256 } = value;
    const values = { ...this.#state.values, [change.state]: value };
    const lastId = max(this.#state.lastId, constructionId ?? 0n);
    this.#state = { ...this.#state, values, lastId };
    if (verdict.outcome === 'refused' && keySha256 !== undefined) this.#refuse(keySha256, verdict.reason ?? '');
    this.events.push({ change, reason: undefined, ...NO_HANDOVER, ...verdict, constructionId, keySha256 });
  }

  end(): State {
    return this.#state;
  }

  /** Of a value that the active construction takes. */
  #activation({ constructionId, keySha256 }: ConstructionValue): Verdict {
    const { active, values } = this.#state;
    if (keySha256 === undefined || active === undefined) return UNCHANGED;
    if (constructionId === undefined) return refusal('it does not say of which construction the key is');
    if (active.keySha256 === keySha256) {
      this.#state = { ...this.#state, active: { ...active, constructionId } };
      return UNCHANGED;
    }
    if (active.constructionId !== undefined && constructionId <= active.constructionId)
      return refusal(`construction ${active.constructionId} was in force already, and has another key`);
    const announced = this.#state.candidate ?? this.#leaving;
    if (announced !== undefined) {
      if (!isOf(announced, { constructionId, keySha256 }))
        return refusal(
          `construction ${announced.constructionId ?? 'of no known number'} was announced with the key ${announced.keySha256}`,
        );
    } else if (values.next !== undefined || this.#under.keySha256 !== active.keySha256)
      return refusal(`no verified block announced construction ${constructionId}`);
    return this.#handOver(active, { constructionId, keySha256, announcedIn: announced?.announcedIn });
  }

  #handOver({ keySha256: previousKey }: Active, next: Candidate): Verdict {
    const { constructionId, keySha256, announcedIn } = next;
    const left = new Map([...this.#state.left].slice(-MOST_REMEMBERED));
    left.set(previousKey, this.#number);
    left.delete(keySha256);
    const active = { keySha256, constructionId, since: this.#number };
    this.#state = { ...this.#state, active, candidate: undefined, left };
    this.#leaving = undefined;
    return { outcome: 'activated', previousKey, announcedIn };
  }

  /** Of a value that the next construction takes. */
  #announcement({ constructionId, keySha256 }: ConstructionValue): Verdict {
    const { active, candidate, lastId } = this.#state;
    if (keySha256 === undefined) return this.#withdraw();
    if (candidate !== undefined && candidate.constructionId === constructionId)
      return candidate.keySha256 === keySha256
        ? UNCHANGED
        : refusal(`construction ${constructionId ?? 'of no known number'} was announced with another key`);
    const inForce = active?.constructionId ?? 0n;
    if (constructionId !== undefined && (constructionId < lastId || constructionId <= inForce))
      return refusal(`construction ${constructionId} is not later than ${max(lastId, inForce)}`);
    this.#state = { ...this.#state, candidate: { constructionId, keySha256, announcedIn: this.#number } };
    return { outcome: 'announced', announcedIn: this.#number };
  }

  #withdraw(): Verdict {
    const { candidate } = this.#state;
    if (candidate === undefined) return UNCHANGED;
    this.#leaving = candidate;
    this.#state = { ...this.#state, candidate: undefined };
    return { outcome: 'withdrawn' };
  }

  #refuse(keySha256: string, reason: string): void {
    const refused = new Map([...this.#state.refused].slice(-MOST_REMEMBERED));
    refused.set(keySha256, `block ${this.#number} names it as a key of the network, which was refused: ${reason}`);
    this.#state = { ...this.#state, refused };
  }
}

/** Whether a value is the announced construction with the announced key. */
function isOf(candidate: Candidate, { constructionId, keySha256 }: ConstructionValue): boolean {
  if (candidate.keySha256 !== keySha256) return false;
  return candidate.constructionId === undefined || candidate.constructionId === constructionId;
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
