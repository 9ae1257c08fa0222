import type { Json } from '../open-api-parts.ts';
import { MIRROR_BASE, type MirrorCall } from './mirror-call.ts';
import { MIRROR_CALLS } from './mirror-calls.ts';
import type { MirrorParameter } from './mirror-parameter.ts';

/** The release of the mirror node whose API is answered. */
export const MIRROR_RELEASE = '0.160';
/** The mirror node's own description of its replies. */
const UPSTREAM = 'https://mainnet.mirrornode.hedera.com/api/v1/docs/openapi.yml';

const REFUSAL = {
  type: 'object',
  required: ['_status'],
  properties: {
    _status: {
      type: 'object',
      required: ['messages'],
      properties: {
        messages: {
          type: 'array',
          items: {
            type: 'object',
            required: ['message'],
            properties: { message: { type: 'string' }, detail: { type: 'string' } },
          },
        },
      },
    },
  },
} as const satisfies Json;

const REFUSALS = {
  400: 'A parameter cannot be answered as it is asked.',
  404: 'Not found.',
  429: 'Too many requests.',
  503: 'The database is not responding.',
} as const;

/**
 * The OpenAPI 3.1 document of the calls of the mirror node's API that are served, with the parameters that each reads. Forms of replies are the
 * mirror node's own, to whose description it refers. Pure: equal code gives an equal document.
 */
export function mirrorDocument(version: string): { readonly [key: string]: Json } {
  const paths = Object.entries<MirrorCall>(MIRROR_CALLS).map(([name, call]): [string, Json] => [
    `${MIRROR_BASE}${call.path}`,
    { get: operation(name, call) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mirror node API of Ledgerscope',
      version,
      description: `The calls of mirror node release ${MIRROR_RELEASE} that this server supports. For response schemas, see [its own description](${UPSTREAM}).`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [],
    paths: Object.fromEntries(paths),
    components: { schemas: { Error: REFUSAL } },
  };
}

function operation(name: string, { path, summary, params }: MirrorCall): Json {
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[1] ?? ''],
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...Object.entries(params).map(([parameter, declared]) => queryParameter(parameter, declared)),
    ],
    responses: {
      200: {
        description: 'As the mirror node replies.',
        content: { 'application/json': { schema: { type: 'object', externalDocs: { url: UPSTREAM } } } },
      },
      ...Object.fromEntries(Object.entries(REFUSALS).map(([status, description]) => [status, refusal(description)])),
    },
  };
}

function queryParameter(name: string, { description, operators }: MirrorParameter<unknown>): Json {
  const only = operators.length === 1;
  const text = only
    ? description
    : `${description} Operators before it: ${operators.map((one) => `\`${one}:\``).join(', ')}.`;
  return {
    name,
    in: 'query',
    required: false,
    description: text,
    schema: { type: 'array', items: { type: 'string' } },
    explode: true,
  };
}

function refusal(description: string): Json {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
}
