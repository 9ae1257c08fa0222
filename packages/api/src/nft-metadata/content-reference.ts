import { type EntityId, parseEntityId, trimCharacters } from '@ledgerscope/ledger';

/** Where the content of an address in metadata is. */
export type ContentReference =
  /** A file by its content id; `url` is where a stranger's gateway has it, used without a gateway of our own. */
  | { readonly kind: 'ipfs'; readonly cid: string; readonly path: string; readonly url?: string }
  | { readonly kind: 'arweave'; readonly id: string; readonly path: string }
  | { readonly kind: 'web'; readonly url: string }
  /** A file in the messages of a topic (HCS-1). */
  | { readonly kind: 'topic'; readonly topic: EntityId }
  /** Bytes that are written in the address itself. */
  | { readonly kind: 'data'; readonly bytes: Buffer }
  /** Nothing that can be fetched; `why` is a sentence. */
  | { readonly kind: 'nothing'; readonly why: string };

/** Content ids in digits that do not distinguish case may be written in capitals; their other digits are in lower case. */
const CAPITAL_CID = /^(?:B[A-Z2-7]{50,120}|K[0-9A-Z]{50,120}|F[0-9A-F]{60,160})$/;
/** Content ids: version 0, and version 1 in base 32, 36, 58 and 16 (multiformats' CID specification). */
const CID =
  /^(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{50,120}|k[0-9a-z]{50,120}|z[1-9A-HJ-NP-Za-km-z]{40,120}|f[0-9a-f]{60,160})$/;
const ARWEAVE_ID = /^[\w-]{43}$/;
const OF_SUBDOMAIN = /^([a-z0-9]{50,120})\.ipfs\./;
const MAX_LENGTH = 2_000_000;

