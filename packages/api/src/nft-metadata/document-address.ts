import { type Fields, readFields, readText } from './document-fields.ts';

/** An address may hold the file itself, up to so many characters; any other is shorter. */
const MAX_ADDRESS = 8_192;
const MAX_INLINE = 200_000;
/** So many parts of an address that is written as a list. */
const MOST_PARTS = 2_000;
const MOST_DEPTH = 4;

/** An address of a document, or why it has none that can be used; both empty where nothing is written. */
export interface DocumentAddress {
  readonly address: string;
  readonly fault: string;
}

const NOTHING: DocumentAddress = { address: '', fault: '' };
const UNREADABLE: DocumentAddress = { address: '', fault: 'it does not contain an address' };
/** Fields of an object that hold the address, the likeliest first. */
const ADDRESSES = [
  'uri',
  'url',
  'src',
  'href',
  'image',
  'imageurl',
  'data',
  'ipfs',
  'cid',
  'value',
  'original',
  'description',
];
const SCHEME = /^\s*(?:[a-z][a-z0-9+.-]*:|Qm|baf|\/)/i;
/** The beginning of an SVG, or of what may come before its root. */
const MARKUP = /^\ufeff?<(?:\?xml|svg|[a-z]{1,20}:svg|!--|!doctype svg)[\s>/]?/i;
/** Base 64 of `<svg` and `<?xml`, which is written without saying so. */
const MARKUP_BASE64 = /^(?:PHN2Z|PD94bWw)[A-Za-z0-9+/\s]+=*$/;

/**
 * An address as documents write it: a text, an object with one, or a list: of the parts of one address, as ledgers with short texts
 * have it, or of several, of which the first counts. An SVG itself becomes an address that holds it.
 */
export function readDocumentAddress(value: unknown): DocumentAddress {
  return addressIn(value, 0);
}

function addressIn(value: unknown, depth: number): DocumentAddress {
  if (depth > MOST_DEPTH) return UNREADABLE;
  if (Array.isArray(value)) return addressOfList(value.slice(0, MOST_PARTS) as readonly unknown[], depth);
  const fields = readFields(value);
  return fields === undefined ? addressOfText(readText(value)) : addressInFields(fields, depth);
}

function addressOfText(text: string): DocumentAddress {
  if (text === '') return NOTHING;
  if (MARKUP.test(text)) return inline(`data:image/svg+xml,${encodeURIComponent(text.toWellFormed())}`);
  if (MARKUP_BASE64.test(text)) return inline(`data:image/svg+xml;base64,${text}`);
  if (/^data:/i.test(text)) return inline(text);
  // Cut off it would be the address of something else.
  if (text.length > MAX_ADDRESS)
    return { address: '', fault: `its address is too long (max ${MAX_ADDRESS.toLocaleString('en')} characters)` };
  return { address: text.toWellFormed(), fault: '' };
}

function inline(address: string): DocumentAddress {
  return address.length <= MAX_INLINE
    ? { address, fault: '' }
    : { address: '', fault: `it is inside the metadata and too large (max ${MAX_INLINE / 1_000} KB)` };
}

/** By a field that is known; else the first one that contains an address, as in `{"large": "ipfs://…", "small": "ipfs://…"}`. */
function addressInFields(fields: Fields, depth: number): DocumentAddress {
  if (fields.size === 0) return NOTHING;
  const others = [...fields].filter(([name]) => !ADDRESSES.includes(name)).slice(0, MOST_PARTS);
  const known = ADDRESSES.map((name) => fields.get(name)).filter((value) => value !== undefined && value !== null);
  const found = known.map((value) => addressIn(value, depth + 1)).find(isWritten);
  if (found !== undefined) return found;
  return (
    others.map(([, value]) => addressIn(value, depth + 1)).find(({ address }) => SCHEME.test(address)) ?? UNREADABLE
  );
}

function isWritten({ address, fault }: DocumentAddress): boolean {
  return address !== '' || (fault !== '' && fault !== UNREADABLE.fault);
}

function addressOfList(items: readonly unknown[], depth: number): DocumentAddress {
  if (items.length === 0) return NOTHING;
  const written = items.filter((item) => item !== null && item !== '');
  const texts = written.filter((item) => typeof item === 'string');
  // Parts of one address have no scheme but the first.
  const isCut =
    texts.length > 1 && texts.length === written.length && !texts.slice(1).some((text) => SCHEME.test(text));
  if (isCut && (SCHEME.test(texts[0] ?? '') || MARKUP.test(texts[0] ?? '')))
    return addressOfText(texts.join('').trim());
  const found = addressIn(written[0], depth + 1);
  return isWritten(found) ? found : UNREADABLE;
}

/** The media type that an object of a document states; empty for none. */
export function typeInFields(fields: Fields | undefined): string {
  const types = ['type', 'mime', 'mimetype', 'contenttype', 'mediatype'].map((name) => readText(fields?.get(name)));
  return types.find((one) => one.includes('/')) ?? '';
}
