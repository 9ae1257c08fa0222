import { setTimeout as sleep } from 'node:timers/promises';
import { blockNumberInPath } from '@ledgerscope/streams';
import type { Logger } from 'pino';
import { blockFile } from '../block-file.ts';
import { BLOCKS_A_SIGNATURE } from '../links-after.ts';
import { SourceError } from '../source-error.ts';
import type { StreamPlaces } from '../stream-places.ts';
import type { DataCopy, SourceFile, StreamSource } from '../stream-source.ts';
import type { NodeBlock } from './block-assembler.ts';
import type { BlockNodeClient, BlockRange } from './block-node-client.ts';
import { BlockNodeError } from './block-node-error.ts';

/** How nodes are chosen and left. */
const NODE_CHOICE = {
  /** How long a listing waits for the next block of a live stream, or for more blocks that the node has. */
  waitMs: 200,
  /** A stream that brings nothing for so long is looked at: another node may be ahead. */
  staleMs: 5_000,
  /** After a failure a node is asked last for so long, twice as long after each further one. */
  restMs: 1_000,
  mostRestMs: 60_000,
};
export type NodeChoice = Readonly<typeof NODE_CHOICE>;

/** Blocks that are read ahead, at most, while those before them are verified. */
const MOST_READY = 64;
const MAX_READY_BYTES = 16 * 1024 * 1024;

interface Node {
  readonly client: BlockNodeClient;
  failures: number;
  restsUntilMs: number;
}

/** Which node is read next, from which block on. */
interface Chosen {
  readonly node: Node;
  readonly start: bigint;
  /** The last block that it has. */
  readonly last: bigint;
  /** Whether it has the first of them already. */
  readonly ahead: boolean;
}

/** A subscription under way. */
interface Stream {
  readonly node: Node;
  readonly blocks: AsyncGenerator<NodeBlock, void>;
  readonly abort: AbortController;
  readonly start: bigint;
  /** The last block that the node said it has. */
  readonly last: bigint;
  /** The number that it brings next. */
  next: bigint;
  movedMs: number;
  /** True while blocks are read ahead. */
  reading: boolean;
  /** Settled when a block has come, or none will. */
  arrival: PromiseWithResolvers<void>;
}

/**
 * Blocks from block nodes, the first of which is preferred. One subscription is read, from the first node that has the block and
 * does not rest after a failure; where that fails, falls silent, is behind others, or sent a block that was not believed, the next
 * one is read.
 */
export class BlockNodesSource implements StreamSource {
  readonly label: string;
  readonly #nodes: readonly Node[];
  readonly #log: Pick<Logger, 'warn'>;
  readonly #signal: AbortSignal;
  readonly #choice: NodeChoice;
  #stream: Stream | undefined;
  /** Blocks that came and are not behind the reader yet, by their numbers, without a gap. */
  readonly #ready = new Map<bigint, NodeBlock & { readonly node: Node }>();
  /** Whose copy of which block was given last. */
  #given: { readonly number: bigint; readonly node: Node } | undefined;
  #distrusted: bigint | undefined;
  /** A fault of this program that reading met. */
  #problem: Error | undefined;

  /** @param clients the preferred node first */
  constructor(
    clients: readonly BlockNodeClient[],
    log: Pick<Logger, 'warn'>,
    signal: AbortSignal,
    choice: NodeChoice = NODE_CHOICE,
  ) {
    this.#log = log;
    this.label = `block:${clients.map(({ label }) => label).join(',')}`;
    this.#nodes = clients.map((client) => ({ client, failures: 0, restsUntilMs: 0 }));
    this.#signal = signal;
    this.#choice = choice;
  }

