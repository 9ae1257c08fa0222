import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { type SQL, sql } from '../drizzle.ts';

const CHANNEL = 'ledgerscope_wake';
const AGAIN_MS = 1_000;
/** How often it is asked whether the other end is still there: a connection that broke without a word would be waited at for ever. */
const PING_MS = 30_000;
/** While nobody says what is new it is looked for so often. */
const DEAF_MS = 1_000;
/** Otherwise so often, for what was not said. */
const REST_MS = 30_000;
const WAKES = ['mail', 'alert', 'delivery', 'queue'] as const;
/** Somebody may receive something of the queues that are named behind it. */
const MESSAGE = 'message';
/** Queues that one notification names: it has room for 8,000 bytes. */
const QUEUES_AT_ONCE = 300;

/** What somebody does as soon as it is there: sends mails and texts, what is found for alerts, messages for receivers; changes queues at AWS. */
export type Wake = (typeof WAKES)[number];

/** Wakes the loops that wait for this, in all processes, once the transaction is committed. */
export async function wake(db: { execute(query: SQL): PromiseLike<unknown> }, what: Wake): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${what})`);
}

/** Wakes those who wait for messages of these queues, in all processes, once the transaction is committed. */
export async function wakeReaders(
  db: { execute(query: SQL): PromiseLike<unknown> },
  subscriptionIds: readonly bigint[],
): Promise<void> {
  for (let start = 0; start < subscriptionIds.length; start += QUEUES_AT_ONCE) {
    const some = subscriptionIds.slice(start, start + QUEUES_AT_ONCE);
    await db.execute(sql`select pg_notify(${CHANNEL}, ${[MESSAGE, ...some].join(' ')})`);
  }
}

/** Hears what processes wake one another for, from the first time that somebody waits. */
export class Wakes {
  readonly #connection: ClientConfig;
  readonly #heard = new EventEmitter().setMaxListeners(0);
  readonly #counts = new Map<string, number>();
  readonly #closed = new AbortController();
  #listening: Promise<void> | undefined;
  #isListening = false;

  readonly #pingMs: number;

  constructor(connection: ClientConfig, pingMs: number = PING_MS) {
    this.#pingMs = pingMs;
    this.#connection = connection;
  }

  /**
   * Notes the wakes so far; to be called before looking for work.
   * @returns a function that waits until a wake since then, until so many milliseconds have passed, or until the signal aborts
   */
  from(what: Wake, signal: AbortSignal): (ms: number) => Promise<void> {
    this.#listening ??= this.#listen();
    const before = this.#counts.get(what) ?? 0;
    return async (ms) => {
      if ((this.#counts.get(what) ?? 0) !== before) return;
      const ended = new AbortController();
      const either = AbortSignal.any([signal, ended.signal]);
      const pause = this.#isListening ? ms : Math.min(ms, DEAF_MS);
      await Promise.race([
        once(this.#heard, what, { signal: either }).catch(() => {
          // The signal ended the wait.
        }),
        sleep(pause, undefined, { signal: either, ref: false }).catch(() => {}),
      ]);
      ended.abort();
    };
  }

  /** Says which queues have something to receive, and nothing where that may be any. */
  onMessages(hear: (subscriptionIds?: readonly bigint[]) => void): void {
    this.#listening ??= this.#listen();
    this.#heard.on(MESSAGE, hear);
  }

  /** For how long what is said can be relied on: while nobody hears it, one has to look. */
  get restMs(): number {
    return this.#isListening ? REST_MS : DEAF_MS;
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#listening;
  }

  async #listen(): Promise<void> {
    const { signal } = this.#closed;
    while (!signal.aborted) {
      // Bounded: a question every so often has to be answered (#unanswered).
      const client = new Client(this.#connection);
      const ended = new Promise<void>((resolve) => {
        client.once('end', resolve);
        client.once('error', () => resolve());
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      client.on('error', () => {});
      client.on('notification', ({ payload = '' }) => this.#hear(payload));
      try {
        await client.connect();
        await client.query(`listen ${CHANNEL}`);
        this.#isListening = true;
        // Something may have been said before.
        for (const what of [...WAKES, MESSAGE]) this.#hear(what);
        await Promise.race([ended, this.#untilUnanswered(client)]);
      } catch {
        // It is tried again.
      }
      this.#isListening = false;
      await client.end().catch(() => {
        // The connection is gone already.
      });
      await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Until a question stays without an answer. */
  async #untilUnanswered(client: Client): Promise<void> {
    const { signal } = this.#closed;
    // Ends with the signal, or with the first question that fails.
    for (;;) {
      await sleep(this.#pingMs, undefined, { signal, ref: false });
      await client.query('select 1');
    }
  }

  #hear(said: string): void {
    const [what = '', ...ids] = said.split(' ');
    if (what === MESSAGE) {
      this.#heard.emit(MESSAGE, ids.length === 0 ? undefined : ids.map(BigInt));
      return;
    }
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
    this.#heard.emit(what);
  }
}
