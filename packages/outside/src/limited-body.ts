import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideError } from './outside-error.ts';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The bytes of a reply, decompressed where its server compressed them; neither what comes nor what it unpacks to may be
 * larger than `maxBytes`.
 * @throws OutsideError 'too-large' while it is read, 'bad-content' for an encoding that is not known
 */
export function limitedBody(body: Readable, encoding: string, maxBytes: number): AsyncIterable<Buffer> {
  if (encoding === '' || encoding === 'identity') return limitBytes(body, maxBytes);
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding]?.() : undefined;
  if (decoder === undefined)
    throw new OutsideError('bad-content', 'The response uses an unsupported content encoding.');
  // An error on either side ends the other, and reading ends with it.
  pipeline(limitBytes(body, maxBytes), decoder, () => undefined);
  return limitBytes(decoder, maxBytes);
}

async function* limitBytes(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const part of source) {
    total += part.length;
    if (total > maxBytes) throw tooLarge(maxBytes);
    yield part;
  }
}

/** More than is read. */
export function tooLarge(maxBytes: number): OutsideError {
  const megabytes = maxBytes / 1_048_576;
  return new OutsideError('too-large', `The content is larger than ${Math.round(megabytes * 10) / 10} MB.`);
}
