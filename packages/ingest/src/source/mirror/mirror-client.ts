import { setTimeout as sleep } from 'node:timers/promises';
import { parseExactJson } from '@ledgerscope/streams';
import pLimit from 'p-limit';
import { Agent, type Dispatcher, request } from 'undici';
import { readBody } from '../bucket/read-body.ts';
import { SourceError } from '../source-error.ts';
import { parseRetryAfter } from './retry-after.ts';

/** How long a mirror node may take, and how often it is asked. */
const PATIENCE = {
  connectMs: 5_000,
  /** Until the head of an answer is there, and between two pieces of its body. */
  answerMs: 20_000,
  attempts: 5,
  /** How often, where it asks for fewer requests: that is no failure, and what was read for a batch would be read again. */
  busyAttempts: 40,
  firstRetryMs: 250,
  mostRetryMs: 10_000,
};
export type MirrorPatience = Readonly<typeof PATIENCE>;
/** Public mirror nodes answer so many requests of one address at once. */
const REQUESTS_AT_ONCE = 8;
/** How long nothing is asked where a node asks for fewer requests and does not say how long. */
const BUSY_MS = 1_000;
/** A node that asks for a longer pause is asked again after this one. */
const MOST_PAUSE_MS = 60_000;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** Of one list; more than any block holds. */
const MAX_PAGES = 2_000;
const MAX_TEXT = 200;
const TOO_MANY = 429;
const NOT_IMPLEMENTED = 501;
const HEADERS = { accept: 'application/json', 'user-agent': 'Ledgerscope (explorer of a public ledger)' };

/** An object of an answer as it came; integers that a JavaScript number cannot hold are bigints. */
export type JsonObject = Readonly<Record<string, unknown>>;

interface ListOptions {
  /** As soon as there are so many entries no page is asked for any more. */
  readonly most?: number;
  /** Sees each page, and throws where it is not to be believed. */
  readonly look?: (page: JsonObject) => void;
}

const WHOLE_LIST: Required<ListOptions> = { most: Number.POSITIVE_INFINITY, look: () => {} };

/** An answer that may be another one when it is asked for again. */
class PassingFailure extends Error {
  override readonly name = 'PassingFailure';
}

/** The node does not keep how something was. */
class UnkeptPastError extends SourceError {}

/** The node asks for fewer requests. */
class BusyFailure extends PassingFailure {}

/**
 * Asks a mirror node's REST API. Redirects are not followed, and of a link to the next page only the query counts, so that no answer
 * leads anywhere else.
 */
export class MirrorClient {
  readonly label: string;
  readonly #base: string;
  readonly #signal: AbortSignal;
  readonly #patience: MirrorPatience;
  readonly #agent: Agent;
  readonly #turns = pLimit(REQUESTS_AT_ONCE);
  /** Until when the node asked to be left alone. */
  #pausedUntilMs = 0;

