import http2, { type IncomingHttpHeaders, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { keyHeadersIn } from '../../key-headers.ts';
import type { Answering } from './answering.ts';
import { callSignal } from './call-ends.ts';
import type { GrpcReply } from './grpc-call.ts';
import { messageOf } from './grpc-frame.ts';
import { encodedText, GRPC_STATUS, type GrpcCode, GrpcError } from './grpc-status.ts';
import { readBody } from './request-body.ts';

const CONTENT = 'application/grpc+proto';
/** How often it is asked whether a client is there; gateways end what says nothing for a minute. */
const PING_MS = 20_000;
const HEADER_BYTES = 16 * 1024;
/** What a session may have in memory that its client did not read, headers and frames of the protocol too, in MB. */
const SESSION_MB = 4;
/** How long a session may have no call. */
const IDLE_MS = 300_000;

/** Serves the calls of one connection by HTTP/2. */
export function serveHttp2(socket: Socket, callsAtOnce: number, answering: Answering): void {
  const session = http2.performServerHandshake(socket, {
    maxSessionMemory: SESSION_MB,
    settings: { maxConcurrentStreams: callsAtOnce, maxHeaderListSize: HEADER_BYTES, enablePush: false },
  });
  // A client that is no such client, or is gone.
  session.on('error', () => session.destroy());
  session.on('stream', (stream, headers, _flags, rawHeaders) => {
    answering.onCall(socket, stream);
    void answerStream(stream, { headers, rawHeaders }, socket, answering);
  });
  const stopPings = keepAlive(session);
  const end = () => session.close();
  answering.ending.addEventListener('abort', end, { once: true });
  session.once('close', () => {
    stopPings();
    answering.ending.removeEventListener('abort', end);
  });
}

/** Pings, by which gateways see that the connection is used, and ends a session whose client does not answer, or asks nothing for long. */
function keepAlive(session: ServerHttp2Session): () => void {
  let isAnswered = true;
  const timer = setInterval(() => {
    if (!isAnswered) session.destroy();
    if (session.destroyed) return;
    isAnswered = false;
    session.ping((error) => {
      isAnswered = error === null;
    });
  }, PING_MS);
  timer.unref();
  session.setTimeout(IDLE_MS, () => session.close());
  return () => clearInterval(timer);
}

async function answerStream(
  stream: ServerHttp2Stream,
  { headers, rawHeaders }: { readonly headers: IncomingHttpHeaders; readonly rawHeaders: readonly string[] },
  socket: Socket,
  { answer, clientOf, ending }: Answering,
): Promise<void> {
  const signal = callSignal(stream, text(headers['grpc-timeout']), ending);
  const reply = replyOf(stream);
  if (headers[':method'] !== 'POST' || text(headers['content-type'])?.startsWith('application/grpc') !== true) {
    stream.respond({ ':status': 415 }, { endStream: true });
    return;
  }
  const request = {
    path: headers[':path'] ?? '',
    client: clientOf(socket, text(headers['x-forwarded-for'])),
    keyHeaders: keyHeadersIn(rawHeaders),
    signal,
  };
  await answer(request, reply, async () => {
    if ((headers['grpc-encoding'] ?? 'identity') !== 'identity')
      throw new GrpcError('unimplemented', 'Messages must not be compressed.');
    return messageOf(await readBody(stream));
  });
}

function text(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0];
}

function replyOf(stream: ServerHttp2Stream): GrpcReply {
  let ended: { readonly code: GrpcCode; readonly text: string } | undefined;
  const begin = () => {
    if (stream.headersSent || stream.destroyed) return;
    stream.once('wantTrailers', () => stream.sendTrailers(trailersOf(ended ?? { code: GRPC_STATUS.ok, text: '' })));
    stream.respond(
      { ':status': 200, 'content-type': CONTENT, 'grpc-accept-encoding': 'identity' },
      { waitForTrailers: true },
    );
  };
  return {
    out: stream,
    begin,
    write: (frame) => {
      begin();
      return stream.write(frame);
    },
    end: (code, message) => {
      ended = { code, text: message };
      if (stream.headersSent) stream.end();
      else stream.respond({ ':status': 200, 'content-type': CONTENT, ...trailersOf(ended) }, { endStream: true });
    },
    destroy: () => stream.close(http2.constants.NGHTTP2_CANCEL),
  };
}

function trailersOf({ code, text: message }: { readonly code: GrpcCode; readonly text: string }) {
  return { 'grpc-status': String(code), ...(message !== '' && { 'grpc-message': encodedText(message) }) };
}
