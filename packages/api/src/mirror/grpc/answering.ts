import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { GrpcReply, GrpcRequest } from './grpc-call.ts';

/** What the two protocols answer with. */
export interface Answering {
  readonly ending: AbortSignal;
  /** Answers with what `read` gives; its error is the answer's. */
  answer(request: Omit<GrpcRequest, 'message'>, reply: GrpcReply, read: () => Promise<Uint8Array>): Promise<void>;
  /** The address by which a client is counted. */
  clientOf(socket: Socket, forwarded: string | undefined): string;
  /** Notes that a connection is used until the reply closes. */
  onCall(socket: Socket, reply: Writable): void;
}
