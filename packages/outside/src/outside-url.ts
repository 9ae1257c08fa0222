import { isIP } from 'node:net';
import { OutsideError } from './outside-error.ts';

const MAX_LENGTH = 4_096;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Where requests may go. */
export interface OutsideRules {
  /** Ports of hosts outside. */
  readonly ports: ReadonlySet<number>;
  /** Whether an address may be connected to. */
  readonly mayConnect: (address: string) => boolean;
}

/**
 * Reads an address from outside and checks all of it that can be checked before its name is resolved. The fragment is
 * dropped. `trustedOrigin` is the operator's own: only the scheme is checked there.
 * @throws OutsideError 'refused'
 */
export function readOutsideUrl(text: string, rules: OutsideRules, trustedOrigin?: string): URL {
  if (text.length > MAX_LENGTH) throw refusedError('the URL is too long');
  const url = URL.parse(text);
  if (url === null) throw refusedError('the URL is not valid');
  const defaultPort = DEFAULT_PORTS[url.protocol];
  if (defaultPort === undefined) throw refusedError(`${url.protocol.slice(0, 20)} URLs are not fetched`);
  url.hash = '';
  if (url.origin === trustedOrigin) return url;
  const why = refusalOf(url, defaultPort, rules);
  if (why !== undefined) throw refusedError(why);
  return url;
}

function refusalOf(url: URL, defaultPort: number, rules: OutsideRules): string | undefined {
  if (url.username !== '' || url.password !== '') return 'the URL contains a user name or password';
  const port = url.port === '' ? defaultPort : Number(url.port);
  if (!rules.ports.has(port)) return `port ${port} is not allowed`;
  // The URL parser has already turned octal, hexadecimal and short forms into four numbers.
  const host = hostOf(url);
  const inside = isIP(host) !== 0 && !rules.mayConnect(host);
  return inside ? 'the URL is not on the public internet' : undefined;
}

/** Its host without the brackets of IPv6. */
function hostOf(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}

function refusedError(why: string): OutsideError {
  return new OutsideError('refused', `Not fetched: ${why}.`);
}
