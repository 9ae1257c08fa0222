import { countWithNoun, formatEntityId } from '@ledgerscope/ledger';
import type { BlockProofResult } from '@ledgerscope/streams';
import { IngestHaltError } from '../ingest-halt-error.ts';
import type { SourceFile } from '../source/stream-source.ts';
import { type BlockStrength, strengthWords } from './block-strength.ts';
import type { Votes } from './read-votes.ts';

/**
 * Says in words why too few signatures count: who signed, whose signature was refused and why, who is missing.
 * @param strength of a block of the block stream; undefined for other files
 */
export function notProvenHalt(
  file: SourceFile,
  strength: BlockStrength | undefined,
  proof: BlockProofResult,
  votes: Votes,
): IngestHaltError {
  if (strength !== undefined) return blockHalt(file.name, strength);
  if (proof.stakeTotal === 0n && !proof.stakeWeighted) return noBookHalt(file.name);
  const strangers = proof.rejected.filter(({ reason }) => reason === 'unknown-node').length;
  const nodes = proof.signedBy.length + proof.rejected.length + proof.missing.length - strangers;
  const parts = [
    `${file.name}: signed by ${proof.signedBy.length} of ${countWithNoun(nodes, 'node')}${proof.stakeWeighted ? ` (stake ${proof.stakeSigned} of ${proof.stakeTotal} tinybars)` : ''}; at least one third required`,
  ];
  if (proof.missing.length > 0) parts.push(`no signature of ${proof.missing.map(formatEntityId).join(', ')}`);
  const refused = [
    ...proof.rejected.map(({ accountId, reason }) => `${formatEntityId(accountId)} (${reason})`),
    ...votes.unreadable.map(({ reason }) => reason),
  ];
  if (refused.length > 0) parts.push(`refused: ${refused.join(', ')}`);
  // Signatures of another content are no reason to wait: this copy is not what the network signed.
  const other = proof.rejected.some(({ reason }) => reason === 'other-file-hash' || reason === 'other-metadata-hash');
  const waiting = !other && proof.missing.length > 0;
  return new IngestHaltError({
    file: file.name,
    reason: waiting ? 'missing-signatures' : 'not-proven',
    message: parts.join('; '),
    waiting,
  });
}

function noBookHalt(file: string): IngestHaltError {
  const message = `${file}: the nodes signed it individually, but no address book is available to check the signatures; set --address-book or --network`;
  return new IngestHaltError({ file, reason: 'no-address-book', message });
}

function blockHalt(file: string, { strength, reason: why, check }: BlockStrength): IngestHaltError {
  const because = why === undefined ? '' : ` (${why})`;
  // The one case in which the operator, and nobody else, can say what is true.
  if (strength === 'none' && check?.holds === true && check.keySha256 !== undefined) {
    return new IngestHaltError({
      file,
      reason: 'unpinned-key',
      message: `${file}: signature is valid for the hinTS key with SHA-256 ${check.keySha256}, but the key is not linked to the network${because}. Nothing is lost: earlier blocks are stored and shown, and ingest will continue here. To trust the key, first verify it through a trusted channel other than the block source, then restart with --hints-key ${check.keySha256}; see --block-proof.`,
    });
  }
  return new IngestHaltError({
    file,
    reason: 'not-proven',
    message: `${file}: ${strengthWords(strength)}${because}; see --block-proof`,
  });
}