/** Reads what the ledger or a document holds as an address: ipfs, arweave, data, http(s), `{address}`, JSON itself. */
export function readReference(text: string): ContentReference {
  if (text.length > MAX_LENGTH) return nothing('It is too long.');
  const trimmed = trimCharacters(text, ' \t\n\v\f\r\u00a0\ufeff\0');
  if (trimmed === '') return nothing('Empty metadata.');
  if (/^(?:\[\s*)?\{\s*"/.test(trimmed)) return { kind: 'data', bytes: Buffer.from(trimmed) };
  const bare = /^["'](.+)["']$/s.exec(trimmed)?.[1]?.trim() ?? trimmed;
  return readAddress(/^\{([^{}"]+)\}$/.exec(bare)?.[1]?.trim() ?? bare);
}

function readAddress(address: string): ContentReference {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  const reader = scheme !== undefined && Object.hasOwn(READERS, scheme) ? READERS[scheme] : undefined;
  if (reader !== undefined) return reader(address);
  if (/^ipfs%3a/i.test(address)) return readAddress(decodeSegment(address));
  const ofGateway = /^\/{0,2}[\w.-]{1,100}(\/ipfs\/.+)$/i.exec(address)?.[1];
  return ipfsPath(ofGateway ?? address) ?? nothing('Unsupported reference.');
}

const READERS: Readonly<Record<string, (address: string) => ContentReference>> = {
  ipfs: (address) => ipfsPath(address.slice(5)) ?? nothing('Not a valid CID.'),
  dweb: (address) => ipfsPath(address.slice(5)) ?? nothing('Not a valid CID.'),
  ar: (address) => arweavePath(address.slice(3).replace(/^\/*/, '')),
  hcs: topicFile,
  data: dataUri,
  http: webAddress,
  https: webAddress,
};

/** `hcs://1/0.0.1065`: the number is that of the standard by which the topic is written. */
function topicFile(address: string): ContentReference {
  const [, standard, id = ''] = /^hcs:\/\/(\d{1,4})\/(\d+\.\d+\.\d+)\/?$/i.exec(address.split(/[#?]/)[0] ?? '') ?? [];
  const topic = parseEntityId(id);
  if (topic === undefined) return nothing('It does not contain a topic ID.');
  return standard === '1' ? { kind: 'topic', topic } : nothing(`HCS-${standard} topics do not contain files.`);
}

function webAddress(text: string): ContentReference {
  const url = URL.parse(text);
  if (url === null) return nothing('The URI is not valid.');
  const ofPath = /^(?:\/[\w-]{1,40}){0,3}?\/ipfs\/(.+)$/.exec(url.pathname)?.[1];
  const ofSubdomain = OF_SUBDOMAIN.exec(url.hostname)?.[1];
  const content = ofPath ?? (ofSubdomain === undefined ? undefined : `${ofSubdomain}${url.pathname}`);
  const found = content === undefined ? undefined : ipfsPath(content);
  return found?.kind === 'ipfs' ? { ...found, url: url.href } : { kind: 'web', url: url.href };
}

/** `ipfs/` may stand before the content id, more than once where programs joined what was whole already. */
function ipfsPath(text: string): ContentReference | undefined {
  const content = (text.split('?')[0] ?? '').replace(/^[/\\]*(?:ipfs\/+)*/i, '');
  const [written = '', ...segments] = withoutFragment(content).split('/');
  const first = trimCharacters(decodeSegment(written), ' {}');
  const cid = CAPITAL_CID.test(first) ? first.toLowerCase() : first;
  if (!CID.test(cid)) return undefined;
  const path = cleanPath(segments);
  return path === undefined ? nothing('Path is outside the content.') : { kind: 'ipfs', cid, path };
}

/** What stands behind a # is a part of the file, if a content id or the end of a file's name stands before it; names hold it too. */
function withoutFragment(text: string): string {
  if (!text.includes('/')) return text.split('#')[0] ?? text;
  const at = text.lastIndexOf('#');
  const before = text.slice(0, Math.max(at, 0));
  return at > text.lastIndexOf('/') && /\.[a-z0-9]{2,5}$/i.test(before.slice(-6)) ? before : text;
}

function arweavePath(text: string): ContentReference {
  const [id = '', ...segments] = withoutFragment(text.split('?')[0] ?? '').split('/');
  const path = cleanPath(segments);
  if (!ARWEAVE_ID.test(id) || path === undefined) return nothing('It does not contain an Arweave transaction ID.');
  return { kind: 'arweave', id, path };
}

/** Segments written so that they mean nothing but themselves; undefined where one would lead elsewhere. */
function cleanPath(segments: readonly string[]): string | undefined {
  const parts = segments.filter((segment) => segment !== '').map(decodeSegment);
  if (parts.some((part) => part === '.' || part === '..' || /[/\\\0]/.test(part))) return undefined;
  return parts.map((part) => `/${encodeURIComponent(part)}`).join('');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toWellFormed();
  } catch {
    // A percent sign that begins no escape stands for itself.
    return segment.toWellFormed();
  }
}

/** Percent signs, and base 64 below them (RFC 2397). The type follows from the bytes. */
function dataUri(text: string): ContentReference {
  const comma = text.indexOf(',');
  if (comma < 0) return nothing('The data URI is not valid.');
  const body = text.slice(comma + 1);
  const bytes = withoutPercents(body);
  const isBase64 = /;\s*base64\s*(?:;|$)/i.test(text.slice(0, comma));
  return { kind: 'data', bytes: isBase64 ? Buffer.from(bytes.toString('latin1'), 'base64') : bytes };
}

function withoutPercents(text: string): Buffer {
  const latin = Buffer.from(text).toString('latin1');
  const bytes = latin.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** An address as a reply may pass it on: none where it holds the bytes themselves. */
export function addressOrNull(address: string): string | null {
  return address === '' || /^\s*(?:data:|\{\s*")/i.test(address) ? null : address;
}

function nothing(why: string): ContentReference {
  return { kind: 'nothing', why };
}
