import type { NftFile } from '@ledgerscope/contract/nft-metadata';

const MAX_LENGTH = 100;
/** Endings of types whose name is not their ending. */
const ENDINGS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'model/gltf-binary': 'glb',
  'model/gltf+json': 'gltf',
  'text/plain': 'txt',
  'video/quicktime': 'mov',
};

/**
 * Name under which a file of an NFT is saved: that of its address where it has one with an ending, else its place and the ending of
 * its type.
 */
export function downloadName({ uri, type }: Pick<NftFile, 'uri' | 'type'>, place: number): string {
  const named = uri.startsWith('data:') ? '' : lastPart(uri);
  if (/^[^.].*\.[A-Za-z0-9]{1,8}$/.test(named)) return named.slice(-MAX_LENGTH);
  const mime = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const [, plain = ''] = /^[a-z]+\/([a-z0-9]{2,5})$/.exec(mime) ?? [];
  const ending = ENDINGS[mime] ?? plain;
  return `file-${place + 1}${ending === '' ? '' : `.${ending}`}`;
}

/** What is behind the last slash, without query and anchor, and without what file systems refuse. */
function lastPart(uri: string): string {
  const part = uri.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return decodeText(part).replaceAll(/[^\p{L}\p{N} ._()-]/gu, '');
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that begins no escape stands for itself.
    return text;
  }
}
