import { counted, formatEntityId } from '@ledgerscope/ledger';
import type { BlockProof, StreamBlock } from '@ledgerscope/streams';
import { LineHaltError } from '../line-halt-error.ts';
import type { SourceFile } from '../source/stream-source.ts';
import type { Votes } from './read-votes.ts';

/** Says in words why too few signatures count: who signed, whose signature was refused and why, who is missing. */
export function notProvenHalt(file: SourceFile, block: StreamBlock, proof: BlockProof, votes: Votes): LineHaltError {
  if (block.format === 'block') {
    return new LineHaltError({
      file: file.name,
      reason: 'not-proven',
      message: `${file.name}: its aggregate signature cannot be verified by this program; --trust-unsigned reads it all the same`,
      waiting: false,
    });
  }
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
  return new LineHaltError({
    file: file.name,
    reason: waiting ? 'missing-signatures' : 'not-proven',
    message: parts.join('; '),
    waiting,
  });
}
