import fastifyCompress from '@fastify/compress';
import {
  errorReply,
  fileErrorReply,
  formErrorReply,
  type NFT_METADATA_CALLS,
  type STREAM_CALLS,
} from '@ledgerscope/contract';
import {
  QueryLimitError,
  RetryableStoreError,
  RowsUnfinishedError,
  StoreFullError,
  UnreachableStoreError,
} from '@ledgerscope/ledger-store';
import { type Channel, PortalFullError, PortalRetryError } from '@ledgerscope/portal-store';
import { BusyError } from '@ledgerscope/process/bounded-limit';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  connectionOptions,
  shareConnections,
} from '@ledgerscope/process/connections';
import { NO_SCHEMAS } from '@ledgerscope/process/no-schemas';
import { onceAMinute } from '@ledgerscope/process/once-a-minute';
import { VERSION } from '@ledgerscope/process/version';
import type { Metrics } from '@ledgerscope/telemetry/metrics/metrics';
import type { Traces } from '@ledgerscope/telemetry/traces/traces';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { Logger } from 'pino';
import { addCalls, type Handlers } from './add-calls.ts';
import type { ServerContext } from './api-context.ts';
import { ApiError, FileError, FormError } from './api-error.ts';
import { BODY_LIMITS } from './body-limits.ts';
import { addApiFiles } from './documentation/api-files.ts';
import { DOCUMENTATION_HANDLERS } from './documentation/documentation-routes.ts';
import { ACCOUNT_HANDLERS } from './explorer/account/account-routes.ts';
import { BLOCK_HANDLERS } from './explorer/block/block-routes.ts';
import { CHART_HANDLERS } from './explorer/charts/chart-routes.ts';
import { CONTRACT_HANDLERS } from './explorer/contract/contract-routes.ts';
import { exportHandlers } from './explorer/export/export-routes.ts';
import { FILE_HANDLERS } from './explorer/file/file-routes.ts';
import { SERVER_HANDLERS } from './explorer/network/network-routes.ts';
import { NFT_HANDLERS } from './explorer/nft/nft-routes.ts';
import { addNftMetadataCalls } from './explorer/nft-metadata/nft-metadata-routes.ts';
import { NODE_HANDLERS } from './explorer/node/node-routes.ts';
import { PRICE_HANDLERS } from './explorer/price/price-routes.ts';
import { SCHEDULE_HANDLERS } from './explorer/schedule/schedule-routes.ts';
import { SEARCH_HANDLERS } from './explorer/search/search-routes.ts';
import { STATISTICS_HANDLERS } from './explorer/stats/stats-routes.ts';
import { TOKEN_HANDLERS } from './explorer/token/token-routes.ts';
import { TOKEN_STATS_HANDLERS } from './explorer/token/token-stats-routes.ts';
import { TOPIC_HANDLERS } from './explorer/topic/topic-routes.ts';
import { CONTRACT_CALL_HANDLERS } from './explorer/transaction/contract-call-routes.ts';
import { TRANSACTION_HANDLERS } from './explorer/transaction/transaction-routes.ts';
import { refuseConnection, sendUnreadable } from './framework-errors.ts';
import { addGatewayRoutes } from './gateway/gateway-routes.ts';
import { loggedUrl } from './logged-url.ts';
import { addMirror } from './mirror/add-mirror.ts';
import type { MirrorAccess } from './mirror/metered-route.ts';
import { withReadableParts } from './mirror/readable-parts.ts';
import type { NftContent } from './nft-metadata/nft-content.ts';
import { isPageCall } from './pages/call-api.ts';
import { addAccess } from './plugins/access.ts';
import { Admission } from './plugins/admission.ts';
import { addAllowedMethods } from './plugins/allowed-methods.ts';
import { addAskers } from './plugins/askers.ts';
import { addCachedReplies } from './plugins/cached-replies.ts';
import { addRepeatedHeaders } from './plugins/repeated-headers.ts';
import { addRequestLimits } from './plugins/request-limits.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { diskFull } from './plugins/space-check.ts';
import { addUploads } from './plugins/uploads.ts';
import { addWebApp } from './plugins/web-app.ts';
import { addOneClick } from './portal/accounts/alert-link-routes.ts';
import { VERIFY_HANDLERS } from './portal/contract-source-routes.ts';
import { addDappLogos, type LOGO_HANDLERS } from './portal/dapps/logo-route.ts';
import { addMailbox } from './portal/mailbox-page.ts';
import { PERSON_HANDLERS, PORTAL_HANDLERS } from './portal/portal-routes.ts';
import { addPublicAccess } from './public/public-access.ts';
import { addPublicSurface } from './public/public-surface.ts';
import { addSqs } from './sqs/sqs-routes.ts';
import { addStreams } from './stream/stream-routes.ts';

