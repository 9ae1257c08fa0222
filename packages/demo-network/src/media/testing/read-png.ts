import { crc32, inflateSync } from 'node:zlib';

/** What a PNG file holds. @throws Error when a chunk's check sum or the image's length is wrong. */
export function readPng(file: Uint8Array): { width: number; height: number; pixels: Uint8Array } {
  const bytes = Buffer.from(file);
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG signature');
  const chunks: { type: string; data: Buffer }[] = [];
  let at = 8;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    const checked = bytes.subarray(at + 4, at + 8 + length);
    if (crc32(checked) !== bytes.readUInt32BE(at + 8 + length)) throw new Error(`check sum of the chunk at ${at}`);
    chunks.push({ type: checked.toString('latin1', 0, 4), data: checked.subarray(4) });
    at += 12 + length;
  }
  const header = chunks[0]?.data ?? Buffer.alloc(0);
  if (chunks.map(({ type }) => type).join() !== 'IHDR,IDAT,IEND') throw new Error('chunks out of order');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks[1]?.data ?? Buffer.alloc(0));
  if (rows.length !== height * (1 + width * 3)) throw new Error(`${rows.length} bytes of pixels`);
  const pixels = Buffer.concat(
    Array.from({ length: height }, (_, y) => {
      const start = y * (1 + width * 3);
      if (rows[start] !== 0) throw new Error(`row ${y} is filtered`);
      return rows.subarray(start + 1, start + 1 + width * 3);
    }),
  );
  return { width, height, pixels };
}
