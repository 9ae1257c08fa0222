import { Cursor } from './cursor.ts';
import { decode, type MessageType, NONE } from './message.ts';
import { WireError } from './wire-error.ts';

/** A message with what of it could not be read. */
export interface DecodedParts<T> {
  readonly message: T;
  /** One text for each field that could not be read, which the message then lacks; empty where all of it was. */
  readonly problems: readonly string[];
}

/**
 * Decodes a message that was signed and therefore has to be taken as it is: a field whose value cannot be read is omitted and named. Never throws for what the bytes say.
 */
export function decodeParts<T extends object>(type: MessageType<T>, bytes: Uint8Array): DecodedParts<T> {
  try {
    return { message: decode(type, bytes), problems: NONE };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return decodeFieldByField(type, bytes);
  }
}

function decodeFieldByField<T extends object>(type: MessageType<T>, bytes: Uint8Array): DecodedParts<T> {
  const message = type.create();
  const problems: string[] = [];
  const cursor = new Cursor(bytes);
  const end = bytes.length;
  while (cursor.offset < end) {
    const start = cursor.offset;
    let name = '';
    const problem = problemOf(() => {
      const tag = cursor.tag(end);
      name = `.${type.byNumber[tag >>> 3]?.name ?? tag >>> 3}`;
      cursor.skip(tag, end);
    });
    const stop = cursor.offset;
    cursor.offset = start;
    // What follows a field whose end is not known cannot be read.
    const unread = problem ?? problemOf(() => type.read(cursor, stop, 0, message));
    if (unread !== undefined) problems.push(`${type.name}${name}: ${unread}`);
    if (problem !== undefined) break;
    cursor.offset = stop;
  }
  return { message, problems };
}

function problemOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof WireError) return error.message;
    throw error;
  }
}
