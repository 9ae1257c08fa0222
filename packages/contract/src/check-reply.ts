/** The parts of JSON Schema that replies are described with. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Names of what does not fit, innermost first; empty where all fits. */
type Parts = (string | number)[];
type Fields = Readonly<Record<string, unknown>>;
type Fits = (schema: Schema, value: unknown, parts: Parts) => boolean;

const FITS_BY_TYPE = new Map<string, Fits>([
  [
    'string',
    ({ pattern }, value) => typeof value === 'string' && (pattern === undefined || patternOf(pattern).test(value)),
  ],
  ['integer', (schema, value) => Number.isSafeInteger(value) && isWithin(schema, value as number)],
  ['number', (schema, value) => typeof value === 'number' && Number.isFinite(value) && isWithin(schema, value)],
  ['boolean', (_, value) => typeof value === 'boolean'],
  ['null', (_, value) => value === null],
  ['array', (schema, value, parts) => Array.isArray(value) && fitsArray(schema, value, parts)],
  [
    'object',
    (schema, value, parts) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && fitsObject(schema, value, parts),
  ],
]);

const PATTERNS = new Map<string, RegExp>();

/**
 * Checks a value against a schema, without making code: a page's policy forbids that.
 * @returns where the value differs, as `data.0.status`; undefined where it does not
 */
export function faultIn(schema: object, value: unknown): string | undefined {
  const parts: Parts = [];
  return fits(schema, value, parts) ? undefined : parts.toReversed().join('.') || 'the whole reply';
}

function fits(schema: Schema, value: unknown, parts: Parts): boolean {
  if (schema.anyOf !== undefined) return fitsAny(schema.anyOf, value, parts);
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.const !== undefined) return schema.const === value;
  return FITS_BY_TYPE.get(schema.type ?? '')?.(schema, value, parts) ?? true;
}

function fitsAny(schemas: readonly Schema[], value: unknown, parts: Parts): boolean {
  if (schemas.some((one) => fits(one, value, []))) return true;
  // Of an object or null, the fault inside the object says more.
  const inside = value === null ? undefined : schemas.find(({ type }) => type === 'object' || type === 'array');
  if (inside !== undefined) fits(inside, value, parts);
  return false;
}

function fitsArray({ items = {} }: Schema, value: readonly unknown[], parts: Parts): boolean {
  return value.every((item, index) => fitsAt(items, item, index, parts));
}

function fitsObject(schema: Schema, value: object, parts: Parts): boolean {
  const fields = value as Fields;
  const missing = schema.required?.find((name) => !Object.hasOwn(fields, name));
  if (missing !== undefined) {
    parts.push(missing);
    return false;
  }
  return fitsProperties(schema, fields, parts) && fitsPatterns(schema, fields, parts);
}

function fitsProperties({ properties = {} }: Schema, fields: Fields, parts: Parts): boolean {
  return Object.entries(properties).every(
    ([name, field]) => !Object.hasOwn(fields, name) || fitsAt(field, fields[name], name, parts),
  );
}

function fitsPatterns({ patternProperties = {} }: Schema, fields: Fields, parts: Parts): boolean {
  return Object.entries(patternProperties).every(([pattern, field]) =>
    Object.entries(fields).every(([name, one]) => !patternOf(pattern).test(name) || fitsAt(field, one, name, parts)),
  );
}

function fitsAt(schema: Schema, value: unknown, name: string | number, parts: Parts): boolean {
  if (fits(schema, value, parts)) return true;
  parts.push(name);
  return false;
}

function isWithin({ minimum, maximum }: Schema, value: number): boolean {
  return (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum);
}

function patternOf(text: string): RegExp {
  const known = PATTERNS.get(text);
  if (known !== undefined) return known;
  const made = new RegExp(text);
  PATTERNS.set(text, made);
  return made;
}
