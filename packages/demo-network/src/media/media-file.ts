import type { MediaFile } from '../produced-file.ts';
import { cidOf } from './cid.ts';

/** A file under its content id; text becomes UTF-8. */
export function mediaFile(contents: Uint8Array | string): MediaFile {
  const bytes = typeof contents === 'string' ? Buffer.from(contents, 'utf8') : contents;
  return { cid: cidOf(bytes), bytes };
}
