import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityId } from '@ledgerscope/ledger';
import {
  askingFor,
  FairPool,
  type LedgerSnapshot,
  type LedgerStore,
  topicsWrittenSince,
} from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import { type LiveSubscriber, LiveSubscribers } from './live-subscribers.ts';
import { readNewest, readTopic, type TopicStretch } from './read-topic.ts';

const IDLE_MS = 50;
const AFTER_ERROR_MS = 1_000;
/** For so long the store may not answer before subscribers are sent away. */
const PATIENCE_MS = 10_000;
/** Subscribers that read what is stored at the same time, of one client one of them; the others wait. */
const MOST_READING = 4;
const MOST_WAITING = 10_000;
/** Topics whose new messages are read at once. */
const TOPICS_AT_ONCE = 500;
/** So many transactions are looked at, for each topic that somebody reads, before every topic is asked for new messages: that costs as much. */
const LOOKED_FOR_A_TOPIC = 4;

/**
 * Reads messages of topics for subscribers: what is committed behind the head that they have is read once for all of a topic, for many
 * topics at once, and only for topics that committed transactions name; older messages are read for each by itself.
 */
export class TopicHub {
  readonly #store: LedgerStore;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #live = new LiveSubscribers();
  readonly #reading = new FairPool(
    Array.from({ length: MOST_READING }, (_, place) => place),
    { bound: MOST_WAITING },
  );
  #running: Promise<void> | undefined;

  constructor(store: LedgerStore, log: Pick<Logger, 'warn'>) {
    this.#store = store;
    this.#log = log;
  }

  /** The newest committed instant; 0 before the first block. */
  get headNs(): bigint {
    return this.#store.head?.lastNs ?? 0n;
  }

  /** Lets a subscriber who has everything up to an instant have what comes behind it. */
  join(subscriber: LiveSubscriber, afterNs: bigint): void {
    this.#live.join(subscriber, afterNs);
    this.#start();
  }

  leave(subscriber: LiveSubscriber): void {
    this.#live.leave(subscriber);
  }

  /** What is stored of a topic behind an instant, a page of it. Clients take turns. */
  read(topic: EntityId, afterNs: bigint, client: string, signal: AbortSignal): Promise<TopicStretch> {
    return askingFor({ name: client, signal }, () =>
      this.#reading.run(() => readTopic(this.#store.snapshot(), topic, afterNs)),
    );
  }

  #start(): void {
    this.#running ??= askingFor({ name: 'subscriptions of topics', isFollower: true }, () => this.#run()).finally(
      () => {
        this.#running = undefined;
        // One that joined at the last moment.
        if (this.#live.size > 0) this.#start();
      },
    );
  }

  async #run(): Promise<void> {
    let failingSince: number | undefined;
    // Ends with the last subscriber.
    while (this.#live.size > 0) {
      try {
        if (!(await this.#sendNew())) await sleep(IDLE_MS, undefined, { ref: false });
        failingSince = undefined;
      } catch (error) {
        failingSince ??= performance.now();
        this.#log.warn({ err: error }, 'topic subscriptions are waiting: new messages cannot be read');
        if (performance.now() - failingSince >= PATIENCE_MS) this.#failAll(error);
        else await sleep(AFTER_ERROR_MS, undefined, { ref: false });
      }
    }
  }

  #failAll(error: unknown): void {
    for (const subscriber of this.#live.clear()) subscriber.fail(error);
  }

  /** Gives what is new to the subscribers that are there; false where nothing is. */
  async #sendNew(): Promise<boolean> {
    const snapshot = this.#store.snapshot();
    const headNs = snapshot.head?.lastNs ?? 0n;
    const afterNs = this.#live.begin();
    if (afterNs === undefined || afterNs >= headNs) return false;
    const read = this.#live.topics;
    const written = await topicsWrittenSince(snapshot, afterNs, LOOKED_FOR_A_TOPIC * read.length);
    const topics = read.filter((topic) => written?.has(topic) !== false);
    const long: EntityId[] = [];
    for (let start = 0; start < topics.length; start += TOPICS_AT_ONCE) {
      const some = topics.slice(start, start + TOPICS_AT_ONCE);
      const newest = await readNewest(snapshot, some, afterNs);
      for (const topic of some) {
        const stretch = newest.get(topic);
        if (stretch === undefined) long.push(topic);
        else if (stretch.frames.length > 0) this.#live.give(topic, stretch);
      }
    }
    for (const topic of long) await this.#sendPages(snapshot, topic, afterNs);
    this.#live.end(headNs);
    return true;
  }

  /** What a topic has behind an instant, where that is more than a page. */
  async #sendPages(snapshot: LedgerSnapshot, topic: EntityId, afterNs: bigint): Promise<void> {
    const headNs = snapshot.head?.lastNs ?? 0n;
    // Who has no room leaves, and reads the rest later.
    for (let placeNs = afterNs; placeNs < headNs && this.#live.has(topic); ) {
      const stretch = await readTopic(snapshot, topic, placeNs);
      this.#live.give(topic, stretch);
      placeNs = stretch.untilNs;
    }
  }
}
