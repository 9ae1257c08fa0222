import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { ErrorReply } from './envelope.ts';
import { content, errorsOf, type Json, pathParameters, REPLY_TEXT, SchemaNames } from './open-api-parts.ts';
import { parameterExample } from './parameter-example.ts';
import { FREE_EXPORTS_TEXT, KEY_RATE_TEXT, LIST_PRICE } from './price-texts.ts';
import { PRICES } from './prices.ts';
import { PUBLIC_PAGE_SIZES, type PublicPath, publicPathsOf } from './public-api.ts';
import type { ParameterSchema } from './query.ts';

/** Names of the two ways to say which API key it is. */
const KEY_HEADER = 'apiKey';
const KEY_BEARER = 'apiKeyAsBearer';

const PUBLIC_REPLY_TEXT: Readonly<Record<number, string>> = {
  ...REPLY_TEXT,
  401: 'The API key is missing or not valid.',
  402: 'Not enough units.',
  403: 'The key is not allowed for this call or IP address, or the data is outside the retention period.',
  429: 'Too many requests with this key. Wait for the number of seconds in `Retry-After`.',
};
/** What every call of the public API can answer beside the call's own errors. */
const PUBLIC_ERRORS = [400, 401, 402, 403, 429, 503];
const PUBLIC_HEADERS: Json = {
  'x-units-charged': { description: 'Units charged for this call.', schema: { type: 'integer', format: 'int64' } },
  'x-units-remaining': { description: 'Units remaining.', schema: { type: 'integer', format: 'int64' } },
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
      description: `Historical data of a Hedera (Hiero) network. ${LIST_PRICE} Failed calls are free. ${FREE_EXPORTS_TEXT} ${KEY_RATE_TEXT}.`,
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
      schemas: schemas.namedSchemas(),
      securitySchemes: {
        [KEY_HEADER]: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: 'An API key created in your profile.',
        },
        [KEY_BEARER]: {
          type: 'http',
          scheme: 'bearer',
          description: 'The same key, for clients that only support bearer tokens.',
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
  const size: ParameterSchema = {
    type: 'integer',
    minimum: 0,
    maximum: most,
    description: `Rows in a page; ${byDefault} by default. Each additional ${PRICES.callObjects} rows cost one more unit. 0 returns only the count.`,
  };
  return { ...parameters, limit: { ...size, description: 'Same as `size`.' }, size };
}

function publicParameters(call: Call): Json[] {
  return Object.entries(publicParametersOf(call)).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    required: call.query.required?.includes(name) === true,
    schema,
    example: parameterExample(name, { description, ...schema }),
  }));
}
