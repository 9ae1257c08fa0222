import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { OutsideError } from './outside-error.ts';

/** The addresses of a name, of both families. */
export type ResolveHost = (host: string) => Promise<readonly { readonly address: string; readonly family: 4 | 6 }[]>;

/** Limits of every connection, in milliseconds. */
const CONNECT_MS = 5_000;
const HEADERS_MS = 15_000;
const IDLE_MS = 15_000;
const KEEP_ALIVE_MS = 4_000;
const MAX_HEADER_BYTES = 16_384;
const DNS_MS = 3_000;

/** Idle limits, for tests that cannot wait so long. */
export interface AgentTimes {
  readonly headersMs?: number;
  readonly idleMs?: number;
}

/**
 * Connections whose every address is checked: the name is resolved here, addresses that may not be connected to are omitted, and the socket connects to one of the rest, so that a name cannot mean another address a moment later. After
 * connecting the socket's own word is checked too, which covers addresses that need no look-up.
 */
export function checkedAgent(
  mayConnect: (address: string) => boolean,
  resolve: ResolveHost = resolveHost,
  times: AgentTimes = {},
): Agent {
  const connect = buildConnector({ timeout: CONNECT_MS, lookup: checkedLookup(mayConnect, resolve) });
  // Bounded: by limits() and by the connector's timeout.
  return new Agent({
    ...limits(times),
    connect: (options, callback) =>
      connect(options, (...[error, socket]) => {
        if (error !== null) return callback(error, null);
        if (mayConnect(socket.remoteAddress ?? '')) return callback(null, socket);
        socket.destroy();
        callback(notPublic(), null);
      }),
  });
}

/** Connections to where the operator says, whatever their address. */
export function trustingAgent(times: AgentTimes = {}): Agent {
  return new Agent({ ...limits(times), connect: { timeout: CONNECT_MS } });
}

function limits({ headersMs = HEADERS_MS, idleMs = IDLE_MS }: AgentTimes): Agent.Options {
  return {
    headersTimeout: headersMs,
    bodyTimeout: idleMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    pipelining: 1,
  };
}

function checkedLookup(mayConnect: (address: string) => boolean, resolve: ResolveHost): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const allowed = found.filter(({ address }) => mayConnect(address));
        const [first] = allowed;
        if (first === undefined) callback(found.length === 0 ? unknownHost() : notPublic(), []);
        else if (options.all === true) callback(null, [...allowed]);
        else callback(null, first.address, first.family);
      },
      () => {
        // One answer for all reasons: strangers who name a host learn nothing of this network.
        callback(unknownHost(), []);
      },
    );
  };
}

/**
 * Asks the name servers directly. The system's own look-up waits in the thread pool that the embedded store works in,
 * where slow name servers of strangers would hold up ingest.
 */
const resolveHost: ResolveHost = async (host) => {
  const resolver = new Resolver({ timeout: DNS_MS, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return [
    ...(v4.status === 'fulfilled' ? v4.value : []).map((address) => ({ address, family: 4 as const })),
    ...(v6.status === 'fulfilled' ? v6.value : []).map((address) => ({ address, family: 6 as const })),
  ];
};

function notPublic(): OutsideError {
  return new OutsideError('refused', 'Not fetched: host does not resolve to a public IP address.');
}

function unknownHost(): OutsideError {
  return new OutsideError('unreachable', 'Host name not found.');
}
