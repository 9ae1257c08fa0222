import { createHash } from 'node:crypto';

const LENGTH = 16;

/** Tells media apart by the address that metadata names: a content id, or where else it is. */
export function mediaVersion(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, LENGTH);
}
