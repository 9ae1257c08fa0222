import { StreamError } from '@ledgerscope/streams';

/** What a reader of bytes gives; undefined where they are damaged. */
export function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof StreamError) return undefined;
    throw error;
  }
}
