import { type ChannelCredentials, Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { decode, encode, hapi, type MessageType } from '@ledgerscope/streams';
import type { BlockNodeEndpoint } from '../../settings/source-place.ts';
import { BlockAssembler, type NodeBlock } from './block-assembler.ts';
import { BlockNodeError } from './block-node-error.ts';

/** How long a block node may take. */
const NODE_PATIENCE = {
  /** For its status. */
  statusMs: 3_000,
  /** Between two messages of a stream; a network closes a block every two seconds. */
  silenceMs: 30_000,
};
export type BlockNodePatience = Readonly<typeof NODE_PATIENCE>;

/** Which blocks a node says that it has; undefined for none. */
export interface BlockRange {
  readonly first: bigint;
  readonly last: bigint;
}

/** Means "none" in a status and "for ever" in a request. */
const GREATEST = 0xffff_ffff_ffff_ffffn;
const MAX_MESSAGE_BYTES = 128 * 1024 * 1024;
/** What a node may send before it hears that it was read: Node's own 64 kB would mean as much in each journey to a far node and back. */
const WINDOW_BYTES = 1024 * 1024;
const SUCCESS = 1;
const STATUS_PATH = '/org.hiero.block.api.BlockNodeService/serverStatus';
const SUBSCRIBE_PATH = '/org.hiero.block.api.BlockStreamSubscribeService/subscribeBlockStream';
const MAX_TEXT = 200;

/** One block node, by gRPC. */
export class BlockNodeClient {
  /** For messages: `host:port`. */
  readonly label: string;
  readonly #status: Client;
  readonly #subscribe: Client;
  readonly #patience: BlockNodePatience;

  constructor(
    { host, subscribePort, statusPort, tls }: BlockNodeEndpoint,
    patience: BlockNodePatience = NODE_PATIENCE,
  ) {
    const clientOf = (port: number) =>
      // Bounded: questions have a deadline, and a subscription ends where it is silent.
      new Client(`${host}:${port}`, channel(tls), {
        'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
        'grpc-node.flow_control_window': WINDOW_BYTES,
        'grpc.initial_reconnect_backoff_ms': 200,
        'grpc.max_reconnect_backoff_ms': 10_000,
      });
    this.label = `${host}:${subscribePort}`;
    this.#subscribe = clientOf(subscribePort);
    this.#status = statusPort === subscribePort ? this.#subscribe : clientOf(statusPort);
    this.#patience = patience;
  }

  /** @throws BlockNodeError */
  async range(): Promise<BlockRange | undefined> {
    const deadline = Date.now() + this.#patience.statusMs;
    const status = await new Promise<hapi.ServerStatusResponse | undefined>((resolve, reject) => {
      this.#status.makeUnaryRequest(
        STATUS_PATH,
        writer(hapi.ServerStatusRequest),
        reader(hapi.ServerStatusResponse),
        {},
        new Metadata(),
        { deadline },
        (error, answer) => (error === null ? resolve(answer) : reject(errorOf(error))),
      );
    });
    if (status === undefined || status.lastAvailableBlock === GREATEST || status.firstAvailableBlock === GREATEST)
      return undefined;
    return { first: status.firstAvailableBlock, last: status.lastAvailableBlock };
  }

  /**
   * Blocks from `start` on, one after another, and live ones when those are done; ends after `end`. Nothing is read from the network
   * while nobody asks for the next block, beyond what a few messages hold.
   * @throws BlockNodeError where the node refuses, ends too early, falls silent, or sends what is no such stream
   */
  async *blocks(start: bigint, end: bigint | undefined, signal: AbortSignal): AsyncGenerator<NodeBlock, void> {
    const call = this.#subscribe.makeServerStreamRequest(
      SUBSCRIBE_PATH,
      writer(hapi.SubscribeStreamRequest),
      reader(hapi.SubscribeStreamResponse),
      { startBlockNumber: start, endBlockNumber: end ?? GREATEST },
      new Metadata(),
    );
    // Of a stream that nobody reads any more.
    call.on('error', () => {});
    const cancel = (): void => call.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    let silent = false;
    const beSilent = (): void => {
      silent = true;
      call.cancel();
    };
    let timer = setTimeout(beSilent, this.#patience.silenceMs);
    const assembler = new BlockAssembler(start);
    try {
      for await (const message of call as AsyncIterable<hapi.SubscribeStreamResponse>) {
        clearTimeout(timer);
        const block = assembler.add(message);
        if (block !== undefined) yield block;
        if (message.status !== undefined) checkEnd(message.status, assembler.next, end);
        timer = setTimeout(beSilent, this.#patience.silenceMs);
      }
    } catch (error) {
      if (silent) throw new BlockNodeError(`no data received for ${this.#patience.silenceMs} ms`);
      throw isServiceError(error) ? errorOf(error) : error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      call.cancel();
    }
    if (end === undefined || assembler.next <= end)
      throw new BlockNodeError(`the stream ended before block ${assembler.next}`);
  }

  close(): void {
    this.#subscribe.close();
    this.#status.close();
  }
}

/** A server that shuts down says SUCCESS as well. */
function checkEnd(status: number, next: bigint, end: bigint | undefined): void {
  if (status === SUCCESS && end !== undefined && next > end) return;
  const name = hapi.SubscribeStreamResponse_Code[status] ?? `${status}`;
  throw new BlockNodeError(`the stream ended with ${name} before block ${next}`);
}

function channel(tls: boolean): ChannelCredentials {
  return tls ? credentials.createSsl() : credentials.createInsecure();
}

function writer<T extends object>(type: MessageType<T>) {
  return (message: Parameters<typeof encode<T>>[1]) => Buffer.from(encode(type, message));
}

function reader<T extends object>(type: MessageType<T>) {
  return (bytes: Buffer) => decode(type, new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length));
}

function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && typeof (error as Partial<ServiceError>).code === 'number' && 'details' in error;
}

function errorOf(error: ServiceError): BlockNodeError {
  return new BlockNodeError(error.message.slice(0, MAX_TEXT));
}
