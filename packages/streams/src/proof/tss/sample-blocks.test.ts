import { createHash } from 'node:crypto';
import { hasReal, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { type BlockFile, readBlockFile } from '../../block/read-block-file.ts';
import type { LedgerIdPublication } from './ledger-id.ts';
import { olderVersionOf } from './older-release.ts';
import { TssVerifier } from './tss-verifier.ts';

/** Real blocks of one ledger each: the one that publishes the ledger id, then those whose signatures lead back to it. */
const LEDGERS: readonly (readonly [name: string, first: string, others: readonly string[]])[] = [
  ['HAPI 0.73', 'hapi-0.73-wraps-0', ['hapi-0.73-wraps-1', 'hapi-0.73-wraps-467']],
  ['HAPI 0.77', 'hapi-0.77-schnorr-0', []],
  ['HAPI 0.78, Schnorr', 'hapi-0.78-schnorr-0', ['hapi-0.78-schnorr-1', 'hapi-0.78-schnorr-4', 'hapi-0.78-schnorr-5']],
  ['HAPI 0.78, WRAPS', 'hapi-0.78-wraps-0', []],
];

const read = (name: string): BlockFile => readBlockFile(name, readReal(`tss/blocks/${name}.blk.gz`));

function publicationOf({ items }: BlockFile): LedgerIdPublication {
  const found = items.find(({ body }) => body.ledgerIdPublication !== undefined)?.body.ledgerIdPublication;
  if (found === undefined) throw new Error('no ledger id is published');
  return found;
}

function verifierOf(publication: LedgerIdPublication): TssVerifier {
  const ledgerId = Buffer.from(publication.ledgerId).toString('hex');
  const wrapsKeySha256 = createHash('sha256').update(publication.historyProofVerificationKey).digest('hex');
  return new TssVerifier({ ledgers: [{ ledgerId, wrapsKeySha256 }], keys: new Set() });
}

describe('signatures of real blocks', () => {
  it.each(LEDGERS)(
    '%s: lead from the ledger id of its first block to each root, by a scheme since replaced',
    (_, first, others) => {
      const blocks = [first, ...others].map(read);
      const publication = publicationOf(blocks[0] as BlockFile);
      const verifier = verifierOf(publication);
      expect(verifier.publish(publication, false)).toBeUndefined();
      for (const { number, proofs, rootHash } of blocks) {
        const signatures = proofs.flatMap((proof) =>
          proof.kind === 'aggregate-signature' || proof.kind === 'state-path' ? [proof] : [],
        );
        // Where the layout of a version is only guessed, the signature tells which of the roots it is.
        const checks = signatures.flatMap(({ kind, signedRoot, signature }) => {
          const roots = kind === 'state-path' ? [signedRoot] : rootHash.candidates.map(({ hash }) => hash);
          return roots.map((root) => verifier.verify(root, signature)).filter(({ scheme }) => scheme !== undefined);
        });
        expect(checks.map(({ strength, scheme }) => [number, strength, scheme])).toEqual([
          [number, 'replaced-scheme', 'early'],
        ]);
      }
    },
  );

  it.skipIf(!hasReal('blocks'))(
    'HAPI 0.71: are by an older release, not verified (needs ../shared/data/blocks)',
    () => {
      const name = 'hapi-0.71.0-snapshot_tss_block-0';
      const { proofs, hash, hapiVersion } = readBlockFile(name, readReal(`blocks/${name}.blk.gz`));
      const [proof] = proofs;
      if (proof?.kind !== 'aggregate-signature') throw new Error('the block has no signature');
      expect(proof.signature.length).toBe(3112);
      expect(new TssVerifier().verify(hash, proof.signature)).toMatchObject({
        strength: 'older-release',
        holds: false,
      });
      expect(olderVersionOf(hapiVersion)).toContain('HAPI 0.71');
    },
  );
});

describe('a version of HAPI', () => {
  const version = (major: number, minor: number) => ({ major, minor, patch: 0, pre: '', build: '' });

  it.each([
    ['is before the signatures that are read', version(0, 72), true],
    ['is of the signatures that are read', version(0, 73), false],
    ['is of a later number', version(1, 0), false],
    ['is not known', undefined, false],
  ] as const)('%s', (_, given, isOlder) => {
    expect(olderVersionOf(given) !== undefined).toBe(isOlder);
  });
});
