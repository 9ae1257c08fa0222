import fastifyCompress from '@fastify/compress';
import { errorReply } from '@ledgerscope/contract';
import { QueryLimitError, RetryableStoreError } from '@ledgerscope/ledger-store';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ApiContext } from './api-context.ts';
import { ApiError } from './api-error.ts';
import { addBlockRoutes } from './explorer/block/block-routes.ts';
import { addChartRoutes } from './explorer/charts/chart-routes.ts';
import { addExportRoutes } from './explorer/export/export-routes.ts';
import { addNetworkRoutes } from './explorer/network/network-routes.ts';
import { addStatsRoutes } from './explorer/stats/stats-routes.ts';
import { addAccountTransactionRoutes } from './explorer/transaction/account-transaction-routes.ts';
import { addContractCallRoutes } from './explorer/transaction/contract-call-routes.ts';
import { addTopicMessageRoutes } from './explorer/transaction/topic-message-routes.ts';
import { addTransactionRoutes } from './explorer/transaction/transaction-routes.ts';
import { addTransferRoutes } from './explorer/transaction/transfer-routes.ts';
import { addGatewayRoutes } from './gateway/gateway-routes.ts';
import { addLedgerCache } from './plugins/ledger-cache.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addWebApp } from './plugins/web-app.ts';
import { VERSION } from './version.ts';

const MAX_URL_PARAMETER = 200;
const COMPRESS_FROM_BYTES = 1_024;
const QUERY_LIMIT_TEXT =
  'This takes more time or memory than a query may use. Ask for a shorter period or add conditions.';

/** What the HTTP side offers beside the calls. */
export interface AppOptions {
  readonly webApp: boolean;
  /** Files named by their content ids, served at `/ipfs/<cid>`; without it there is no gateway. */
  readonly contentFolder?: string | undefined;
}

/** The HTTP side: an explicit list of routes over the store's named queries. Made without a socket, for tests too. */
export async function createApp(context: ApiContext, options: AppOptions = { webApp: true }): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_URL_PARAMETER },
    // Query values stay text: the contract's own parsers name what is wrong with them.
    forceCloseConnections: 'idle',
  });
  addSecurityHeaders(app);
  addErrorReplies(app, context.log);
  addLedgerCache(app, context, VERSION);
  await app.register(fastifyCompress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] });
  addNetworkRoutes(app, context);
  addTransactionRoutes(app, context);
  addAccountTransactionRoutes(app, context);
  addTransferRoutes(app, context);
  addContractCallRoutes(app, context);
  addTopicMessageRoutes(app, context);
  addBlockRoutes(app, context);
  addChartRoutes(app, context);
  addStatsRoutes(app, context);
  addExportRoutes(app, context);
  if (options.contentFolder !== undefined) await addGatewayRoutes(app, options.contentFolder, context.log);
  if (options.webApp) await addWebApp(app);
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
