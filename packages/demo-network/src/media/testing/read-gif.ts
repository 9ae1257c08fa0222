/** One decoded frame: an index into the colour table for each pixel. */
export interface GifFrame {
  readonly width: number;
  readonly height: number;
  readonly indexes: Uint8Array;
}

/** Decodes the blocks of an animated GIF (GIF89a specification, appendix F for LZW). @throws Error at any wrong block. */
export function readGif(file: Uint8Array): { loops: boolean; table: Uint8Array; frames: GifFrame[] } {
  const bytes = Buffer.from(file);
  if (bytes.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('no GIF signature');
  const table = bytes.subarray(13, 13 + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1));
  const frames: GifFrame[] = [];
  let loops = false;
  let at = 13 + table.length;
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      const { data, next } = readBlocks(bytes, at + 2);
      loops ||= data.toString('latin1', 0, 11) === 'NETSCAPE2.0';
      at = next;
    } else if (bytes[at] === 0x2c) {
      const [width, height] = [bytes.readUInt16LE(at + 5), bytes.readUInt16LE(at + 7)];
      const { data, next } = readBlocks(bytes, at + 11);
      const indexes = decompress(data, bytes[at + 10] ?? 0);
      if (indexes.length !== width * height) throw new Error(`a frame of ${indexes.length} pixels`);
      frames.push({ width, height, indexes });
      at = next;
    } else throw new Error(`unknown block ${bytes[at]} at ${at}`);
  }
  if (at !== bytes.length - 1) throw new Error('bytes after the trailer');
  return { loops, table, frames };
}

function readBlocks(bytes: Buffer, start: number): { data: Buffer; next: number } {
  const parts: Buffer[] = [];
  let at = start;
  for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) {
    parts.push(bytes.subarray(at + 1, at + 1 + size));
    at += 1 + size;
  }
  return { data: Buffer.concat(parts), next: at + 1 };
}

function decompress(data: Buffer, codeBits: number): Uint8Array {
  const clear = 1 << codeBits;
  const nextCode = codeReader(data);
  const out: number[] = [];
  let words: number[][] = [];
  let width = codeBits + 1;
  let before: number[] | undefined;
  for (let code = nextCode(width); code !== clear + 1; code = nextCode(width)) {
    if (code === clear) {
      words = Array.from({ length: clear + 2 }, (_, index) => (index < clear ? [index] : []));
      width = codeBits + 1;
      before = undefined;
      continue;
    }
    const word = wordOf(words, code, before);
    out.push(...word);
    if (before !== undefined && words.length < 4096) words.push([...before, ...word.slice(0, 1)]);
    if (words.length === 1 << width && width < 12) width++;
    before = word;
  }
  return Uint8Array.from(out);
}

function wordOf(words: readonly number[][], code: number, before: number[] | undefined): number[] {
  const word = words[code];
  if (word !== undefined) return word;
  if (before === undefined || code !== words.length) throw new Error(`code ${code} before it is made`);
  return [...before, ...before.slice(0, 1)];
}

/** Codes of any width, the lowest bit first. */
function codeReader(data: Buffer): (width: number) => number {
  let bit = 0;
  return (width) => {
    if (bit + width > data.length * 8) throw new Error('no end code');
    let code = 0;
    for (let index = 0; index < width; index++, bit++) code |= (((data[bit >> 3] ?? 0) >> (bit & 7)) & 1) << index;
    return code;
  };
}
