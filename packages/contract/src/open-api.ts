import { type Call, OBJECTS_PER_UNIT, pathsOf } from './call.ts';
import { CALLS } from './calls.ts';
import { ErrorReply } from './envelope.ts';
import { formSchema } from './form.ts';
import * as contract from './index.ts';
import { PUBLIC_PAGE_SIZES, type PublicPath, publicPathsOf } from './public-api.ts';
import type { ParameterSchema } from './query.ts';

/** A JSON value, as JSON.stringify takes it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Name of the way to be signed in. */
const SESSION = 'session';
/** Names of the two ways to say which API key it is. */
const KEY_HEADER = 'apiKey';
const KEY_BEARER = 'apiKeyAsBearer';

const REPLY_TEXT: Readonly<Record<number, string>> = {
  200: 'What was asked for.',
  400: 'A parameter has a bad value; the reply names it.',
  401: 'Not signed in, or the session has ended; of a sign-in, wrong credentials.',
  403: 'Not for the one who asks, or older than the operator shows.',
  404: 'Nothing has that name.',
  409: 'It is there already, or was decided before.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  502: 'What it leads to outside cannot be had; the reply says why.',
  503: 'Not now; the reply says why.',
};

/** The OpenAPI 3.1 document of all calls. Pure: equal code gives an equal document. */
export function openApiDocument(version: string): { readonly [key: string]: Json } {
  const calls: readonly (readonly [string, Call])[] = Object.entries(CALLS);
  const schemas = new SchemaNames(calls);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of calls)
    for (const [id, path] of pathsOf(name, call))
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(id, call, schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ledgerscope site API',
      version,
      description: "Transactions of a Hedera (Hiero) network, read from the network's own stream files.",
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [],
    tags: [...new Set(calls.map(([, { tag }]) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.written(),
      securitySchemes: {
        [SESSION]: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers.' },
      },
    },
  };
}

const PUBLIC_REPLY_TEXT: Readonly<Record<number, string>> = {
  ...REPLY_TEXT,
  401: 'The API key is missing or not valid.',
  402: 'No units are left: the service is not performed.',
  403: 'The key is not accepted for this call or from this address, or what is asked for is older than the operator shows.',
  429: 'Too many requests with this key; `Retry-After` says how long to wait.',
};
/** What every call of the public API can answer beside the call's own errors. */
const PUBLIC_ERRORS = [400, 401, 402, 403, 429, 503];
const PUBLIC_HEADERS: Json = {
  'x-units-charged': { description: 'Units that this call cost.', schema: { type: 'integer' } },
  'x-units-remaining': { description: 'Units that are left.', schema: { type: 'string' } },
};

/** The OpenAPI 3.1 document of the public API: each call under the path that the documentation names. */
export function publicApiDocument(version: string): { readonly [key: string]: Json } {
  const calls = (Object.entries(CALLS) as [string, Call][]).flatMap(([name, call]) =>
    publicPathsOf(name, call)
      .filter(({ old }) => !old)
      .map((publicPath) => ({ name, call, publicPath })),
  );
  const schemas = new SchemaNames(calls.map(({ name, call }) => [name, call] as const));
  const paths: Record<string, Json> = {};
  const errors = new Set<number>();
  for (const { call, publicPath } of calls) {
    paths[publicPath.path] = { get: publicOperation(publicPath, call, schemas) };
    for (const status of publicErrorsOf(call)) errors.add(status);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ledgerscope public API',
      version,
      description: `Historical data of a Hedera (Hiero) network. One call costs one unit, and one more for each further ${OBJECTS_PER_UNIT} objects that it answers; calls that fail cost nothing. A key may make 10 calls a second, and 20 at once, where the operator says nothing else.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ [KEY_HEADER]: [] }, { [KEY_BEARER]: [] }],
    tags: [...new Set(calls.map(({ call }) => call.tag))].map((name) => ({ name })),
    paths,
    components: {
      responses: Object.fromEntries(
        [...errors].toSorted().map((status) => [errorName(status), publicError(status, schemas)]),
      ),
      schemas: schemas.written(),
      securitySchemes: {
        [KEY_HEADER]: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: 'A key that you make in your profile.',
        },
        [KEY_BEARER]: {
          type: 'http',
          scheme: 'bearer',
          description: 'The same key, for clients that send nothing else.',
        },
      },
    },
  };
}

function publicOperation({ operation: id }: PublicPath, call: Call, schemas: SchemaNames): Json {
  const errors = publicErrorsOf(call).map((status) => [
    String(status),
    { $ref: `#/components/responses/${errorName(status)}` },
  ]);
  return {
    operationId: id,
    summary: call.summary,
    tags: [call.tag],
    parameters: [...pathParameters(call), ...publicParameters(call)],
    responses: {
      200: {
        description: PUBLIC_REPLY_TEXT[200] ?? '',
        headers: PUBLIC_HEADERS,
        content: content(call.produces, publicReplySchema(call, schemas)),
      },
      ...Object.fromEntries(errors),
    },
  };
}

function publicErrorsOf(call: Call): readonly number[] {
  return [...new Set([...errorsOf(call), ...PUBLIC_ERRORS])].toSorted((a, b) => a - b);
}

function errorName(status: number): string {
  return `Error${status}`;
}

function publicError(status: number, schemas: SchemaNames): Json {
  return {
    description: PUBLIC_REPLY_TEXT[status] ?? 'An error.',
    content: content(undefined, schemas.reference(ErrorReply)),
  };
}

