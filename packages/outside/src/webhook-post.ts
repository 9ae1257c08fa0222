import { Webhook } from 'standardwebhooks';
import { type Dispatcher, request } from 'undici';
import { OutsideError } from './outside-error.ts';
import { readOutsideUrl } from './outside-url.ts';
import { isPublicAddress } from './public-address.ts';

const PORTS: ReadonlySet<number> = new Set([443, 8443]);
const TOTAL_MS = 10_000;
/** How much of an answer is stored. */
const MOST_CHARACTERS = 1_000;
const USER_AGENT = 'Ledgerscope (webhooks of subscriptions)';

/** What is posted, and how it is signed. */
export interface Post {
  readonly url: string;
  /** The newest first; one signature for each. */
  readonly secrets: readonly string[];
  readonly id: string;
  readonly body: string;
}

/** What the receiver answered. */
export interface Posted {
  readonly isDelivered: boolean;
  /** Null where nothing was answered. */
  readonly status: number | null;
  /** The beginning of the answer, or why there was none. */
  readonly response: string;
  readonly tookMs: number;
}

/** Checks the address of a webhook, as far as it can be without asking for its name. @throws OutsideError */
export function webhookUrl(text: string): URL {
  const url = readOutsideUrl(text, { ports: PORTS, mayConnect: isPublicAddress });
  if (url.protocol === 'https:') return url;
  throw new OutsideError('refused', 'Not sent: a webhook URL must start with https:.');
}

/**
 * Posts to a webhook in the form of Standard Webhooks, without following redirects, for ten seconds at most.
 * @param dispatcher connects to public addresses only
 */
export async function postToWebhook(
  { url, secrets, id, body }: Post,
  dispatcher: Dispatcher,
  stop?: AbortSignal,
): Promise<Posted> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  const timeout = AbortSignal.timeout(TOTAL_MS);
  const signal = stop === undefined ? timeout : AbortSignal.any([timeout, stop]);
  const now = new Date();
  try {
    const reply = await request(webhookUrl(url), {
      method: 'POST',
      dispatcher,
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
      },
      body,
    });
    const { statusCode: status } = reply;
    const response = await readBeginning(reply.body);
    return { isDelivered: status >= 200 && status < 300, status, response, tookMs: took() };
  } catch (error) {
    return { isDelivered: false, status: null, response: reasonOf(error, timeout), tookMs: took() };
  }
}

/** The part of the answer that is stored; the rest is not read. */
async function readBeginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      const chunk = Buffer.from(part as Uint8Array);
      parts.push(chunk);
      bytes += chunk.length;
      if (bytes >= MOST_CHARACTERS) break;
    }
  } catch {
    // The status has said whether it was received.
  }
  body.on('error', () => undefined).destroy();
  // PostgreSQL stores no zero characters.
  return Buffer.concat(parts).toString('utf8').slice(0, MOST_CHARACTERS).replaceAll('\u0000', '\uFFFD');
}

/** A sentence that holds nothing of this machine's network. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'No response within 10 seconds.';
  const cause = error instanceof Error && error.cause instanceof OutsideError ? error.cause : error;
  return cause instanceof OutsideError ? cause.message : 'The receiver could not be reached.';
}
