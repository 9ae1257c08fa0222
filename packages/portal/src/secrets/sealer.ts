import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FILE = 'secret.key';

/** Encrypts secrets for the database that have to be read again, such as those by which signatures are checked. */
export interface Sealer {
  seal(text: string): Uint8Array;
  /** Undefined for what was sealed with another key, or is no seal. */
  open(sealed: Uint8Array): string | undefined;
  /**
   * A keyed hash, in hex, of what is to be recognised and not read: whoever has the database alone cannot find by trying which text it is.
   */
  fingerprint(kind: FingerprintKind, text: string): string;
}

/** The same text of two kinds has two fingerprints. */
type FingerprintKind = 'mailbox' | 'number' | 'code';

/** Seals with a key of 32 bytes, each text with a nonce of its own. */
export function sealerOf(key: Uint8Array): Sealer {
  // A key for each use: neither tells of the other.
  const fingerprintKey = createHmac('sha256', key).update('fingerprints').digest();
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed) => {
      try {
        const bytes = Buffer.from(sealed);
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        // It was sealed under another key, or changed: callers answer that, and say what it was.
        return undefined;
      }
    },
    fingerprint: (kind, text) => createHmac('sha256', fingerprintKey).update(`${kind} ${text}`).digest('hex'),
  };
}

/** The sealer of a server, undefined where it cannot be had: without it everything else works. */
export function serverSealer(dataFolder: string, configured: string | undefined, log: Logger): Sealer | undefined {
  try {
    return openSealer(dataFolder, configured);
  } catch (error) {
    log.warn({ err: error }, 'no secret key: signed and encrypted data is rejected (--secret-key)');
    return undefined;
  }
}

/**
 * The sealer of a server: with the configured key, else with one of its own, which is made in the data folder and readable by its owner
 * alone.
 */
function openSealer(dataFolder: string, configured: string | undefined): Sealer {
  return sealerOf(configured === undefined ? keyOf(path.join(dataFolder, FILE)) : Buffer.from(configured, 'hex'));
}

function keyOf(file: string): Uint8Array {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Of two processes that start at once one makes it, and both read that.
    fs.writeFileSync(file, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = fs.readFileSync(file);
  if (key.length === KEY_BYTES) return key;
  throw new Error(`${file} is not a key of ${KEY_BYTES} bytes`);
}
