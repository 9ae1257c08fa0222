import { SourceError } from '../source-error.ts';

/** What the SDK adds to the errors that a server answered. */
interface AnsweredError extends Error {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const ABSENT = new Set(['NoSuchKey', 'NotFound']);
/** Answers with another status that pass by themselves. */
const PASSING = new Set([
  'RequestTimeout',
  'SlowDown',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
]);
const SERVER_ERROR = 500;
const TOO_MANY = 429;
const MAX_TEXT = 200;

/** The object is not there. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && ABSENT.has(error.name);
}

/** Whether asking again can help: the network, a busy server, a body that was cut off; not what the server refuses. */
export function canPass(error: Error): boolean {
  if (error instanceof SourceError || error.name === 'CredentialsProviderError') return false;
  const status = statusOf(error);
  return (
    status === undefined || status < 300 || status >= SERVER_ERROR || status === TOO_MANY || PASSING.has(error.name)
  );
}

/** Says in words why a bucket could not be read. */
export function sourceErrorOf(what: string, error: unknown, signed: boolean): SourceError {
  if (!(error instanceof Error)) return new SourceError('unavailable', `${what} cannot be read: ${String(error)}`);
  const status = statusOf(error);
  const said = `${error.name === 'Error' ? '' : `${error.name}, `}${error.message.slice(0, MAX_TEXT)}`;
  if (error.name === 'RequestTimeTooSkewed')
    return new SourceError(
      'denied',
      `${what} rejects requests from this machine because its clock is wrong: local time is ${new Date().toISOString()} (${said})`,
      error,
    );
  if (status === 401 || status === 403) return new SourceError('denied', deniedText(what, said, signed), error);
  if (error.name === 'NoSuchBucket')
    return new SourceError('absent', `${what} cannot be read: the bucket does not exist`, error);
  return new SourceError('unavailable', `${what} cannot be read: ${said}`, error);
}

/** Says what a bucket lacks that is not for everybody. */
export function deniedText(what: string, said: string, signed: boolean): string {
  return signed
    ? `${what} rejects these credentials (${said}). They must be allowed to list and read the bucket, and requester-pays buckets need --requester-pays (s3:) or --gcs-project <id> (gs:)`
    : `${what} requires credentials (${said}); set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (for gs: an HMAC key of Google Cloud Storage)`;
}

function statusOf(error: AnsweredError): number | undefined {
  return error.$metadata?.httpStatusCode;
}
