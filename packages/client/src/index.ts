import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './paths.ts';

export type { components, operations, paths } from './paths.ts';

/** A client of the public API: `client.GET('/hedera/api/transactions', { params: { query: { size: 10 } } })`. */
export type LedgerscopeClient = Client<paths>;

/** Where the API is, and whose calls they are. */
export interface LedgerscopeOptions {
  /** Scheme and host of the server, such as `https://explorer.example.org`. */
  readonly url: string;
  /** The API key, from the profile. */
  readonly key: string;
  /** Sends the requests; the `fetch` of the platform by default. */
  readonly fetch?: ClientOptions['fetch'];
}

/** Makes a client; every call is typed by the server's own description of it. */
export function ledgerscopeClient({ url, key, fetch }: LedgerscopeOptions): LedgerscopeClient {
  return createClient<paths>({
    baseUrl: url.replace(/\/$/, ''),
    headers: { 'x-api-key': key },
    ...(fetch === undefined ? {} : { fetch }),
  });
}

/** What a call cost, and what its key has left. */
export interface CallCost {
  /** Units that the call cost. */
  readonly charged: bigint;
  /** Units that are left; undefined where the answer does not say. */
  readonly remaining: bigint | undefined;
  /** Calls that may be made at once now; undefined where the answer does not say. */
  readonly callsLeft: number | undefined;
  /** Seconds to wait before the next call; 0 where none. */
  readonly waitSeconds: number;
}

/** Reads what an answer says of its cost: `costOf((await client.GET(…)).response)`. */
export function costOf({ headers }: Pick<Response, 'headers'>): CallCost {
  const remaining = headers.get('x-units-remaining');
  const callsLeft = headers.get('ratelimit-remaining');
  return {
    charged: BigInt(headers.get('x-units-charged') ?? 0),
    remaining: remaining === null ? undefined : BigInt(remaining),
    callsLeft: callsLeft === null ? undefined : Number(callsLeft),
    waitSeconds: Number(headers.get('retry-after') ?? 0),
  };
}

/** The page that is asked for: the first one, or the one behind a cursor. */
export interface PlaceInList {
  readonly next?: string;
}

/** What a call of a list answers. */
interface ListAnswer<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly next?: string | null | undefined } | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

const SECOND_MS = 1_000;
/** Of one page. */
const MOST_WAITS = 100;

/**
 * All rows of a list, page after page: `for await (const row of rowsOf((next) => client.GET('/hedera/api/tokens', { params: { query: {
 * size: 100, next } } })))`. Where the key may not call so fast, it waits as long as the server says.
 * @throws Error with the server's sentence, where it refuses; and where it would never end: after 100 waits for one page, or where a page
 * names itself as the next one
 */
export async function* rowsOf<Row>(ask: (page: PlaceInList) => Promise<ListAnswer<Row>>): AsyncGenerator<Row> {
  let page: PlaceInList = {};
  // Ends with the last page; the same page again is refused, and so are more than MOST_WAITS waits.
  for (let waits = 0; ; ) {
    const { data, error, response } = await ask(page);
    const { waitSeconds } = costOf(response);
    if (response.status === 429 && waitSeconds > 0 && waits < MOST_WAITS) {
      waits++;
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * SECOND_MS));
      continue;
    }
    if (data === undefined) throw new Error(messageOf(error) ?? `Server returned status ${response.status}.`);
    yield* data.data;
    if (typeof data.next !== 'string') return;
    if (data.next === page.next) throw new Error('Server returned the same page twice.');
    page = { next: data.next };
    waits = 0;
  }
}

function messageOf(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
