import { nestsDeeper } from '@ledgerscope/ledger';
import { type DocumentAddress, readDocumentAddress, typeInFields } from './document-address.ts';
import { type Fields, firstText, readFields, readJson } from './document-fields.ts';
import { type DocumentAttribute, readTraits } from './document-traits.ts';

/** How much of a document is read. */
export const DOCUMENT_PARTS = { storedBytes: 1_048_576, files: 100, attributes: 200 } as const;
const MAX_NAME = 500;
const MAX_TEXT = 5_000;
const MAX_TYPE = 200;
const MOST_DEPTH = 8;

/** A file of a document, as it has it. */
export interface DocumentFile {
  readonly uri: string;
  readonly type: string;
}

/** What the explorer reads of a metadata document. What is not there is empty; what is too long is cut, but for addresses. */
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
  /** What of it is not shown, as sentences; empty for nothing. */
  readonly error: string;
}

/**
 * Reads a document: HIP-412 (name, creator, description, image, type, files, attributes, properties), the older HIP-10
 * where each field is `{type, description}`, for tokens HIP-405 and HIP-766 (lightLogo, logo), and the forms that others
 * write. Undefined where the bytes are not a JSON object.
 */
export function readMetadataDocument(bytes: Buffer): MetadataDocument | undefined {
  const text = decodeText(bytes);
  const fields = text === undefined ? undefined : documentFields(readJson(text));
  if (text === undefined || fields === undefined) return undefined;
  const below = readFields(fields.get('properties'));
  const places = below === undefined ? [fields] : [fields, below];
  const found = filesOf(places);
  const { image, imageType, fault } = imageOf(places, found.files);
  return {
    name: firstText(places, ['name', 'title'], MAX_NAME),
    description: firstText(places, ['description'], MAX_TEXT),
    creator: firstText(places, ['creator', 'artist', 'author'], MAX_NAME),
    image,
    imageType,
    files: found.files.map(({ uri, type }) => ({ uri, type })),
    attributes: readTraits(places, DOCUMENT_PARTS.attributes),
    error: [fault, found.fault].filter((sentence) => sentence !== '').join(' '),
    text: bytes.length <= DOCUMENT_PARTS.storedBytes && !nestsDeeper(text) ? text : '',
  };
}

function decodeText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // It is not UTF-8, and so no JSON.
    return undefined;
  }
}

/** An object, or the first of a list. */
function documentFields(value: unknown): Fields | undefined {
  return readFields(Array.isArray(value) ? (value as readonly unknown[])[0] : value);
}

const IMAGES: readonly string[] = (
  'image imageurl imagedata imageuri imagesrc lightlogo logo darklogo picture photo artwork displayuri ' +
  'preview previewurl thumbnail thumbnailurl thumbnailuri cid'
).split(' ');

type Image = Pick<MetadataDocument, 'image' | 'imageType'> & { readonly fault: string };

/** The first of these fields, at the top or below `properties`, that contains an address; else the picture among the files. */
function imageOf(places: readonly Fields[], files: readonly ListedFile[]): Image {
  const { value, found } = firstAddress(places, IMAGES);
  if (found.address === '') {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    const picture = pictures.find(({ isDefault }) => isDefault) ?? pictures[0];
    if (picture !== undefined) return { image: picture.uri, imageType: picture.type, fault: '' };
    return { image: '', imageType: '', fault: found.fault === '' ? '' : `The image can’t be shown: ${found.fault}.` };
  }
  const item: unknown = Array.isArray(value) ? value[0] : value;
  const stated = firstText(places, ['type', 'imagetype', 'mimetype', 'lightlogotype', 'logotype'], MAX_TYPE);
  // For an image that is an object, its own type says more. In HIP-10 documents `type` is that of a JSON schema.
  const type = [typeInFields(readFields(item)), stated].find((one) => one.includes('/')) ?? '';
  return { image: found.address, imageType: type.toLowerCase().slice(0, MAX_TYPE), fault: '' };
}

/** The first value that has an address; else the first that has a fault. */
function firstAddress(places: readonly Fields[], names: readonly string[]) {
  let faulty: { value: unknown; found: DocumentAddress } | undefined;
  for (const place of places)
    for (const name of names) {
      const value = place.get(name);
      const found = readDocumentAddress(value);
      if (found.address !== '') return { value, found };
      if (found.fault !== '') faulty ??= { value, found };
    }
  return faulty ?? { value: undefined, found: { address: '', fault: '' } };
}

interface ListedFile extends DocumentFile {
  /** HIP-412's `is_default_file`. */
  readonly isDefault: boolean;
}

function filesOf(places: readonly Fields[]): { readonly files: readonly ListedFile[]; readonly fault: string } {
  const listed = places.map((place) => place.get('files')).find((value) => value !== undefined);
  const faults: string[] = [];
  const files = listedFiles(listed, 0, faults);
  const animation = firstAddress(places, ['animationurl', 'animationuri', 'animation']).found;
  if (animation.fault !== '') faults.push(animation.fault);
  const isKnown = animation.address === '' || files.some(({ uri }) => uri === animation.address);
  return {
    files: isKnown ? files : [...files, { uri: animation.address, type: '', isDefault: false }],
    fault: faultOfFiles(faults),
  };
}

function faultOfFiles([fault, ...others]: readonly string[]): string {
  if (fault === undefined) return '';
  if (others.length === 0) return `One file can’t be shown: ${fault}.`;
  return `${others.length + 1} files can’t be shown; for the first, ${fault}.`;
}

/** HIP-412 lets a file have files of its own: they are listed behind it. */
function listedFiles(value: unknown, depth: number, faults: string[]): ListedFile[] {
  if (!Array.isArray(value) || depth > MOST_DEPTH) return [];
  const found: ListedFile[] = [];
  for (const entry of value.slice(0, DOCUMENT_PARTS.files) as readonly unknown[]) {
    const file = readFields(entry);
    if (file === undefined) continue;
    const { address: uri, fault } = fileAddress(file);
    const isDefault = file.get('isdefaultfile') === true;
    if (uri !== '') found.push({ uri, type: typeInFields(file).toLowerCase().slice(0, MAX_TYPE), isDefault });
    else if (fault !== '') faults.push(fault);
    found.push(...listedFiles(file.get('files'), depth + 1, faults));
    if (found.length >= DOCUMENT_PARTS.files) break;
  }
  return found.slice(0, DOCUMENT_PARTS.files);
}

function fileAddress(file: Fields): DocumentAddress {
  return firstAddress([file], ['uri', 'url', 'src', 'href', 'cid', 'image', 'data']).found;
}
