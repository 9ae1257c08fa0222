import { setTimeout as sleep } from 'node:timers/promises';
import { type EntityId, smaller } from '@ledgerscope/ledger';
import { askingFor, FairPool, type LedgerStore, lastTopicMessages } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import { readTopic, type TopicStretch } from './read-topic.ts';

const IDLE_MS = 50;
const AFTER_ERROR_MS = 1_000;
/** For so long the store may not answer before subscribers are sent away. */
const PATIENCE_MS = 10_000;
/** Subscribers that read what is stored at the same time, of one client one of them; the others wait. */
const MOST_READING = 4;
const MOST_WAITING = 10_000;
/** Topics of which it is asked in one statement whether they have something new. */
const TOPICS_AT_ONCE = 500;

/** A subscriber who has everything that is committed. */
export interface LiveSubscriber {
  readonly topic: EntityId;
  /** Is given what comes; it must not wait. */
  offer(stretch: TopicStretch): void;
  /** What comes cannot be read. */
  fail(error: unknown): void;
}

/**
 * Reads messages of topics for subscribers: what is committed behind the head that they have is read once for all of a topic, and it is
 * looked for once for all topics; older messages are read for each by itself.
 */
export class TopicHub {
  readonly #store: LedgerStore;
  readonly #log: Pick<Logger, 'warn'>;
  /** Live subscribers, and up to where each was given what comes. */
  readonly #live = new Map<LiveSubscriber, bigint>();
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
    this.#live.set(subscriber, afterNs);
    this.#start();
  }

  leave(subscriber: LiveSubscriber): void {
    this.#live.delete(subscriber);
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
    const all = [...this.#live.keys()];
    this.#live.clear();
    for (const subscriber of all) subscriber.fail(error);
  }

  /** Gives what is new to the subscribers that are there; false where nothing is. */
  async #sendNew(): Promise<boolean> {
    const snapshot = this.#store.snapshot();
    const headNs = snapshot.head?.lastNs ?? 0n;
    const behind = [...this.#live].filter(([, ns]) => ns < headNs);
    if (behind.length === 0) return false;
    const byTopic = Map.groupBy(behind, ([{ topic }]) => topic);
    const topics = [...byTopic.keys()];
    for (let start = 0; start < topics.length; start += TOPICS_AT_ONCE) {
      const some = topics.slice(start, start + TOPICS_AT_ONCE);
      const newest = await lastTopicMessages(snapshot, some);
      for (const topic of some) {
        const subscribers = byTopic.get(topic) ?? [];
        const afterNs = subscribers.reduce((least, [, ns]) => smaller(ns, least), headNs);
        const hasNew = (newest.get(topic)?.consensusNs ?? 0n) > afterNs;
        const stretch = hasNew ? await readTopic(snapshot, topic, afterNs) : { frames: [], untilNs: headNs };
        this.#give(subscribers, stretch);
      }
    }
    return true;
  }

  #give(subscribers: readonly (readonly [LiveSubscriber, bigint])[], { frames, untilNs }: TopicStretch): void {
    for (const [subscriber, ns] of subscribers) {
      // It has left; or it had this already when it joined.
      if (this.#live.get(subscriber) !== ns || untilNs <= ns) continue;
      this.#live.set(subscriber, untilNs);
      subscriber.offer({ frames, untilNs });
    }
  }
}
