/** JSON Schema, as far as it is compared. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Reply {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, Reply>>;
}

/** An OpenAPI document, as far as it is compared. */
export interface Promised {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

type Say = (where: string, what: string) => void;

/** Which way a value goes: what is sent may be allowed more, what is answered may not become anything else. */
type Direction = 'sent' | 'answered';

/** Bounds of values, and whether each is a least one. */
const BOUNDS = [
  ['minimum', true],
  ['minLength', true],
  ['minItems', true],
  ['maximum', false],
  ['maxLength', false],
  ['maxItems', false],
] as const;

/**
 * What a program that was written for one description of an API cannot rely on any more with another: what was removed, and what
 * is narrower. Additions are none of these.
 */
export function breakingChanges(before: Promised, now: Promised): string[] {
  const found: string[] = [];
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const same = now.paths[path]?.[method];
      if (same === undefined) found.push(`${name}: the path is removed`);
      else
        new Comparison(before, now, (where, what) => found.push(`${name}: ${where} ${what}`)).compare(operation, same);
    }
  return [...new Set(found)];
}

class Comparison {
  readonly #before: Promised;
  readonly #now: Promised;
  readonly #say: Say;
  /** Pairs of named schemas that were compared: a schema may hold itself. */
  readonly #seen = new Set<string>();

  constructor(before: Promised, now: Promised, say: Say) {
    this.#before = before;
    this.#now = now;
    this.#say = say;
  }

  compare(before: Operation, now: Operation): void {
    if (before.operationId !== now.operationId)
      this.#say('the name', `${before.operationId} became ${now.operationId}`);
    this.#parameters(before.parameters ?? [], now.parameters ?? []);
    for (const [status, reply] of Object.entries(before.responses))
      if (status.startsWith('2')) this.#reply(status, reply, now.responses[status]);
  }

  #reply(status: string, { content = {} }: Reply, now: Reply | undefined): void {
    for (const [type, { schema }] of Object.entries(content)) {
      const same = now?.content?.[type]?.schema;
      if (same === undefined) this.#say(`the reply ${status} as ${type}`, 'is removed');
      else this.#schema('the reply', schema, same, 'answered');
    }
  }

  #parameters(before: readonly Parameter[], now: readonly Parameter[]): void {
    const find = (list: readonly Parameter[], one: Parameter) =>
      list.find((other) => other.name === one.name && other.in === one.in);
    for (const one of before) {
      const same = find(now, one);
      if (same === undefined) this.#say(`parameter ${one.name}`, 'is removed');
      else this.#schema(`parameter ${one.name}`, one.schema, same.schema, 'sent');
    }
    for (const one of now)
      if (one.required === true && find(before, one)?.required !== true)
        this.#say(`parameter ${one.name}`, 'is now required');
  }

  #schema(where: string, before: Schema, now: Schema, direction: Direction): void {
    const pair = `${before.$ref} ${now.$ref} ${direction}`;
    if (before.$ref !== undefined && now.$ref !== undefined) {
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const [old, current] = [resolved(this.#before, before), resolved(this.#now, now)];
    if (direction === 'sent') this.#narrowed(where, old, current);
    else this.#changed(where, old, current);
  }

  /** What may be sent must continue to be accepted. */
  #narrowed(where: string, before: Schema, now: Schema): void {
    this.#types(where, before, now, 'sent');
    this.#words(where, before, now);
    this.#bounds(where, before, now);
    if (now.pattern !== undefined && now.pattern !== before.pattern)
      this.#say(where, `has another pattern: ${before.pattern ?? 'none'} became ${now.pattern}`);
    if (before.items !== undefined && now.items !== undefined) this.#schema(where, before.items, now.items, 'sent');
  }

  #words(where: string, before: Schema, now: Schema): void {
    if (now.enum === undefined) return;
    const gone = (before.enum ?? []).filter((word) => now.enum?.includes(word) !== true);
    if (gone.length > 0) this.#say(where, `does not take ${gone.join(', ')} any more`);
    if (before.enum === undefined && before.type !== undefined)
      this.#say(where, `takes only ${now.enum.join(', ')} now`);
  }

  #bounds(where: string, before: Schema, now: Schema): void {
    for (const [bound, isLeast] of BOUNDS) {
      const [old, current] = [before[bound], now[bound]];
      const isNarrower = current !== undefined && (old === undefined || (isLeast ? current > old : current < old));
      if (isNarrower)
        this.#say(where, `has a ${isLeast ? 'higher' : 'lower'} ${bound}: ${old ?? 'none'} became ${current}`);
    }
  }

  /** What is answered must continue to be there, and be what it was. */
  #changed(where: string, before: Schema, now: Schema): void {
    this.#types(where, before, now, 'answered');
    const [old, current] = [objectOf(this.#before, before), objectOf(this.#now, now)];
    if (old !== undefined && current !== undefined) this.#fields(where, old, current);
    const [oldRows, rows] = [itemsOf(this.#before, before), itemsOf(this.#now, now)];
    if (oldRows !== undefined && rows !== undefined) this.#schema(`${where}[]`, oldRows, rows, 'answered');
  }

  #fields(where: string, before: Schema, now: Schema): void {
    for (const [name, field] of Object.entries(before.properties ?? {})) {
      const same = now.properties?.[name];
      if (same === undefined) this.#say(`${where}.${name}`, 'is removed');
      else this.#schema(`${where}.${name}`, field, same, 'answered');
      if (same !== undefined && before.required?.includes(name) === true && now.required?.includes(name) !== true)
        this.#say(`${where}.${name}`, 'may be missing now');
    }
  }

  #types(where: string, before: Schema, now: Schema, direction: Direction): void {
    const [old, current] = [typesOf(this.#before, before), typesOf(this.#now, now)];
    const [all, known] = direction === 'sent' ? [old, current] : [current, old];
    // Without types anything is meant.
    if (known.size === 0 || (all.size === 0 && direction === 'sent')) return;
    const more = [...all].filter((type) => !known.has(type) && !(type === 'integer' && known.has('number')));
    if (more.length > 0 || (all.size === 0 && known.size > 0))
      this.#say(where, `was ${[...old].join(' or ') || 'anything'} and is ${[...current].join(' or ') || 'anything'}`);
  }
}

function resolved(document: Promised, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const found = name === undefined ? schema : document.components?.schemas?.[name];
  if (found === undefined) throw new Error(`the description has no ${schema.$ref}`);
  return found.$ref === undefined ? found : resolved(document, found);
}

function variantsOf(document: Promised, schema: Schema): readonly Schema[] {
  const { anyOf } = resolved(document, schema);
  return anyOf === undefined ? [resolved(document, schema)] : anyOf.flatMap((one) => variantsOf(document, one));
}

function typesOf(document: Promised, schema: Schema): ReadonlySet<string> {
  return new Set(variantsOf(document, schema).flatMap(typesOfOne));
}

function typesOfOne({ type, enum: words, const: only }: Schema): readonly string[] {
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  if (only !== undefined) return [jsonType(only)];
  return (words ?? []).map(jsonType);
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** The one object among what a value can be. */
function objectOf(document: Promised, schema: Schema): Schema | undefined {
  const objects = variantsOf(document, schema).filter(({ properties }) => properties !== undefined);
  return objects.length === 1 ? objects[0] : undefined;
}

function itemsOf(document: Promised, schema: Schema): Schema | undefined {
  return variantsOf(document, schema).find(({ items }) => items !== undefined)?.items;
}
