import { larger } from '@ledgerscope/ledger';
import type { HintsChange } from '../../block/hints-changes.ts';
import { type ConstructionValue, overlaid } from './construction-value.ts';
import { type Activated, type Active, type Candidate, isOf, type State, type VerifiedUnder } from './key-state.ts';

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

/** Somebody who can sign blocks could name any number of keys. */
const MOST_REMEMBERED = 1_000;

export const NO_HANDOVER = { previousKey: undefined, announcedIn: undefined } as const;
type Verdict = Pick<KeyEvent, 'outcome'> & Partial<Pick<KeyEvent, 'reason' | 'previousKey' | 'announcedIn'>>;

const UNCHANGED: Verdict = { outcome: 'unchanged' };

function refusal(reason: string): Verdict {
  return { outcome: 'refused', reason };
}

/** Takes the changes of one verified block, one after the other. */
export class BlockOfChanges {
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
    const lastId = larger(this.#state.lastId, constructionId ?? 0n);
    this.#state = { ...this.#state, values, lastId };
    if (verdict.outcome === 'refused' && keySha256 !== undefined) this.#refuse(keySha256, verdict.reason ?? '');
    this.events.push({ change, reason: undefined, ...NO_HANDOVER, ...verdict, constructionId, keySha256 });
  }

  end(): State {
    return this.#state;
  }

  /** Of a value that the active construction takes. */
  #activation({ constructionId, keySha256 }: ConstructionValue): Verdict {
    const { active } = this.#state;
    if (keySha256 === undefined || active === undefined) return UNCHANGED;
    if (constructionId === undefined) return refusal('the construction of the key is missing');
    if (active.keySha256 === keySha256) {
      this.#state = { ...this.#state, active: { ...active, constructionId } };
      return UNCHANGED;
    }
    const announced = this.#state.candidate ?? this.#leaving;
    const next = { constructionId, keySha256, announcedIn: announced?.announcedIn };
    const problem = this.#problemOf(next, active, announced);
    return problem === undefined ? this.#handOver(active, next) : refusal(problem);
  }

  /** Why a key is not handed over; undefined where it is. */
  #problemOf(next: Activated, active: Active, announced: Candidate | undefined): string | undefined {
    const { constructionId } = next;
    if (active.constructionId !== undefined && constructionId <= active.constructionId)
      return `construction ${active.constructionId} is already in force with a different key`;
    if (announced !== undefined)
      return isOf(announced, next)
        ? undefined
        : `construction ${nameOf(announced)} was announced with the key ${announced.keySha256}`;
    const isUnseen = this.#state.values.next === undefined && this.#under.keySha256 === active.keySha256;
    return isUnseen ? undefined : `no verified block announced construction ${constructionId}`;
  }

  #handOver({ keySha256: previousKey }: Active, next: Activated): Verdict {
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
        : refusal(`construction ${nameOf(candidate)} was announced with a different key`);
    const inForce = active?.constructionId ?? 0n;
    if (constructionId !== undefined && constructionId < larger(lastId, inForce + 1n))
      return refusal(`construction ${constructionId} is not later than ${larger(lastId, inForce)}`);
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
    refused.set(keySha256, `block ${this.#number} announced it as a network key, which was rejected: ${reason}`);
    this.#state = { ...this.#state, refused };
  }
}

function nameOf({ constructionId }: Candidate): string {
  return constructionId === undefined ? 'with an unknown number' : `${constructionId}`;
}
