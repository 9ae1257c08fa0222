import { nestsDeeper } from '@ledgerscope/ledger';

/** How much of a document is read. */
export const DOCUMENT_PARTS = { storedBytes: 65_536, files: 100, attributes: 200 } as const;
const MAX_NAME = 500;
const MAX_TEXT = 5_000;
const MAX_ADDRESS = 8_192;

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
  /** The whole of it; empty where it is larger than 64 kB or nested deeper than 64 levels. */
  readonly text: string;
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
  return {
    name: first(fields, ['name', 'title'], MAX_NAME),
    description: first(fields, ['description'], MAX_TEXT),
    creator: first(fields, ['creator', 'artist', 'author'], MAX_NAME),
    ...imageOf(fields),
    files: filesOf(fields),
    attributes: attributesOf(fields),
    text: bytes.length <= DOCUMENT_PARTS.storedBytes && !nestsDeeper(text) ? text.replace(/^\ufeff/, '') : '',
  };
}

function parseDocument(bytes: Buffer): Fields | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return asFields(value);
  } catch {
    // It is not JSON in UTF-8, and so no document.
    return undefined;
  }
}

function imageOf(fields: Fields): Pick<MetadataDocument, 'image' | 'imageType'> {
  const image = first(fields, ['image', 'image_url', 'imageUrl', 'lightLogo', 'logo', 'darkLogo'], MAX_ADDRESS);
  const imageType = first(fields, ['type', 'image_type', 'lightLogoType', 'logoType'], 200);
  // In HIP-10 documents `type` is that of a JSON schema.
  return { image, imageType: imageType.includes('/') ? imageType.toLowerCase() : '' };
}

function filesOf(fields: Fields): DocumentFile[] {
  const listed = Array.isArray(fields.files) ? (fields.files as unknown[]) : [];
  const files = listed.slice(0, DOCUMENT_PARTS.files).flatMap((entry) => {
    const file = asFields(entry);
    const uri = file === undefined ? '' : first(file, ['uri', 'url'], MAX_ADDRESS);
    return uri === '' ? [] : [{ uri, type: first(file ?? {}, ['type'], 200).toLowerCase() }];
  });
  const animation = first(fields, ['animation_url'], MAX_ADDRESS);
  const known = files.some(({ uri }) => uri === animation);
  return animation === '' || known ? files : [...files, { uri: animation, type: '' }];
}

function attributesOf(fields: Fields): DocumentAttribute[] {
  const listed = Array.isArray(fields.attributes) ? (fields.attributes as unknown[]) : [];
  return listed.slice(0, DOCUMENT_PARTS.attributes).flatMap((entry) => {
    const attribute = asFields(entry);
    if (attribute === undefined) return [];
    const name = first(attribute, ['trait_type'], MAX_NAME);
    const display = first(attribute, ['display_type'], MAX_NAME);
    return [{ name, display, value: first(attribute, ['value'], MAX_NAME) }];
  });
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
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const description = own(asFields(value) ?? {}, 'description');
  return typeof description === 'string' ? description.trim() : '';
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}
