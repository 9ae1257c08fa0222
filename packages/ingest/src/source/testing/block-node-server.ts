import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { decode, encode, hapi, type MessageType } from '@ledgerscope/streams';

/** What the node does with a block in place of sending it as it should. */
export type NodeFault =
  /** Its pieces in reverse order. */
  | 'reversed'
  /** The stream breaks off after the first piece. */
  | 'cut'
  /** Nothing more comes after the first piece. */
  | 'silent'
  /** The next block begins within it. */
  | 'no-end'
  /** It ends as another block. */
  | 'other-end'
  /** The one before it comes again first. */
  | 'repeated'
  /** It is omitted. */
  | 'skipped'
  /** The stream ends with these statuses before it. */
  | 'success'
  | 'not-available';

const SUCCESS = 1;
const NOT_AVAILABLE = 6;
const GREATEST = 0xffff_ffff_ffff_ffffn;

type Subscriber = ServerWritableStream<hapi.SubscribeStreamRequest, Message>;
type Message = Partial<hapi.SubscribeStreamResponse>;

/** For tests: a block node that serves status and subscriptions, with faults. */
export class BlockNodeServer {
  /** Serialized blocks by their numbers. */
  readonly blocks = new Map<bigint, Uint8Array>();
  /** From which block on each subscription was. */
  readonly subscriptions: bigint[] = [];
  /** Real nodes send pieces of about a megabyte. */
  itemsOfAPiece = 2;
  /** Messages that were handed to the network. */
  sent = 0;
  /** Asked for every block that is about to be sent; `before` is how often it was sent until now. */
  fault: (number: bigint, before: number) => NodeFault | undefined = () => undefined;
  readonly #server = new Server();
  readonly #sent = new Map<bigint, number>();
  #port = 0;
  #tls = false;
  #added: (() => void)[] = [];
  readonly #cancelled = new WeakMap<Subscriber, Promise<unknown>>();
  #stopped = false;

