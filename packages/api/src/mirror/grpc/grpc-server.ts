import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  forwardedFor,
  shareConnections,
} from '@ledgerscope/process/connections';
import type { Logger } from 'pino';
import type { Answering } from './answering.ts';
import { answerCall, type GrpcHandler } from './grpc-call.ts';
import { GrpcError } from './grpc-status.ts';
import { serveHttp2 } from './http2-calls.ts';
import { serveWeb } from './web-calls.ts';

/** What HTTP/2 begins with; no method of HTTP/1.1 does. */
const PREFACE = Buffer.from('PRI * HTTP/2.0');
/** How long connections may take to end by themselves. */
const CLOSE_MS = 2_000;

export interface GrpcOptions {
  /** By their paths: `/package.Service/method`. */
  readonly handlers: Readonly<Record<string, GrpcHandler>>;
  /** Calls of one connection at once. */
  readonly callsAtOnce: number;
  readonly trustProxy: readonly string[];
  readonly log: Pick<Logger, 'error'>;
  /** What the client hears of an error that is no {@link GrpcError}; undefined for a fault, which is logged. */
  readonly errorOf: (error: unknown) => GrpcError | undefined;
  readonly connections?: ConnectionLimits;
}

/** gRPC over HTTP/2, and grpc-web over HTTP/1.1, on one port without TLS. */
export class GrpcServer {
  readonly #options: GrpcOptions;
  readonly #ending = new AbortController();
  readonly #open = new Set<Socket>();
  readonly #front: net.Server;

  constructor(options: GrpcOptions) {
    const { trustProxy, connections = CONNECTION_LIMITS } = options;
    this.#options = options;
    this.#front = net.createServer({ keepAlive: true, keepAliveInitialDelay: 30_000, noDelay: true });
    const answering = this.#makeAnswering();
    const web = http.createServer({
      headersTimeout: connections.requestMs,
      requestTimeout: connections.requestMs,
      keepAliveTimeout: connections.betweenMs,
    });
    web.timeout = connections.silentMs;
    web.on('request', (request, response) => {
      answering.onCall(request.socket, response);
      serveWeb(request, response, answering);
    });
    shareConnections(this.#front, connections, trustProxy);
    this.#front.on('connection', (socket) => this.#accept(socket, web, answering, connections.requestMs));
  }

  /** Rejects where the port is taken. Resolves with the port. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#front.once('error', reject);
      this.#front.listen(port, host, resolve);
    });
    return (this.#front.address() as AddressInfo).port;
  }

  /** Ends all calls, and says so to their clients: they come back to the next server. */
  async close(): Promise<void> {
    this.#ending.abort(new GrpcError('unavailable', 'The server is stopping. Please retry'));
    const closed = new Promise<void>((resolve) => this.#front.close(() => resolve()));
    const timer = setTimeout(() => {
      for (const socket of this.#open) socket.destroy();
    }, CLOSE_MS);
    await closed;
    clearTimeout(timer);
  }

  #makeAnswering(): Answering {
    const { handlers, errorOf, log, trustProxy } = this.#options;
    const addressOf = forwardedFor(trustProxy);
    const fault = (error: unknown): GrpcError => {
      const known = errorOf(error);
      if (known !== undefined) return known;
      log.error({ err: error }, 'a gRPC call failed');
      return new GrpcError('unknown', 'Unknown error');
    };
    return {
      ending: this.#ending.signal,
      answer: async (request, reply, read) => {
        const handler = handlers[request.path];
        const work: GrpcHandler | undefined = handler && (async (call) => handler({ ...call, message: await read() }));
        await answerCall({ ...request, message: new Uint8Array(0) }, reply, work, fault);
      },
      clientOf: (socket, forwarded) => normalizeIP(addressOf(socket.remoteAddress ?? '', forwarded)),
      onCall: (socket, reply) => this.#front.emit('request', { socket }, reply),
    };
  }

  /** The first bytes say which protocol it is. */
  #accept(socket: Socket, web: http.Server, answering: Answering, firstMs: number): void {
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setTimeout(firstMs, () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.pause().setTimeout(0).removeAllListeners('timeout');
      socket.unshift(first);
      const length = Math.min(first.length, PREFACE.length);
      if (first.subarray(0, length).equals(PREFACE.subarray(0, length))) {
        serveHttp2(socket, this.#options.callsAtOnce, answering);
        return;
      }
      web.emit('connection', socket);
      socket.resume();
    });
  }
}
