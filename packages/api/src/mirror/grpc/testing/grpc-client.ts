import { once } from 'node:events';
import http2, { type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { decode, encode, hapi } from '@ledgerscope/streams';
import { frameOf } from '../grpc-frame.ts';

const SUBSCRIBE = '/com.hedera.mirror.api.proto.ConsensusService/subscribeTopic';

/** How a call ended. */
export interface GrpcEnd {
  readonly code: number;
  readonly text: string;
}

/** What a subscription of a test is given, as it comes. */
export interface TestSubscription {
  readonly stream: ClientHttp2Stream;
  readonly numbers: bigint[];
  /** Resolves when it has so many messages. */
  has(count: number): Promise<void>;
  readonly end: Promise<GrpcEnd>;
}

/** For tests: the whole frames of a body, each with its flag. */
export function* framesIn(body: Buffer): Generator<{ readonly flag: number; readonly bytes: Buffer }> {
  for (let at = 0; at + 5 <= body.length; ) {
    const length = body.readUInt32BE(at + 1);
    if (at + 5 + length > body.length) return;
    yield { flag: body[at] ?? 0, bytes: body.subarray(at + 5, at + 5 + length) };
    at += 5 + length;
  }
}

/** For tests: a connection that speaks gRPC, one frame after another. */
export class GrpcClient {
  readonly session: ClientHttp2Session;

  constructor(port: number, options: http2.ClientSessionOptions = {}) {
    this.session = http2.connect(`http://127.0.0.1:${port}`, options);
    this.session.on('error', () => {
      // The server ends, or a test destroys it.
    });
  }

  /** Sends bytes as the one message of a call; with `headers` in the place of the usual ones. */
  open(path: string, message: Uint8Array, headers: http2.OutgoingHttpHeaders = {}): ClientHttp2Stream {
    const stream = this.session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/grpc',
      te: 'trailers',
      ...headers,
    });
    stream.on('error', () => {
      // Seen as its end.
    });
    stream.end(frameOf(message));
    return stream;
  }

  /** The messages of a call and how it ended. */
  async call(
    path: string,
    message: Uint8Array,
    headers: http2.OutgoingHttpHeaders = {},
  ): Promise<GrpcEnd & { readonly messages: Buffer[] }> {
    const stream = this.open(path, message, headers);
    const end = readEnd(stream);
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    const ended = await end;
    return { ...ended, messages: [...framesIn(Buffer.concat(parts))].map(({ bytes }) => bytes) };
  }

  subscribe(query: Parameters<typeof encode<hapi.ConsensusTopicQuery>>[1], headers = {}): TestSubscription {
    const stream = this.open(SUBSCRIBE, encode(hapi.ConsensusTopicQuery, query), headers);
    const numbers: bigint[] = [];
    const waiting: (() => void)[] = [];
    let rest = Buffer.alloc(0);
    stream.on('data', (part: Buffer) => {
      rest = Buffer.concat([rest, part]);
      for (const { bytes } of framesIn(rest)) {
        numbers.push(decode(hapi.ConsensusTopicResponse, bytes).sequenceNumber);
        rest = rest.subarray(5 + bytes.length);
      }
      for (const wake of waiting.splice(0)) wake();
    });
    const has = async (count: number) => {
      while (numbers.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    };
    return { stream, numbers, has, end: readEnd(stream) };
  }

  async close(): Promise<void> {
    if (this.session.destroyed) return;
    this.session.destroy();
    if (!this.session.closed) await once(this.session, 'close');
  }
}

/** For tests: an instant as requests have it. */
export function timestamp(ns: bigint) {
  return { seconds: ns / 1_000_000_000n, nanos: Number(ns % 1_000_000_000n) };
}

/** Code -1 where the stream broke off. */
function readEnd(stream: ClientHttp2Stream): Promise<GrpcEnd> {
  return new Promise((resolve) => {
    const seen = (headers: http2.IncomingHttpHeaders) => {
      const code = headers['grpc-status'];
      if (code === undefined) return;
      const text = headers['grpc-message'];
      resolve({ code: Number(code), text: decodeURIComponent(typeof text === 'string' ? text : '') });
    };
    stream.once('response', seen);
    stream.once('trailers', seen);
    stream.once('close', () => resolve({ code: -1, text: '' }));
  });
}
