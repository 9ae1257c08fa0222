/** Query parameters as a URL parser yields them. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A parsed query, or the parameter at fault and a sentence that says what is allowed. */
export type QueryResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly parameter: string; readonly message: string };

/** Thrown inside a parser only; {@link parseQuery} turns it into a {@link QueryResult}. */
class BadParameter extends Error {
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(message);
    this.parameter = parameter;
  }
}

/** How many rows a page holds where that is not the list's own matter. */
export interface PageSizes {
  readonly byDefault: number;
  readonly most: number;
}

/** Runs a parser over the query and catches the first bad parameter. */
export function parseQuery<Value>(
  query: RawQuery,
  parser: (read: QueryReader) => Value,
  sizes?: PageSizes,
): QueryResult<Value> {
  try {
    return { ok: true, value: parser(new QueryReader(query, sizes)) };
  } catch (error) {
    if (error instanceof BadParameter) return { ok: false, parameter: error.parameter, message: error.message };
    throw error;
  }
}

/** Typed reads of single parameters; unknown parameters are never looked at. An empty value counts as absent. */
export class QueryReader {
  readonly #query: RawQuery;
  /** Rows in a page on this surface; undefined where each list says it itself. */
  readonly sizes: PageSizes | undefined;

  constructor(query: RawQuery, sizes?: PageSizes) {
    this.#query = query;
    this.sizes = sizes;
  }

  /** The last value of the first of these names that is present, with that name. */
  one(...names: readonly string[]): { name: string; value: string } | undefined {
    for (const name of names) {
      const value = this.all(name).at(-1);
      if (value !== undefined) return { name, value };
    }
    return undefined;
  }

  /** Every value of a repeatable parameter, split at commas. */
  many(name: string): readonly string[] {
    return this.all(name)
      .flatMap((value) => value.split(',').map((part) => part.trim()))
      .filter((part) => part !== '');
  }

  /** A whole number in a range, or the default. */
  whole(names: readonly string[], min: number, max: number, byDefault: number): number {
    const found = this.one(...names);
    if (found === undefined) return byDefault;
    const value = /^\d{1,15}$/.test(found.value) ? Number(found.value) : Number.NaN;
    if (!(value >= min && value <= max)) this.refuse(found.name, `must be an integer from ${min} to ${max}`);
    return value;
  }

  /** True or false, or null where absent. */
  flag(name: string): boolean | null {
    const found = this.one(name);
    if (found === undefined) return null;
    if (found.value !== 'true' && found.value !== 'false') this.refuse(name, 'must be true or false');
    return found.value === 'true';
  }

  /** The same query without these parameters. */
  without(names: readonly string[]): QueryReader {
    const rest = Object.entries(this.#query).filter(([name]) => !names.includes(name));
    return new QueryReader(Object.fromEntries(rest), this.sizes);
  }

  /** Names of all parameters that are there. */
  names(): readonly string[] {
    return Object.keys(this.#query);
  }

  /** Whether a parameter is there without a value. */
  isBare(name: string): boolean {
    return Object.hasOwn(this.#query, name) && this.#query[name] === '';
  }

  /** Ends parsing: this parameter has a bad value. */
  refuse(name: string, rule: string): never {
    throw new BadParameter(name, `Query parameter ${name} ${rule}.`);
  }

  private all(name: string): readonly string[] {
    // Object.hasOwn: a parameter called "constructor" must not read the prototype.
    const value = Object.hasOwn(this.#query, name) ? this.#query[name] : undefined;
    if (value === undefined) return [];
    return (typeof value === 'string' ? [value] : value).filter((part) => part !== '');
  }
}
