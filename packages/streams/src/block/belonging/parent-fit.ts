import type { ConsensusNs } from '@ledgerscope/ledger';
import type { TransactionID } from '../../hapi/messages.ts';
import { statedTime } from '../../record/record-item.ts';
import { accountKey } from '../entity-key.ts';
import { type Misfit, nameOf, type Pair, timeText } from './misfit.ts';

/**
 * Holds results to the families of their transactions. Somebody's own transaction has no parent; an inner transaction of a batch has the batch;
 * one that another caused (a nonce above 0) names an earlier one of the same unit and of the same id, or, where it precedes that, none.
 */
export class ParentFit {
  readonly #byTime = new Map<ConsensusNs, number>();
  readonly #pairs: Pair[] = [];
  /** Where the unit begins, and the batch that it is. */
  #unit = 0;
  #batch: Pair | undefined;
  /** Where transactions begin that precede the one that caused them. */
  #ahead: number | undefined;

  misfitOf(pair: Pair): Misfit | undefined {
    const { consensusNs, envelope, result } = pair;
    const index = this.#pairs.push(pair) - 1;
    const hasTwin = this.#byTime.has(consensusNs);
    this.#byTime.set(consensusNs, index);
    if (hasTwin && pair.problems.length === 0)
      return { expected: 'a consensus time of its own', actual: `${timeText(consensusNs)}, as an earlier result` };
    const parentNs = statedTime(result.parentConsensusTimestamp);
    if (pair.isInner) return this.#innerMisfit(parentNs);
    const id = envelope.body.transactionID;
    if (id === undefined || envelope.problems.length > 0) return undefined;
    if (parentNs !== undefined && id.nonce > 0) return this.#childMisfit(parentNs, id);
    if (id.nonce > 0 && !id.scheduled) this.#ahead ??= index;
    else this.#startUnit(pair, index);
    return parentNs === undefined || id.scheduled ? undefined : ownMisfit(parentNs);
  }

  #startUnit(pair: Pair, index: number): void {
    this.#unit = this.#ahead ?? index;
    this.#ahead = undefined;
    this.#batch = pair.envelope.body.atomicBatch === undefined ? undefined : pair;
  }

  #innerMisfit(parentNs: ConsensusNs | undefined): Misfit | undefined {
    this.#ahead = undefined;
    const batchNs = this.#batch?.consensusNs;
    if (batchNs !== undefined && parentNs === batchNs) return undefined;
    const name = this.#batch === undefined ? 'none' : nameOf(this.#batch.envelope.typeId, this.#batch.envelope.body);
    return { expected: `the batch before it as its parent: ${name} of ${timeText(batchNs)}`, actual: timeText(parentNs) };
  }

  #childMisfit(parentNs: ConsensusNs, id: TransactionID): Misfit | undefined {
    const index = this.#byTime.get(parentNs) ?? -1;
    const parent = this.#pairs[index];
    if (parent === undefined || index < this.#unit) {
      return { expected: 'a parent among the transactions of its unit', actual: `${timeText(parentNs)}` };
    }
    const family = this.#pairs.slice(this.#unit);
    if (isSameId(parent, id) || family.some((member) => isSameId(member, id))) return undefined;
    const name = nameOf(parent.envelope.typeId, parent.envelope.body);
    return { expected: 'a parent of the same transaction id', actual: `${timeText(parentNs)}, that of ${name}` };
  }
}

function ownMisfit(parentNs: ConsensusNs): Misfit {
  return { expected: 'no parent, as nothing caused the transaction', actual: `the parent ${timeText(parentNs)}` };
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
