/** Part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The one range that a `Range` header asks for (RFC 9110, section 14). `whole` when there is no header, when it cannot
 * be read or names several ranges, all of which a server may ignore; `outside` when it begins beyond the end.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const bounds = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '');
  if (bounds === null) return 'whole';
  const [first, last] = bounds.slice(1).map((digits) => (digits === '' ? undefined : Number(digits)));
  if (first === undefined) return last === undefined ? 'whole' : lastBytes(last, size);
  if (last !== undefined && last < first) return 'whole';
  return first >= size ? 'outside' : { start: first, end: Math.min(last ?? size, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'outside' {
  const length = Math.min(count, size);
  return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
}
