import { decode, hapi, type MessageType, WireError } from '@ledgerscope/streams';
import { BlockNodeError } from './block-node-error.ts';

/** A block as a node sent it: a serialized `Block`, of which nothing is believed yet. */
export interface NodeBlock {
  readonly number: bigint;
  readonly bytes: Uint8Array;
}

/** The limits that block nodes set for one block. */
const MAX_BLOCK_BYTES = 128 * 1024 * 1024;
const MAX_ITEMS = 800_000;
/** The first byte of an item that is a header; no other item begins with it. */
const HEADER_TAG = 10;

/**
 * Puts the pieces of a stream together to blocks, one after another from the number that was asked for. A live stream may repeat
 * blocks: those before the next number are passed over.
 */
export class BlockAssembler {
  #next: bigint;
  #open: { readonly number: bigint; readonly pieces: Uint8Array[]; bytes: number; items: number } | undefined;

  constructor(next: bigint) {
    this.#next = next;
  }

  /** The number that comes next. */
  get next(): bigint {
    return this.#next;
  }

  /**
   * Takes the next message; gives the block that it completes.
   * @throws BlockNodeError for what cannot be part of such a stream: no header first, a header inside, another number, too much
   */
  add({
    blockItems,
    endOfBlock,
  }: Pick<hapi.SubscribeStreamResponse, 'blockItems' | 'endOfBlock'>): NodeBlock | undefined {
    if (blockItems !== undefined) this.#addItems(blockItems);
    return endOfBlock === undefined ? undefined : this.#end(endOfBlock.blockNumber);
  }

  #addItems(bytes: Uint8Array): void {
    for (const item of read(hapi.BlockItemSet, bytes).blockItems) {
      const header = item[0] === HEADER_TAG ? read(hapi.BlockStart, item).blockHeader : undefined;
      if (header !== undefined) this.#begin(header.number);
      else if (this.#open === undefined) throw new BlockNodeError('items were received before the block header');
      this.#count();
    }
    const open = this.#open;
    if (open === undefined) return;
    open.pieces.push(bytes);
    open.bytes += bytes.length;
    if (open.bytes > MAX_BLOCK_BYTES)
      throw new BlockNodeError(`block ${open.number} has more than ${MAX_BLOCK_BYTES} bytes`);
  }

  #begin(number: bigint): void {
    if (this.#open !== undefined) throw new BlockNodeError(`block ${number} starts within block ${this.#open.number}`);
    if (number > this.#next) throw new BlockNodeError(`block ${number} was received instead of block ${this.#next}`);
    this.#open = { number, pieces: [], bytes: 0, items: 0 };
  }

  #count(): void {
    const open = this.#open;
    if (open !== undefined && ++open.items > MAX_ITEMS)
      throw new BlockNodeError(`block ${open.number} has more than ${MAX_ITEMS} items`);
  }

  #end(number: bigint): NodeBlock | undefined {
    const open = this.#open;
    if (open === undefined) throw new BlockNodeError(`block ${number} ended before it started`);
    if (open.number !== number) throw new BlockNodeError(`block ${open.number} ended as block ${number}`);
    this.#open = undefined;
    if (number < this.#next) return undefined;
    this.#next = number + 1n;
    return { number, bytes: new Uint8Array(Buffer.concat(open.pieces)) };
  }
}

function read<T extends object>(type: MessageType<T>, bytes: Uint8Array): T {
  try {
    return decode(type, bytes);
  } catch (error) {
    if (error instanceof WireError) throw new BlockNodeError(`a part of a block is malformed: ${error.message}`);
    throw error;
  }
}
