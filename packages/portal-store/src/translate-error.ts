import { PortalRetryError } from './portal-error.ts';

/** Classes of SQLSTATE that pass: connection, resources, operator's intervention, serialization, system. */
const PASSING_CLASSES = new Set(['08', '53', '57', '40', '58']);
const PASSING_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver says without a code. */
const PASSING_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection/;

/** The error for callers: a {@link PortalRetryError} where the same call can work later, else as it was. */
export function translateError(error: unknown): unknown {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (isPassing(at)) return new PortalRetryError(`the portal store does not answer: ${at.message}`, { cause: error });
  return error;
}

function isPassing(error: Error): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return PASSING_TEXT.test(error.message);
  return PASSING_CODES.has(code) || (code.length === 5 && PASSING_CLASSES.has(code.slice(0, 2)));
}
