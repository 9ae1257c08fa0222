import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { GRPC_STATUS, type GrpcCode, GrpcError } from './grpc-status.ts';

/** A request, however it came, and the way back. */
export interface GrpcCall {
  /** `/package.Service/method`. */
  readonly path: string;
  /** The address by which the client is counted. */
  readonly client: string;
  /** Values of the headers in which a key may be, by their names, as the client sent them. */
  readonly keyHeaders: Readonly<Record<string, readonly string[]>>;
  readonly message: Uint8Array;
  /** Aborts with a {@link GrpcError}: the client is gone, its time is over, or the server ends. */
  readonly signal: AbortSignal;
  /** Sends the head of the reply, so that the client knows that it is served. */
  begin(): void;
  /** Sends a message with its prefix; false where the client has to read before it is sent more. */
  write(frame: Uint8Array): boolean;
  /** Resolves with true once the client may be sent more, with false where that takes longer. @throws GrpcError of the signal */
  waitForRoom(ms: number): Promise<boolean>;
}

/** Answers a call; it is over when this resolves. @throws GrpcError */
export type GrpcHandler = (call: GrpcCall) => Promise<void>;

/** One way in which replies are sent. */
export interface GrpcReply {
  readonly out: Writable;
  begin(): void;
  write(frame: Uint8Array): boolean;
  /** Sends how it ended, behind what was written. */
  end(code: GrpcCode, text: string): void;
  /** Breaks it off. */
  destroy(): void;
}

/** What a request says, before somebody answers it. */
export type GrpcRequest = Pick<GrpcCall, 'path' | 'client' | 'keyHeaders' | 'message' | 'signal'>;

/** How long a client may take to read the end of a reply: one that was served well has messages before it. */
const END_MS = { well: 30_000, else: 2_000 };

/** Lets a handler answer, and says how it ended. `fault` says what a client hears of an error that is no {@link GrpcError}. */
export async function answerCall(
  request: GrpcRequest,
  reply: GrpcReply,
  handler: GrpcHandler | undefined,
  fault: (error: unknown) => GrpcError,
): Promise<void> {
  const { signal } = request;
  const call: GrpcCall = {
    ...request,
    begin: () => reply.begin(),
    write: (frame) => reply.write(frame),
    waitForRoom: (ms) => waitForDrain(reply.out, signal, ms),
  };
  const error = await runHandler(call, handler, fault);
  if (reply.out.destroyed) return;
  reply.end(error?.code ?? GRPC_STATUS.ok, error?.message ?? '');
  const timer = setTimeout(() => reply.destroy(), error === undefined ? END_MS.well : END_MS.else);
  reply.out.once('close', () => clearTimeout(timer));
}

async function runHandler(
  call: GrpcCall,
  handler: GrpcHandler | undefined,
  fault: (error: unknown) => GrpcError,
): Promise<GrpcError | undefined> {
  if (handler === undefined) return new GrpcError('unimplemented', `Method not found: ${call.path.slice(1)}`);
  try {
    await handler(call);
    return undefined;
  } catch (error) {
    const reason: unknown = call.signal.aborted ? call.signal.reason : error;
    return reason instanceof GrpcError ? reason : fault(reason);
  }
}

async function waitForDrain(out: Writable, signal: AbortSignal, ms: number): Promise<boolean> {
  signal.throwIfAborted();
  if (!out.writableNeedDrain) return true;
  const waiting = new AbortController();
  const until = { signal: AbortSignal.any([signal, waiting.signal]), ref: false };
  const onDrain = () => waiting.abort();
  out.once('drain', onDrain);
  try {
    await sleep(ms, undefined, until);
    return false;
  } catch {
    // Aborted: by the reader that read, or by an end.
    signal.throwIfAborted();
    return true;
  } finally {
    out.off('drain', onDrain);
  }
}
