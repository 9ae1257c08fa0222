import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyHeadersIn } from '../../key-headers.ts';
import type { Answering } from './answering.ts';
import { callSignal } from './call-ends.ts';
import type { GrpcReply } from './grpc-call.ts';
import { messageOf, trailersFrame } from './grpc-frame.ts';
import { invalidArgument } from './grpc-status.ts';
import { readBody } from './request-body.ts';

const WEB = /^application\/grpc-web(-text)?(\+proto)?(?:;|$)/;
const BASE64 = /^[\w+/]*={0,2}$/;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'grpc-status, grpc-message',
};

/** Serves grpc-web, as browsers speak it: over HTTP/1.1, with trailers in the body, as bytes or in base 64. */
export function serveWeb(request: IncomingMessage, response: ServerResponse, answering: Answering): void {
  const { method, headers, socket } = request;
  if (method === 'OPTIONS') {
    sendPreflight(request, response);
    return;
  }
  const [isWeb, asText] = WEB.exec(headers['content-type'] ?? '') ?? [];
  if (method !== 'POST' || isWeb === undefined) {
    response.writeHead(isWeb === undefined ? 415 : 405, CORS).end();
    return;
  }
  // Nothing comes for as long as nothing happens in a topic; whether the client is there, the connection finds out.
  socket.setTimeout(0);
  const { answer, clientOf, ending } = answering;
  const isText = asText !== undefined;
  const signal = callSignal(response, undefined, ending);
  const forwarded = headers['x-forwarded-for'];
  const client = clientOf(socket, typeof forwarded === 'string' ? forwarded : undefined);
  const keyHeaders = keyHeadersIn(request.rawHeaders);
  const reply = replyOf(response, isText);
  void answer({ path: request.url ?? '', client, keyHeaders, signal }, reply, async () =>
    messageOf(bytesOf(await readBody(request), isText)),
  );
}

function bytesOf(body: Buffer, isText: boolean): Buffer {
  if (!isText) return body;
  const text = body.toString('latin1');
  if (!BASE64.test(text)) throw invalidArgument('The request must be base64.');
  return Buffer.from(text, 'base64');
}

function sendPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    ...CORS,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type, x-grpc-web',
    'access-control-max-age': '86400',
    vary: 'access-control-request-headers',
  });
  response.end();
}

function replyOf(response: ServerResponse, isText: boolean): GrpcReply {
  const encode = (frame: Uint8Array) => (isText ? Buffer.from(frame).toString('base64') : frame);
  const begin = () => {
    if (response.headersSent) return;
    const type = isText ? 'application/grpc-web-text+proto' : 'application/grpc-web+proto';
    response.writeHead(200, { ...CORS, 'content-type': type, 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    response.flushHeaders();
  };
  return {
    out: response,
    begin,
    write: (frame) => {
      begin();
      return response.write(encode(frame));
    },
    end: (code, text) => {
      begin();
      response.end(encode(trailersFrame(code, text)));
    },
    destroy: () => response.destroy(),
  };
}
