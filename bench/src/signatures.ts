import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type TssCheck, TssVerifier } from '@ledgerscope/streams';
import { changedBit } from '@ledgerscope/streams/proof/tss/testing/changed-bit';
import { ToyLedger } from '@ledgerscope/streams/toy-ledger';
import { medianOf } from './median-of.ts';

const ROOT = createHash('sha384').update('a block').digest();

/**
 * What one threshold signature costs to verify, with the key and the chain of trust known (as for all blocks but the first) and not,
 * and whether any of many signatures with one bit changed passes.
 */
export function benchSignatures(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '30' }, bits: { type: 'string', default: '10000' } },
  });
  const ledger = new ToyLedger('bench', [1n, 2n, 3n, 4n]);
  const signers = [1, 2, 3];
  const forms = { 'four quotients': ledger.sign(ROOT, signers), 'one quotient': ledger.signMerged(ROOT, signers) };
  for (const [name, signature] of Object.entries(forms)) {
    const first: number[] = [];
    const next: number[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      const verifier = open(ledger);
      first.push(milliseconds(() => verifier.verify(ROOT, signature)));
      next.push(milliseconds(() => verifier.verify(ROOT, signature)));
    }
    console.log(
      `${name}: first block ${medianOf(first).toFixed(0)} ms, each further one ${medianOf(next).toFixed(0)} ms`,
    );
  }
  const whole = { publication: ledger.publication, root: ROOT, signature: forms['four quotients'] };
  let passed = 0;
  for (let seed = 0; seed < Number(values.bits); seed++) {
    const { publication, root, signature } = changedBit(whole, seed).changed;
    const verifier = new TssVerifier(pinsOf(ledger));
    verifier.publish(publication, false);
    if (verifier.verify(root, signature).strength !== 'none') passed++;
  }
  console.log(`${values.bits} signatures, roots and publications with one bit changed: ${passed} passed`);
  if (passed > 0) process.exitCode = 1;
  return Promise.resolve();
}

function pinsOf({ publication }: ToyLedger) {
  const wrapsKeySha256 = createHash('sha256').update(publication.historyProofVerificationKey).digest('hex');
  return {
    ledgers: [{ ledgerId: Buffer.from(publication.ledgerId).toString('hex'), wrapsKeySha256 }],
    keys: new Set<string>(),
  };
}

function open(ledger: ToyLedger): TssVerifier {
  const verifier = new TssVerifier(pinsOf(ledger));
  verifier.publish(ledger.publication, false);
  return verifier;
}

function milliseconds(run: () => TssCheck): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