  async listAfter(name: string | undefined, limit: number): Promise<SourceFile[]> {
    if (limit === 0) return [];
    const next = name === undefined ? undefined : (blockNumberInPath(name) ?? -1n) + 1n;
    this.#forgetBefore(next ?? 0n);
    const stream = await this.#streamFrom(next);
    if (stream !== undefined) await this.#wait(stream, Math.min(limit, BLOCKS_A_SIGNATURE));
    if (this.#problem !== undefined) throw this.#problem;
    const from = next ?? stream?.start;
    return from === undefined ? [] : this.#listReady(from, limit);
  }

  /** The block as one node sent it; where that was not believed, as every other one sends it. */
  async *copies({ name }: SourceFile): AsyncIterable<DataCopy> {
    const number = blockNumberInPath(name);
    if (number === undefined) return;
    const ready = this.#ready.get(number);
    if (ready !== undefined) yield this.#copyOf(ready, ready.node);
    if (ready !== undefined && this.#distrusted !== number) return;
    for (const node of this.#inOrder()) {
      if (node === ready?.node) continue;
      const block = await this.#one(node, number);
      if (block === undefined) continue;
      yield this.#copyOf(block, node);
      if (this.#distrusted !== number) return;
    }
  }

  /** The node that sent this block is asked last for a while, and its other blocks are read again. */
  distrust({ name }: SourceFile): void {
    const number = blockNumberInPath(name);
    if (number === undefined) return;
    // Blocks after it may have been looked at since.
    const given = this.#ready.get(number)?.node ?? (this.#given?.number === number ? this.#given.node : undefined);
    if (given !== undefined) this.#fail(given, `its block ${number} was rejected`);
    this.#ready.clear();
    this.#distrusted = number;
  }

  places(): StreamPlaces {
    const range = () => this.#wholeRange();
    const from = async (number: bigint): Promise<bigint | undefined> => {
      const known = await range();
      if (known === undefined || number > known.last) return undefined;
      return number < known.first ? known.first : number;
    };
    const read = async (number: bigint): Promise<Uint8Array | undefined> => {
      for await (const { bytes } of this.copies(blockFile(number))) return bytes;
      return undefined;
    };
    return { blocks: { range, from, read } };
  }

  close(): void {
    this.#leave();
    for (const { client } of this.#nodes) client.close();
  }

  /** The subscription that brings `next` or brought it, from the node to be read; undefined where no node has it yet. @throws SourceError */
  async #streamFrom(next: bigint | undefined): Promise<Stream | undefined> {
    if (next !== undefined && this.#ready.has(next)) return this.#stream;
    const now = Date.now();
    const fitting = this.#findStream(next);
    if (fitting !== undefined && now - fitting.movedMs < this.#choice.staleMs) return fitting;
    const chosen = await this.#choose(next);
    // Asking may have shown that its node does not answer any more.
    const stream = this.#findStream(next);
    if (chosen === undefined) return stream;
    if (stream !== undefined && (chosen.node === stream.node || !chosen.ahead)) {
      stream.movedMs = now;
      return stream;
    }
    if (stream !== undefined) this.#fail(stream.node, 'it is behind the other block nodes');
    this.#leave();
    this.#ready.clear();
    this.#stream = this.#subscribe(chosen, now);
    return this.#stream;
  }

  #subscribe({ node, start, last }: Chosen, movedMs: number): Stream {
    const abort = new AbortController();
    const blocks = node.client.blocks(start, undefined, AbortSignal.any([abort.signal, this.#signal]));
    const arrival = Promise.withResolvers<void>();
    return { node, blocks, abort, start, last, next: start, movedMs, reading: false, arrival };
  }

  #findStream(next: bigint | undefined): Stream | undefined {
    const stream = this.#stream;
    if (stream === undefined) return undefined;
    const from = next ?? stream.start;
    return this.#ready.has(from) || stream.next === from ? stream : undefined;
  }

  /**
   * Waits until the next block is there and, of blocks that the node has, so many that one signature is checked for all of them; at
   * most for a while. What comes first is given as it comes where the stream is live.
   */
  async #wait(stream: Stream, wanted: number): Promise<void> {
    const done = new AbortController();
    const late = sleep(this.#choice.waitMs, 'late', { signal: done.signal }).catch(() => 'late');
    const isEnough = (): boolean =>
      this.#ready.size > 0 && (this.#ready.size >= wanted || stream.next > stream.last || !this.#hasRoom());
    this.#readAhead(stream);
    while (this.#stream === stream && !isEnough())
      if ((await Promise.race([stream.arrival.promise, late])) === 'late') break;
    done.abort();
  }

  /** Goes on reading in the background, as far as there is room. */
  #readAhead(stream: Stream): void {
    if (stream.reading || !this.#hasRoom()) return;
    stream.reading = true;
    stream.blocks
      .next()
      .then(({ value }) => {
        stream.reading = false;
        if (this.#stream === stream && value !== undefined) this.#take(stream, value);
      })
      .catch((error: Error) => {
        if (!(error instanceof BlockNodeError)) this.#problem = error;
        // The next listing reads another node; when none is left, that says so.
        if (this.#stream === stream && !this.#signal.aborted) this.#fail(stream.node, error.message);
      })
      .finally(() => {
        const { arrival } = stream;
        stream.arrival = Promise.withResolvers();
        arrival.resolve();
      });
  }

  #take(stream: Stream, block: NodeBlock): void {
    this.#ready.set(block.number, { ...block, node: stream.node });
    stream.next = block.number + 1n;
    stream.movedMs = Date.now();
    this.#readAhead(stream);
  }

  #hasRoom(): boolean {
    let bytes = 0;
    for (const block of this.#ready.values()) bytes += block.bytes.length;
    return this.#ready.size < MOST_READY && bytes < MAX_READY_BYTES;
  }

  /**
   * The first node in order that has the block, else the first that waits for it as its next one.
   * @throws SourceError where no node answers, or all of them have later blocks alone
   */
  async #choose(next: bigint | undefined): Promise<Chosen | undefined> {
    const some = await this.#ranges();
    const ranges = some.map(({ range }) => range);
    const start = next ?? firstOf(ranges);
    if (start === undefined) return undefined;
    const having = some.find(({ range }) => range.first <= start && start <= range.last);
    if (having !== undefined) return { node: having.node, start, last: having.range.last, ahead: true };
    const waiting = some.find(({ range }) => start === range.last + 1n);
    if (waiting !== undefined) return { node: waiting.node, start, last: waiting.range.last, ahead: false };
    refuseMissing(start, ranges);
    return undefined;
  }

  /** What each node has that has anything. @throws SourceError where none answers */
  async #ranges(): Promise<{ readonly node: Node; readonly range: BlockRange }[]> {
    const asked = await Promise.all(
      this.#inOrder().map(async (node) => {
        const range = await node.client.range().catch((error: unknown) => reasonOf(error));
        if (typeof range === 'string') this.#fail(node, range);
        return { node, range };
      }),
    );
    const answered = asked.flatMap(({ node, range }) => (typeof range === 'string' ? [] : [{ node, range }]));
    if (answered.length === 0) {
      const reasons = asked.map(({ node, range }) => `${node.client.label} (${String(range)})`);
      throw new SourceError('unavailable', `no block node is responding: ${reasons.join(', ')}`);
    }
    return answered.flatMap(({ node, range }) => (range === undefined ? [] : [{ node, range }]));
  }

  /** One block by its number; undefined where the node does not give it. */
  async #one({ client }: Node, number: bigint): Promise<NodeBlock | undefined> {
    try {
      const range = await client.range();
      if (range === undefined || number < range.first || number > range.last) return undefined;
      for await (const block of client.blocks(number, number, this.#signal)) return block;
    } catch (error) {
      if (!(error instanceof BlockNodeError)) throw error;
    }
    return undefined;
  }

  /** What all nodes together have. @throws SourceError where none answers */
  async #wholeRange(): Promise<BlockRange | undefined> {
    const ranges = (await this.#ranges()).map(({ range }) => range);
    const first = firstOf(ranges);
    return first === undefined
      ? undefined
      : { first, last: ranges.map(({ last }) => last).sort((one, other) => (one < other ? 1 : -1))[0] ?? first };
  }

  /** Blocks before the next one were believed: only that makes up for failures, and not what a node sends. */
  #forgetBefore(next: bigint): void {
    for (const [number, { node }] of this.#ready)
      if (number < next) {
        this.#ready.delete(number);
        node.failures = 0;
      }
  }

  #listReady(from: bigint, limit: number): SourceFile[] {
    const files: SourceFile[] = [];
    for (let number = from; this.#ready.has(number) && files.length < limit; number++) files.push(blockFile(number));
    return files;
  }

  #copyOf({ number, bytes }: NodeBlock, node: Node): DataCopy {
    this.#given = { number, node };
    return { origin: `${node.client.label}/${number}`, bytes, readSidecar: async () => undefined };
  }

  /** In the configured order; nodes that are paused come last, the shortest pause first. */
  #inOrder(): Node[] {
    const now = Date.now();
    const rest = ({ restsUntilMs }: Node): number => Math.max(0, restsUntilMs - now);
    return this.#nodes.toSorted((one, other) => rest(one) - rest(other));
  }

  #fail(node: Node, reason: string): void {
    // Of a node that stays away this is enough.
    if (node.failures === 0)
      this.#log.warn({ node: node.client.label, reason }, 'a block node has the lowest priority for some time');
    const { restMs, mostRestMs } = this.#choice;
    const rest = Math.min(mostRestMs, restMs * 2 ** node.failures);
    node.failures++;
    // With jitter: readers that lost a node together do not come back together.
    node.restsUntilMs = Date.now() + rest * (0.5 + Math.random() / 2);
    if (this.#stream?.node === node) this.#leave();
  }

  #leave(): void {
    this.#stream?.abort.abort();
    this.#stream = undefined;
  }
}

/** Waiting does not help where every node begins later. */
function refuseMissing(start: bigint, ranges: readonly BlockRange[]): void {
  const first = firstOf(ranges);
  if (first === undefined || first <= start) return;
  throw new SourceError('absent', `no block node has block ${start} any longer; the first available block is ${first}`);
}

function firstOf(ranges: readonly BlockRange[]): bigint | undefined {
  return ranges.map(({ first }) => first).sort((one, other) => (one < other ? -1 : 1))[0];
}

function reasonOf(error: unknown): string {
  if (error instanceof BlockNodeError) return error.message;
  throw error;
}
