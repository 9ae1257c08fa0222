import { nestsDeeper, parseWritten, WrittenNumber } from '@ledgerscope/ledger';

/** How much of a document is read. */
export const DOCUMENT_PARTS = { storedBytes: 1_048_576, files: 100, attributes: 200 } as const;
const MAX_NAME = 500;
const MAX_TEXT = 5_000;
/** An address may hold the file itself; another is no address beyond so many characters. */
const MAX_ADDRESS = 8_192;
const MAX_INLINE = 200_000;

/** A file of a document, as it has it. */
export interface DocumentFile {
  readonly uri: string;
  readonly type: string;
}

/** A trait, as text. */
export interface DocumentAttribute {
  readonly name: string;
  readonly display: string;
  readonly value: string;
}

/** What the explorer reads of a metadata document. What is not there is empty; what is too long is cut. */
export interface MetadataDocument {
  readonly name: string;
  readonly description: string;
  readonly creator: string;
  readonly image: string;
  readonly imageType: string;
  readonly files: readonly DocumentFile[];
  readonly attributes: readonly DocumentAttribute[];
  /** The whole of it; empty where it is larger than 1 MB or nested deeper than 64 levels. */
  readonly text: string;
  /** What of it is not shown, as a sentence; empty for nothing. */
  readonly error: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a document: HIP-412 (name, creator, description, image, type, files, attributes, properties), the older HIP-10
 * where each field is `{type, description}`, and for tokens HIP-405 and HIP-766 (lightLogo, logo). Undefined where the
 * bytes are not a JSON object.
 */
export function readMetadataDocument(bytes: Buffer): MetadataDocument | undefined {
  const fields = parseDocument(bytes);
  if (fields === undefined) return undefined;
  const text = bytes.toString('utf8');
  const image = imageOf(fields);
  return {
    name: first(fields, ['name', 'title'], MAX_NAME),
    description: first(fields, ['description'], MAX_TEXT),
    creator: first(fields, ['creator', 'artist', 'author'], MAX_NAME),
    ...image,
    files: filesOf(fields),
    attributes: attributesOf(fields),
    error: image.image === '' && hasImage(fields) ? IMAGE_TOO_LARGE : '',
    text: bytes.length <= DOCUMENT_PARTS.storedBytes && !nestsDeeper(text) ? text.replace(/^\ufeff/, '') : '',
  };
}

function parseDocument(bytes: Buffer): Fields | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return asFields(parseWritten(text));
  } catch {
    // It is not JSON in UTF-8, and so no document.
    return undefined;
  }
}

function imageOf(fields: Fields): Pick<MetadataDocument, 'image' | 'imageType'> {
  const place = placeOf(fields, IMAGES);
  const image = place === undefined ? '' : addressIn(place);
  const imageType = first(fields, ['type', 'image_type', 'lightLogoType', 'logoType'], 200);
  // Of an image that is an object, its own type says more. In HIP-10 documents `type` is that of a JSON schema.
  const type = [typeIn(place), imageType].find((one) => one.includes('/')) ?? '';
  return { image, imageType: type.toLowerCase() };
}

const IMAGE_TOO_LARGE = `The image inside the metadata is too large to show (max ${MAX_INLINE / 1_000} KB).`;

function hasImage(fields: Fields): boolean {
  return IMAGES.some((name) => {
    const value = own(fields, name);
    return readText(value) !== '' || (typeof value === 'object' && value !== null && Object.keys(value).length > 0);
  });
}

const IMAGES = ['image', 'image_url', 'imageUrl', 'image_data', 'imageData', 'lightLogo', 'logo', 'darkLogo'];
const ADDRESSES = ['uri', 'url', 'src', 'href', 'image', 'description'];
/** So many parts of an address that is written as a list. */
const MOST_PARTS = 2_000;

/** The first of these fields, at the top or below `properties`, that holds an address. */
function placeOf(fields: Fields, names: readonly string[]): unknown {
  const below = asFields(own(fields, 'properties')) ?? {};
  return [fields, below].flatMap((place) => names.map((name) => own(place, name))).find((one) => addressIn(one) !== '');
}

/**
 * An address as documents write it: a text, an object with one, or a list: of the parts of one address, as ledgers with short texts
 * have it, or of several, of which the first counts. An SVG itself becomes an address that holds it.
 */
function addressIn(value: unknown): string {
  if (Array.isArray(value)) return addressOfList(value.slice(0, MOST_PARTS) as readonly unknown[]);
  const fields = asFields(value);
  const text = fields === undefined ? readText(value) : addressInFields(fields);
  if (/^<(?:\?xml|svg|!--|!doctype svg)[\s>]?/i.test(text))
    return inline(`data:image/svg+xml,${encodeURIComponent(text.toWellFormed())}`);
  return /^data:/i.test(text) ? inline(text) : text.slice(0, MAX_ADDRESS).toWellFormed();
}

function addressInFields(fields: Fields): string {
  for (const name of ADDRESSES) {
    const text = readText(own(fields, name));
    if (text !== '') return text;
  }
  return '';
}

