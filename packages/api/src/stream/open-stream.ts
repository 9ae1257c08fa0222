import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { PRICES } from '@ledgerscope/contract';
import { isBehind, placeText, type StreamPlace } from './place.ts';
import type { LiveStream, StreamHub } from './stream-hub.ts';
import type { StreamMessage, StreamRule } from './stream-matches.ts';

/** Messages that wait for a reader who is at the head; one who has more has to read them from the store. */
const MOST_WAITING = 1_000;
/** Messages that are written and charged at once. */
const CHUNK = 100;
/** How long a reader may leave what was sent unread. */
const UNREAD_MS = 30_000;
const HEARTBEAT_MS = 15_000;
const NO_LEDGER_MS = 500;

/** Why a stream ended. */
export type StreamEndReason = 'limit' | 'insufficient_balance' | 'invalid_api_key' | 'caught up' | 'unread' | 'gone';

/** What a stream works with. */
export interface StreamOptions {
  readonly rule: StreamRule;
  readonly from: StreamPlace;
  readonly limit: number;
  /** Whether it ends at the head. */
  readonly endsAtHead: boolean;
  readonly hub: StreamHub;
  readonly out: Writable;
  /** Ends it: the reader is gone, or the server ends. */
  readonly signal: AbortSignal;
  /** Takes so many units; false where there are not so many. */
  readonly charge: (units: number) => Promise<boolean>;
  readonly unreadMs?: number;
}

/** One reader: first what is stored behind its place, then what comes, each message once and in order. */
export class OpenStream implements LiveStream {
  readonly #options: StreamOptions;
  #place: StreamPlace;
  #left: number;
  #looked = 0;
  #isLive = false;
  #waiting: { readonly messages: readonly StreamMessage[]; readonly untilNs: bigint }[] = [];
  #count = 0;
  #wake: (() => void) | undefined;
  #end: StreamEndReason | undefined;
  readonly #ended = new AbortController();

  constructor(options: StreamOptions) {
    this.#options = options;
    this.#place = options.from;
    this.#left = options.limit;
  }

  get rule(): StreamRule {
    return this.#options.rule;
  }

  offer(messages: readonly StreamMessage[], untilNs: bigint): void {
    this.#waiting.push({ messages, untilNs });
    this.#count += messages.length;
    if (this.#count > MOST_WAITING) this.#fallBehind();
    this.#wake?.();
  }

  /** Ends it, since its key is no longer accepted. */
  refuseKey(): void {
    this.#finish('invalid_api_key');
  }

  /** Writes until it ends, and says why. */
  async run(): Promise<StreamEndReason> {
    const { signal, hub } = this.#options;
    const stop = () => this.#finish('gone');
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    const heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    try {
      while (this.#end === undefined) await (this.#isLive ? this.#goOn() : this.#catchUp());
    } finally {
      clearInterval(heartbeat);
      hub.leave(this);
      signal.removeEventListener('abort', stop);
    }
    return this.#end ?? 'gone';
  }

  /** A stretch of what is stored. */
  async #catchUp(): Promise<void> {
    const { hub, endsAtHead } = this.#options;
    const { headNs } = hub;
    if (headNs === undefined) return void (await sleep(NO_LEDGER_MS, undefined, { ref: false }));
    const { messages, untilNs, looked } = await hub.read(this.rule, this.#place);
    this.#looked += looked;
    const units = Math.floor(this.#looked / PRICES.examinedPerUnit);
    this.#looked -= units * PRICES.examinedPerUnit;
    if (units > 0 && !(await this.#options.charge(units))) return this.#finish('insufficient_balance');
    await this.#send(messages, untilNs);
    if (this.#end !== undefined || untilNs < headNs) return;
    if (endsAtHead) return this.#finish('caught up');
    this.#isLive = true;
    // A reader that comes from a server further ahead can have a part of an instant that is not here yet.
    const { ns, index } = this.#place;
    hub.join(this, index === undefined ? ns : ns - 1n);
  }

  /** What came. */
  async #goOn(): Promise<void> {
    const next = this.#waiting.shift();
    if (next !== undefined) {
      this.#count -= next.messages.length;
      return this.#send(next.messages, next.untilNs);
    }
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }

  /** What waits is dropped: it is read from the store when the reader has read what was sent. */
  #fallBehind(): void {
    this.#options.hub.leave(this);
    this.#isLive = false;
    this.#waiting = [];
    this.#count = 0;
  }

  async #send(messages: readonly StreamMessage[], untilNs: bigint): Promise<void> {
    const fresh = messages.filter((message) => isBehind(message, this.#place)).slice(0, this.#left);
    for (let start = 0; start < fresh.length && this.#end === undefined; start += CHUNK)
      await this.#sendChunk(fresh.slice(start, start + CHUNK));
    if (this.#end !== undefined) return;
    if (this.#left === 0) return this.#finish('limit');
    // A stretch can end before the place that a reader named.
    if (untilNs > this.#place.ns || (untilNs === this.#place.ns && this.#place.index !== undefined))
      this.#place = { ns: untilNs, index: undefined };
  }

  async #sendChunk(chunk: readonly StreamMessage[]): Promise<void> {
    const { charge } = this.#options;
    if (!(await charge(chunk.length * PRICES.message))) {
      // As many as are left.
      if (chunk.length === 1) return this.#finish('insufficient_balance');
      const half = Math.ceil(chunk.length / 2);
      await this.#sendChunk(chunk.slice(0, half));
      if (this.#end === undefined) await this.#sendChunk(chunk.slice(half));
      return;
    }
    const text = chunk.map(({ ns, index, body }) => `id: ${placeText({ ns, index })}\ndata: ${body}\n\n`).join('');
    const { ns, index } = chunk.at(-1) ?? { ns: this.#place.ns, index: undefined };
    this.#place = { ns, index };
    this.#left -= chunk.length;
    await this.#write(text);
  }

  async #write(text: string): Promise<void> {
    const { out, signal, unreadMs = UNREAD_MS } = this.#options;
    if (this.#end !== undefined || out.write(text)) return;
    try {
      await once(out, 'drain', {
        signal: AbortSignal.any([signal, this.#ended.signal, AbortSignal.timeout(unreadMs)]),
      });
    } catch {
      // It was waited for until a signal ended that.
      this.#finish(signal.aborted ? 'gone' : 'unread');
    }
  }

  /** Shows that the stream is there, and how far it has come: a reader that comes back continues from there. */
  #beat(): void {
    const { out } = this.#options;
    if (!out.writableNeedDrain && this.#end === undefined) out.write(`id: ${placeText(this.#place)}\n: heartbeat\n\n`);
  }

  #finish(end: StreamEndReason): void {
    this.#end ??= end;
    this.#ended.abort();
    this.#wake?.();
  }
}
