import { parseWritten } from '@ledgerscope/ledger';
import { sessionUser, sessionWasRefused } from '../session/session-user.ts';
import type { Address } from './address.ts';
import { errorOfReply, FailedReply } from './api-error.ts';

const TIMEOUT_MS = 20_000;
/** Refusals of these calls are answers to what was typed. */
const SIGNING_IN = '/api/auth/';
const NFT_METADATA = '/api/nfts/nft-metadata';
/** Searches of transactions say who asks, where somebody is signed in. */
const SEARCHES = /^\/api\/transactions(?:\?|$)/;

/**
 * GETs what a call answers, checked against the contract.
 * @throws ApiError for every failure but the caller's own cancellation.
 */
export function fetchReply<Reply>(address: Address<Reply>, signal: AbortSignal): Promise<Reply> {
  return exchange(address, { signal });
}

/** What is sent besides the address. */
interface Sent {
  readonly method?: string;
  /** JSON, or a form with files. */
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
  /** For calls that may take longer than others. */
  readonly timeoutMs?: number;
}

/**
 * Asks a call, as the user who is signed in where it is not for everybody. A session that the server does not know ends.
 * @throws ApiError for every failure but the caller's own cancellation.
 */
export async function exchange<Reply>({ url, isPrivate, read }: Address<Reply>, sent: Sent): Promise<Reply> {
  const { signal = new AbortController().signal, timeoutMs = TIMEOUT_MS, ...asked } = sent;
  const token = isPrivate ? sessionUser()?.access_token : undefined;
  const response = await fetchInTime(
    url,
    { ...asked, headers: { ...headersOf(sent, token), ...askerOf(url) } },
    AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    signal,
  );
  const reply = await readBody(url, response, signal);
  if (response.status === 401 && token !== undefined && !url.startsWith(SIGNING_IN)) sessionWasRefused(token);
  if (!response.ok) throw errorOfReply(response.status, reply);
  try {
    return read(reply);
  } catch (error) {
    // The visitor can do nothing about it; a developer needs the place.
    console.error(error);
    throw new FailedReply('unreadable', response.status, 'Invalid response from the server.');
  }
}

function headersOf({ body }: Sent, token: string | undefined): Readonly<Record<string, string>> {
  return {
    accept: 'application/json',
    // Of a form with files the browser says where each part ends.
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

/** Who searches; as headers, since addresses are logged and cached on the way. */
function askerOf(url: string): Readonly<Record<string, string>> {
  const user = sessionUser();
  if (user === null || !SEARCHES.test(url)) return {};
  return { 'x-user-email': encodeURI(user.email), 'x-user-uuid': user.uuid };
}

/** The reply's JSON; undefined for a text that is none. */
async function readBody(url: string, response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    // A document of an NFT is passed on as its author wrote it.
    return url.startsWith(NFT_METADATA) ? parseWritten(await response.text()) : await response.json();
  } catch (error) {
    // The visitor went on, and nobody waits for the rest.
    if (signal.aborted) throw error;
    if (error instanceof SyntaxError) return undefined;
    throw new FailedReply('unreachable', 0, 'Can’t reach the server. Check your connection and try again.');
  }
}

/** @param bound the caller's own signal and the time-out */
async function fetchInTime(path: string, init: RequestInit, bound: AbortSignal, own: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, { ...init, signal: bound });
  } catch (error) {
    if (own.aborted) throw error;
    throw new FailedReply('unreachable', 0, 'Can’t reach the server. Check your connection and try again.');
  }
}