  /** @param signal ends waiting and retries */
  constructor(url: string, signal: AbortSignal, patience: MirrorPatience = PATIENCE) {
    this.label = `mirror:${url}`;
    this.#base = url.endsWith('/') ? url : `${url}/`;
    this.#signal = signal;
    this.#patience = patience;
    this.#agent = new Agent({
      connections: REQUESTS_AT_ONCE,
      connect: { timeout: patience.connectMs },
      headersTimeout: patience.answerMs,
      bodyTimeout: patience.answerMs,
    });
  }

  /** What the node answers; undefined where it knows nothing of it (404). @throws SourceError */
  async get(path: string): Promise<JsonObject | undefined> {
    const { attempts, busyAttempts, firstRetryMs, mostRetryMs } = this.#patience;
    let [failed, busy] = [0, 0];
    // Ends after `attempts` failures or `busyAttempts` refusals, or with the signal.
    for (;;) {
      try {
        return await this.#turns(() => this.#ask(path));
      } catch (error) {
        if (!(error instanceof PassingFailure)) throw error;
        if (error instanceof BusyFailure) busy++;
        else failed++;
        if (failed >= attempts || busy >= busyAttempts || this.#signal.aborted)
          throw new SourceError('unavailable', `${this.label} cannot be read: ${error.message}`, error);
        // Where the node is busy, the pause before the next request is everybody's.
        const wait = error instanceof BusyFailure ? firstRetryMs : Math.min(firstRetryMs * 2 ** failed, mostRetryMs);
        await this.#pause(wait * (0.5 + Math.random()));
      }
    }
  }

  /** The same as of an instant, or as it is now where the node does not keep how it was (501). @throws SourceError */
  async fetchPast(path: string, instant: string): Promise<JsonObject | undefined> {
    try {
      return await this.get(`${path}?timestamp=${instant}`);
    } catch (error) {
      if (!(error instanceof UnkeptPastError)) throw error;
      return this.get(path);
    }
  }

  /** What is there of something that the node has just named. @throws SourceError where it is not there after all */
  async getNamed(path: string): Promise<JsonObject> {
    const answer = await this.get(path);
    if (answer === undefined) throw this.odd(path, 'does not find an object that it listed');
    return answer;
  }

  /** The entries of a list, page after page. Nothing where the node knows no such list. @throws SourceError */
  async list(path: string, name: string, options: ListOptions = {}): Promise<JsonObject[]> {
    const { most, look } = { ...WHOLE_LIST, ...options };
    const entries: JsonObject[] = [];
    const [address = path] = path.split('?', 1);
    const seen = new Set<string>();
    for (let next: string | undefined = path; next !== undefined; ) {
      if (seen.has(next) || seen.size >= MAX_PAGES) throw this.odd(path, 'returns an endless list of pages');
      seen.add(next);
      const page = await this.get(next);
      if (page === undefined) break;
      look(page);
      entries.push(...this.#entriesOf(page, name, path));
      if (entries.length >= most) return entries.slice(0, most);
      const query = this.#nextQuery(page, path);
      next = query === undefined ? undefined : `${address}${query}`;
    }
    return entries;
  }

  close(): void {
    this.#agent.destroy().catch(() => {
      // Nothing is read through it any more.
    });
  }

  /** @param what as the end of a sentence about the node */
  odd(path: string, what: string): SourceError {
    return new SourceError('unavailable', `${this.label} ${what}: ${path}`);
  }

  #entriesOf(page: JsonObject, name: string, path: string): JsonObject[] {
    const list = page[name];
    if (!Array.isArray(list) || !list.every(isObject))
      throw this.odd(path, `does not return ${name} in the format of the API`);
    return list;
  }

  #nextQuery({ links }: JsonObject, path: string): string | undefined {
    const next = isObject(links) ? links.next : undefined;
    if (next === undefined || next === null) return undefined;
    const url = typeof next === 'string' ? URL.parse(next, this.#base) : null;
    if (url === null || url.search === '') throw this.odd(path, 'returns an invalid next page');
    return url.search;
  }

  async #ask(path: string): Promise<JsonObject | undefined> {
    const pause = this.#pausedUntilMs - Date.now();
    if (pause > 0) await this.#pause(pause);
    this.#signal.throwIfAborted();
    const reply = await this.#send(path);
    const { statusCode } = reply;
    if (statusCode === 200 || statusCode === 206) return this.#read(reply, path);
    await reply.body.dump().catch(() => {
      // The status alone says what the node refused.
    });
    if (statusCode === 404) return undefined;
    throw this.#refusal(reply, path);
  }

  async #send(path: string): Promise<Dispatcher.ResponseData> {
    try {
      const url = new URL(path.replace(/^\//, ''), this.#base);
      return await request(url, { dispatcher: this.#agent, signal: this.#signal, headers: HEADERS });
    } catch (error) {
      throw passingFailure(error);
    }
  }

  async #read({ headers, body }: Dispatcher.ResponseData, path: string): Promise<JsonObject> {
    const length = typeof headers['content-length'] === 'string' ? Number(headers['content-length']) : undefined;
    if ((length ?? 0) > MAX_ANSWER_BYTES) body.destroy();
    const bounds = { length, maxBytes: MAX_ANSWER_BYTES, silenceMs: this.#patience.answerMs };
    const bytes = await readBody(body, bounds).catch((error: unknown) => {
      if (error instanceof SourceError) throw this.odd(path, `returns more than ${MAX_ANSWER_BYTES} bytes`);
      throw passingFailure(error);
    });
    const answer = parseBody(bytes);
    if (!isObject(answer)) throw new PassingFailure(`its response to ${path} is not a JSON object`);
    return answer;
  }

  #refusal({ statusCode, headers }: Dispatcher.ResponseData, path: string): Error {
    if (statusCode === TOO_MANY) {
      const asked = parseRetryAfter(headers['retry-after']) ?? Math.min(BUSY_MS, this.#patience.mostRetryMs);
      this.#pausedUntilMs = Math.max(this.#pausedUntilMs, Date.now() + Math.min(asked, MOST_PAUSE_MS));
      return new BusyFailure('it limits the request rate (429)');
    }
    if (statusCode === 401 || statusCode === 403)
      return new SourceError('denied', `${this.label} denies access (${statusCode}): ${path}`);
    if (statusCode >= 300 && statusCode < 400) {
      const to = String(headers.location ?? 'nowhere').slice(0, MAX_TEXT);
      return this.odd(path, `redirects to ${to}, which is not followed (use the final URL)`);
    }
    if (statusCode === NOT_IMPLEMENTED)
      return new UnkeptPastError('unavailable', `${this.label} does not support this request (501): ${path}`);
    if (statusCode >= 500) return new PassingFailure(`it returned ${statusCode} for ${path}`);
    return this.odd(path, `rejects a request (${statusCode})`);
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#signal }).catch(() => {});
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseBody(bytes: Uint8Array): unknown {
  try {
    return parseExactJson(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function passingFailure(error: unknown): PassingFailure {
  const text = error instanceof Error ? error.message : String(error);
  return new PassingFailure(text.slice(0, MAX_TEXT));
}
