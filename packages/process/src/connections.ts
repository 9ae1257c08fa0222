import type { EventEmitter } from 'node:events';
import { BlockList, isIP, isIPv6, type Server, type Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** How many connections there are at once, and how long each may take over what. */
export interface ConnectionLimits {
  /** Connections at once; more are not accepted. */
  readonly most: number;
  /** Those of one client address. */
  readonly mostOfOne: number;
  /** A request, headers and body, has to be here within this time after it began, and the first one after its connection did. */
  readonly requestMs: number;
  /** A connection on which nothing moves for this long, in either direction, is closed: a reader that stopped reading. */
  readonly silentMs: number;
  /** Between two requests: longer than proxies wait, which would else send one just when it is closed. */
  readonly betweenMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  most: 4_000,
  mostOfOne: 1_000,
  requestMs: 30_000,
  silentMs: 60_000,
  betweenMs: 72_000,
};

/** Of all connections: with fewer left, who has the most gives one up for each that comes. */
const SPARE = 0.05;
/** How often it is looked whose request is late: Node does so every half minute by itself. */
const LOOK_MS = 1_000;

/** What a server is made with, so that slow requests end in time. */
export function connectionOptions({ requestMs, silentMs, betweenMs }: ConnectionLimits) {
  const connectionsCheckingInterval = Math.min(LOOK_MS, requestMs / 4);
  return {
    http: { headersTimeout: requestMs, requestTimeout: requestMs, connectionsCheckingInterval },
    requestTimeout: requestMs,
    connectionTimeout: silentMs,
    keepAliveTimeout: betweenMs,
  };
}

/** An address with its connections; of the idle ones the longest idle first. */
interface Peer {
  readonly isProxy: boolean;
  readonly idle: Set<Socket>;
  count: number;
}

/**
 * Leaves room for everybody. Who has more connections than one address may have loses the one that was idle longest, and so does who has
 * the most where little room is left: those that wait for headers and those between two requests are idle. Where none of them is,
 * the new one is closed. Proxies, behind which many are, have as many as there are. The server emits `request` for each, whatever its protocol.
 */
export function shareConnections(server: Server, limits: ConnectionLimits, trustProxy: readonly string[] = []): void {
  const peers = new Map<string, Peer>();
  const peerOf = new WeakMap<Socket, Peer>();
  const underWay = new WeakMap<Socket, number>();
  const proxies = listOf(trustProxy);
  const scarce = Math.floor(limits.most * (1 - SPARE));
  let open = 0;
  server.maxConnections = limits.most;

  server.on('connection', (socket: Socket) => {
    const address = plain(socket.remoteAddress ?? '');
    const name = normalizeIP(address);
    const peer = peers.get(name) ?? { isProxy: isIn(proxies, address), idle: new Set(), count: 0 };
    peers.set(name, peer);
    peerOf.set(socket, peer);
    peer.idle.add(socket);
    peer.count++;
    open++;
    socket.once('close', () => {
      open--;
      peer.count--;
      peer.idle.delete(socket);
      if (peer.count === 0) peers.delete(name);
    });
    if (!peer.isProxy && peer.count > limits.mostOfOne) closeOne(peer);
    else if (open > scarce) closeOne(largest(peers));
  });

  server.on('request', ({ socket }: { readonly socket: Socket }, response: EventEmitter) => {
    const peer = peerOf.get(socket);
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    peer?.idle.delete(socket);
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      underWay.set(socket, left);
      if (left === 0 && !socket.destroyed) peer?.idle.add(socket);
    });
  });
}

/**
 * Finds out whom a connection speaks for: its own address, or where that is a trusted proxy's, the last one of `x-forwarded-for` that is none.
 */
export function forwardedFor(trustProxy: readonly string[]): (own: string, forwarded: string | undefined) => string {
  const proxies = listOf(trustProxy);
  return (own, forwarded = '') => {
    let address = plain(own);
    const said = forwarded.split(',').map((one) => plain(one.trim()));
    while (isIn(proxies, address)) {
      const before = said.pop() ?? '';
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** The one that came just now is idle, too: one can always be closed where it came from this address. */
function closeOne(peer: Peer | undefined): void {
  const [oldest] = peer?.idle ?? [];
  oldest?.destroy();
}

function largest(peers: ReadonlyMap<string, Peer>): Peer | undefined {
  let most: Peer | undefined;
  for (const peer of peers.values()) if (peer.idle.size > 0 && peer.count > (most?.count ?? 0)) most = peer;
  return most;
}

/** An address of IPv4 as it is written there. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of addresses) {
    const [address = '', prefix] = text.split('/');
    const family = familyOf(address);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return address !== '' && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv6' | 'ipv4' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
