import { NFT_MEDIA_PATH } from '@ledgerscope/contract';

/** A reply whose addresses of media at this server begin with its origin: clients of the public API have no page that they are relative to. */
export function withAbsoluteMedia(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith(NFT_MEDIA_PATH) ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withAbsoluteMedia(item, origin));
  // Numbers of a document as they were written, and the like, have no fields.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withAbsoluteMedia(field, origin)]));
}
