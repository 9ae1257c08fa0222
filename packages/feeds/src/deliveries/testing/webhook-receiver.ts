import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Agent } from 'undici';

/** A post that a receiver got. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody who is posted to. */
export interface WebhookReceiver {
  readonly port: number;
  readonly received: Received[];
  /** What is answered, until something else is said. */
  answer: (response: http.ServerResponse, index: number) => void;
  close(): void;
}

/** Starts one that answers 200. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      receiver.answer(response, received.length - 1);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: WebhookReceiver = {
    port: (server.address() as AddressInfo).port,
    received,
    answer: (response) => response.end('thanks'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** Leads every address to a port of this machine, without TLS. */
export function dispatcherTo(port: number): Agent {
  return new Agent({
    connect: (_, callback) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => callback(null, socket));
      socket.once('error', (error) => callback(error, null));
    },
  });
}
