import { SourceError } from '../source-error.ts';

/** An object's body ended before its announced length, or nothing of it came for too long. */
class CutBodyError extends Error {
  override readonly name = 'CutBodyError';
}

/** Node's stream of an answer's body. */
interface Body extends AsyncIterable<Uint8Array> {
  destroy(error?: Error): void;
}

/**
 * The bytes of an answer's body.
 * @throws CutBodyError where it is shorter than announced or falls silent; SourceError where it is too large
 */
export async function readBody(
  body: unknown,
  {
    length,
    maxBytes,
    silenceMs,
  }: { readonly length: number | undefined; readonly maxBytes: number; readonly silenceMs: number },
): Promise<Uint8Array> {
  if (!isBody(body)) throw new CutBodyError('the response has no body');
  const silence = setTimeout(() => body.destroy(new CutBodyError(`no data received for ${silenceMs} ms`)), silenceMs);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    if ((length ?? 0) > maxBytes) throw tooLarge(maxBytes);
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
      silence.refresh();
    }
  } finally {
    clearTimeout(silence);
    body.destroy();
  }
  if (length !== undefined && bytes !== length) throw new CutBodyError(`${bytes} of ${length} bytes received`);
  return new Uint8Array(Buffer.concat(chunks));
}

function isBody(body: unknown): body is Body {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body && 'destroy' in body;
}

function tooLarge(maxBytes: number): SourceError {
  return new SourceError('unavailable', `an object has more than ${maxBytes} bytes`);
}
