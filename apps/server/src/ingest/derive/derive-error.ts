import { type ConsensusNs, formatEpoch } from '@ledgerscope/ledger';
import type { Derivation } from './derive-context.ts';

/** A decoded value that no column can hold without changing it. The line must stop: storing it would be wrong. */
export class DeriveError extends Error {
  override readonly name = 'DeriveError';
  /** First consensus time of the block, after which its file is named. */
  readonly blockStartNs: ConsensusNs;
  readonly consensusNs: ConsensusNs;
  /** Protobuf path of the field, as `record.transferList.accountID`. */
  readonly field: string;
  readonly expected: string;
  readonly actual: string;

  constructor(facts: {
    blockStartNs: ConsensusNs;
    consensusNs: ConsensusNs;
    field: string;
    expected: string;
    actual: string;
  }) {
    const place = `block of ${formatEpoch(facts.blockStartNs)}, transaction ${formatEpoch(facts.consensusNs)}`;
    super(`${place}: ${facts.field}: expected ${facts.expected}, found ${facts.actual}`);
    this.blockStartNs = facts.blockStartNs;
    this.consensusNs = facts.consensusNs;
    this.field = facts.field;
    this.expected = facts.expected;
    this.actual = facts.actual;
  }
}

/** The DeriveError for a field of the transaction under derivation. */
export function unstorable(derivation: Derivation, field: string, expected: string, actual: string): DeriveError {
  const { block, consensusNs } = derivation;
  return new DeriveError({ blockStartNs: block.consensusStart, consensusNs, field, expected, actual });
}
