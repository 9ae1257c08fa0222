import { MIRROR_BASE, type MirrorCall } from '@ledgerscope/contract/mirror/mirror-call';
import { MIRROR_CALLS } from '@ledgerscope/contract/mirror/mirror-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../api-context.ts';
import { holdUnits } from '../public/metered.ts';
import { MIRROR_ACCOUNT_PART_HANDLERS } from './account/account-part-routes.ts';
import { MIRROR_ACCOUNT_HANDLERS } from './account/account-routes.ts';
import { MIRROR_HOOK_HANDLERS } from './account/hook-routes.ts';
import { MIRROR_NFT_ALLOWANCE_HANDLERS } from './account/nft-allowance-routes.ts';
import { MIRROR_AIRDROP_HANDLERS } from './airdrop/airdrop-routes.ts';
import { MIRROR_BALANCE_HANDLERS } from './balance/balance-routes.ts';
import { MIRROR_BLOCK_HANDLERS } from './block/block-routes.ts';
import { MIRROR_ACTION_HANDLERS } from './contract/action-routes.ts';
import { MIRROR_CONTRACT_HANDLERS } from './contract/contract-routes.ts';
import { MIRROR_LOG_HANDLERS } from './contract/log-routes.ts';
import { MIRROR_RESULT_HANDLERS } from './contract/result-routes.ts';
import { MIRROR_STATE_HANDLERS } from './contract/state-routes.ts';
import { type MirrorAccess, meteredRoute } from './metered-route.ts';
import { addMirrorDocuments } from './mirror-documents.ts';
import { mirrorErrorBody, notFound } from './mirror-error.ts';
import { sendMirrorError } from './mirror-failure.ts';
import { readMirrorQuery } from './mirror-query.ts';
import { sendMirrorReply } from './mirror-reply.ts';
import type { MirrorAnswer, MirrorAsked, MirrorHandlers } from './mirror-route.ts';
import { linkMaker } from './mirror-route.ts';
import { MIRROR_NETWORK_HANDLERS } from './network/network-routes.ts';
import { MIRROR_NODE_HANDLERS } from './network/node-routes.ts';
import { MIRROR_REGISTERED_NODE_HANDLERS } from './network/registered-node-routes.ts';
import { MIRROR_SCHEDULE_HANDLERS } from './schedule/schedule-routes.ts';
import { MIRROR_NFT_HISTORY_HANDLERS } from './token/nft-history-routes.ts';
import { MIRROR_NFT_HANDLERS } from './token/nft-routes.ts';
import { MIRROR_TOKEN_HANDLERS } from './token/token-routes.ts';
import { MIRROR_MESSAGE_HANDLERS } from './topic/message-routes.ts';
import { MIRROR_TOPIC_HANDLERS } from './topic/topic-routes.ts';
import { MIRROR_TRANSACTION_HANDLERS } from './transaction/transaction-routes.ts';

const HANDLERS: MirrorHandlers = {
  ...MIRROR_TRANSACTION_HANDLERS,
  ...MIRROR_BLOCK_HANDLERS,
  ...MIRROR_ACCOUNT_HANDLERS,
  ...MIRROR_ACCOUNT_PART_HANDLERS,
  ...MIRROR_HOOK_HANDLERS,
  ...MIRROR_BALANCE_HANDLERS,
  ...MIRROR_TOKEN_HANDLERS,
  ...MIRROR_NFT_HANDLERS,
  ...MIRROR_NFT_HISTORY_HANDLERS,
  ...MIRROR_NFT_ALLOWANCE_HANDLERS,
  ...MIRROR_AIRDROP_HANDLERS,
  ...MIRROR_TOPIC_HANDLERS,
  ...MIRROR_MESSAGE_HANDLERS,
  ...MIRROR_CONTRACT_HANDLERS,
  ...MIRROR_RESULT_HANDLERS,
  ...MIRROR_LOG_HANDLERS,
  ...MIRROR_ACTION_HANDLERS,
  ...MIRROR_STATE_HANDLERS,
  ...MIRROR_SCHEDULE_HANDLERS,
  ...MIRROR_NETWORK_HANDLERS,
  ...MIRROR_NODE_HANDLERS,
  ...MIRROR_REGISTERED_NODE_HANDLERS,
};
const ALLOWED_METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE';

/** Serves the mirror node's API, beside the site's own. */
export async function addMirror(app: FastifyInstance, server: ServerContext, access: MirrorAccess): Promise<void> {
  const plugin = async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
    });
    scope.setErrorHandler((error, request, reply) => sendMirrorError(error, request, reply, server.log));
    scope.setNotFoundHandler((_request, reply) => reply.code(404).send(mirrorErrorBody(notFound().messages)));
    scope.options('/*', { config: { rateLimit: false } }, sendPreflight);
    addMirrorDocuments(scope);
    for (const [name, call] of Object.entries<MirrorCall>(MIRROR_CALLS))
      addRoute(scope, server, { name, call, access });
  };
  await app.register(plugin, { prefix: MIRROR_BASE });
}

interface Route {
  readonly name: string;
  readonly call: MirrorCall;
  readonly access: MirrorAccess;
}

function addRoute(scope: FastifyInstance, server: ServerContext, { name, call, access }: Route): void {
  const config = meteredRoute(name, call, access);
  const handler: (asked: MirrorAsked) => Promise<MirrorAnswer> = HANDLERS[name as keyof MirrorHandlers];
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // All behind the first mark: a second one is part of a name or a value.
    const [before = ''] = request.url.split('?', 1);
    const search = request.url.slice(before.length + 1);
    const query = readMirrorQuery(call, search);
    if (request.apiKey !== undefined)
      await holdUnits(scope, config.call, config.publicPath, query.limit, { request, reply });
    const path = request.params as Readonly<Record<string, string>>;
    const linkBehind = linkMaker(request.url, query);
    return sendMirrorReply(server, call, { request, reply }, (context) =>
      handler({ context, snapshot: context.snapshot, path, query, linkBehind }),
    );
  };
  scope.route({
    method: 'GET',
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { ...config, ...(access === 'keyed' && { rateLimit: false }) },
    handler: answer,
  });
}

function sendPreflight({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = headers['access-control-request-headers'];
  reply
    .code(204)
    .header('access-control-allow-methods', ALLOWED_METHODS)
    .header('vary', 'access-control-request-headers');
  if (asked !== undefined) reply.header('access-control-allow-headers', asked);
  return reply.send();
}
