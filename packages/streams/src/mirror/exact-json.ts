/** An integer outside of quotes with so many digits may not fit into a JavaScript number. */
const LONG_INTEGER = /[[:,]\s*-?\d{16}/;
const INTEGER = /^-?\d+$/;

type Reviver = (this: unknown, key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** Reads JSON without rounding: integers that a JavaScript number cannot hold become bigints. @throws SyntaxError for what is no JSON */
export function parseExactJson(text: string): unknown {
  if (!LONG_INTEGER.test(text)) return JSON.parse(text);
  const exact: Reviver = (_key, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && source !== undefined && INTEGER.test(source)
      ? BigInt(source)
      : value;
  return JSON.parse(text, exact as (key: string, value: unknown) => unknown);
}

/** Writes what {@link parseExactJson} read. */
export function writeExactJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? rawJson(`${part}`) : part));
}

const rawJson = (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON;
