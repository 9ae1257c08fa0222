import { StreamError, type StreamErrorReason } from './stream-error.ts';
import type { UnknownFieldListener } from './wire/cursor.ts';
import { decode, type MessageType } from './wire/message.ts';
import { WireError } from './wire/wire-error.ts';

/** Where views of bytes come from, so that an error deep inside can name the file and the place in it. */
export interface ByteOrigin {
  readonly file: string;
  /** Offset in the decompressed file of the first byte of a view. */
  offsetOf(view: Uint8Array): number;
  /** Size of the whole file where it is known: what runs past it is cut, not malformed. */
  readonly size?: number | undefined;
}

/** The origin of views of one whole file in memory. */
export function wholeFile(file: string, bytes: Uint8Array): ByteOrigin {
  return { file, size: bytes.length, offsetOf: (view) => view.byteOffset - bytes.byteOffset };
}

/** What is wrong in a file, at the place of a view of its bytes where one is given. */
export function errorIn(
  origin: ByteOrigin,
  reason: StreamErrorReason,
  expected: string,
  actual: string,
  place?: Uint8Array,
): StreamError {
  return new StreamError({ reason, file: origin.file, offset: place && origin.offsetOf(place), expected, actual });
}

/** Decodes a message that is in a stream file; what is wrong with its bytes becomes a StreamError at its place. */
export function decodeFrom<T extends object>(
  origin: ByteOrigin,
  type: MessageType<T>,
  view: Uint8Array,
  unknown?: UnknownFieldListener,
): T {
  try {
    return decode(type, view, unknown);
  } catch (error) {
    throw toStreamError(origin, view, error);
  }
}

/** Translates a WireError met in `view`; every other error passes unchanged. */
export function toStreamError(origin: ByteOrigin, view: Uint8Array, error: unknown): unknown {
  if (!(error instanceof WireError)) return error;
  const cut = error.cut && origin.offsetOf(view) + view.length === origin.size;
  return new StreamError({
    reason: cut ? 'truncated' : 'malformed',
    file: origin.file,
    offset: origin.offsetOf(view) + error.offset,
    expected: error.expected,
    actual: error.actual,
  });
}
