import type { Dispatcher } from 'undici';
import { request } from 'undici';
import type { PriceFeedSource } from './price-feed-source.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;

/** Why a feed gave no price; the message is for the operator and the page alike. */
class PriceFeedError extends Error {
  override readonly name = 'PriceFeedError';
}

/**
 * Asks a feed once. Redirects are not followed: the operator named the address.
 * @returns US dollars per hbar, above 0
 * @throws PriceFeedError for a failing connection, a late, long or wrong answer, or one without a price
 */
export async function fetchFeedPrice(source: PriceFeedSource, dispatcher?: Dispatcher): Promise<number> {
  const body = await fetchBody(source, dispatcher).catch((error: unknown) => {
    if (error instanceof PriceFeedError) throw error;
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new PriceFeedError(late ? `no response within ${TIMEOUT_MS / 1000} seconds` : 'the connection failed', {
      cause: error,
    });
  });
  return priceIn(parseReply(body), source.path);
}

async function fetchBody({ url }: PriceFeedSource, dispatcher: Dispatcher | undefined): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { statusCode, body } = await request(url, {
    headers: { accept: 'application/json' },
    signal,
    ...(dispatcher === undefined ? {} : { dispatcher }),
  });
  if (statusCode !== 200) {
    body.on('error', () => {}).destroy();
    throw new PriceFeedError(`the feed returned status ${statusCode}`);
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    // Leaving the loop ends the transfer.
    if (bytes > MAX_BYTES) throw new PriceFeedError(`the response is longer than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseReply(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PriceFeedError('the response is not JSON');
  }
}

/** Feeds write a price as a number or as its decimal text. */
function priceIn(answer: unknown, path: readonly string[]): number {
  let value = answer;
  for (const part of path) {
    const inside = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    value = inside ? (value as Readonly<Record<string, unknown>>)[part] : undefined;
  }
  const price = typeof value === 'string' && /^\d{1,20}(\.\d{1,30})?$/.test(value) ? Number(value) : value;
  if (typeof price === 'number' && Number.isFinite(price) && price > 0) return price;
  throw new PriceFeedError(`no price at ${path.join('.')}`);
}
