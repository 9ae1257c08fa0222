import type { SignedInUser } from '@ledgerscope/contract/user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginSession, onSessionRefused, sessionUser } from '../session/session-user.ts';
import { FailedReply } from './api-error.ts';
import { fetchReply } from './fetch-reply.ts';

const address = { url: '/api/anything', read: (reply: unknown) => reply as { data: number } };

/** The network answers with this body. */
function answerWith(body: BodyInit): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200 })));
}

/** A body of which the first part comes, and then what the function does to it. */
function cutBody(then: (controller: ReadableStreamDefaultController<Uint8Array>) => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
    },
    pull: then,
  });
}

describe('what a call answers', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is read', async () => {
    answerWith('{"data":1}');
    expect(await fetchReply(address, new AbortController().signal)).toEqual({ data: 1 });
  });

  it('is no error where the visitor goes on while it comes', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const visit = new AbortController();
    const body = cutBody((controller) => {
      visit.abort();
      controller.error(visit.signal.reason);
    });
    answerWith(body);
    const failure: unknown = await fetchReply(address, visit.signal).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AbortError' });
    expect(failure).not.toBeInstanceOf(FailedReply);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is one that could not be had where the connection ends within it', async () => {
    answerWith(cutBody((controller) => controller.error(new TypeError('terminated'))));
    const failure = fetchReply(address, new AbortController().signal);
    await expect(failure).rejects.toMatchObject({
      message: 'Can’t reach the server. Check your connection and try again.',
    });
  });
});

describe('a call as the user who is signed in', () => {
  const user = { id: '1', access_token: 'secret-token' } as SignedInUser;
  const signal = new AbortController().signal;
  afterEach(() => vi.unstubAllGlobals());

  /** The server answers with this status; what it was asked is returned. */
  const serve = (status: number) => {
    const asked = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{"data":1}', { status })));
    vi.stubGlobal('fetch', asked);
    return () => asked.mock.calls.map(([, init]) => (init.headers as Record<string, string>).authorization);
  };

  it('carries the token where it is not for everybody, and nowhere else', async () => {
    beginSession({ ...user, device_token: 'token of the browser' });
    const tokens = serve(200);
    await fetchReply(address, signal);
    await fetchReply({ ...address, isPrivate: true }, signal);
    expect(tokens()).toEqual([undefined, 'Bearer secret-token']);
  });

  it('signs out where the server refuses the session, but not for what was typed to sign in', async () => {
    const ended = vi.fn();
    const stop = onSessionRefused(ended);
    beginSession({ ...user, device_token: 'token of the browser' });
    serve(401);
    await expect(fetchReply({ ...address, url: '/api/auth/logout', isPrivate: true }, signal)).rejects.toThrow(
      FailedReply,
    );
    await expect(fetchReply(address, signal)).rejects.toThrow(FailedReply);
    expect(sessionUser()).toEqual(user);
    await expect(fetchReply({ ...address, isPrivate: true }, signal)).rejects.toThrow(FailedReply);
    expect(sessionUser()).toBeNull();
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
  });
});
