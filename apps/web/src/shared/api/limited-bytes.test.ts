import { describe, expect, it } from 'vitest';
import { limitedBytes } from './limited-bytes.ts';

/** A reply without end that states no length. */
function endless() {
  const seen = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      seen.pulled++;
      controller.enqueue(new Uint8Array(1_000));
    },
    cancel: () => {
      seen.cancelled = true;
    },
  });
  return { seen, reply: new Response(body) };
}

describe('limitedBytes', () => {
  it('gives the bytes of what is not too long', async () => {
    expect(await limitedBytes(new Response(Uint8Array.of(1, 2, 3)), 3)).toEqual(Uint8Array.of(1, 2, 3));
    expect(await limitedBytes(new Response(null), 3)).toEqual(new Uint8Array(0));
  });

  it('loads no more of what is', async () => {
    const { seen, reply } = endless();
    expect(await limitedBytes(reply, 4_500)).toBeUndefined();
    expect(seen.cancelled).toBe(true);
    expect(seen.pulled).toBeLessThan(10);
  });
});
