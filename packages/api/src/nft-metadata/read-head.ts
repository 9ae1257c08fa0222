import { SNIFFED_BYTES } from '../gateway/sniff-type.ts';

/** The beginning of some content, as much as its type follows from; the rest is not read. */
export async function readHead(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    head = Buffer.concat([head, piece.subarray(0, SNIFFED_BYTES - head.length)]);
    if (head.length === SNIFFED_BYTES) break;
  }
  return head;
}
