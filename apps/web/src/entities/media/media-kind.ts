/** How a file is shown. */
export type MediaKind = 'image' | 'video' | 'audio' | 'json' | 'pdf' | 'model' | 'scene' | 'other' | 'untyped';

const KINDS: readonly (readonly [RegExp, MediaKind])[] = [
  [/^$/, 'untyped'],
  [/^image\//, 'image'],
  [/^video\//, 'video'],
  [/^audio\//, 'audio'],
  [/^application\/pdf$/, 'pdf'],
  [/^application\/([\w.-]+\+)?json$/, 'json'],
  [/^model\/gltf-binary$/, 'model'],
  [/^model\/(vnd\.usdz\+zip|vnd\.pixar\.usd|usdz?)$/, 'scene'],
];

/**
 * How a file of this media type is shown. The type is what the metadata claims; the server finds the true one in the
 * bytes, and a file that then cannot be shown gets the fallback.
 */
export function mediaKind(type: string | null): MediaKind {
  const name = (type?.split(';', 1)[0] ?? '').trim().toLowerCase();
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
