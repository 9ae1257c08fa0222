import { indexColours } from './colour-table.ts';
import type { Raster } from './raster.ts';

const CODE_BITS = 8;
const CLEAR = 1 << CODE_BITS;
const END = CLEAR + 1;
const MAX_CODES = 4096;
const BLOCK = 255;

/**
 * A GIF89a file that repeats for ever (the Netscape extension).
 * @param rasters - At least one, all of the same side.
 * @param delay - Of each frame, in hundredths of a second.
 */
export function gif(rasters: readonly [Raster, ...Raster[]], delay: number): Uint8Array {
  const { side } = rasters[0];
  const { table, frames } = indexColours(rasters);
  const size = [side & 255, side >> 8, side & 255, side >> 8];
  const parts: Uint8Array[] = [
    Buffer.from('GIF89a', 'latin1'),
    Uint8Array.from([...size, 0xf7, 0, 0]),
    table,
    Uint8Array.from([0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0', 'latin1'), 3, 1, 0, 0, 0]),
  ];
  for (const frame of frames) {
    parts.push(Uint8Array.from([0x21, 0xf9, 4, 4, delay & 255, delay >> 8, 0, 0]));
    parts.push(Uint8Array.from([0x2c, 0, 0, 0, 0, ...size, 0, CODE_BITS]), ...blocks(compress(frame)));
  }
  return Buffer.concat([...parts, Uint8Array.of(0x3b)]);
}

/** LZW with codes that grow from 9 to 12 bits; the dictionary starts again when it is full. */
function compress(indexes: Uint8Array): Uint8Array {
  const out = new CodeWriter(indexes.length + 16);
  let known = new Map<number, number>();
  let next = END + 1;
  let width = CODE_BITS + 1;
  out.write(CLEAR, width);
  let prefix = indexes[0] ?? 0;
  for (const index of indexes.subarray(1)) {
    const code = known.get((prefix << CODE_BITS) | index);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    out.write(prefix, width);
    if (next < MAX_CODES) {
      known.set((prefix << CODE_BITS) | index, next);
      if (next === 1 << width) width++;
      next++;
    } else {
      out.write(CLEAR, width);
      known = new Map();
      next = END + 1;
      width = CODE_BITS + 1;
    }
    prefix = index;
  }
  out.write(prefix, width);
  out.write(END, next === 1 << width && width < 12 ? width + 1 : width);
  return out.bytes();
}

/** Packs codes into bytes, the lowest bit first. */
class CodeWriter {
  #bytes: Uint8Array;
  #length = 0;
  #held = 0;
  #bits = 0;

  constructor(room: number) {
    this.#bytes = new Uint8Array(room * 2);
  }

  write(code: number, width: number): void {
    this.#held |= code << this.#bits;
    for (this.#bits += width; this.#bits >= 8; this.#bits -= 8) {
      this.#bytes[this.#length++] = this.#held & 255;
      this.#held >>>= 8;
    }
  }

  bytes(): Uint8Array {
    if (this.#bits > 0) this.#bytes[this.#length++] = this.#held & 255;
    this.#bits = 0;
    return this.#bytes.subarray(0, this.#length);
  }
}

function blocks(data: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += BLOCK) {
    const part = data.subarray(at, at + BLOCK);
    parts.push(Uint8Array.of(part.length), part);
  }
  return [...parts, Uint8Array.of(0)];
}
