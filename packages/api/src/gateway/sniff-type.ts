/** How many bytes of a file's beginning {@link sniffType} looks at. */
export const SNIFFED_BYTES = 4_096;

const OTHER = 'application/octet-stream';
const MARKS: readonly (readonly [type: string, mark: string, at?: number])[] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/jxl', '\xff\x0a'],
  ['image/jxl', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['image/x-icon', '\0\0\x01\0'],
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['image/webp', 'WEBP', 8],
  ['audio/wav', 'WAVE', 8],
  ['video/x-msvideo', 'AVI ', 8],
  ['video/webm', '\x1aE\xdf\xa3'],
  ['audio/ogg', 'OggS'],
  ['audio/mpeg', 'ID3'],
  ['audio/flac', 'fLaC'],
  ['application/pdf', '%PDF-'],
  ['model/gltf-binary', 'glTF'],
  // Films for QuickTime that begin with another box than the one that names their kind.
  ['video/quicktime', 'moov', 4],
  ['video/quicktime', 'mdat', 4],
  ['video/quicktime', 'wide', 4],
];
/** Frames of sound, which begin with eleven bits that are set (layer 3 of MPEG 1, 2 and 2.5, and AAC), and bitmaps. */
const STARTS: readonly (readonly [type: string, start: RegExp])[] = [
  ['audio/mpeg', /^\xff[\xfa\xfb\xf2\xf3\xe2\xe3][^\xf0-\xff]/],
  ['audio/aac', /^\xff[\xf0\xf1\xf8\xf9]/],
  ['image/bmp', /^BM.{4}\0\0\0\0/s],
];
/** One thing that can come before an SVG's root: spaces, the declaration, a document type. Comments are passed over without a pattern. */
const BEFORE_SVG = /\s+|<\?xml[^>]*\?>|<!DOCTYPE\s+(?:[a-z]{1,20}:)?svg(?:[^[>]|\[[^\]]*\])*>/y;
const COMMENT = '<!--';
const END_OF_COMMENT = '-->';
/** Its root may be in a namespace with a name of its own. */
const SVG = /<(?:[a-z]{1,20}:)?svg[\s>/]/y;
const JSON_START = /^\ufeff?\s*[[{]/;

/**
 * The media type of a file from its first bytes. Only types that browsers show without running anything of them as
 * this site's page: HTML is plain text, what is not known is bytes.
 */
export function sniffType(head: Uint8Array): string {
  const latin = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 16)).toString('latin1');
  const marked =
    MARKS.find(([, mark, at = 0]) => latin.startsWith(mark, at)) ?? STARTS.find(([, start]) => start.test(latin));
  if (marked !== undefined) return marked[0];
  if (latin.startsWith('ftyp', 4)) return boxedType(head);
  if (isSceneArchive(head)) return 'model/vnd.usdz+zip';
  const text = decodeHead(head);
  if (text === undefined) return OTHER;
  if (isSvg(text)) return 'image/svg+xml';
  return JSON_START.test(text) ? 'application/json' : 'text/plain; charset=utf-8';
}

/** Brands of the boxes that films, sounds and photos come in (ISO 14496-12 and its registry); what has another is a film. */
const BRANDS: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic',
  hevx: 'image/heic',
  mif1: 'image/heif',
  msf1: 'image/heif',
  'M4A ': 'audio/mp4',
  'M4B ': 'audio/mp4',
  'M4P ': 'audio/mp4',
  'F4A ': 'audio/mp4',
  'qt  ': 'video/quicktime',
};
const MOST_BRANDS = 32;
const FILM = 'video/mp4';
/** Brands that say how the file is built, not what is in it. */
const GENERAL: ReadonlySet<string> = new Set(['mif1', 'msf1']);

/** By the main brand, or for a general one by the first of the others that says more. */
function boxedType(head: Uint8Array): string {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.length);
  const end = Math.min(bytes.length, bytes.readUInt32BE(0), 16 + 4 * MOST_BRANDS);
  const main = bytes.toString('latin1', 8, 12);
  const others: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) others.push(bytes.toString('latin1', at, at + 4));
  const special = GENERAL.has(main)
    ? others.find((brand) => !GENERAL.has(brand) && Object.hasOwn(BRANDS, brand))
    : main;
  const brand = special ?? main;
  return Object.hasOwn(BRANDS, brand) ? (BRANDS[brand] ?? FILM) : FILM;
}

/** The beginning as text, or undefined when it is not UTF-8 or holds control signs that text does not have. */
function decodeHead(head: Uint8Array): string | undefined {
  try {
    // As a stream: the last sign may be cut in half.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control signs are what is looked for
    return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
  } catch {
    // It is not UTF-8.
    return undefined;
  }
}

/**
 * Whether the root is an SVG's. Step by step: one pattern for all of it would try every way to share the comments among its parts,
 * which are more than can be tried where there are many.
 */
function isSvg(text: string): boolean {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  for (let next: number | undefined = at; next !== undefined; next = endOfPart(text, at)) at = next;
  SVG.lastIndex = at;
  return SVG.test(text);
}

/** Where what begins here ends; undefined where it is nothing that comes before a root. */
function endOfPart(text: string, at: number): number | undefined {
  if (text.startsWith(COMMENT, at)) {
    const end = text.indexOf(END_OF_COMMENT, at + COMMENT.length);
    return end < 0 ? undefined : end + END_OF_COMMENT.length;
  }
  BEFORE_SVG.lastIndex = at;
  return BEFORE_SVG.test(text) ? BEFORE_SVG.lastIndex : undefined;
}

/** Whether it is a zip whose first file is a scene description, which makes it USDZ. The name is behind 30 bytes. */
function isSceneArchive(head: Uint8Array): boolean {
  const latin = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 300)).toString('latin1');
  return latin.startsWith('PK\x03\x04') && /^[ -~]{1,200}?\.usd[ac]/.test(latin.slice(30));
}
