import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { MIRROR_BASE } from '@ledgerscope/contract/mirror/mirror-call';
import { CONNECTION_LIMITS, type ConnectionLimits, shareConnections } from '@ledgerscope/process/connections';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../api-context.ts';
import { GrpcServer } from './grpc/grpc-server.ts';
import { mirrorErrorBody, notFound } from './mirror-error.ts';
import type { MirrorPorts } from './port-numbers.ts';
import { admitAsRest } from './subscription/admit-as-rest.ts';
import { mirrorServices, type SubscriptionLimits, storeRefusal } from './subscription/mirror-services.ts';

export interface MirrorPortOptions {
  readonly host: string;
  readonly ports: MirrorPorts;
  readonly trustProxy: readonly string[];
  readonly subscriptions: SubscriptionLimits;
  readonly connections?: ConnectionLimits;
}

/** Ports that are open. */
export interface OpenMirrorPorts extends MirrorPorts {
  /** Ends subscriptions, and takes no more requests. */
  close(): Promise<void>;
}

/** Opens ports of their own for the mirror node's API, beside the site's. Rejects where one is taken. */
export async function openMirrorPorts(
  app: FastifyInstance,
  server: ServerContext,
  { host, ports, trustProxy, subscriptions, connections = CONNECTION_LIMITS }: MirrorPortOptions,
): Promise<OpenMirrorPorts> {
  const rest = restServer(app, connections, trustProxy);
  const grpc = new GrpcServer({
    handlers: mirrorServices(server, subscriptions, admitAsRest(app)),
    // One more, so that who opens too many hears why.
    callsAtOnce: subscriptions.each + 1,
    trustProxy,
    connections,
    log: server.log,
    errorOf: storeRefusal,
  });
  const restPort = await listen(rest, ports.rest, host);
  const close = async () => {
    const closed = new Promise<void>((resolve) => rest.close(() => resolve()));
    rest.closeIdleConnections();
    await Promise.all([closed, grpc.close()]);
  };
  const grpcPort = await grpc.listen(ports.grpc, host).catch(async (error: unknown) => {
    rest.close();
    throw error;
  });
  return { rest: restPort, grpc: grpcPort, close };
}

/** Hands requests of the mirror node's API over to the site, which answers them as on its own port; there is nothing else. */
function restServer(app: FastifyInstance, limits: ConnectionLimits, trustProxy: readonly string[]): http.Server {
  const rest = http.createServer({
    headersTimeout: limits.requestMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.betweenMs,
  });
  rest.timeout = limits.silentMs;
  shareConnections(rest, limits, trustProxy);
  rest.on('request', (request, response) => {
    if (request.url?.startsWith(`${MIRROR_BASE}/`) === true) {
      app.server.emit('request', request, response);
      return;
    }
    response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(mirrorErrorBody(notFound().messages)));
  });
  return rest;
}

async function listen(server: http.Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}
