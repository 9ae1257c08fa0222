import { MIRROR_BASE } from '@ledgerscope/contract/mirror/mirror-call';

/** What no id, hash, number or instant can be: each path refuses it in its own words. */
const NO_VALUE = '~';

/**
 * The address of a request with parts of its path that the router would refuse, in words of the site, replaced by one that the mirror
 * node's API refuses itself: what is too long, and what is not text in percent-encoding. Other addresses stay.
 */
export function withReadableParts(url: string, mostLetters: number): string {
  if (!url.startsWith(`${MIRROR_BASE}/`)) return url;
  const [path = '', ...search] = url.split(/(?=[?#])/);
  const parts = path.split('/').map((part) => (isReadable(part, mostLetters) ? part : NO_VALUE));
  return [parts.join('/'), ...search].join('');
}

function isReadable(part: string, mostLetters: number): boolean {
  try {
    return decodeURIComponent(part).length <= mostLetters;
  } catch {
    // No percent-encoding, as a stranger sent it.
    return false;
  }
}
