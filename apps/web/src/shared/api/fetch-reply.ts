import type { Address } from './address.ts';
import { ApiError, errorOfReply } from './api-error.ts';

const TIMEOUT_MS = 20_000;

/**
 * GETs what a call answers, checked against the contract.
 * @throws ApiError for every failure but the caller's own cancellation.
 */
export async function fetchReply<Reply>({ url, read }: Address<Reply>, signal: AbortSignal): Promise<Reply> {
  const response = await answered(url, signal);
  const reply = await bodyOf(response, signal);
  if (!response.ok) throw errorOfReply(response.status, reply);
  try {
    return read(reply);
  } catch (error) {
    // The visitor can do nothing about it; whoever looks into it needs the place.
    console.error(error);
    throw new ApiError('unreadable', response.status, 'The server’s answer could not be read.');
  }
}

/** The reply's JSON; undefined for a text that is none. */
async function bodyOf(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // The visitor went on, and nobody waits for the rest.
    if (signal.aborted) throw error;
    if (error instanceof SyntaxError) return undefined;
    throw new ApiError('unreachable', 0, 'The server could not be reached.');
  }
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
