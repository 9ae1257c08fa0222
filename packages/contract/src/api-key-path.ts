import type { PathParameter } from './call.ts';

/** How a path names a key of the public API: by its access key, which gives no access. */
export const accessKeyPath: PathParameter<string> = {
  description: 'Public key identifier.',
  example: 'lsk_0123456789abcdef01234567',
  parse: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
  rule: 'must be an access key',
};
