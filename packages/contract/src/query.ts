import { type PageSizes, parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';

/** JSON Schema of one query parameter, as documented. */
export interface ParameterSchema {
  readonly description: string;
  readonly type?: 'string' | 'integer' | 'boolean' | 'array' | readonly ['integer', 'string'];
  readonly enum?: readonly string[];
  readonly items?: { readonly type?: 'string'; readonly enum?: readonly string[] };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** A query, or a part of one: its documented parameters by name, and how they are read. Parameters that it lacks are ignored. */
export interface Query<Name extends string, Value> {
  readonly parameters: Readonly<Record<Name, ParameterSchema>>;
  /** Parameters without which the call is refused. */
  readonly required?: readonly Name[];
  readonly read: (read: QueryReader) => Value;
}

/** What a query is read as. */
export type QueryValue<Asked> = Asked extends Query<string, infer Value> ? Value : never;
/** The names under which its parameters can be given. */
export type QueryName<Asked> = Asked extends { readonly parameters: Readonly<Record<infer Name, ParameterSchema>> }
  ? Name & string
  : never;

type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { readonly [Field in keyof All]: All[Field] }
  : never;

/** A query that is made of parts. They are read in this order: the first bad parameter is the one that is named. */
export function query<const Parts extends readonly Query<string, object>[]>(
  ...parts: Parts
): Query<QueryName<Parts[number]>, Joined<QueryValue<Parts[number]>>> {
  return {
    parameters: Object.assign({}, ...parts.map(({ parameters }) => parameters)),
    required: parts.flatMap(({ required }) => required ?? []) as QueryName<Parts[number]>[],
    read: (read) => Object.assign({}, ...parts.map((part) => part.read(read))),
  };
}

/** The start and the end of a span, each one parameter: an end before the start is refused, by its name. */
export function inOrder<First extends string, From extends object, Last extends string, To extends object>(
  start: Query<First, From>,
  end: Query<Last, To>,
): Query<First | Last, From & To> {
  return {
    parameters: { ...start.parameters, ...end.parameters },
    read: (read) => {
      const [from, to] = [start.read(read), end.read(read)];
      const [[first], [last]] = [Object.values(from), Object.values(to)];
      if (typeof first === 'bigint' && typeof last === 'bigint' && last < first)
        read.refuse(read.one(...Object.keys(end.parameters))?.name ?? '', 'is before the start of the time range');
      return { ...from, ...to };
    },
  };
}

/** Of a call that has no parameters. */
export const NO_QUERY: Query<never, object> = { parameters: {}, read: () => ({}) };

/** Reads what a URL parser yields; a bad value is named, with what is allowed. */
export function parse<Value>(asked: Query<string, Value>, raw: RawQuery, sizes?: PageSizes): QueryResult<Value> {
  return parseQuery(raw, asked.read, sizes);
}
