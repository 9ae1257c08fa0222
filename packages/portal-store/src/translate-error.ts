import { DrizzleQueryError } from './drizzle.ts';
import { PortalFullError, PortalQueryError, PortalRetryError } from './portal-error.ts';

/** Classes of SQLSTATE that pass: connection, resources, operator's intervention, serialization, system. */
const PASSING_CLASSES = new Set(['08', '53', '57', '40', '58']);
const PASSING_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver says without a code. */
const PASSING_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection/;

/** `disk_full`, and what the system says where the code is of something else. */
const DISK_FULL = '53100';
const NO_ROOM = /No space left on device/;

/** Data exceptions and violated constraints: what they say holds the values. */
const QUOTING_CLASS = /^2[23]/;

/**
 * The error for callers: a {@link PortalRetryError} where the same call can work later. Errors are logged, and the driver's hold the
 * values of the statement, which are addresses and hashes of people: the result has the statement without its values.
 */
export function translateError(error: unknown): unknown {
  const root = rootOf(error);
  if (root instanceof Error && isFull(root))
    return new PortalFullError(`the disk of the portal database is full: ${root.message}`);
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (isPassing(at)) return new PortalRetryError(`the portal database is not responding: ${rootOf(error).message}`);
  return error instanceof DrizzleQueryError ? withoutValues(error) : error;
}

/** What the database or the connection said: errors around it quote the values. */
function rootOf(error: unknown): Error {
  let root = error as Error;
  while (root.cause instanceof Error) root = root.cause;
  return root;
}

function withoutValues(error: DrizzleQueryError): PortalQueryError {
  const {
    code = 'no code',
    message,
    constraint = '',
  } = rootOf(error) as Error & {
    readonly code?: string;
    readonly constraint?: string;
  };
  return new PortalQueryError(`${code} ${QUOTING_CLASS.test(code) ? constraint : message}`.trim(), error.query);
}

function isFull({ code, message }: Error & { readonly code?: unknown }): boolean {
  return code === DISK_FULL || NO_ROOM.test(message);
}

function isPassing(error: Error): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return PASSING_TEXT.test(error.message);
  return PASSING_CODES.has(code) || (code.length === 5 && PASSING_CLASSES.has(code.slice(0, 2)));
}
