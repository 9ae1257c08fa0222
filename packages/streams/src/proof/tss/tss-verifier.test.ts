import { createHash } from 'node:crypto';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { readRealJson } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { ToyLedger } from '../../testing/toy-ledger.ts';
import type { LedgerIdPublication } from './ledger-id.ts';
import type { TssPins } from './open-ledger.ts';
import { type Changeable, changedBit } from './testing/changed-bit.ts';
import { type TssCheck, TssVerifier } from './tss-verifier.ts';

interface Vector {
  readonly name: string;
  readonly dialect: 'D1' | 'D2';
  readonly ledgerId: string;
  readonly wrapsKey: string;
  readonly nodes: readonly { readonly nodeId: string; readonly weight: string; readonly schnorrKey: string }[];
  readonly signature: string;
  readonly message: string;
}

const NO_PINS: TssPins = { ledgers: [], keys: new Set() };
const ROOT = createHash('sha384').update('a root').digest();
const TOY = new ToyLedger('toy', [1n, 2n, 3n]);
const MAJORITY = [1, 2];
/** Of each of the seven signatures: more than 10,000 in a thorough run (of one of them, a quarter are in a publication that it does not need). */
const BITS_CHANGED = testSize(10, 1500);
const PATIENCE_MS = testSize(60_000, 3_600_000);
/** Every number of a signature has one bit changed, whatever chance would hit. */
const NUMBER_BYTES = 32;

const fromHex = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function pinsOf({ ledgerId, historyProofVerificationKey }: LedgerIdPublication): TssPins {
  const pin = {
    ledgerId: Buffer.from(ledgerId).toString('hex'),
    wrapsKeySha256: sha256(historyProofVerificationKey),
  };
  return { ledgers: [pin], keys: new Set() };
}

const opened = new WeakMap<TssPins, WeakMap<LedgerIdPublication, TssVerifier>>();

/** The bytes again and again, each time with another number of them wrong in one bit. */
function* withEachNumberChanged(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let start = 0, bit = 0; start < bytes.length; start += NUMBER_BYTES, bit += 37) {
    const copy = Uint8Array.from(bytes);
    const at = Math.min(start + ((bit >> 3) % NUMBER_BYTES), bytes.length - 1);
    copy[at] = (copy[at] ?? 0) ^ (1 << (bit & 7));
    yield copy;
  }
}

/** What a verifier that trusts `pins` says. */
function check({ publication, root, signature }: Changeable, pins: TssPins): TssCheck {
  const ofPins = opened.get(pins) ?? new WeakMap<LedgerIdPublication, TssVerifier>();
  opened.set(pins, ofPins);
  const verifier = ofPins.get(publication) ?? new TssVerifier(pins);
  if (!ofPins.has(publication)) verifier.publish(publication, false);
  ofPins.set(publication, verifier);
  return verifier.verify(root, signature);
}

function caseOf({ ledgerId, wrapsKey, nodes, signature, message }: Vector): Changeable {
  const nodeContributions = nodes.map(({ nodeId, weight, schnorrKey }) => ({
    nodeId: BigInt(nodeId),
    weight: BigInt(weight),
    historyProofKey: fromHex(schnorrKey),
  }));
  const publication = {
    ledgerId: fromHex(ledgerId),
    historyProofVerificationKey: fromHex(wrapsKey),
    nodeContributions,
  };
  return { publication, root: fromHex(message), signature: fromHex(signature) };
}

describe('signatures that nodes of real networks made', () => {
  const vectors = readRealJson<Vector[]>('tss/vectors.json');

  it.each(vectors.map((vector) => [vector.name, vector] as const))('%s', { timeout: PATIENCE_MS }, (_, vector) => {
    const real = caseOf(vector);
    const pins = pinsOf(real.publication);
    const chain = real.signature.length === 3432 ? 'wraps' : 'schnorr';
    const expected =
      vector.dialect === 'D1'
        ? { strength: 'replaced-scheme', scheme: 'early' }
        : { strength: 'ledger-id', scheme: 'fixed' };
    expect(check(real, pins)).toMatchObject({ ...expected, chain, ledgerId: vector.ledgerId });
    for (let seed = 0; seed < BITS_CHANGED; seed++) {
      const { changed, what } = changedBit(real, seed);
      expect([what, check(changed, pins).strength]).toEqual([what, 'none']);
    }
  });
});

