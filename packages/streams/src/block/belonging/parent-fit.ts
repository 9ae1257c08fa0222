import type { ConsensusNs } from '@ledgerscope/ledger';
import type { TransactionID } from '../../hapi/messages.ts';
import { statedTime } from '../../record/record-item.ts';
import { accountKey } from '../entity-key.ts';
import { type Misfit, nameOf, type Pair, timeText } from './misfit.ts';

/**
 * Holds results to the families of their transactions. Somebody's own transaction has no parent; an inner transaction of a batch has the batch;
 * one that another caused (a nonce above 0) names an earlier one of the same unit and id, or, where it precedes that, none.
 */
export class ParentFit {
  readonly #byTime = new Map<ConsensusNs, number>();
  readonly #pairs: Pair[] = [];
  /** Where the unit begins, and the batch that it is. */
  #unit = 0;
  /** Of its transactions, the one that the others are of; none of those behind it stands apart. */
  #top = 0;
  /** The newest transaction that stands apart from the one before. */
  #gap = 0;
  #batch: Pair | undefined;
  /** Where transactions begin that precede the one that caused them. */
  #ahead: number | undefined;

  misfitOf(pair: Pair): Misfit | undefined {
    const { consensusNs } = pair;
    const index = this.#pairs.push(pair) - 1;
    if (pair.isApart) this.#gap = index;
    const hasTwin = this.#byTime.has(consensusNs);
    this.#byTime.set(consensusNs, index);
    if (hasTwin && pair.problems.length === 0)
      return { expected: 'a consensus time of its own', actual: `${timeText(consensusNs)}, as an earlier result` };
    const parentNs = statedTime(pair.result.parentConsensusTimestamp);
    if (pair.isInner) return this.#innerMisfit(parentNs) ?? this.#gapMisfit();
    return this.#itemMisfit(pair, index, parentNs);
  }

  /** Nodes write a unit in one go, so that nothing stands between its top and a transaction behind that. */
  #gapMisfit(): Misfit | undefined {
    if (this.#gap <= this.#top) return undefined;
    return {
      expected: 'the transactions of one unit directly behind each other',
      actual: "a header, a node's own transaction, or a change of the block between them",
    };
  }

  /** Of a transaction that has an item. */
  #itemMisfit(pair: Pair, index: number, parentNs: ConsensusNs | undefined): Misfit | undefined {
    const { body, problems } = pair.envelope;
    const id = body.transactionID;
    if (id === undefined || problems.length > 0) return undefined;
    const isScheduled = id.scheduled && id.nonce === 0;
    if (parentNs !== undefined && !isScheduled) return this.#childMisfit(parentNs, id) ?? this.#gapMisfit();
    if (id.nonce > 0 && !id.scheduled) this.#ahead ??= index;
    else this.#startUnit(pair, index);
    return undefined;
  }

  #startUnit(pair: Pair, index: number): void {
    this.#unit = this.#ahead ?? index;
    this.#top = index;
    this.#ahead = undefined;
    this.#batch = pair.envelope.body.atomicBatch === undefined ? undefined : pair;
  }

  #innerMisfit(parentNs: ConsensusNs | undefined): Misfit | undefined {
    this.#ahead = undefined;
    const batchNs = this.#batch?.consensusNs;
    if (batchNs !== undefined && parentNs === batchNs) return undefined;
    const name = this.#batch === undefined ? 'none' : nameOf(this.#batch.envelope.typeId, this.#batch.envelope.body);
    return {
      expected: `the batch before it as its parent: ${name} of ${timeText(batchNs)}`,
      actual: timeText(parentNs),
    };
  }

  #childMisfit(parentNs: ConsensusNs, id: TransactionID): Misfit | undefined {
    const index = this.#byTime.get(parentNs) ?? -1;
    const parent = index < this.#unit ? undefined : this.#pairs[index];
    const family = this.#pairs.slice(this.#unit, -1);
    if (parent !== undefined && (isSameId(parent, id) || family.some((member) => isSameId(member, id))))
      return undefined;
    const expected = id.nonce > 0 ? 'a parent of its unit and its id' : 'no parent, as nothing caused the transaction';
    const name = parent === undefined ? '' : `, that of ${nameOf(parent.envelope.typeId, parent.envelope.body)}`;
    return { expected, actual: `${timeText(parentNs)}${name}` };
  }
}

function isSameId({ envelope }: Pair, id: TransactionID): boolean {
  const other = envelope.body.transactionID;
  const [start, begun] = [id.transactionValidStart, other?.transactionValidStart];
  return (
    accountKey(other?.accountID) === accountKey(id.accountID) &&
    begun?.seconds === start?.seconds &&
    begun?.nanos === start?.nanos
  );
}
