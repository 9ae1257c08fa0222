import { describe, expect, it } from 'vitest';
import { runInThread, ThreadEndedError } from './one-shot-thread.ts';

const LIMITS = { ms: 300, heapMb: 64 };
/** As long as a busy machine may take for what a quiet one does at once. */
const BUSY = 'for (const until = Date.now() + 1000; Date.now() < until; );';
const POST =
  "import { parentPort } from 'node:worker_threads'; const post = (message) => parentPort.postMessage(message);";

function program(text: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(POST + text)}`);
}

describe('a program that runs in a thread of its own', () => {
  it('is not charged for the time that its modules take to load', async () => {
    const slow = program(`${BUSY} post({ loaded: true }); post({ done: 7 });`);
    expect(await runInThread(slow, undefined, LIMITS)).toBe(7);
  });

  it.each([
    ['runs', BUSY],
    ['waits', 'setInterval(() => undefined, 1000);'],
  ])('is ended where it %s longer than it may', async (_, work) => {
    const ended = runInThread(program(`post({ loaded: true }); ${work}`), undefined, LIMITS);
    await expect(ended).rejects.toThrow(new ThreadEndedError('it took more than 0.3 seconds'));
  });

  it('is ended where it breaks down', async () => {
    await expect(runInThread(program("throw new Error('no');"), undefined, LIMITS)).rejects.toThrow('no');
    await expect(runInThread(program('process.exit(3);'), undefined, LIMITS)).rejects.toThrow('code 3');
  });
});