/** A list as the site answers it; an object in a list of one. */
function publicReplySchema({ reply }: Call, schemas: SchemaNames): Json {
  const { properties = {}, description } = reply as {
    readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
    readonly description?: string;
  };
  const { data, ...rest } = properties;
  if (data === undefined || data.type === 'array') return schemas.reference(reply);
  const others = Object.entries(rest)
    .filter(([name]) => name !== 'size')
    .map(([name, schema]) => [name, schemas.reference(schema)] as const);
  return {
    type: 'object',
    description: description ?? '',
    required: ['data', 'size'],
    properties: {
      data: {
        type: 'array',
        description: 'One object.',
        minItems: 1,
        maxItems: 1,
        items: schemas.reference(data),
      },
      size: { type: 'integer', description: 'Objects in `data`: 1.', const: 1 },
      ...Object.fromEntries(others),
    },
  };
}

/** The parameters of a call in the public API, whose pages are larger. */
export function publicParametersOf({ query }: Call): Readonly<Record<string, ParameterSchema>> {
  const { parameters } = query as { readonly parameters: Readonly<Record<string, ParameterSchema>> };
  if (!('onlyCount' in parameters)) return parameters;
  const { byDefault, most } = PUBLIC_PAGE_SIZES;
  const limit: ParameterSchema = {
    ...{ type: 'integer', minimum: 0, maximum: most },
    description: `Rows in a page; ${byDefault} by default. Each further ${OBJECTS_PER_UNIT} rows cost one more unit. 0 answers the count alone.`,
  };
  return { ...parameters, limit, size: { ...limit, description: 'Same as `limit`.' } };
}

function publicParameters(call: Call): Json[] {
  return Object.entries(publicParametersOf(call)).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query', description, required: call.query.required?.includes(name) === true },
    schema: schema,
  }));
}

function operation(id: string, call: Call, schemas: SchemaNames): Json {
  const replies = [
    [200, call.reply],
    ...errorsOf(call).map((status) => [status, ErrorReply]),
    ...Object.entries(call.otherReplies),
  ];
  return {
    operationId: id,
    summary: call.summary,
    tags: [call.tag],
    ...(call.access === 'public' ? {} : { security: [{ [SESSION]: [] }] }),
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...bodyOf(call, schemas),
    responses: Object.fromEntries(
      replies.map(([status, schema]) => [
        String(status),
        {
          description: REPLY_TEXT[Number(status)] ?? 'A reply.',
          content: content(status === 200 ? call.produces : undefined, schemas.reference(schema)),
        },
      ]),
    ),
  };
}

function bodyOf({ body, form, files }: Call, schemas: SchemaNames): { readonly [key: string]: Json } {
  const hasForm = Object.keys(form).length > 0;
  if (!hasForm && body === undefined) return {};
  const schema = hasForm ? (formSchema(form) as Json) : schemas.reference(body);
  if (files !== undefined)
    return { requestBody: { required: true, content: content(['multipart/form-data'], withFiles(schema, files)) } };
  return { requestBody: { required: true, content: content(undefined, schema) } };
}

/** The fields of a form beside the files that come with it. */
function withFiles(schema: Json, files: NonNullable<Call['files']>): Json {
  const { properties, ...rest } = schema as { readonly properties: object };
  const uploads = Object.entries(files).map(([name, { description, maxBytes }]) => [
    name,
    { type: 'string', format: 'binary', description: `${description} At most ${maxBytes} bytes.` },
  ]);
  return { ...rest, properties: { ...properties, ...Object.fromEntries(uploads) } };
}

/** Statuses of the errors that a call answers with: what can be refused, what may not be there, and its own. */
function errorsOf({ params, query, errors, access }: Call): readonly number[] {
  const hasPath = Object.keys(params).length > 0;
  const refuses = hasPath || Object.keys(query.parameters).length > 0;
  const all = [
    ...(refuses ? [400] : []),
    ...(hasPath ? [404] : []),
    ...(access === 'public' ? [] : [401, 403]),
    ...errors,
  ];
  return [...new Set(all)].toSorted((a, b) => a - b);
}

function content(types: readonly string[] = ['application/json'], schema: Json): Json {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function pathParameters({ params }: Call): Json[] {
  return Object.entries(params).map(([name, { description, example }]) => ({
    ...{ name, in: 'path', description, required: true },
    schema: { type: 'string', examples: [example] },
  }));
}

function queryParameters({ query }: Call): Json[] {
  return Object.entries(query.parameters).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query', description, required: query.required?.includes(name) === true },
    schema: schema,
  }));
}

/** Schemas with a name of their own in the document: those that the contract exports, under that name, and whole replies. */
class SchemaNames {
  readonly #names = new Map<unknown, string>();
  readonly #used = new Map<string, Json>();

  constructor(calls: readonly (readonly [string, Call])[]) {
    for (const [name, value] of Object.entries(contract)) if (isSchema(value)) this.#names.set(value, name);
    for (const [name, { reply, produces }] of calls)
      if (produces === undefined && !this.#names.has(reply))
        this.#names.set(reply, `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Reply`);
  }

  /** A pointer to a named schema, or the schema itself with its named parts replaced. */
  reference(schema: unknown): Json {
    const name = this.#names.get(schema);
    if (name === undefined) return this.#write(schema);
    if (!this.#used.has(name)) {
      // A schema may hold itself.
      this.#used.set(name, null);
      this.#used.set(name, this.#write(schema));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The named schemas that were referred to. */
  written(): Json {
    return Object.fromEntries([...this.#used].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #write(schema: unknown): Json {
    if (Array.isArray(schema)) return schema.map((part) => this.reference(part));
    if (typeof schema !== 'object' || schema === null) return schema as Json;
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.reference(value)]));
  }
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '~kind' in value;
}
