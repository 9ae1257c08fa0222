import { encodedText, type GrpcCode, invalidArgument } from './grpc-status.ts';

/** A flag, and the length of what follows in 4 bytes. */
const PREFIX_BYTES = 5;
const COMPRESSED = 1;
const TRAILERS = 0x80;
/** Beyond this no request for a subscription or an address book goes: both are four numbers. */
export const MOST_REQUEST_BYTES = 1_024;

/** A message as it is sent. */
export function frameOf(message: Uint8Array, flag = 0): Buffer {
  const frame = Buffer.allocUnsafe(PREFIX_BYTES + message.length);
  frame[0] = flag;
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, PREFIX_BYTES);
  return frame;
}

/** The one message of a request. @throws GrpcError where it is none, several, or compressed */
export function messageOf(body: Buffer): Uint8Array {
  if (body.length < PREFIX_BYTES || body.readUInt32BE(1) !== body.length - PREFIX_BYTES)
    throw invalidArgument('The request must be one message.');
  if (body[0] === COMPRESSED) throw invalidArgument('The message must not be compressed.');
  return body.subarray(PREFIX_BYTES);
}

/** The end of a reply of grpc-web, where trailers are a frame of the body. */
export function trailersFrame(code: GrpcCode, text: string): Buffer {
  const message = text === '' ? '' : `grpc-message:${encodedText(text)}\r\n`;
  return frameOf(Buffer.from(`grpc-status:${code}\r\n${message}`, 'latin1'), TRAILERS);
}
