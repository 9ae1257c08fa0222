const ASCII = 'latin1';
/** Signature of a PNG; before the first chunk of a WebP. */
const PNG_START = 8;
const WEBP_START = 12;
const GIF = { header: 13, table: 10, frame: 0x2c, extension: 0x21 } as const;

/** How many frames an image has that a browser would unfold one after another, up to where it can be read. @param type as sniffed */
export function countFrames(type: string, bytes: Uint8Array): number {
  const image = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/gif') return gifFrames(image);
  if (type === 'image/png') return pngFrames(image);
  return type === 'image/webp' ? webpFrames(image) : 1;
}

/** From block to block (GIF 89a, 15 to 24). */
function gifFrames(image: Buffer): number {
  let frames = 0;
  let at = GIF.header + tableBytes(image[GIF.table]);
  while (at < image.length) {
    const kind = image[at];
    if (kind === GIF.extension) at = endOfParts(image, at + 2);
    else if (kind === GIF.frame) {
      frames++;
      at = endOfParts(image, at + 11 + tableBytes(image[at + 9]));
    } else break;
  }
  return frames;
}

/** Of a table of colours, which the highest bit of its flags announces. */
function tableBytes(flags = 0): number {
  return flags < 0x80 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Parts of 1 to 255 bytes, ended by one of none. */
function endOfParts(image: Buffer, start: number): number {
  let at = start;
  while (at < image.length && image[at] !== 0) at += (image[at] ?? 0) + 1;
  return at + 1;
}

/** `acTL` states how many there are; it comes before the image itself. */
function pngFrames(image: Buffer): number {
  for (let at = PNG_START; at + 12 <= image.length; at += 12 + image.readUInt32BE(at))
    if (image.toString(ASCII, at + 4, at + 8) === 'acTL') return image.readUInt32BE(at + 8);
  return 1;
}

/** Each has a chunk `ANMF`; chunks begin at even places. */
function webpFrames(image: Buffer): number {
  let frames = 0;
  for (let at = WEBP_START; at + 8 <= image.length; ) {
    if (image.toString(ASCII, at, at + 4) === 'ANMF') frames++;
    const length = image.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return Math.max(1, frames);
}