describe('a signature of the release with four quotients', () => {
  const signed: Changeable = { publication: TOY.publication, root: ROOT, signature: TOY.sign(ROOT, MAJORITY) };
  const pins = pinsOf(TOY.publication);

  it('is verified from a pinned ledger id', () => {
    expect(check(signed, pins)).toMatchObject({ strength: 'ledger-id', scheme: 'fixed', chain: 'schnorr' });
  });

  it('is verified from a ledger id in a signed record file, unless another one is pinned', () => {
    const verifier = new TssVerifier(NO_PINS);
    expect(verifier.publish(TOY.publication, true)).toBeUndefined();
    expect(verifier.verify(ROOT, signed.signature).strength).toBe('ledger-id');
    const other = new TssVerifier({
      ledgers: [{ ledgerId: '00'.repeat(32), wrapsKeySha256: undefined }],
      keys: new Set(),
    });
    expect(other.publish(TOY.publication, true)).toContain('was published by the stream itself');
    expect(other.verify(ROOT, signed.signature).strength).toBe('none');
  });

  it('says nothing where the stream alone published the ledger id', () => {
    const { strength, reason } = check(signed, NO_PINS);
    expect([strength, reason]).toEqual(['none', expect.stringContaining('was published by the stream itself')]);
  });

  it('is of a pinned key where no ledger id is known', () => {
    const verifier = new TssVerifier({ ledgers: [], keys: new Set([sha256(signed.signature.subarray(0, 1096))]) });
    expect(verifier.verify(ROOT, signed.signature)).toMatchObject({ strength: 'pinned-key', chain: undefined });
    expect(new TssVerifier().verify(ROOT, signed.signature).reason).toContain('no ledger ID is known');
  });

  it.each([
    ['half of the weight', TOY.sign(ROOT, [2]), 'weight 3 of 6 signed, which is not a majority'],
    [
      'half of the weight under the hinTS key',
      TOY.sign(ROOT, MAJORITY, [0, 1]),
      'signed the hinTS key, which is not a majority',
    ],
    ['nothing', new Uint8Array(0), '0 bytes are not a threshold signature of a known format'],
    ['another root', TOY.sign(Buffer.alloc(48), MAJORITY), 'do not match the message'],
  ])('is refused over %s', (_, signature, reason) => {
    expect(check({ ...signed, signature }, pins)).toMatchObject({
      strength: 'none',
      reason: expect.stringContaining(reason) as string,
    });
  });

  it('keeps to the newest ledger id that is trusted', () => {
    const next = new ToyLedger('next', [1n, 1n]);
    const verifier = new TssVerifier(NO_PINS);
    verifier.publish(TOY.publication, true);
    verifier.publish(next.publication, false);
    expect(verifier.verify(ROOT, signed.signature).strength).toBe('ledger-id');
    verifier.publish(next.publication, true);
    expect(verifier.verify(ROOT, signed.signature).strength).toBe('none');
    expect(verifier.verify(ROOT, next.sign(ROOT, [0, 1])).strength).toBe('ledger-id');
  });

  it('does not bear one bit changed, in it, in the root or in the publication', { timeout: PATIENCE_MS }, () => {
    for (let seed = 0; seed < BITS_CHANGED; seed++) {
      const { changed, what } = changedBit(signed, seed);
      expect([what, check(changed, pins).strength]).toEqual([what, 'none']);
    }
    for (const signature of withEachNumberChanged(signed.signature))
      expect(check({ ...signed, signature }, pins).strength).toBe('none');
  });
});

describe('a signature of the release with one quotient', () => {
  const signature = TOY.signMerged(ROOT, MAJORITY);
  const keySha256 = sha256(signature.subarray(0, 1096));
  const pinned = new TssVerifier({ ledgers: [], keys: new Set([keySha256]) });

  it('is of a pinned key, and of nobody else', () => {
    expect(pinned.verify(ROOT, signature)).toMatchObject({ strength: 'pinned-key', scheme: 'merged', keySha256 });
    const { strength, reason } = new TssVerifier().verify(ROOT, signature);
    expect([strength, reason]).toEqual(['none', expect.stringContaining('the key is not pinned')]);
  });

  it('is verified from a ledger id that names the key, which is the network’s first', () => {
    const { ledgerId } = TOY.longPublication;
    const published = (id: Uint8Array, vouched: boolean, pins = NO_PINS): TssCheck => {
      const verifier = new TssVerifier(pins);
      verifier.publish({ ...TOY.longPublication, ledgerId: id }, vouched);
      return verifier.verify(ROOT, signature);
    };
    const named = { chain: 'first-key', ledgerId: Buffer.from(ledgerId).toString('hex') };
    expect(published(ledgerId, true)).toMatchObject({ strength: 'ledger-id', reason: undefined, ...named });
    // By the stream alone, it says nothing; pinned, it does, whoever published it.
    const reason = expect.stringContaining('by the stream itself') as string;
    const unproven = { strength: 'none', reason, holds: true, chain: undefined, ledgerId: undefined };
    expect(published(ledgerId, false)).toMatchObject(unproven);
    const pins = { ledgers: [{ ledgerId: named.ledgerId, wrapsKeySha256: undefined }], keys: new Set<string>() };
    expect(published(ledgerId, false, pins).strength).toBe('ledger-id');
    // A key that came later is another one.
    for (const other of withEachNumberChanged(ledgerId.subarray(32))) {
      const id = Buffer.concat([ledgerId.subarray(0, 32), other]);
      expect(published(id, true)).toMatchObject({ strength: 'none', holds: true, chain: undefined });
    }
    expect(published(ledgerId.subarray(0, 32), true).strength).toBe('none');
  });

  it('is refused over half of the weight, another root, and with one bit changed', { timeout: PATIENCE_MS }, () => {
    expect(pinned.verify(ROOT, TOY.signMerged(ROOT, [2])).reason).toContain('not a majority');
    expect(pinned.verify(Buffer.alloc(48), signature).strength).toBe('none');
    // What follows is the chain of trust, which is not read.
    const checked = signature.subarray(0, 1096 + 1248);
    for (let seed = 0; seed < BITS_CHANGED; seed++) {
      const { changed } = changedBit({ publication: TOY.publication, root: ROOT, signature: checked }, seed);
      const bytes = Buffer.concat([changed.signature, new Uint8Array(11_368)]);
      const isSame = Buffer.compare(changed.root, ROOT) === 0 && Buffer.compare(bytes, signature) === 0;
      expect(pinned.verify(changed.root, bytes).strength).toBe(isSame ? 'pinned-key' : 'none');
    }
    for (const bytes of withEachNumberChanged(checked))
      expect(pinned.verify(ROOT, Buffer.concat([bytes, new Uint8Array(11_368)])).strength).toBe('none');
  });
});
