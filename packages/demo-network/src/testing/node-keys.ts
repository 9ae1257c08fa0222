import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const VARIABLE = 'LEDGERSCOPE_NODE_KEYS';
/** As many as nearly all files of tests need. */
const KEYS = 8;

/** Global set-up of a test run: makes keys once, since each takes a quarter of a second. Returns what removes them. */
export default function makeNodeKeys(): (() => void) | undefined {
  if (process.env[VARIABLE] !== undefined) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-keys-'));
  const keys = Array.from({ length: KEYS }, () => newKey().export({ type: 'pkcs8', format: 'pem' }));
  const file = path.join(folder, 'keys.json');
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  process.env[VARIABLE] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Those of the test run that this process has not used yet. */
let left: string[] | undefined;

/** A key that no call in this process has given before. */
export function nodeKey(): KeyObject {
  const file = process.env[VARIABLE];
  left ??= file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as string[]);
  const next = left.shift();
  return next === undefined ? newKey() : createPrivateKey(next);
}

function newKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey;
}
