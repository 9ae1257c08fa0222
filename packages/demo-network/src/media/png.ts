import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from './raster.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A PNG file (ISO/IEC 15948), eight bits a channel, no transparency. */
export function png({ side, rgb }: Raster): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows(side, rgb))),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Each row after a zero byte, which says that the row is stored as it is: for plain areas no filter packs smaller. */
function rows(side: number, rgb: Uint8Array): Uint8Array {
  const width = side * 3;
  const bytes = new Uint8Array((width + 1) * side);
  for (let y = 0; y < side; y++) bytes.set(rgb.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}
