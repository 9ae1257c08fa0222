import { webAddress } from '../../shared/format/web-address.ts';

/** Fields that name a website: HIP-405, and as collections write it. */
const WEBSITES = ['website', 'external_url', 'externalUrl', 'external_link'] as const;

/** The first address of the web that a metadata document names as its site; a document can hold anything. */
export function websiteOf(document: unknown): URL | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  const fields = document as Readonly<Record<string, unknown>>;
  return WEBSITES.map((name) => fields[name])
    .filter((value) => typeof value === 'string')
    .map(webAddress)
    .find((address) => address !== undefined);
}
