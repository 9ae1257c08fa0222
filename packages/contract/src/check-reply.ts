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

const PATTERNS = new Map<string, RegExp>();

/**
 * Checks a value against a schema, without making code: a page's policy forbids that.
 * @returns where the value differs, as `data.0.status`; undefined where it does not
 */
export function faultIn(schema: object, value: unknown): string | undefined {
  const parts: (string | number)[] = [];
  return fits(schema, value, parts) ? undefined : parts.toReversed().join('.') || 'the whole reply';
}

/** `parts` is filled only where something does not fit, innermost first. */
function fits(schema: Schema, value: unknown, parts: (string | number)[]): boolean {
  if (schema.anyOf !== undefined) return fitsAny(schema.anyOf, value, parts);
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.const !== undefined) return schema.const === value;
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && (schema.pattern === undefined || patternOf(schema.pattern).test(value));
    case 'integer':
      return Number.isSafeInteger(value) && isWithin(schema, value as number);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && isWithin(schema, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value) && value.every((item, index) => fitsAt(schema.items ?? {}, item, index, parts));
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && fitsObject(schema, value, parts);
    default:
      return true;
  }
}

function fitsAny(schemas: readonly Schema[], value: unknown, parts: (string | number)[]): boolean {
  if (schemas.some((one) => fits(one, value, []))) return true;
  // Of an object or null, the fault inside the object says more.
  const inside = value === null ? undefined : schemas.find(({ type }) => type === 'object' || type === 'array');
  if (inside !== undefined) fits(inside, value, parts);
  return false;
}

function fitsObject(schema: Schema, value: object, parts: (string | number)[]): boolean {
  const fields = value as Readonly<Record<string, unknown>>;
  const missing = schema.required?.find((name) => !Object.hasOwn(fields, name));
  if (missing !== undefined) {
    parts.push(missing);
    return false;
  }
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    if (Object.hasOwn(fields, name) && !fitsAt(field, fields[name], name, parts)) return false;
  for (const [pattern, field] of Object.entries(schema.patternProperties ?? {}))
    for (const [name, one] of Object.entries(fields))
      if (patternOf(pattern).test(name) && !fitsAt(field, one, name, parts)) return false;
  return true;
}

function fitsAt(schema: Schema, value: unknown, name: string | number, parts: (string | number)[]): boolean {
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
