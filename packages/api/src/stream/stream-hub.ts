import { setTimeout as sleep } from 'node:timers/promises';
import { smaller } from '@ledgerscope/ledger';
import { askingFor, currentAsker, FairPool, type LedgerStore } from '@ledgerscope/ledger-store';
import type { WriteMessages } from '@ledgerscope/transactions/messages/write-messages';
import { movedRowsAfter } from '@ledgerscope/transactions/moves/moved-rows-after';
import type { Logger } from 'pino';
import type { StreamPlace } from './place.ts';
import { StreamMatches, type StreamMessage, type StreamRule, type StreamSpan } from './stream-matches.ts';

/** Transactions that are looked at in one go. */
const PAGE = 2_000;
const IDLE_MS = 50;
const AFTER_ERROR_MS = 1_000;
/** Streams that read what is stored at the same time, of one user one of them; the others wait. */
const MOST_READING = 2;
const MOST_WAITING = 10_000;

/** A stream that is at the head. */
export interface LiveStream {
  readonly rule: StreamRule;
  /** Is given what comes; it must not wait. */
  offer(messages: readonly StreamMessage[], untilNs: bigint): void;
}

/** What a stretch of the store holds for one stream. */
export interface ReadMessages {
  readonly messages: readonly StreamMessage[];
  readonly untilNs: bigint;
  /** Transactions that were looked at. */
  readonly looked: number;
}

/** Reads what is committed for streams: new blocks once for all that are at the head, and for each the rest by itself. */
export class StreamHub {
  readonly #store: LedgerStore;
  readonly #write: WriteMessages;
  readonly #log: Logger;
  /** Live streams, and up to where each was given what comes. */
  readonly #live = new Map<LiveStream, bigint>();
  /** Serves users in turn: the streams of one do not make those of others wait. */
  readonly #reading = new FairPool(
    Array.from({ length: MOST_READING }, (_, place) => place),
    { bound: MOST_WAITING },
  );
  #matches: StreamMatches | undefined;
  #running: Promise<void> | undefined;

  constructor(store: LedgerStore, write: WriteMessages, log: Logger) {
    this.#store = store;
    this.#write = write;
    this.#log = log;
  }

  /** The newest committed instant; undefined before the first block. */
  get headNs(): bigint | undefined {
    return this.#store.head?.lastNs;
  }

  /** Lets a stream that has everything up to an instant have what comes behind it. */
  join(stream: LiveStream, afterNs: bigint): void {
    this.#live.set(stream, afterNs);
    this.#matches = undefined;
    this.#start();
  }

  #start(): void {
    // For all streams: on behalf of the one that came first it would end with that one.
    this.#running ??= askingFor({ name: 'live streams', isFollower: true }, () => this.#run()).finally(() => {
      this.#running = undefined;
      // One that joined at the last moment.
      if (this.#live.size > 0) this.#start();
    });
  }

  leave(stream: LiveStream): void {
    if (this.#live.delete(stream)) this.#matches = undefined;
  }

  /** What is stored for a stream behind a place, one stretch. */
  read(rule: StreamRule, place: StreamPlace): Promise<ReadMessages> {
    const reader = currentAsker() ?? { name: '' };
    // Users take turns here; what is read is read for the client, as ever.
    return askingFor({ ...reader, name: `user ${rule.userId}` }, () =>
      this.#reading.run(() => askingFor(reader, () => this.#readNow(rule, place))),
    );
  }

  async #readNow(rule: StreamRule, { ns, index }: StreamPlace): Promise<ReadMessages> {
    const span = await this.#spanAfter(index === undefined ? ns : ns - 1n);
    const messages = await new StreamMatches([rule]).findMessages(this.#store.snapshot(), span, this.#write);
    return { messages: messages.get(rule.id) ?? [], untilNs: span.untilNs, looked: span.transactions.length };
  }

  async #spanAfter(afterNs: bigint): Promise<StreamSpan> {
    const snapshot = this.#store.snapshot();
    const headNs = snapshot.head?.lastNs ?? afterNs;
    if (headNs <= afterNs) return { afterNs, untilNs: afterNs, transactions: [] };
    const transactions = await movedRowsAfter(snapshot, afterNs, headNs, PAGE);
    const untilNs = transactions.length < PAGE ? headNs : (transactions.at(-1)?.consensusNs ?? headNs);
    return { afterNs, untilNs, transactions };
  }

  async #run(): Promise<void> {
    while (this.#live.size > 0) {
      try {
        if (!(await this.#sendNew())) await sleep(IDLE_MS, undefined, { ref: false });
      } catch (error) {
        this.#log.warn({ err: error }, 'live streams are waiting: new data cannot be read');
        await sleep(AFTER_ERROR_MS, undefined, { ref: false });
      }
    }
  }

  /** Gives what is new to the streams that are there; false where nothing is. */
  async #sendNew(): Promise<boolean> {
    const given = [...this.#live];
    const afterNs = given.reduce((least, [, ns]) => smaller(ns, least), this.headNs ?? 0n);
    if (this.headNs === undefined || this.headNs <= afterNs) return false;
    const matches = this.#matches ?? new StreamMatches(given.map(([{ rule }]) => rule));
    this.#matches = matches;
    const span = await this.#spanAfter(afterNs);
    const messages = await matches.findMessages(this.#store.snapshot(), span, this.#write);
    for (const [stream, ns] of given) {
      // It has left; or it had this already when it joined.
      if (this.#live.get(stream) !== ns || span.untilNs <= ns) continue;
      this.#live.set(stream, span.untilNs);
      const own = messages.get(stream.rule.id) ?? [];
      stream.offer(ns === afterNs ? own : own.filter((message) => message.ns > ns), span.untilNs);
    }
    return true;
  }
}
