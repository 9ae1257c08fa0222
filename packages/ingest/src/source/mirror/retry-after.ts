const SECONDS = /^\d{1,6}$/;

/** Milliseconds that a `Retry-After` header asks for, in seconds or as a date; undefined where it asks for nothing. */
export function parseRetryAfter(header: string | string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined;
  if (SECONDS.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
