import { Key } from '../hapi/messages.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import type { Draft } from '../wire/encode.ts';
import type { MirrorReply } from './answer.ts';

type KeyDraft = Draft<Key>;

/** Takes a key away, in an update. */
const NO_KEY: KeyDraft = { keyList: { keys: [] } };

/** A key as the API gives it: a public key, or a serialized key of any kind; undefined for none. */
export function keyOf(answer: MirrorReply, name: string): KeyDraft | undefined {
  const key = answer.object(name);
  return key === undefined ? undefined : readKey(key);
}

/** What an update sets the key to, where the API reports what it is afterwards. */
export function keyAfter(answer: MirrorReply, name: string): KeyDraft {
  return keyOf(answer, name) ?? NO_KEY;
}

export function keysOf(answer: MirrorReply, name: string): KeyDraft[] {
  return answer.list(name).flatMap((key) => readKey(key) ?? []);
}

function readKey(key: MirrorReply): KeyDraft | undefined {
  const bytes = key.hex('key');
  if (bytes.length === 0) return undefined;
  const kind = key.text('_type');
  if (kind === 'ED25519') return { ed25519: bytes };
  if (kind === 'ECDSA_SECP256K1') return { ECDSASecp256k1: bytes };
  return decodeParts(Key, bytes).message;
}
