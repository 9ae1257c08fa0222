import { BlockList, isIP } from 'node:net';
import { OPEN_PER_CLIENT } from '@ledgerscope/api/plugins/client-places';
import { KEY_BURST, KEY_RATE } from '@ledgerscope/contract';
import { MS_PER_HOUR } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { type RawSettings, readWhole } from '@ledgerscope/process/setting';

/** Settings of how much a server takes on, and of the checks that it makes by itself. */
export const OPERATION_SETTINGS = {
  requestRate: {
    value: '<n>',
    default: 50,
    meaning:
      'Average requests per second per client IP (IPv6: per /64), pages and API together, with bursts of up to 4 times as many. Excess requests get 429. Searches, suggestions, exports and NFT metadata have additional lower limits. 0 disables the limit.',
  },
  keyRate: {
    value: '<n>',
    default: KEY_RATE,
    meaning: `Average public API calls per second per API key, with bursts of up to ${KEY_BURST} times as many, across all processes that share a portal database. Excess calls get 429.`,
  },
  publicUrl: {
    value: '<url>',
    unset: 'none: taken from the request, and such responses are not cached',
    meaning:
      'Public URL of the server (`https://explorer.example.org`), for canonical links, previews, robots.txt and the sitemap. Set it on any server reachable from the internet, because clients control the Host header.',
  },
  trustProxy: {
    value: '<addresses>',
    unset: 'none: the client address is that of the connection',
    meaning:
      'Addresses or ranges of the proxies in front of the server, separated by commas (`10.0.0.0/8,127.0.0.1`). `X-Forwarded-For` is trusted only from these addresses.',
  },
  queriesAtOnce: {
    value: '<n>',
    unset: '3 in the process, 16 over HTTP',
    meaning: 'Maximum number of concurrent ledger database queries; further queries wait.',
  },
  exportsAtOnce: {
    value: '<n>',
    default: 4,
    meaning: 'Maximum number of concurrent exports; up to half of them per client IP.',
  },
  openPerClient: {
    value: '<n>',
    default: OPEN_PER_CLIENT,
    meaning:
      'Maximum number of waiting long polls, of open live streams and of open gRPC calls per client IP (IPv6: per /64) in one process. Further ones are rejected.',
  },
  metrics: {
    value: '<host:port>',
    default: 'off',
    meaning:
      'Address of the Prometheus endpoint `/metrics`, with `/health` and `/ready`, for processes of any role: `127.0.0.1:9464`, or `:9464` for all addresses of the machine. Do not expose it to visitors.',
  },
  traces: {
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    value: '<url>',
    default: 'off',
    meaning:
      'OTLP/HTTP endpoint of an OpenTelemetry collector (`http://collector:4318`): traces of requests, their queries, and ingest. Headers are read from `OTEL_EXPORTER_OTLP_HEADERS`.',
  },
  unansweredMs: {
    value: '<ms>',
    default: 30_000,
    meaning:
      'Time without a response to its own health check after which `npm start`, the image and the unit restart the server; ten times as long during start-up. 0: never, for debugging.',
  },
  traceShare: {
    value: '<share>',
    default: 1,
    meaning: 'Fraction of requests to trace, 0 to 1.',
  },
  slowQueryMs: {
    value: '<ms>',
    default: 250,
    meaning: 'Ledger database queries that take this long are logged with their tag.',
  },
  deliveryBatch: {
    value: '<n>',
    default: 10,
    meaning:
      'Maximum number of messages of a subscription in one webhook post, or in one batch for its Amazon queue, which receives ten per call.',
  },
  deliveryWaitMs: {
    value: '<ms>',
    default: 1000,
    meaning: 'Max time to wait for a full batch.',
  },
  reconcileAt: {
    value: '<hh:mm>',
    default: '03:00',
    meaning:
      'Time of day (UTC) at which an ingest process runs the consistency check, or `off`. The check reports differences and does not change anything.',
  },
} as const;

