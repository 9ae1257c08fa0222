import { GlbError } from './glb-error.ts';

/** Pixels of a picture on a model: 4096 × 4096, which take 64 MB of graphics memory. */
const MOST_PIXELS = 16_777_216;
const PNG = 0x89504e47;
const PNG_WIDTH = 16;
const JPEG = 0xffd8;
const MARKER = 0xff;
/** Frames of a JPEG begin with these markers, except for three that are tables. */
const FIRST_FRAME = 0xc0;
const LAST_FRAME = 0xcf;
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Looks at the size that a picture states before a browser unfolds it: a few kilobytes can say that they are gigabytes. Models hold
 * PNG and JPEG (glTF 2.0); no other is read.
 * @throws GlbError
 */
export function checkPicture(bytes: Uint8Array): void {
  const size = sizeOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (size === undefined) throw new GlbError('The model contains an image that cannot be read.');
  if (size > MOST_PIXELS) throw new GlbError('The model contains an image that is too large to display.');
}

/** How many pixels it has; undefined for what is no such picture. */
function sizeOf(view: DataView): number | undefined {
  if (view.byteLength < PNG_WIDTH + 8) return undefined;
  if (view.getUint32(0) === PNG) return view.getUint32(PNG_WIDTH) * view.getUint32(PNG_WIDTH + 4);
  return view.getUint16(0) === JPEG ? jpegSize(view) : undefined;
}

/** From segment to segment, each of which states its length, up to the frame. */
function jpegSize(view: DataView): number | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === MARKER) {
    const marker = view.getUint8(at + 1);
    if (marker >= FIRST_FRAME && marker <= LAST_FRAME && !TABLES.has(marker))
      return view.getUint16(at + 5) * view.getUint16(at + 7);
    // A marker may be filled up with more of its first byte.
    at += marker === MARKER ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
