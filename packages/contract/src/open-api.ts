import { type Call, pathsOf } from './call.ts';
import { CALLS } from './calls.ts';
import { ErrorReply } from './envelope.ts';
import { formSchema } from './form.ts';
import { content, errorsOf, type Json, pathParameters, REPLY_TEXT, SchemaNames } from './open-api-parts.ts';

export { publicApiDocument, publicParametersOf } from './public-open-api.ts';

/** Name of the way to be signed in. */
const SESSION = 'session';
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
      schemas: schemas.namedSchemas(),
      securitySchemes: {
        [SESSION]: { type: 'http', scheme: 'bearer', description: 'Access token from sign-in.' },
      },
    },
  };
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
          description: REPLY_TEXT[Number(status)] ?? 'A response.',
          content: content(status === 200 ? call.produces : undefined, schemas.reference(schema)),
        },
      ]),
    ),
  };
}

function bodyOf({ body, form, files }: Call, schemas: SchemaNames): { readonly [key: string]: Json } {
  const hasForm = Object.keys(form).length > 0;
  if (!hasForm && body === undefined && files === undefined) return {};
  const schema = body === undefined ? (formSchema(form) as Json) : schemas.reference(body);
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

function queryParameters({ query }: Call): Json[] {
  return Object.entries(query.parameters).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    required: query.required?.includes(name) === true,
    schema: schema,
  }));
}
