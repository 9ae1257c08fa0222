import { counted, formatEntityId } from '@ledgerscope/ledger';
import type { BlockProof } from '@ledgerscope/streams';
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
  proof: BlockProof,
  votes: Votes,
): IngestHaltError {
  if (strength !== undefined) return blockHalt(file.name, strength);
  if (proof.stakeTotal === 0n && !proof.stakeWeighted) return noBookHalt(file.name);
  const strangers = proof.rejected.filter(({ reason }) => reason === 'unknown-node').length;
  const nodes = proof.signedBy.length + proof.rejected.length + proof.missing.length - strangers;
  const parts = [
    `${file.name}: ${proof.signedBy.length} of ${counted(nodes, 'node')} signed it${proof.stakeWeighted ? ` (stake ${proof.stakeSigned} of ${proof.stakeTotal} tinybars)` : ''}, a third is needed`,
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
  const message = `${file}: nodes signed it one by one, and there is no address book to check their signatures against; name it with --address-book, or the network with --network`;
  return new IngestHaltError({ file, reason: 'no-address-book', message });
}

function blockHalt(file: string, { strength, reason: why, check }: BlockStrength): IngestHaltError {
  const because = why === undefined ? '' : ` (${why})`;
  // The one case in which the operator, and nobody else, can say what is true.
  if (strength === 'none' && check?.holds === true && check.keySha256 !== undefined) {
    return new IngestHaltError({
      file,
      reason: 'unpinned-key',
      message: `${file}: its signature holds under the hinTS key with the SHA-256 ${check.keySha256}, and nothing shows whose key that is${because}. Nothing is lost: everything before it is stored and shown, and reading goes on here. --hints-key ${check.keySha256} trusts that key: find out from somebody you trust, not from where the blocks come from, that it is the network's, and start again with it. see --block-proof.`,
    });
  }
  return new IngestHaltError({
    file,
    reason: 'not-proven',
    message: `${file}: ${strengthWords(strength)}${because}; see --block-proof`,
  });
}
