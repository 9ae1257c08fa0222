import type { BlockProofReply } from '@ledgerscope/contract/block-proof';
import { countWithNoun } from '@ledgerscope/ledger';
import { Icon } from '../../shared/ui/icon.tsx';
import { STRENGTH_NAMES, strengthText } from './threshold-proof.tsx';

/** Whether the block of a transaction is proven, and by how many nodes. */
export function ProofBadge({ proof }: { proof: BlockProofReply | null }) {
  if (proof === null) return null;
  const proven = proof.proven === 'signatures' || proof.proven === 'threshold';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a tip has to be reachable by keyboard (WCAG 1.4.13)
    <span className={`badge ${proven ? 'soft' : 'warn'}`} tabIndex={0} data-tip={proofMeaning(proof)}>
      <Icon name={proven ? 'shield' : 'warning'} size={13} />
      {badgeText(proof)}
    </span>
  );
}

function badgeText(proof: BlockProofReply): string {
  if (proof.proven === 'erratum') return 'Unsigned: known erratum';
  if (proof.threshold !== null) return STRENGTH_NAMES[proof.threshold.strength];
  if (proof.proven === 'unsigned') return 'Signatures not checked';
  if (proof.proven === 'mirror') return 'Unverified: from a mirror node';
  return `Verified: signed by ${proof.signedBy.length} of ${countWithNoun(nodeCount(proof), 'node')}`;
}

/** Nodes of the address book in force. */
export function nodeCount(proof: BlockProofReply): number {
  return proof.signedBy.length + proof.missing.length;
}

function proofMeaning(proof: BlockProofReply): string {
  if (proof.proven === 'erratum')
    return 'The network’s record files omit this transaction. It is included because its hash is on the published errata list.';
  if (proof.threshold !== null) return strengthText(proof.threshold);
  if (proof.proven === 'unsigned') return 'This block’s signatures were not checked.';
  if (proof.proven === 'mirror') return 'Reported by a mirror node. Hashes and signatures were not checked.';
  return `${countWithNoun(proof.signedBy.length, 'node')} with ${share(proof)} of the ${proof.stakeWeighted ? 'stake' : 'nodes'} signed this block’s hash. At least one third is required.`;
}

/** Share of the stake (or nodes) that signed, in percent with one decimal. */
export function share({ stakeSigned, stakeTotal }: BlockProofReply): string {
  const total = BigInt(stakeTotal);
  if (total === 0n) return 'an unknown share';
  const tenths = (BigInt(stakeSigned) * 1000n) / total;
  return `${tenths / 10n}.${tenths % 10n}%`;
}
