import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
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
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is one that could not be had where the connection ends within it', async () => {
    answerWith(cutBody((controller) => controller.error(new TypeError('terminated'))));
    const failure = fetchReply(address, new AbortController().signal);
    await expect(failure).rejects.toMatchObject({ message: 'The server could not be reached.' });
  });
});
