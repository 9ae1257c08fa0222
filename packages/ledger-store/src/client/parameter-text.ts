import type { Parameter, Parameters } from './ledger-client.ts';
import { InvalidQueryError } from './store-error.ts';

const PLACEHOLDER = /\{([A-Za-z_][A-Za-z0-9_]*):/g;

/** The parameters that a statement's placeholders name; each must be given, and nothing else, so that none is left over from an earlier statement. */
export function checkParameters(tag: string, sql: string, parameters: Parameters): void {
  const wanted = new Set([...sql.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''));
  for (const name of wanted)
    if (parameters[name] === undefined) throw new InvalidQueryError(`parameter ${name} is missing`, { tag });
  for (const [name, value] of Object.entries(parameters)) {
    if (!wanted.has(name)) throw new InvalidQueryError(`parameter ${name} is not used`, { tag });
    checkNumber(tag, name, value);
  }
}

function checkNumber(tag: string, name: string, value: Parameter): void {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const one of values)
    if (typeof one === 'number' && !Number.isSafeInteger(one))
      throw new InvalidQueryError(`parameter ${name} is not an exact integer: ${one}`, { tag });
}

/** A value in ClickHouse's escaped text form, as the engine reads it for a typed placeholder (`param_x` of its HTTP interface). */
export function parameterText(value: Parameter): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value)) {
    const items: readonly (string | number | bigint)[] = value;
    return `[${items.map((item) => (typeof item === 'string' ? `'${escapeText(item)}'` : String(item))).join(',')}]`;
  }
  return String(value);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\0': '\\0',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function escapeText(text: string): string {
  return text.replace(/[\\'\0\b\f\n\r\t]/g, (character) => ESCAPES[character] ?? character);
}

/** A single-quoted SQL string literal. */
export function sqlLiteral(text: string): string {
  return `'${escapeText(text)}'`;
}
