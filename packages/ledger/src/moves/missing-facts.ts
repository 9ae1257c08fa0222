import { TYPE_ID } from '../transaction-type.ts';
import { hbarSums, rewardSums } from './hbar-entries.ts';
import { hbarMoves } from './hbar-moves.ts';
import type { HbarFacts } from './move-facts.ts';

/** What other rows say of who paid a fee. */
export type PayerFact = 'schedulePayer' | 'ethereumSender';

/** What has to be looked up before it is certain who paid the fee; undefined where the transfer list alone says it. */
export function missingPayer(facts: HbarFacts): PayerFact | undefined {
  const { type, scheduled, payer, fee, schedulePayer, ethereumSender } = facts;
  if (fee === 0n) return undefined;
  if (scheduled === 1) return schedulePayer === undefined ? 'schedulePayer' : undefined;
  if (type !== TYPE_ID.ethereumTransaction || ethereumSender !== undefined) return undefined;
  return (hbarSums(facts).get(payer) ?? 0n) <= -fee ? undefined : 'ethereumSender';
}

/**
 * Whether the body has to be read for what it sends: where node and accounts of the network got more than the fee, only that says which
 * of them was sent the rest.
 */
export function isSentMissing(facts: HbarFacts): boolean {
  if (facts.sent !== undefined) return false;
  const { paid, areFeesApart } = hbarMoves(facts);
  return !areFeesApart && paid.size > 0;
}

/**
 * The node's part of a fee. Records do not split the rest, which network and service fee share. Where the list does not hold the fee as
 * it should, it is the node's credit without its staking reward and what the body sent to it.
 * @param facts with what the body sends
 */
export function nodeFee(facts: HbarFacts): bigint {
  const { node, fee } = facts;
  if (node === 0n) return 0n;
  const { earned, areFeesApart } = hbarMoves(facts);
  if (areFeesApart) return earned.get(node) ?? 0n;
  const part = (hbarSums(facts).get(node) ?? 0n) - (rewardSums(facts).get(node) ?? 0n) - (facts.sent?.get(node) ?? 0n);
  // A node that pays, or gets hbar out of a contract, has changes that are no fee.
  return part < 0n || part > fee ? 0n : part;
}
