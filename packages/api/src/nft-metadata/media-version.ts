import { createHash } from 'node:crypto';

const LENGTH = 16;

/** The version of media, made from the address in the metadata: a content id, or another address. */
export function mediaVersion(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, LENGTH);
}
