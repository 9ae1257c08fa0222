import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { REGION } from './queue-address.ts';
import { SqsError } from './sqs-error.ts';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 'sqs';
const END = 'aws4_request';
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 +Credential=(?<accessKey>[\w-]{1,128})\/(?<day>\d{8})\/(?<region>[\w-]{1,40})\/(?<service>[\w-]{1,40})\/aws4_request, *SignedHeaders=(?<names>[\w;-]{1,2000}), *Signature=(?<signature>[0-9a-f]{64})$/;
const STAMP = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
/** A signature counts for so long before and after its time, and until then whoever sees it can repeat what it asks: as at the real service. */
export const MOST_SKEW_MS = 900_000;
/** But one that a proxy of Amazon adds on the way, and which says nothing about what is asked. */
const OWN_HEADER = /^x-amz-(?!cf-id$)/;
/** Headers that mean something for the request, and must not be there twice. */
const ONCE = /^(?:authorization|host|content-type|x-amz-.*)$/;
const IN_ADDRESS = /^x-amz-(?:algorithm|credential|signature)$/i;

/** What of a request is signed. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Names and values as they came, in turn. */
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array;
}

/** Who says to have signed a request, before that is checked. */
export interface Claim {
  readonly accessKey: string;
  /** Whether it was signed with this secret. */
  isSignedWith(secret: string): boolean;
}

/**
 * Reads the AWS signature (version 4) of a request; undefined for a request without one.
 * @throws SqsError for one that cannot be right
 */
export function claimOf(request: SignedRequest, nowMs: number): Claim | undefined {
  refuseAmbiguous(request);
  const authorization = headerOf(request, 'authorization');
  if (authorization === undefined) return undefined;
  const { accessKey, day, region, service, signed, signature } = partsOf(authorization);
  const scope = `${day}/${region}/${service}/${END}`;
  if (region !== REGION || service !== SERVICE)
    throw new SqsError(
      'SignatureDoesNotMatch',
      `Credential should be scoped to ${REGION} and ${SERVICE}, not ${scope}.`,
    );
  const stamp = headerOf(request, 'x-amz-date') ?? '';
  if (!stamp.startsWith(day) || !isCurrent(stamp, nowMs))
    throw new SqsError(
      'RequestExpired',
      `Signature expired: ${stamp || 'no X-Amz-Date'} is not within 15 minutes of now.`,
    );
  refuseUnsigned(request, signed);
  const text = [ALGORITHM, stamp, scope, sha256(canonicalRequest(request, signed))].join('\n');
  return {
    accessKey,
    isSignedWith: (secret) => {
      const key = [day, region, service, END].reduce<Uint8Array | string>(hmac, `AWS4${secret}`);
      return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
    },
  };
}

/** @throws SqsError for what different readers would understand differently */
function refuseAmbiguous({ rawHeaders, url }: SignedRequest): void {
  const names = rawHeaders.filter((_, place) => place % 2 === 0).map((name) => name.toLowerCase());
  const twice = names.find((name, place) => ONCE.test(name) && names.indexOf(name) !== place);
  if (twice !== undefined) throw new SqsError('IncompleteSignature', `The header ${twice} is given twice.`);
  if ([...queryOf(url).keys()].some((name) => IN_ADDRESS.test(name)))
    throw new SqsError('IncompleteSignature', 'Requests must be signed in the Authorization header, not in the URL.');
}

/** Everything that decides what is asked has to be signed. @throws SqsError where something is not */
function refuseUnsigned({ headers }: SignedRequest, signed: readonly string[]): void {
  const own = Object.keys(headers).filter((name) => OWN_HEADER.test(name));
  const unsigned = ['host', 'x-amz-date', ...own].find((name) => !signed.includes(name));
  if (unsigned !== undefined) throw new SqsError('IncompleteSignature', `The header ${unsigned} must be signed.`);
  const missing = signed.find((name) => !Object.hasOwn(headers, name));
  if (missing !== undefined) throw new SqsError('IncompleteSignature', `The signed header ${missing} is missing.`);
}

/** What the header says. @throws SqsError where it is another one */
function partsOf(authorization: string) {
  const groups = AUTHORIZATION.exec(authorization)?.groups;
  if (groups === undefined)
    throw new SqsError('IncompleteSignature', 'The Authorization header is not a Signature Version 4.');
  const { accessKey = '', day = '', region = '', service = '', names = '', signature = '' } = groups;
  return { accessKey, day, region, service, signature, signed: names.split(';') };
}

/** The request in the form in which it is signed. */
function canonicalRequest(request: SignedRequest, signed: readonly string[]): string {
  const [path = '/'] = request.url.split('?', 1);
  const headers = signed.map((name) => `${name}:${(headerOf(request, name) ?? '').trim().replaceAll(/ +/g, ' ')}\n`);
  return [
    request.method,
    // Services other than S3 sign the path with its escapes escaped again.
    path.split('/').map(escapeUri).join('/'),
    // As it is understood: what is read differently is signed differently.
    [...queryOf(request.url)]
      .map((pair) => pair.map(escapeUri))
      .toSorted(([a = '', x = ''], [b = '', y = '']) => compareTexts(a, b) || compareTexts(x, y))
      .map((pair) => pair.join('='))
      .join('&'),
    headers.join(''),
    signed.join(';'),
    sha256(request.body),
  ].join('\n');
}

/** The parameters of an address. */
export function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
}

/** Everything escaped that RFC 3986 does not call unreserved. */
function escapeUri(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function headerOf({ headers }: SignedRequest, name: string): string | undefined {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
  return typeof value === 'string' || value === undefined ? value : value.join(',');
}

function isCurrent(stamp: string, nowMs: number): boolean {
  const iso = stamp.replace(STAMP, '$1-$2-$3T$4:$5:$6Z');
  return Math.abs(Date.parse(iso) - nowMs) <= MOST_SKEW_MS;
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Uint8Array | string, text: string): Uint8Array {
  return createHmac('sha256', key).update(text).digest();
}
