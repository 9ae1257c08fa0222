import { type Call, PUBLIC_BASE } from '@ledgerscope/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CallApi } from '../pages/page-facts.ts';
import type { DocumentedCall } from './documented-calls.ts';
import { type SampleNames, sampleNames } from './sample-names.ts';

/** The one that most tokens of contracts have. */
const SAMPLE_EVENT = 'Transfer(address indexed from, address indexed to, uint256 value)';
/** `totalSupply()`, which most contracts have that are tokens. */
const SAMPLE_READ = 'data=0x18160ddd';

/** What there is on a network does not change as often as the documentation is opened. */
const SAMPLES_MS = 60_000;

type Samples = ReadonlyMap<string, string>;
const samplesOf = new WeakMap<FastifyInstance, LRUCache<string, Samples, CallApi>>();

/**
 * A path and query of each call that answer something on this network, as far as there is something, by the name of the operation.
 * They are looked for once a minute.
 */
export async function sampleUrls(
  app: FastifyInstance,
  documented: readonly DocumentedCall[],
  call: CallApi,
): Promise<Samples> {
  const known =
    samplesOf.get(app) ??
    new LRUCache<string, Samples, CallApi>({
      max: 1,
      ttl: SAMPLES_MS,
      // Until others are found.
      allowStale: true,
      fetchMethod: (_key, _stale, { context }) => findUrls(documented, context),
    });
  samplesOf.set(app, known);
  return (await known.fetch('all', { context: call })) ?? new Map();
}

async function findUrls(documented: readonly DocumentedCall[], call: CallApi): Promise<ReadonlyMap<string, string>> {
  const names = await sampleNames(call);
  const found = await Promise.all(
    documented.map(async (one) => [one.publicPath.operation, await sampleUrl(one, names, call)] as const),
  );
  return new Map(found);
}

/** The first that answers something of those with the names of its kind; the first of all where none does. */
async function sampleUrl(documented: DocumentedCall, names: SampleNames, call: CallApi): Promise<string> {
  if (documented.call.tag === 'streams') return streamSample(documented);
  const kind = kindIn(documented);
  const urls = (kind === undefined ? [''] : (names[kind] ?? [])).map((name) => urlWith(documented, name, names));
  const [first = urlWith(documented, undefined, names)] = urls;
  if (urls.length < 2) return first;
  for (const url of urls) {
    const { data } = await call<unknown>(url.replace(PUBLIC_BASE, '/api'));
    if (isSomething(data)) return url;
  }
  return first;
}

/** Whether a reply shows what a call is for: rows, or an object other than a call that was reverted. */
function isSomething(data: unknown): boolean {
  if (Array.isArray(data)) return data.length > 0;
  return typeof data === 'object' && data !== null && (data as { readonly result?: unknown }).result !== 'revert';
}

/** Whose names a path has: those of the noun before them; undefined where it has none. */
function kindIn({ publicPath: { path, operation } }: DocumentedCall): string | undefined {
  if (!path.includes('{')) return undefined;
  if (operation === 'getInnerTransaction') return 'inner';
  if (path.includes('/accounts/{id}')) return 'accounts';
  return /^\/hedera\/api\/(\w+)\//.exec(path)?.[1];
}

function urlWith({ call, publicPath: { path } }: DocumentedCall, name: string | undefined, names: SampleNames): string {
  const [token, serial = '1'] = (name ?? '').split('/');
  const named: Readonly<Record<string, string | undefined>> = {
    id: name,
    txId: names.transactions?.[0],
    tokenId: token === '' ? undefined : token,
    serial,
    serialNumber: serial,
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(named[part] ?? call.params[part]?.example ?? '').replaceAll('%40', '@'),
  );
  const query = queryWith({ call, path }, names).join('&');
  return query === '' ? filled : `${filled}?${query}`;
}

/** What the query of a sample holds: what a call needs, a text to search for, a function to call, and a short page. */
function queryWith({ call, path }: { readonly call: Call; readonly path: string }, names: SampleNames): string[] {
  return [
    ...(call.query.required ?? []).map((one) => `${one}=${names.transactions?.[0] ?? ''}`),
    ...(call.tag === 'search' ? [`q=${names.accounts?.[0] ?? '0.0.2'}`] : []),
    ...(path.endsWith('/read') ? [SAMPLE_READ] : []),
    ...('size' in call.query.parameters ? ['size=2'] : []),
  ];
}

/** A stream that ends soon. */
function streamSample({ call: { query }, publicPath: { path } }: DocumentedCall): string {
  const event = (query.required ?? []).includes('event') ? `event=${encodeURIComponent(SAMPLE_EVENT)}&` : '';
  return `${path}?${event}limit=2`;
}
