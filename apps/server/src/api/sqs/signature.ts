import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { REGION } from './queue-address.ts';
import { SqsError } from './sqs-error.ts';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 'sqs';
const END = 'aws4_request';
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 +Credential=(?<accessKey>[\w-]{1,128})\/(?<day>\d{8})\/(?<region>[\w-]{1,40})\/(?<service>[\w-]{1,40})\/aws4_request, *SignedHeaders=(?<names>[\w;-]{1,2000}), *Signature=(?<signature>[0-9a-f]{64})$/;
const STAMP = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const MOST_SKEW_MS = 900_000;

/** What of a request is signed. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
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
  if (!signed.includes('host') || !signed.includes('x-amz-date'))
    throw new SqsError('IncompleteSignature', 'Host and X-Amz-Date have to be signed.');
  const text = [ALGORITHM, stamp, scope, sha256(canonicalRequest(request, signed))].join('\n');
  return {
    accessKey,
    isSignedWith: (secret) => {
      const key = [day, region, service, END].reduce<Uint8Array | string>(hmac, `AWS4${secret}`);
      return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
    },
  };
}

/** What the header says. @throws SqsError where it is another one */
function partsOf(authorization: string) {
  const groups = AUTHORIZATION.exec(authorization)?.groups;
  if (groups === undefined)
    throw new SqsError('IncompleteSignature', 'The Authorization header is no signature of version 4.');
  const { accessKey = '', day = '', region = '', service = '', names = '', signature = '' } = groups;
  return { accessKey, day, region, service, signature, signed: names.split(';') };
}

/** The request in the form in which it is signed. */
function canonicalRequest(request: SignedRequest, signed: readonly string[]): string {
  const [path = '/', query = ''] = request.url.split('?', 2);
  const headers = signed.map((name) => `${name}:${(headerOf(request, name) ?? '').trim().replaceAll(/ +/g, ' ')}\n`);
  return [
    request.method,
    // Services other than S3 sign the path with its escapes escaped again.
    path.split('/').map(encodeURIComponent).join('/'),
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    headers.join(''),
    signed.join(';'),
    sha256(request.body),
  ].join('\n');
}

function headerOf({ headers }: SignedRequest, name: string): string | undefined {
  const value = headers[name];
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
