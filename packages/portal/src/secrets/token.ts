import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that its owner alone has, and what is stored of it. */
export interface SecretToken {
  /** 32 random bytes in base64url: 43 characters. */
  readonly text: string;
  readonly hash: string;
}

/** Makes a token. */
export function newToken(): SecretToken {
  const text = randomBytes(TOKEN_BYTES).toString('base64url');
  return { text, hash: tokenHash(text) };
}

/** SHA-256 in hex: a token has too much randomness to be found by trying, so that a slow hash would add nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
