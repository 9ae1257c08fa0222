import type { IncomingHttpHeaders } from 'node:http';

/** Headers in which a client sends its key, in lower case. */
export const KEY_HEADERS = ['x-api-key', 'authorization'] as const;

const KEY = /^ls_(?:live|test)_[\w-]{43}$/;
const BEARER = /^bearer\s+(\S+)$/i;

/** Whether a client means to send a key: proxies use the header of other kinds of authorization for themselves. */
export function namesKey(headers: IncomingHttpHeaders): boolean {
  return headers['x-api-key'] !== undefined || BEARER.test(headers.authorization ?? '');
}

/** What may be a key; anything else is not looked up. */
export function keyText(headers: IncomingHttpHeaders): string | undefined {
  const own = headers['x-api-key'];
  const text = typeof own === 'string' ? own.trim() : BEARER.exec(headers.authorization ?? '')?.[1];
  return text !== undefined && KEY.test(text) ? text : undefined;
}

/** Values of the headers of keys, each as often as it was sent. @param rawHeaders names and values in turn */
export function keyHeadersIn(rawHeaders: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const valuesOf = (name: string) =>
    rawHeaders.filter((_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === name);
  const sent = KEY_HEADERS.map((name) => [name, valuesOf(name)] as const);
  return Object.fromEntries(sent.filter(([, values]) => values.length > 0));
}
