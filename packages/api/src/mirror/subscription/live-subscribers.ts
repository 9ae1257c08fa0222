import { type EntityId, smaller } from '@ledgerscope/ledger';
import type { TopicStretch } from './read-topic.ts';

/** A subscriber who has everything that is committed. */
export interface LiveSubscriber {
  readonly topic: EntityId;
  /** Whether it ends by an instant: then it learns how far the ledger is although its topic has nothing new. */
  readonly hasEnd: boolean;
  /** Is given what comes; it must not wait. */
  offer(stretch: TopicStretch): void;
  /** What comes cannot be read. */
  fail(error: unknown): void;
}

/** When a subscriber joined, and up to where it had everything then. */
interface Joined {
  readonly afterNs: bigint;
  readonly round: number;
}

/**
 * Who is given what comes. A round gives what was committed since the one before to those who were there when it began; who joins
 * meanwhile is in the next one.
 */
export class LiveSubscribers {
  readonly #ofTopic = new Map<EntityId, Map<LiveSubscriber, Joined>>();
  /** Those who were in no whole round yet. */
  readonly #new = new Map<LiveSubscriber, Joined>();
  readonly #ending = new Map<LiveSubscriber, Joined>();
  #size = 0;
  #round = 0;
  /** Up to here everybody has everything who is not new. */
  #doneNs = 0n;

  get size(): number {
    return this.#size;
  }

  get topics(): readonly EntityId[] {
    return [...this.#ofTopic.keys()];
  }

  has(topic: EntityId): boolean {
    return this.#ofTopic.has(topic);
  }

  join(subscriber: LiveSubscriber, afterNs: bigint): void {
    this.leave(subscriber);
    const joined = { afterNs, round: this.#round };
    const known = this.#ofTopic.get(subscriber.topic);
    if (known === undefined) this.#ofTopic.set(subscriber.topic, new Map([[subscriber, joined]]));
    else known.set(subscriber, joined);
    this.#new.set(subscriber, joined);
    if (subscriber.hasEnd) this.#ending.set(subscriber, joined);
    this.#size += 1;
  }

  leave(subscriber: LiveSubscriber): void {
    const known = this.#ofTopic.get(subscriber.topic);
    if (known?.delete(subscriber) !== true) return;
    if (known.size === 0) this.#ofTopic.delete(subscriber.topic);
    this.#new.delete(subscriber);
    this.#ending.delete(subscriber);
    this.#size -= 1;
  }

  /** Everybody, who is there no more afterwards. */
  clear(): readonly LiveSubscriber[] {
    const all = [...this.#ofTopic.values()].flatMap((subscribers) => [...subscribers.keys()]);
    for (const subscriber of all) this.leave(subscriber);
    return all;
  }

  /** Begins a round: from where on somebody lacks something; undefined where nobody is there. */
  begin(): bigint | undefined {
    this.#round += 1;
    const behind = [...this.#new.values()].map(({ afterNs }) => afterNs);
    if (this.#new.size < this.#size) behind.push(this.#doneNs);
    const [first, ...others] = behind;
    return first === undefined ? undefined : others.reduce(smaller, first);
  }

  /** Gives a stretch to the subscribers of a topic. */
  give(topic: EntityId, stretch: TopicStretch): void {
    for (const [subscriber, joined] of this.#ofTopic.get(topic) ?? [])
      if (this.#isOfRound(joined)) subscriber.offer(stretch);
  }

  /** Ends a round in which everybody was given everything up to an instant. */
  end(untilNs: bigint): void {
    for (const [subscriber, joined] of this.#new) if (this.#isOfRound(joined)) this.#new.delete(subscriber);
    for (const [subscriber, joined] of this.#ending)
      if (this.#isOfRound(joined)) subscriber.offer({ frames: [], untilNs });
    this.#doneNs = untilNs;
  }

  #isOfRound({ round }: Joined): boolean {
    return round < this.#round;
  }
}
