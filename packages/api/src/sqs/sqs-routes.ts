import { randomUUID } from 'node:crypto';
import { refusalOf } from '@ledgerscope/portal/api-keys/key-limits';
import { PortalRetryError, type PortalStore, type QueueCredential, queueCredential } from '@ledgerscope/portal-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../api-context.ts';
import { BODY_LIMITS } from '../body-limits.ts';
import { linkOrigin } from '../pages/link-origin.ts';
import { clientAddress } from '../plugins/client-address.ts';
import { OPEN_PER_CLIENT } from '../plugins/client-places.ts';
import { LongPolls } from './long-polls.ts';
import type { SqsParameters } from './parameters.ts';
import { queryAnswer, queryError, queryParameters } from './query-protocol.ts';
import { ACCOUNT, queueUrlOf, SQS_PATH } from './queue-address.ts';
import { type Claim, claimOf, queryOf } from './signature.ts';
import { SQS_ACTIONS } from './sqs-actions.ts';
import { SqsError } from './sqs-error.ts';
import type { SqsRequest } from './sqs-request.ts';

const TARGET = /^AmazonSQS\.(\w{1,60})$/;
const JSON_TYPE = /^application\/(?:x-amz-json-1\.[01]|json) *(?:;|$)/i;
const XML = 'text/xml';
/** What queues are called where a key is limited to some calls: it can name none. */
const QUEUES = 'queue';

/** What queues are answered from. */
export type SqsContext = Pick<ServerContext, 'portal' | 'sealer' | 'publicUrl'>;
type Context = SqsContext & { readonly waiting: LongPolls };

/** A request in either protocol. */
interface Asked {
  readonly action: string;
  readonly parameters: SqsParameters;
}

/** `/sqs`: the queues of subscriptions for any SQS client, by the JSON protocol and by the query protocol. */
/** @param pollsPerClient long polls of one client address that may wait at once */
export async function addSqs(
  app: FastifyInstance,
  server: SqsContext,
  pollsPerClient = OPEN_PER_CLIENT,
): Promise<void> {
  const { portal, sealer, publicUrl } = server;
  const context: Context = { portal, sealer, publicUrl, waiting: new LongPolls(pollsPerClient) };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMITS.queues }, (_request, body, done) =>
      done(null, body),
    );
    for (const url of [SQS_PATH, `${SQS_PATH}/${ACCOUNT}/:queue`])
      scope.route<{ Params: { queue?: string } }>({
        method: ['GET', 'POST'],
        url,
        bodyLimit: BODY_LIMITS.queues,
        handler: (request, reply) => answer(request, reply, context),
      });
  });
}

async function answer(
  request: FastifyRequest<{ Params: { queue?: string } }>,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  const isJson = isJsonProtocol(request);
  reply.header('cache-control', 'no-store').header('x-amzn-requestid', randomUUID());
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  try {
    const asked = askedOf(request, isJson);
    const { action } = asked;
    const run = Object.hasOwn(SQS_ACTIONS, action) ? SQS_ACTIONS[action] : undefined;
    if (run === undefined)
      throw new SqsError('InvalidAction', `The action ${action || '(none)'} is not valid for this endpoint.`);
    const result = await run(await readRequest(request, asked, context, gone.signal));
    if (!isJson) return reply.type(XML).send(queryAnswer(action, result));
    return reply.type('application/x-amz-json-1.0').send(JSON.stringify(result));
  } catch (error) {
    return refuse(reply, isJson, sqsErrorOf(error));
  }
}

async function readRequest(
  request: FastifyRequest<{ Params: { queue?: string } }>,
  { parameters }: Asked,
  context: Context,
  signal: AbortSignal,
): Promise<SqsRequest> {
  const store = context.portal?.store();
  if (store === undefined) throw new SqsError('ServiceUnavailable', 'The queues are not available at the moment.');
  const origin = linkOrigin(context, request);
  const { queue } = request.params;
  // The query protocol names a queue by the address that it asks.
  const named = queue === undefined ? parameters : { QueueUrl: queueUrlOf(origin, queue), ...parameters };
  const claim = claimOfRequest(request);
  const caller = claim && (await findCaller(claim, request, context, store));
  return {
    store,
    origin,
    signal,
    parameters: named,
    caller,
    waiting: context.waiting,
    client: clientAddress(request),
    checkCaller: async () => {
      if (claim !== undefined) await acceptedKey(claim, request, store);
    },
  };
}