const MAX_URL_PARAMETER = 200;
const COMPRESS_FROM_BYTES = 1_024;
const QUERY_LIMIT_TEXT = 'The query exceeded its time or memory limit. Use a shorter period or add filters.';
/** Nobody makes room within a second. */
const DISK_SECONDS = '60';
const PORTAL_TEXT = 'The portal is temporarily unavailable. Try again shortly.';

/** What the HTTP side offers beside the calls. */
export interface AppOptions {
  readonly webApp: boolean;
  /** Files named by their content ids, served at `/ipfs/<cid>`; without it there is no gateway. */
  readonly contentFolder?: string | undefined;
  /** Metadata and media of NFTs; without it there are no calls for them. */
  readonly nftContent?: NftContent | undefined;
  /** Requests a second of one client; without it there is no limit. */
  readonly requestRate?: number | undefined;
  /** Calls of the public API a second with one key, of which twice as many may come at once; 10 by default. */
  readonly keyRate?: number | undefined;
  /** Where it is noted what calls of the public API cost until that is written; nowhere by default. */
  readonly meterFolder?: string | undefined;
  /** Addresses and ranges of proxies whose word about a client's address counts. */
  readonly trustProxy?: readonly string[];
  /** Those of CONNECTION_LIMITS by default. */
  readonly connections?: ConnectionLimits;
  readonly exportsAtOnce?: number;
  /** Long polls of queues that may wait for one client address, and live streams that it may have open; 100 of each by default. */
  readonly openPerClient?: number;
  /** Replies that are made at once of what is read of the ledger; 16 by default. */
  readonly repliesAtOnce?: number;
  /** The development mailbox, where no mail leaves the server: for readers on this machine, or for everybody. */
  readonly mailbox?: 'local' | 'open' | undefined;
  /** What the mailbox shows; mails and texts by default. */
  readonly mailboxChannels?: readonly Channel[];
  /** Where requests are counted; without it nowhere. */
  readonly metrics?: Metrics | undefined;
  /** Where requests are traced; without it nowhere. */
  readonly traces?: Traces | undefined;
  /** How the mirror node's API is served: to everybody by default. */
  readonly mirrorApi?: MirrorAccess | 'off';
  /** The address that the product is reached under, such as `https://explorer.example.org`. */
  readonly publicUrl?: string | undefined;
}

/** The HTTP side: an explicit list of routes over the store's named queries. Made without a socket, for tests too. */
export async function createApp(
  context: ServerContext,
  options: AppOptions = { webApp: true },
): Promise<FastifyInstance> {
  const { requestRate, repliesAtOnce, openPerClient } = options;
  const app = makeServer(options);
  observeRequests(app, options);
  addSecurityHeaders(app);
  addErrorReplies(app, context.log);
  addRepeatedHeaders(app);
  addPublicSurface(app);
  addAllowedMethods(app);
  addPublicAccess(app, context, options);
  addCachedReplies(app, context, VERSION);
  if (requestRate !== undefined) await addRequestLimits(app, requestRate, isCountedElsewhere);
  addAskers(app);
  addAccess(app);
  await addUploads(app);
  await app.register(fastifyCompress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] });
  const admission = new Admission(repliesAtOnce, options.metrics?.onTurn);
  addCalls(app, { ...context, admission }, handlersOf(context, options));
  addCalls(app, context, { ...SERVER_HANDLERS, ...SEARCH_HANDLERS });
  addCalls(app, context, PERSON_HANDLERS, { bodyLimit: BODY_LIMITS.form });
  addCalls(app, context, VERIFY_HANDLERS, { bodyLimit: BODY_LIMITS.sources });
  addDappLogos(app, context);
  await addMirrorApi(app, { ...context, admission }, options);
  addApiFiles(app);
  addStreams(app, context, openPerClient);
  await addSqs(app, context, openPerClient);
  await addOneClick(app, context);
  if (options.nftContent !== undefined) await addNftMetadataCalls(app, context, options.nftContent);
  if (options.contentFolder !== undefined) await addGatewayRoutes(app, options.contentFolder, context.log);
  if (options.mailbox !== undefined) addMailbox(app, context, options.mailbox === 'open', options.mailboxChannels);
  if (options.webApp) await addWebApp(app, context, options.publicUrl);
  return app;
}

async function addMirrorApi(
  app: FastifyInstance,
  server: ServerContext,
  { mirrorApi = 'on' }: AppOptions,
): Promise<void> {
  if (mirrorApi !== 'off') await addMirror(app, server, mirrorApi);
}

/** What a page that was counted asks for, and calls with a key, which are counted by that. */
function isCountedElsewhere(request: FastifyRequest): boolean {
  return isPageCall(request) || request.apiKey !== undefined;
}

/** The server without routes, with its limits of connections. */
function makeServer({ trustProxy = [], connections = CONNECTION_LIMITS }: AppOptions): FastifyInstance {
  const app = fastify({
    logger: false,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_URL_PARAMETER },
    // Query values stay text: the contract's own parsers name what is wrong with them.
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => withReadableParts(withOnePart(url), MAX_URL_PARAMETER),
    ...connectionOptions(connections),
    schemaController: NO_SCHEMAS,
    frameworkErrors: sendUnreadable,
    clientErrorHandler: refuseConnection,
  });
  shareConnections(app.server, connections, trustProxy);
  acceptNoBody(app);
  return app;
}