  /** @param tls with a self-signed certificate for `localhost`, whose key protects nothing */
  static async start(tls = false): Promise<BlockNodeServer> {
    const node = new BlockNodeServer();
    node.#tls = tls;
    node.#server.addService(
      {
        serverStatus: {
          ...messages(hapi.ServerStatusRequest, hapi.ServerStatusResponse),
          path: '/org.hiero.block.api.BlockNodeService/serverStatus',
          requestStream: false,
          responseStream: false,
        },
        subscribeBlockStream: {
          ...messages(hapi.SubscribeStreamRequest, hapi.SubscribeStreamResponse),
          path: '/org.hiero.block.api.BlockStreamSubscribeService/subscribeBlockStream',
          requestStream: false,
          responseStream: true,
        },
      },
      {
        serverStatus: (_: ServerUnaryCall<unknown, unknown>, reply: sendUnaryData<unknown>) =>
          reply(null, node.#status()),
        subscribeBlockStream: (call: Subscriber) => void node.#serve(call),
      },
    );
    node.#port = await new Promise<number>((resolve, reject) =>
      node.#server.bindAsync('127.0.0.1:0', tls ? withTls() : ServerCredentials.createInsecure(), (error, port) =>
        error === null ? resolve(port) : reject(error),
      ),
    );
    return node;
  }

  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  get endpoint() {
    return { host: '127.0.0.1', subscribePort: this.#port, statusPort: this.#port, tls: this.#tls };
  }

  /** Another block is there; who waits for it gets it. */
  add(number: bigint, bytes: Uint8Array): void {
    this.blocks.set(number, bytes);
    for (const wake of this.#added.splice(0)) wake();
  }

  stop(): void {
    this.#stopped = true;
    for (const wake of this.#added.splice(0)) wake();
    this.#server.forceShutdown();
  }

  #status(): Partial<hapi.ServerStatusResponse> {
    const numbers = [...this.blocks.keys()].sort((one, other) => (one < other ? -1 : 1));
    const [first = GREATEST] = numbers;
    const last = numbers.at(-1) ?? GREATEST;
    return {
      firstAvailableBlock: first,
      lastAvailableBlock: last,
      onlyLatestState: true,
      nextExpectedBlock: last === GREATEST ? 0n : last + 1n,
    };
  }

  async #serve(call: Subscriber): Promise<void> {
    const { startBlockNumber: start, endBlockNumber: end } = call.request;
    this.subscriptions.push(start);
    const cancelled = once(call, 'cancelled').catch(() => {});
    this.#cancelled.set(call, cancelled);
    if (start < (this.#status().firstAvailableBlock ?? 0n)) {
      await this.#send(call, { status: NOT_AVAILABLE });
      call.end();
      return;
    }
    for (let number = start; number <= end && !call.cancelled && !this.#stopped; number++) {
      const bytes = await this.#block(number, call);
      if (bytes === undefined || !(await this.#sendBlock(call, number, bytes))) return;
    }
    await this.#send(call, { status: SUCCESS });
    call.end();
  }

  async #block(number: bigint, call: Subscriber): Promise<Uint8Array | undefined> {
    for (;;) {
      const bytes = this.blocks.get(number);
      if (bytes !== undefined || call.cancelled || this.#stopped) return bytes;
      const added = new Promise<void>((resolve) => this.#added.push(resolve));
      await Promise.race([added, this.#cancelled.get(call)]);
    }
  }

  /** False where nothing more is to be sent. */
  async #sendBlock(call: Subscriber, number: bigint, bytes: Uint8Array): Promise<boolean> {
    const before = this.#sent.get(number) ?? 0;
    this.#sent.set(number, before + 1);
    const fault = this.fault(number, before);
    if (fault === 'skipped') return true;
    if (await this.#interrupted(call, fault, bytes)) return false;
    const again = fault === 'repeated' ? this.blocks.get(number - 1n) : undefined;
    if (again !== undefined) await this.#sendWhole(call, this.#piecesOf(again), number - 1n);
    const pieces = fault === 'reversed' ? this.#piecesOf(bytes).reverse() : this.#piecesOf(bytes);
    const ends = { 'no-end': undefined, 'other-end': number + 7n };
    await this.#sendWhole(call, pieces, fault === 'no-end' || fault === 'other-end' ? ends[fault] : number);
    return true;
  }

  async #interrupted(call: Subscriber, fault: NodeFault | undefined, bytes: Uint8Array): Promise<boolean> {
    switch (fault) {
      case 'success':
      case 'not-available':
        await this.#send(call, { status: fault === 'success' ? SUCCESS : NOT_AVAILABLE });
        call.end();
        return true;
      case 'cut':
      case 'silent':
        await this.#send(call, { blockItems: this.#piecesOf(bytes)[0] });
        if (fault === 'cut') call.emit('error', { code: status.UNAVAILABLE, details: 'cut off by the test' });
        return true;
      default:
        return false;
    }
  }

  /** A block in pieces of so many items each. */
  #piecesOf(block: Uint8Array): Uint8Array[] {
    const { blockItems } = decode(hapi.BlockItemSet, block);
    const pieces: Uint8Array[] = [];
    for (let start = 0; start < blockItems.length; start += this.itemsOfAPiece)
      pieces.push(encode(hapi.BlockItemSet, { blockItems: blockItems.slice(start, start + this.itemsOfAPiece) }));
    return pieces;
  }

  async #sendWhole(call: Subscriber, pieces: readonly Uint8Array[], end: bigint | undefined): Promise<void> {
    for (const blockItems of pieces) await this.#send(call, { blockItems });
    if (end !== undefined) await this.#send(call, { endOfBlock: { blockNumber: end } });
  }

  async #send(call: Subscriber, message: Message): Promise<void> {
    if (call.cancelled) return;
    this.sent++;
    if (call.write(message)) return;
    await Promise.race([once(call, 'drain'), this.#cancelled.get(call)]);
  }
}

function withTls(): ServerCredentials {
  const read = (name: string) => readFileSync(path.join(import.meta.dirname, name));
  return ServerCredentials.createSsl(null, [
    { private_key: read('localhost-key.pem'), cert_chain: read('localhost.pem') },
  ]);
}

function messages<Q extends object, A extends object>(request: MessageType<Q>, answer: MessageType<A>) {
  return {
    requestSerialize: (message: Parameters<typeof encode<Q>>[1]) => Buffer.from(encode(request, message)),
    requestDeserialize: (bytes: Buffer) => decode(request, new Uint8Array(bytes)),
    responseSerialize: (message: Parameters<typeof encode<A>>[1]) => Buffer.from(encode(answer, message)),
    responseDeserialize: (bytes: Buffer) => decode(answer, new Uint8Array(bytes)),
  };
}