function addressOfList(items: readonly unknown[]): string {
  const [first] = items;
  const texts = items.filter((item) => typeof item === 'string');
  // Parts of one address have no scheme but the first.
  const isCut = texts.length > 1 && texts.length === items.length && !texts.slice(1).some((text) => SCHEME.test(text));
  return addressIn(isCut && SCHEME.test(texts[0] ?? '') ? texts.join('') : first);
}

const SCHEME = /^\s*(?:[a-z][a-z0-9+.-]*:|Qm|baf|\/)/i;

/** Cut off it would be another file: what is too long is none. */
function inline(address: string): string {
  return address.length > MAX_INLINE ? '' : address;
}

function typeIn(value: unknown): string {
  const fields = asFields(value);
  return fields === undefined
    ? ''
    : (['type', 'mime', 'mimeType', 'mime_type']
        .map((name) => readText(own(fields, name)))
        .find((one) => one.includes('/')) ?? '');
}

function filesOf(fields: Fields): DocumentFile[] {
  const files = listedFiles(filesField(fields), 0);
  const animation = addressIn(placeOf(fields, ['animation_url', 'animationUrl', 'animation']));
  const known = files.some(({ uri }) => uri === animation);
  return animation === '' || known ? files : [...files, { uri: animation, type: '' }];
}

/** At the top, or below `properties` as others write it. */
function filesField(fields: Fields): unknown {
  return own(fields, 'files') ?? own(asFields(own(fields, 'properties')) ?? {}, 'files');
}

/** HIP-412 lets a file have files of its own: they are listed behind it. */
function listedFiles(value: unknown, depth: number): DocumentFile[] {
  if (!Array.isArray(value) || depth > MOST_DEPTH) return [];
  const found: DocumentFile[] = [];
  for (const entry of value.slice(0, DOCUMENT_PARTS.files) as readonly unknown[]) {
    const file = asFields(entry);
    const uri = file === undefined ? '' : addressIn(own(file, 'uri') ?? own(file, 'url') ?? own(file, 'src'));
    if (uri !== '') found.push({ uri, type: typeIn(file).toLowerCase().slice(0, 200) });
    if (file !== undefined) found.push(...listedFiles(own(file, 'files'), depth + 1));
    if (found.length >= DOCUMENT_PARTS.files) break;
  }
  return found.slice(0, DOCUMENT_PARTS.files);
}
const MOST_DEPTH = 8;

function attributesOf(fields: Fields): DocumentAttribute[] {
  const below = asFields(own(fields, 'properties')) ?? {};
  for (const value of [fields, below].flatMap((place) => TRAITS.map((name) => own(place, name)))) {
    const found = traitsIn(value);
    if (found.length > 0) return found.slice(0, DOCUMENT_PARTS.attributes);
  }
  return [];
}

const TRAITS = ['attributes', 'traits'];

/** A list of traits, or an object with one in each field: `{"Background": "Blue"}`. */
function traitsIn(value: unknown): DocumentAttribute[] {
  if (!Array.isArray(value))
    return Object.entries(asFields(value) ?? {})
      .slice(0, DOCUMENT_PARTS.attributes)
      .flatMap(([name, field]) => trait(name, field));
  return value.slice(0, DOCUMENT_PARTS.attributes).flatMap((entry: unknown) => {
    const fields = asFields(entry);
    if (fields === undefined) return [];
    const name = ['trait_type', 'traitType', 'trait', 'name', 'key', 'type'].find(
      (one) => readText(own(fields, one)) !== '',
    );
    const hasValue = Object.hasOwn(fields, 'value');
    if (hasValue || name !== undefined) {
      const display = first(fields, ['display_type', 'displayType'], MAX_NAME);
      return [
        {
          name: cut(readText(name === undefined ? '' : own(fields, name))),
          display,
          value: cut(readText(own(fields, 'value'))),
        },
      ];
    }
    return Object.entries(fields).flatMap(([key, field]) => trait(key, field));
  });
}

function trait(name: string, value: unknown): DocumentAttribute[] {
  const text = readText(value);
  return text === '' ? [] : [{ name: cut(name), display: '', value: cut(text) }];
}

function cut(text: string): string {
  return text.slice(0, MAX_NAME).toWellFormed();
}

/** The first of these fields that holds text, at the top or, as HIP-10 has it, below `properties`. */
function first(fields: Fields, names: readonly string[], most: number): string {
  const below = asFields(own(fields, 'properties')) ?? {};
  for (const place of [fields, below])
    for (const name of names) {
      const text = readText(own(place, name));
      if (text !== '') return text.slice(0, most).toWellFormed();
    }
  return '';
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof WrittenNumber) return String(value);
  const description = own(asFields(value) ?? {}, 'description');
  return typeof description === 'string' ? description.trim() : '';
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function asFields(value: unknown): Fields | undefined {
  const isFields =
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof WrittenNumber);
  return isFields ? (value as Fields) : undefined;
}