/** `…/transactions/<id>/<nonce>`, as SDKs write the id of a child: one part of the path that holds both. */
function withOnePart(url: string): string {
  return url.replace(/^(\/(?:hedera\/)?api\/transactions\/[^/?]{1,200})\/(?=\d{1,10}(?:[/?]|$))/, '$1%2F');
}

/** An empty body is none, even if it is called JSON: many clients send that header with every request, DELETE included. */
function acceptNoBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** Counts and traces what the app answers, where that is asked for. */
function observeRequests(app: FastifyInstance, { metrics, traces }: AppOptions): void {
  metrics?.observeRequests(app);
  traces?.observeRequests(app);
}

/**
 * What answers each call but those that lead outside, those of people with accounts, those that tell how the server does, and the
 * search, which has a time of its own.
 */
function handlersOf(
  context: ServerContext,
  { exportsAtOnce }: AppOptions,
): Omit<
  Handlers,
  | keyof typeof NFT_METADATA_CALLS
  | keyof typeof STREAM_CALLS
  | keyof typeof PERSON_HANDLERS
  | keyof typeof LOGO_HANDLERS
  | keyof typeof VERIFY_HANDLERS
  | keyof typeof SERVER_HANDLERS
  | keyof typeof SEARCH_HANDLERS
> {
  return {
    ...TRANSACTION_HANDLERS,
    ...CONTRACT_CALL_HANDLERS,
    ...ACCOUNT_HANDLERS,
    ...CONTRACT_HANDLERS,
    ...TOPIC_HANDLERS,
    ...FILE_HANDLERS,
    ...SCHEDULE_HANDLERS,
    ...BLOCK_HANDLERS,
    ...CHART_HANDLERS,
    ...STATISTICS_HANDLERS,
    ...TOKEN_HANDLERS,
    ...TOKEN_STATS_HANDLERS,
    ...NFT_HANDLERS,
    ...NODE_HANDLERS,
    ...PRICE_HANDLERS,
    ...exportHandlers(context, exportsAtOnce),
    ...PORTAL_HANDLERS,
    ...DOCUMENTATION_HANDLERS,
  };
}

/** Answers a refusal, with the fields or the file at fault where it names some. */
function sendRefusal(error: ApiError, reply: FastifyReply): FastifyReply {
  const mayTryAgain = error.status === 503 || error.status === 429;
  if (mayTryAgain && !reply.hasHeader('retry-after'))
    reply.header('retry-after', error.code === 'disk_full' ? DISK_SECONDS : '1');
  reply.code(error.status);
  if (error instanceof FormError) return reply.send(formErrorReply(error.message, error.faults));
  if (error instanceof FileError)
    return reply.send(fileErrorReply(error.message, error.label, error.parameter ?? '', error.reason));
  return reply.send(errorReply(error.code, error.message, error.parameter));
}

const BUSY_TEXT = 'The server is busy. Try again in a moment.';
const STORE_TEXT = 'The database is not responding. Try again in a moment.';

function waitText(error: unknown): string {
  // It says how far they are.
  if (error instanceof RowsUnfinishedError) return error.message;
  return error instanceof UnreachableStoreError ? STORE_TEXT : BUSY_TEXT;
}

function refusalOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  return error instanceof StoreFullError || error instanceof PortalFullError ? diskFull() : undefined;
}

function addErrorReplies(app: FastifyInstance, log: Logger): void {
  const isToBeLogged = onceAMinute();
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal !== undefined) return sendRefusal(refusal, reply);
    if (error instanceof QueryLimitError) return reply.code(503).send(errorReply('query_limit', QUERY_LIMIT_TEXT));
    if (error instanceof RetryableStoreError || error instanceof BusyError) {
      reply.header('retry-after', '1');
      return reply.code(503).send(errorReply('overloaded', waitText(error)));
    }
    if (error instanceof PortalRetryError) {
      if (isToBeLogged())
        log.warn({ err: error, url: loggedUrl(request.url) }, 'the portal database is not responding');
      reply.header('retry-after', '1');
      return reply.code(503).send(errorReply('portal_unavailable', PORTAL_TEXT));
    }
    const status = (error as { statusCode?: number }).statusCode;
    if (status !== undefined && status < 500)
      return reply.code(status).send(errorReply('invalid_parameter', 'Invalid request.'));
    log.error({ err: error, url: loggedUrl(request.url) }, 'a request failed');
    return reply.code(500).send(errorReply('internal_error', 'Something went wrong.'));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(
        errorReply(
          'not_found',
          `${request.method} ${request.url.split('?')[0]?.slice(0, MAX_URL_PARAMETER)} not found.`,
        ),
      ),
  );
}