/** These settings, checked. */
export interface Operation {
  /** Requests a second of one client; undefined for no limit. */
  readonly requestRate: number | undefined;
  /** Calls of the public API a second with one key. */
  readonly keyRate: number;
  /** Scheme and host without a path; undefined where the request's own count. */
  readonly publicUrl: string | undefined;
  /** Addresses and ranges whose X-Forwarded-For counts. */
  readonly trustProxy: readonly string[];
  /** Undefined for the engine's own default. */
  readonly queriesAtOnce: number | undefined;
  readonly exportsAtOnce: number;
  /** Long polls, and live streams, of one client address. */
  readonly openPerClient: number;
  /** Where metrics are served; a host of undefined is all addresses. Undefined for nowhere. */
  readonly metrics: { readonly host: string | undefined; readonly port: number } | undefined;
  /** The collector of traces, without a slash at the end; undefined for none. */
  readonly traces: string | undefined;
  /** From 0 to 1. */
  readonly traceShare: number;
  readonly slowQueryMs: number;
  /** How long this process may not answer itself; 0 for ever. */
  readonly unansweredMs: number;
  /** Messages that are posted to a webhook at once, and how long fewer wait for more. */
  readonly deliveryBatch: number;
  readonly deliveryWaitMs: number;
  /** Minutes after midnight UTC; undefined for never. */
  readonly reconcileAtMinute: number | undefined;
}

type Raw = RawSettings<typeof OPERATION_SETTINGS>;

/** Reads them. @throws ConfigError naming the setting */
export function readOperation(raw: Raw): Operation {
  const rate = readWhole(raw, 'requestRate', 0, 100_000);
  return {
    requestRate: rate === 0 ? undefined : rate,
    keyRate: readWhole(raw, 'keyRate', 1, 100_000),
    publicUrl: readPublicUrl(raw.publicUrl),
    trustProxy: readProxies(raw.trustProxy),
    queriesAtOnce: readWhole(raw, 'queriesAtOnce', 1, 64),
    exportsAtOnce: readWhole(raw, 'exportsAtOnce', 1, 100),
    openPerClient: readWhole(raw, 'openPerClient', 1, 4_000),
    metrics: readListenAddress(raw.metrics),
    traces: readCollector(raw.traces),
    traceShare: readShare(raw.traceShare),
    slowQueryMs: readWhole(raw, 'slowQueryMs', 1, 600_000),
    unansweredMs: readWhole(raw, 'unansweredMs', 0, MS_PER_HOUR),
    ...readDeliveries(raw),
    reconcileAtMinute: readTimeOfDay(raw.reconcileAt),
  };
}

function readDeliveries(raw: Raw): Pick<Operation, 'deliveryBatch' | 'deliveryWaitMs'> {
  return {
    deliveryBatch: readWhole(raw, 'deliveryBatch', 1, 100),
    deliveryWaitMs: readWhole(raw, 'deliveryWaitMs', 0, 60_000),
  };
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const plain = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (plain && (url.protocol === 'https:' || url.protocol === 'http:')) return url.origin;
  throw new ConfigError(
    `Invalid value "${text}" for --public-url: must be a URL such as https://explorer.example.org, without a path`,
  );
}

function readListenAddress(text: string): Operation['metrics'] {
  if (text === 'off') return undefined;
  const [, host = '', digits = ''] = /^(|[\w.-]+|\[[\d:a-f]+\]):(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  if (digits !== '' && port < 65_536) return { host: host === '' ? undefined : host.replaceAll(/[[\]]/g, ''), port };
  throw new ConfigError(
    `Invalid value "${text}" for --metrics: must be an address such as 127.0.0.1:9464 or :9464, or off`,
  );
}

function readCollector(text: string): string | undefined {
  if (text === 'off') return undefined;
  const url = URL.parse(text);
  const plain = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (plain && (url.protocol === 'https:' || url.protocol === 'http:')) return url.href.replace(/\/$/, '');
  throw new ConfigError(
    `Invalid value "${text}" for --traces: must be an address such as http://collector:4318, or off`,
  );
}

function readShare(text: string): number {
  const share = /^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(text) ? Number(text) : Number.NaN;
  if (share >= 0) return share;
  throw new ConfigError(`Invalid value "${text}" for --trace-share: must be a number from 0 to 1, such as 0.05`);
}

function readProxies(text = ''): readonly string[] {
  const proxies = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  const bad = proxies.find((proxy) => !isAddressOrRange(proxy));
  if (bad === undefined) return proxies;
  throw new ConfigError(`Invalid value "${bad}" for --trust-proxy: must be IP addresses or ranges such as 10.0.0.0/8`);
}

function isAddressOrRange(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family === 0 || prefix === undefined) return family !== 0;
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    // The prefix is longer than an address of its family.
    return false;
  }
}

function readTimeOfDay(text: string): number | undefined {
  if (text === 'off') return undefined;
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined) return Number(hours) * 60 + Number(minutes);
  throw new ConfigError(`Invalid value "${text}" for --reconcile-at: must be a time of day such as 03:00, or off`);
}
