import type { Readable } from 'node:stream';
import { MOST_REQUEST_BYTES } from './grpc-frame.ts';
import { GrpcError } from './grpc-status.ts';

/** With its prefix, and as base 64 where it comes so. */
const MOST_BODY_BYTES = 2 * (MOST_REQUEST_BYTES + 5);
/** A request is a few bytes: it has to be here soon. */
const BODY_MS = 10_000;

/** What a client sends. @throws GrpcError where it is too much, too late, or breaks off */
export function readBody(from: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const refuse = (error: GrpcError) => {
      clearTimeout(timer);
      from.removeAllListeners('data').pause();
      reject(error);
    };
    const timer = setTimeout(() => refuse(new GrpcError('deadlineExceeded', 'The request has timed out.')), BODY_MS);
    from.on('data', (part: Buffer) => {
      size += part.length;
      parts.push(part);
      if (size > MOST_BODY_BYTES)
        refuse(new GrpcError('resourceExhausted', `A request has at most ${MOST_REQUEST_BYTES} bytes.`));
    });
    from.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(parts));
    });
    from.once('close', () => refuse(new GrpcError('cancelled', 'The request was interrupted.')));
  });
}