/** What the signature of a request says; undefined for a request without one. @throws SqsError for one that cannot be right */
function claimOfRequest(request: FastifyRequest): Claim | undefined {
  const { method, url, headers } = request;
  const { rawHeaders } = request.raw;
  return claimOf({ method, url, headers, rawHeaders, body: bodyOf(request) }, Date.now());
}

/** Who signed the request. @throws SqsError for a wrong signature */
async function findCaller(
  claim: Claim,
  request: FastifyRequest,
  { sealer }: SqsContext,
  store: PortalStore,
): Promise<SqsRequest['caller']> {
  const credential = await acceptedKey(claim, request, store);
  const secret = credential.keySealed === null ? undefined : sealer?.open(credential.keySealed);
  if (secret === undefined)
    throw new SqsError('InvalidClientTokenId', 'This key was created before queues were supported. Create a new key.');
  if (!claim.isSignedWith(secret))
    throw new SqsError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  return { userId: credential.userId, accessKey: credential.accessKey };
}

/** @throws SqsError where the key is not there, switched off, or limited to others */
async function acceptedKey(
  { accessKey }: Claim,
  request: FastifyRequest,
  store: PortalStore,
): Promise<QueueCredential> {
  const credential = await queueCredential(store, accessKey);
  if (credential === undefined)
    throw new SqsError('InvalidClientTokenId', 'The security token included in the request is invalid.');
  if (refusalOf(credential, request.ip, QUEUES, Date.now()) !== undefined)
    throw new SqsError('AccessDeniedException', 'This key is restricted to other dates, IP addresses or calls.');
  return credential;
}

/** Which protocol is meant: JSON, or forms that are answered by XML. The content type alone says so. */
function isJsonProtocol({ headers }: FastifyRequest): boolean {
  return JSON_TYPE.test(headers['content-type'] ?? '');
}

/** @throws SqsError for what is neither protocol */
function askedOf(request: FastifyRequest, isJson: boolean): Asked {
  const target = request.headers['x-amz-target'];
  const body = Buffer.from(bodyOf(request)).toString('utf8');
  if (isJson) {
    const [, action = ''] = TARGET.exec(String(target ?? '')) ?? [];
    return { action, parameters: jsonOf(body) };
  }
  if (target !== undefined)
    throw new SqsError('InvalidAction', 'X-Amz-Target belongs to the content type application/x-amz-json-1.0.');
  const form = request.method === 'GET' ? queryOf(request.url) : new URLSearchParams(body);
  return { action: form.get('Action') ?? '', parameters: queryParameters(form) };
}

/** What is no object has no parameters, and is refused by the first that is missing. */
function jsonOf(body: string): SqsParameters {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? (parsed as SqsParameters) : {};
  } catch {
    // As above: no JSON has no parameters either.
    return {};
  }
}

function bodyOf({ body }: FastifyRequest): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array(0);
}

/** @throws whatever is neither a refusal nor a database that is away */
function sqsErrorOf(error: unknown): SqsError {
  if (error instanceof SqsError) return error;
  if (error instanceof PortalRetryError)
    return new SqsError('ServiceUnavailable', 'The queues are not available at the moment.');
  throw error;
}

function refuse(reply: FastifyReply, isJson: boolean, error: SqsError): FastifyReply {
  reply.code(error.status);
  if (!isJson) return reply.type(XML).send(queryError(error));
  const fault = error.status < 500 ? 'Sender' : 'Receiver';
  return reply
    .header('x-amzn-query-error', `${error.queryCode};${fault}`)
    .type('application/x-amz-json-1.0')
    .send(JSON.stringify({ __type: `com.amazonaws.sqs#${error.code}`, message: error.message }));
}
