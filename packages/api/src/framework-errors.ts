import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorReply } from '@ledgerscope/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const TOO_LONG = 414;
const TIMED_OUT = 408;
const HEADERS_TOO_LARGE = 431;
const BAD_REQUEST = 400;

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TIMED_OUT,
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE,
};
const TEXTS: Readonly<Record<number, string>> = {
  [TIMED_OUT]: 'Request timed out.',
  [HEADERS_TOO_LARGE]: 'Request URL or headers are too long.',
};
const UNREADABLE = 'Invalid request.';

/** Answers an address that no route can be looked up for, in the form of all errors. */
export function sendUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? BAD_REQUEST;
  const text = status === TOO_LONG ? 'Path segment is too long.' : 'The request path is not valid.';
  reply.code(status).header('cache-control', 'no-store').send(errorReply('invalid_parameter', text));
}

/** Answers, likewise, what is no HTTP request or too large for one, and closes the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  // A client that has disconnected gets no answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_OF[error.code ?? ''] ?? BAD_REQUEST;
  const body = JSON.stringify(errorReply('invalid_parameter', TEXTS[status] ?? UNREADABLE));
  if (socket.writable) socket.write(`${headOf(status, Buffer.byteLength(body))}${body}`);
  socket.destroySoon();
}

function headOf(status: number, length: number): string {
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${length}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return `${headers.join('\r\n')}\r\n\r\n`;
}
