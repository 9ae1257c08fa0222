import { ApiError, errorOfReply } from './api-error.ts';

const TIMEOUT_MS = 20_000;

/**
 * GETs a JSON object from the server.
 * @throws ApiError for every failure but the caller's own cancellation.
 */
export async function fetchJson<Reply>(path: string, signal: AbortSignal): Promise<Reply> {
  const response = await answered(path, signal);
  const reply = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOfReply(response.status, reply);
  if (typeof reply !== 'object' || reply === null)
    throw new ApiError('unreadable', response.status, 'The server’s answer could not be read.');
  return reply as Reply;
}

async function answered(path: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError('unreachable', 0, 'The server could not be reached.');
  }
}
