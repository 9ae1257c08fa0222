import fastifyCompress from '@fastify/compress';
import { errorReply } from '@ledgerscope/contract';
import { QueryLimitError, RetryableStoreError } from '@ledgerscope/ledger-store';
import { PortalRetryError } from '@ledgerscope/portal-store';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { NftContent } from '../nft-metadata/nft-content.ts';
import { isPageCall } from '../pages/call-api.ts';
import type { ApiContext } from './api-context.ts';
import { ApiError } from './api-error.ts';
import { addAccountRoutes } from './explorer/account/account-routes.ts';
import { addBlockRoutes } from './explorer/block/block-routes.ts';
import { addChartRoutes } from './explorer/charts/chart-routes.ts';
import { addContractRoutes } from './explorer/contract/contract-routes.ts';
import { addExportRoutes } from './explorer/export/export-routes.ts';
import { addFileRoutes } from './explorer/file/file-routes.ts';
import { addNetworkRoutes } from './explorer/network/network-routes.ts';
import { addCollectionRoutes } from './explorer/nft/collection-routes.ts';
import { addNftRoutes } from './explorer/nft/nft-routes.ts';
import { addNftMetadataRoutes } from './explorer/nft-metadata/nft-metadata-routes.ts';
import { addNodeRoutes } from './explorer/node/node-routes.ts';
import { addPriceRoutes } from './explorer/price/price-routes.ts';
import { addScheduleRoutes } from './explorer/schedule/schedule-routes.ts';
import { addSearchRoutes } from './explorer/search/search-routes.ts';
import { addStatsRoutes } from './explorer/stats/stats-routes.ts';
import { addRankingRoutes } from './explorer/token/ranking-routes.ts';
import { addTokenBalanceRoutes } from './explorer/token/token-balance-routes.ts';
import { addTokenRoutes } from './explorer/token/token-routes.ts';
import { addTokenStatsRoutes } from './explorer/token/token-stats-routes.ts';
import { addTopicRoutes } from './explorer/topic/topic-routes.ts';
import { addAccountTransactionRoutes } from './explorer/transaction/account-transaction-routes.ts';
import { addContractCallRoutes } from './explorer/transaction/contract-call-routes.ts';
import { addTopicMessageRoutes } from './explorer/transaction/topic-message-routes.ts';
import { addTransactionRoutes } from './explorer/transaction/transaction-routes.ts';
import { addTransferRoutes } from './explorer/transaction/transfer-routes.ts';
import { refuseConnection, sendUnreadable } from './framework-errors.ts';
import { addGatewayRoutes } from './gateway/gateway-routes.ts';
import { addKeptAnswers } from './plugins/kept-answers.ts';
import { addLedgerCache } from './plugins/ledger-cache.ts';
import { addRequestLimits } from './plugins/request-limits.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addWebApp } from './plugins/web-app.ts';
import { addPortalRoutes } from './portal/portal-routes.ts';
import { VERSION } from './version.ts';

const MAX_URL_PARAMETER = 200;
const COMPRESS_FROM_BYTES = 1_024;
/** A request, its body included, has to be here within this time: one that never ends is cut off. */
const REQUEST_MS = 30_000;
/** A connection on which nothing moves for this long, in either direction, is closed: a reader that stopped reading. */
const SILENT_MS = 60_000;
const MAX_CONNECTIONS = 4_000;
const QUERY_LIMIT_TEXT =
  'This takes more time or memory than a query may use. Ask for a shorter period or add conditions.';
const PORTAL_TEXT = 'The portal does not answer at the moment. Try again shortly.';

