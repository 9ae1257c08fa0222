import { randomBytes } from 'node:crypto';
import { boundedLimit } from '@ledgerscope/process/bounded-limit';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with 19 MiB, two passes and one lane: the least that OWASP recommends, 20 to 70 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes at once; each takes a thread and 19 MiB. */
export const MAX_CONCURRENT = 4;
export const MAX_WAITING = 100;

const limit = boundedLimit(MAX_CONCURRENT, MAX_WAITING);
let noPassword: Promise<string> | undefined;

/** What is stored of a password. @throws BusyError */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(normal(password), COST));
}

/**
 * Whether it is the password of this hash. Without a hash it takes as long, and the answer is no: how long a sign-in takes
 * does not show whether an account is there.
 * @throws BusyError
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  noPassword ??= hash(randomBytes(32).toString('hex'), COST);
  const compared = stored ?? (await noPassword);
  const isRight = await limit(() => verify(compared, normal(password)));
  return isRight && stored !== null && stored !== undefined;
}

/** Keyboards write the same character in different ways. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
