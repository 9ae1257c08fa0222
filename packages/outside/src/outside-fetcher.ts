import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { type Agent, request } from 'undici';
import { type AgentTimes, checkedAgent, type ResolveHost, trustingAgent } from './checked-agent.ts';
import { HostSemaphore, type ReleaseHost } from './host-semaphore.ts';
import { limitedBody, tooLarge } from './limited-body.ts';
import { OutsideError, type OutsideFailure } from './outside-error.ts';
import { type OutsideRules, readOutsideUrl } from './outside-url.ts';
import { isPublicAddress } from './public-address.ts';

const MAX_REDIRECTS = 3;
const REQUESTS_PER_HOST = 2;
const REQUESTS_TO_TRUSTED = 8;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const TOO_LONG = 'Request timed out.';
/** What the codes of errors of the HTTP client and of unpacking mean. */
const FAILURES: readonly (readonly [code: RegExp, failure: OutsideFailure, message: string])[] = [
  [/TIMEOUT/, 'timeout', TOO_LONG],
  [/HEADERS?_OVERFLOW/, 'bad-content', 'Response headers too large.'],
  [/^(HPE_|Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/, 'bad-content', 'Invalid response.'],
];
const UNREACHABLE = [/^/, 'unreachable', 'The server could not be reached.'] as const;
const USER_AGENT = 'Ledgerscope (explorer of a public ledger)';

/** What is asked for, and its limits. */
export interface OutsideRequest {
  readonly url: string;
  /** Origin that the operator configured; may be private. Never taken from outside. */
  readonly trustedOrigin?: string | undefined;
  /** Of what comes and of what it unpacks to. */
  readonly maxBytes: number;
  /** For everything, from the first look-up to the last byte. */
  readonly totalMs: number;
  /** A `Range` header. */
  readonly range?: string | undefined;
}

/** A reply with status 200 or 206. Its body has to be read to the end, or closed. */
export interface OutsideReply {
  readonly status: 200 | 206;
  /** As the server has it; nothing may be believed without a look at the bytes. */
  readonly contentType: string | undefined;
  readonly contentRange: string | undefined;
  /** Bytes of the whole content, as the server has it; undefined if it does not say. */
  readonly size: number | undefined;
  /** Throws OutsideError. */
  readonly body: AsyncIterable<Buffer>;
  readonly close: () => void;
}

/** Replaced in tests only. */
export interface OutsideOptions {
  readonly ports?: ReadonlySet<number>;
  readonly mayConnect?: (address: string) => boolean;
  readonly resolve?: ResolveHost;
  readonly times?: AgentTimes;
}

interface Hop {
  readonly url: URL;
  readonly trusted: boolean;
}

/**
 * Fetches content that strangers name: from public addresses only, redirects by hand under the same rules, within limits
 * of time and size, without cookies, credentials or a referrer. docs/decisions/0012 says against what each rule helps.
 */
export class OutsideFetcher {
  readonly #rules: OutsideRules;
  readonly #checked: Agent;
  /** Apart: a connection that the operator's origin opened must not serve a stranger's request. */
  readonly #trusting: Agent;
  readonly #semaphore = new HostSemaphore(REQUESTS_PER_HOST);
  readonly #trustedSemaphore = new HostSemaphore(REQUESTS_TO_TRUSTED);

  constructor({ ports = new Set([80, 443]), mayConnect = isPublicAddress, resolve, times }: OutsideOptions = {}) {
    this.#rules = { ports, mayConnect };
    this.#checked = checkedAgent(mayConnect, resolve, times);
    this.#trusting = trustingAgent(times);
  }

  /** Starts a request and gives the reply once its head is there. @throws OutsideError */
  async open(wanted: OutsideRequest): Promise<OutsideReply> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(timedOut()), wanted.totalMs);
    try {
      let hop = this.#hop(wanted.url, wanted);
      // Ends after MAX_REDIRECTS redirects.
      for (let redirects = 0; ; redirects++) {
        const outcome = await this.#ask(hop, wanted, abort, timer);
        if (typeof outcome !== 'string') return outcome;
        if (redirects === MAX_REDIRECTS) throw new OutsideError('refused', 'Not fetched: too many redirects.');
        hop = this.#hop(outcome, wanted);
      }
    } catch (error) {
      clearTimeout(timer);
      throw translateFailure(error, abort.signal);
    }
  }

  /** The whole content. @throws OutsideError */
  async read(wanted: OutsideRequest): Promise<{ readonly bytes: Buffer; readonly contentType: string | undefined }> {
    const reply = await this.open(wanted);
    const parts: Buffer[] = [];
    for await (const part of reply.body) parts.push(part);
    return { bytes: Buffer.concat(parts), contentType: reply.contentType };
  }

  /** Ends every request. */
  async close(): Promise<void> {
    const closed = new OutsideError('closed', 'The server is stopping.');
    await Promise.all([this.#checked.destroy(closed), this.#trusting.destroy(closed)]);
  }

  #hop(text: string, { trustedOrigin }: OutsideRequest): Hop {
    const url = readOutsideUrl(text, this.#rules, trustedOrigin);
    return { url, trusted: url.origin === trustedOrigin };
  }

  /** A reply, or the address that it redirects to. */
  async #ask(hop: Hop, wanted: OutsideRequest, abort: AbortController, timer: NodeJS.Timeout) {
    const { url, trusted } = hop;
    const release = await (trusted ? this.#trustedSemaphore : this.#semaphore).acquire(url.host);
    try {
      abort.signal.throwIfAborted();
      const { statusCode, headers, body } = await request(url, {
        dispatcher: trusted ? this.#trusting : this.#checked,
        headers: {
          'user-agent': USER_AGENT,
          accept: '*/*',
          'accept-encoding': 'identity',
          ...(wanted.range !== undefined && { range: wanted.range }),
        },
        signal: abort.signal,
      });
      if (statusCode === 200 || statusCode === 206)
        return replyOf(statusCode, headers, { body, signal: abort.signal, timer, release }, wanted.maxBytes);
      body.on('error', () => undefined).destroy();
      // The host answered, whatever it said: nothing of that is a reason to leave it alone.
      release(true);
      const location = joinHeader(headers.location);
      if (REDIRECTS.has(statusCode) && location !== undefined) return resolveLocation(location, url);
      throw new OutsideError('status', `The server answered with status ${statusCode}.`);
    } catch (error) {
      release(hasAnswered(error, trusted));
      throw error;
    }
  }
}

/** What a request holds, and gives back when its reply has been read. */
interface Held {
  readonly body: Readable;
  readonly signal: AbortSignal;
  readonly timer: NodeJS.Timeout;
  readonly release: ReleaseHost;
}

function replyOf(status: 200 | 206, headers: IncomingHttpHeaders, held: Held, maxBytes: number): OutsideReply {
  const close = (ok: boolean) => {
    clearTimeout(held.timer);
    held.body.on('error', () => undefined).destroy();
    held.release(ok);
  };
  try {
    const { encoding, length } = packingOf(status, headers);
    if (length !== undefined && length > maxBytes) throw tooLarge(maxBytes);
    return {
      status,
      contentType: joinHeader(headers['content-type']),
      contentRange: joinHeader(headers['content-range']),
      size: status === 206 ? sizeOfRange(headers) : length,
      body: closeAfter(limitedBody(held.body, encoding, maxBytes), held.signal, close),
      close: () => close(true),
    };
  } catch (error) {
    close(true);
    throw error;
  }
}

function packingOf(status: number, headers: IncomingHttpHeaders) {
  const encoding = joinHeader(headers['content-encoding'])?.toLowerCase() ?? 'identity';
  if (status === 206 && encoding !== 'identity')
    throw new OutsideError('bad-content', 'Compressed partial responses are not supported.');
  const stated = joinHeader(headers['content-length']) ?? '';
  return { encoding, length: /^\d{1,15}$/.test(stated) ? Number(stated) : undefined };
}

/** `bytes 0-99/1234` */
function sizeOfRange(headers: IncomingHttpHeaders): number | undefined {
  const [, size] = /\/(\d{1,15})$/.exec(joinHeader(headers['content-range']) ?? '') ?? [];
  return size === undefined ? undefined : Number(size);
}

/** The body, which gives everything back whenever reading ends. */
async function* closeAfter(
  bytes: AsyncIterable<Buffer>,
  signal: AbortSignal,
  close: (ok: boolean) => void,
): AsyncGenerator<Buffer> {
  let ok = true;
  try {
    yield* bytes;
  } catch (error) {
    const failure = translateFailure(error, signal);
    ok = hasAnswered(failure, false);
    throw failure;
  } finally {
    close(ok);
  }
}

function hasAnswered(error: unknown, trusted: boolean): boolean {
  if (!(error instanceof OutsideError)) return trusted;
  if (error.failure === 'unreachable') return trusted;
  // A gateway that looks for content in vain is slow about it, and well.
  return error.failure !== 'timeout' || trusted;
}

function translateFailure(error: unknown, signal: AbortSignal): OutsideError {
  if (signal.aborted && signal.reason instanceof OutsideError) return signal.reason;
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof OutsideError) return cause;
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  const [, failure, message] = FAILURES.find(([pattern]) => pattern.test(code)) ?? UNREACHABLE;
  return new OutsideError(failure, message);
}

function timedOut(): OutsideError {
  return new OutsideError('timeout', TOO_LONG);
}

function resolveLocation(location: string, base: URL): string {
  const url = URL.parse(location, base.href);
  if (url === null) throw new OutsideError('refused', 'Not fetched: it redirects to an address that cannot be read.');
  return url.href;
}

function joinHeader(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0];
}
