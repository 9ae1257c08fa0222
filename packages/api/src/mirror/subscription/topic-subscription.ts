import type { EntityId } from '@ledgerscope/ledger';
import type { GrpcCall } from '../grpc/grpc-call.ts';
import { GrpcError } from '../grpc/grpc-status.ts';
import type { LiveSubscriber } from './live-subscribers.ts';
import type { TopicFrame, TopicStretch } from './read-topic.ts';
import type { TopicHub } from './topic-hub.ts';
import type { TopicQuery } from './topic-query.ts';

/** How long a client may leave what was sent unread. */
export const UNREAD_MS = 30_000;
/** For so long what is read waits for a client; then it is dropped, and read again when the client has room. */
const HELD_MS = 100;
/** Messages that wait for a client beside those that it is being sent. */
const MOST_WAITING = 500;

const LAGS = 'Client lags too much behind. Please retry later';

/** How long a client may take. */
export interface SubscriptionPatience {
  readonly unreadMs: number;
  readonly heldMs: number;
}

const PATIENCE: SubscriptionPatience = { unreadMs: UNREAD_MS, heldMs: HELD_MS };

/** One subscriber of a topic: first what is stored from its start on, then what comes, each message once and in order. */
export class TopicSubscription implements LiveSubscriber {
  readonly topic: EntityId;
  readonly hasEnd: boolean;
  readonly #query: TopicQuery;
  readonly #hub: TopicHub;
  readonly #call: GrpcCall;
  readonly #patience: SubscriptionPatience;
  /** Everything up to here was sent. */
  #placeNs: bigint;
  #left: bigint | undefined;
  #isLive = false;
  #isDone = false;
  /** Its client has no room, and nothing that was read is held for it. */
  #isStuck = false;
  #waiting: TopicStretch[] = [];
  #count = 0;
  #error: { readonly error: unknown } | undefined;
  #wake: (() => void) | undefined;

  /** @param fromNs the first instant that it is to have */
  constructor(query: TopicQuery, fromNs: bigint, hub: TopicHub, call: GrpcCall, patience = PATIENCE) {
    this.topic = query.topic;
    this.hasEnd = query.untilNs !== undefined;
    this.#query = query;
    this.#hub = hub;
    this.#call = call;
    this.#patience = patience;
    this.#placeNs = fromNs - 1n;
    this.#left = query.limit;
  }

  /** Sends until it ends: by its limit, or once the ledger has passed its end. @throws GrpcError of the call, or what the store says */
  async run(): Promise<void> {
    const { signal } = this.#call;
    const onAbort = () => this.#wake?.();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      // Ends with the last message that was asked for, or by an error.
      while (!this.#isDone) {
        signal.throwIfAborted();
        await (this.#isStuck ? this.#waitForRoom() : this.#isLive ? this.#goOn() : this.#catchUp());
      }
    } finally {
      this.#hub.leave(this);
      signal.removeEventListener('abort', onAbort);
    }
  }

  offer(stretch: TopicStretch): void {
    if (this.#waiting.length > 0 && this.#count + stretch.frames.length > MOST_WAITING) this.#fallBehind();
    else {
      this.#waiting.push(stretch);
      this.#count += stretch.frames.length;
    }
    this.#wake?.();
  }

  fail(error: unknown): void {
    this.#error = { error };
    this.#wake?.();
  }

  /** A stretch of what is stored. */
  async #catchUp(): Promise<void> {
    const { client, signal } = this.#call;
    const stretch = await this.#hub.read(this.topic, this.#placeNs, client, signal);
    signal.throwIfAborted();
    const isSent = await this.#send(stretch);
    if (this.#isDone || !isSent || this.#placeNs < this.#hub.headNs) return;
    this.#isLive = true;
    this.#hub.join(this, this.#placeNs);
  }

  /** What came. */
  async #goOn(): Promise<void> {
    if (this.#error !== undefined) throw this.#error.error;
    const next = this.#waiting.shift();
    if (next !== undefined) {
      this.#count -= next.frames.length;
      await this.#send(next);
      return;
    }
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }

  /** What waits is dropped: it is read from the store when the client has read what was sent. */
  #fallBehind(): void {
    this.#hub.leave(this);
    this.#isLive = false;
    this.#waiting = [];
    this.#count = 0;
  }

  /** False where the client had no room for the rest. */
  async #send({ frames, untilNs }: TopicStretch): Promise<boolean> {
    for (const frame of frames) {
      if (this.#isDone || !this.#isAsked(frame)) break;
      if (frame.ns > this.#placeNs && !this.#write(frame) && !(await this.#hasRoom())) return false;
    }
    if (untilNs > this.#placeNs) this.#placeNs = untilNs;
    const { untilNs: end } = this.#query;
    if (end !== undefined && this.#placeNs >= end - 1n) this.#isDone = true;
    return true;
  }

  #isAsked({ ns }: TopicFrame): boolean {
    const { untilNs } = this.#query;
    return untilNs === undefined || ns < untilNs;
  }

  /** False where the client has to read before it is sent more. */
  #write({ ns, frame }: TopicFrame): boolean {
    const hasRoom = this.#call.write(frame);
    this.#placeNs = ns;
    if (this.#left !== undefined) this.#left--;
    if (this.#left === 0n) this.#isDone = true;
    return hasRoom;
  }

  /** Waits a moment for room; false where none comes: then what was read is dropped. */
  async #hasRoom(): Promise<boolean> {
    if (this.#isDone) return true;
    if (await this.#call.waitForRoom(this.#patience.heldMs)) return true;
    this.#isStuck = true;
    if (this.#isLive) this.#fallBehind();
    return false;
  }

  /** @throws GrpcError where none comes */
  async #waitForRoom(): Promise<void> {
    if (!(await this.#call.waitForRoom(this.#patience.unreadMs))) throw new GrpcError('deadlineExceeded', LAGS);
    this.#isStuck = false;
  }
}