/** What the HTTP side offers beside the calls. */
export interface AppOptions {
  readonly webApp: boolean;
  /** Files named by their content ids, served at `/ipfs/<cid>`; without it there is no gateway. */
  readonly contentFolder?: string | undefined;
  /** Metadata and media of NFTs; without it there are no calls for them. */
  readonly nftContent?: NftContent | undefined;
  /** Requests a second of one client; without it there is no limit. */
  readonly requestRate?: number | undefined;
  /** Addresses and ranges of proxies whose word about a client's address counts. */
  readonly trustProxy?: readonly string[];
  readonly exportsAtOnce?: number;
  /** The address that the product is reached under, such as `https://explorer.example.org`. */
  readonly publicUrl?: string | undefined;
}

/** The HTTP side: an explicit list of routes over the store's named queries. Made without a socket, for tests too. */
export async function createApp(context: ApiContext, options: AppOptions = { webApp: true }): Promise<FastifyInstance> {
  const { trustProxy = [], requestRate } = options;
  const app = fastify({
    logger: false,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_URL_PARAMETER },
    // Query values stay text: the contract's own parsers name what is wrong with them.
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENT_MS,
    frameworkErrors: sendUnreadable,
    clientErrorHandler: refuseConnection,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  addSecurityHeaders(app);
  addErrorReplies(app, context.log);
  addLedgerCache(app, context, VERSION);
  if (requestRate !== undefined) await addRequestLimits(app, requestRate, isPageCall);
  addKeptAnswers(app, context);
  await app.register(fastifyCompress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] });
  addNetworkRoutes(app, context);
  addTransactionRoutes(app, context);
  addAccountTransactionRoutes(app, context);
  addTransferRoutes(app, context);
  addContractCallRoutes(app, context);
  addTopicMessageRoutes(app, context);
  addAccountRoutes(app, context);
  addContractRoutes(app, context);
  addTopicRoutes(app, context);
  addFileRoutes(app, context);
  addScheduleRoutes(app, context);
  addBlockRoutes(app, context);
  addChartRoutes(app, context);
  addStatsRoutes(app, context);
  addTokenRoutes(app, context);
  addTokenBalanceRoutes(app, context);
  addTokenStatsRoutes(app, context);
  addRankingRoutes(app, context);
  addNftRoutes(app, context);
  addCollectionRoutes(app, context);
  addNodeRoutes(app, context);
  addPriceRoutes(app, context);
  addSearchRoutes(app, context);
  addExportRoutes(app, context, options.exportsAtOnce);
  addPortalRoutes(app, context);
  if (options.nftContent !== undefined) await addNftMetadataRoutes(app, context, options.nftContent);
  if (options.contentFolder !== undefined) await addGatewayRoutes(app, options.contentFolder, context.log);
  if (options.webApp) await addWebApp(app, context.dappRedirects, options.publicUrl);
  return app;
}

function addErrorReplies(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApiError) {
      if (error.status === 503) reply.header('retry-after', '1');
      return reply.code(error.status).send(errorReply(error.code, error.message, error.parameter));
    }
    if (error instanceof QueryLimitError) return reply.code(503).send(errorReply('query_limit', QUERY_LIMIT_TEXT));
    if (error instanceof RetryableStoreError) {
      reply.header('retry-after', '1');
      return reply.code(503).send(errorReply('overloaded', 'The server is busy. Try again in a moment.'));
    }
    if (error instanceof PortalRetryError) {
      log.warn({ err: error, url: request.url }, 'the portal store does not answer');
      reply.header('retry-after', '1');
      return reply.code(503).send(errorReply('portal_unavailable', PORTAL_TEXT));
    }
    const status = (error as { statusCode?: number }).statusCode;
    if (status !== undefined && status < 500)
      return reply.code(status).send(errorReply('invalid_parameter', 'The request cannot be read.'));
    log.error({ err: error, url: request.url }, 'a request failed');
    return reply.code(500).send(errorReply('internal_error', 'Something went wrong.'));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(
        errorReply(
          'not_found',
          `There is no call ${request.method} ${request.url.split('?')[0]?.slice(0, MAX_URL_PARAMETER)}.`,
        ),
      ),
  );
}
