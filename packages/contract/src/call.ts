import type { Static, TSchema } from 'typebox';
import { type Form, type FormValue, NO_FORM } from './form.ts';
import { PRICES } from './prices.ts';
import { NO_QUERY, type Query, type QueryName, type QueryValue } from './query.ts';

/**
 * What an answer is made of: stored blocks up to the head, the portal's tables, or what changes by itself outside both
 * (prices, media, the clock, the state of ingest). A call without any never changes its answer.
 */
export type Dependency = 'head' | 'portal' | 'outside';

/**
 * Who may make a call: anybody, signed-in users, or administrators. Where the path of a call for users contains `{userId}`, it
 * has to name the signed-in user.
 */
export type Access = 'public' | 'user' | 'administrator';

/** A file that comes with a form. */
export interface UploadRule {
  /** What people call it. */
  readonly label: string;
  readonly description: string;
  readonly maxBytes: number;
}

/** A parameter in a path. */
export interface PathParameter<Value> {
  readonly description: string;
  readonly example: string;
  /** Undefined for a text that is refused. */
  readonly parse: (text: string) => Value | undefined;
  /** What is said of a refused one, behind its name. */
  readonly rule: string;
}

/** The names in braces of a path. */
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/**
 * One call of the API. The server's route, the query's parser, the OpenAPI entry and the web app's typed call come from it.
 */
export interface Call<
  Params extends Readonly<Record<string, PathParameter<unknown>>> = Readonly<Record<string, PathParameter<unknown>>>,
  Asked extends Query<string, unknown> = Query<string, unknown>,
  Reply extends TSchema = TSchema,
  Sent extends Form = Form,
  Rule extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly access: Rule;
  /** With parameters in braces. */
  readonly path: string;
  /** Other paths of the same call, by the operation's name there. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly tag: string;
  readonly params: Params;
  readonly query: Asked;
  /** The JSON object that is sent, by its fields, which are read before the handler runs. */
  readonly form: Sent;
  /** Files that come with the form, which is then sent as multipart/form-data. */
  readonly files?: Readonly<Record<string, UploadRule>>;
  /** Other JSON that is sent, which the handler reads. */
  readonly body?: TSchema;
  /** Reply with status 200. */
  readonly reply: Reply;
  /** Media types of that reply, where it is not JSON. */
  readonly produces?: readonly string[];
  /** Statuses of errors beside 400 (where something can be refused) and 404 (where the path names something). */
  readonly errors: readonly number[];
  /** Replies that are neither that one nor an error, by status. */
  readonly otherReplies: Readonly<Record<number, TSchema>>;
  readonly dependsOn: readonly Dependency[];
  /** For so many seconds the reply may be of an older head, because it adds up much; its ETag is then that of the older one. */
  readonly lagSeconds: number;
  /** Units of the public API that it costs; for a list so many for each {@link PRICES.callObjects} objects that it answers. */
  readonly cost: number;
}

/** What a reply with so many objects costs, in units; an empty one costs as much as one object. */
export function unitsOf({ cost }: Pick<Call, 'cost'>, objects: number): number {
  return cost * Math.max(1, Math.ceil(objects / PRICES.callObjects));
}

/** Calls by name. */
export type Calls = Readonly<Record<string, Call>>;

/** The values of a call's path parameters. */
export type PathOf<One extends Call> = {
  readonly [Name in keyof One['params']]: One['params'][Name] extends PathParameter<infer Value> ? Value : never;
};
/** What a call's query is read as. */
export type QueryOf<One extends Call> = QueryValue<One['query']>;
/** The names of a call's query parameters. */
export type QueryNameOf<One extends Call> = QueryName<One['query']>;
/** What a call's form is read as. */
export type FormOf<One extends Call> = FormValue<One['form']>;
/** The reply with status 200. */
export type ReplyOf<One extends Call> = OpenArrays<Static<One['reply']>>;
/** Lists need not be made for the reply alone. */
type OpenArrays<Reply> = {
  readonly [Field in keyof Reply]: Reply[Field] extends (infer Row)[] ? readonly Row[] : Reply[Field];
};

type Defaulted =
  | 'method'
  | 'aliases'
  | 'params'
  | 'query'
  | 'form'
  | 'access'
  | 'errors'
  | 'otherReplies'
  | 'dependsOn'
  | 'lagSeconds'
  | 'cost';
type Without = Readonly<Record<never, never>>;

/**
 * Declares a call: a GET that depends on the head, costs what a call does and may be made by anybody, where nothing else is said.
 * Who may make a call of the portal's own data, or one that changes something, has to be said.
 */
export function call<
  const Path extends string,
  Reply extends TSchema,
  Params extends Readonly<Record<PathNames<Path>, PathParameter<unknown>>> = Without &
    Readonly<Record<PathNames<Path>, never>>,
  Asked extends Query<string, unknown> = typeof NO_QUERY,
  Sent extends Form = typeof NO_FORM,
  Rule extends Access = 'public',
>(
  declared: Omit<Call<Params, Asked, Reply, Sent, Rule>, Defaulted | 'path'> &
    Partial<Pick<Call<Params, Asked, Reply, Sent, Rule>, Defaulted>> & { readonly path: Path },
): Call<Params, Asked, Reply, Sent, Rule> {
  const { method = 'GET', access, dependsOn = ['head'], path } = declared;
  const isOfPortal = dependsOn.includes('portal') && !dependsOn.includes('head');
  if (access === undefined && (method !== 'GET' || isOfPortal))
    throw new Error(`who may call ${path} is not said: access is missing`);
  const defaults = {
    method: 'GET',
    aliases: {},
    params: {} as Params,
    query: NO_QUERY as Query<string, unknown> as Asked,
    form: NO_FORM as Form as Sent,
    access: 'public' as Access as Rule,
    errors: [],
    otherReplies: {},
    dependsOn: ['head'],
    lagSeconds: 0,
    cost: PRICES.call,
  } as const;
  return { ...defaults, ...declared };
}

/** A parameter in a path that the server makes sense of. */
export function pathText(description: string, example: string): PathParameter<string> {
  return { description, example, parse: (text) => text, rule: '' };
}

/** Every path of a call, by the operation's name there. */
export function pathsOf(
  name: string,
  { path, aliases }: Pick<Call, 'path' | 'aliases'>,
): readonly (readonly [string, string])[] {
  return [[name, path], ...Object.entries(aliases)];
}
