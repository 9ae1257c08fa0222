import { hexText, isSuccessful } from '@ledgerscope/ledger';
import { bytesEqual } from '../../bytes.ts';
import type { SubmitMessageTraceData } from '../../hapi/messages.ts';
import { statedTime } from '../../record/record-item.ts';
import { topicKey } from '../entity-key.ts';
import type { WrittenChange } from '../state-difference.ts';
import type { Misfit, Pair } from './misfit.ts';

/** A topic as the state changes of a unit have it; a difference gives both fields wherever there was a message. */
interface Stated {
  readonly sequenceNumber: bigint;
  readonly runningHash: Uint8Array;
}

/** Holds traces of messages to what happened: a message that was not taken has none, and the last one of a unit is the topic's newest. */
export class MessageFit {
  /** Where the unit of each transaction begins, by consensus time. */
  readonly #units = new Map<bigint, bigint>();
  readonly #stated = new Map<string, Stated>();
  /** Consensus time of the last message of a unit to a topic. */
  readonly #last = new Map<string, bigint>();

  /** @param pairs all of the block, in the order of their results */
  constructor(pairs: readonly Pair[]) {
    for (const pair of pairs) this.#add(pair);
  }

  misfitOf(pair: Pair): Misfit | undefined {
    const traced = tracedOf(pair);
    if (traced === undefined) return undefined;
    if (!isSuccessful(pair.result.status))
      return { expected: 'no trace of a message, as it was not taken', actual: describeStated(traced) };
    const name = this.#nameOf(pair);
    const stated = this.#stated.get(name);
    if (stated === undefined || this.#last.get(name) !== pair.consensusNs || agrees(stated, traced)) return undefined;
    return {
      expected: `a trace of ${describeStated(stated)}, as the topic's state changed`,
      actual: describeStated(traced),
    };
  }

  #add(pair: Pair): void {
    const { consensusNs, envelope, result, stateChanges } = pair;
    const parent = statedTime(result.parentConsensusTimestamp);
    const unit = (parent === undefined ? undefined : this.#units.get(parent)) ?? consensusNs;
    this.#units.set(consensusNs, unit);
    for (const change of stateChanges) this.#addChange(unit, change);
    if (envelope.body.consensusSubmitMessage !== undefined && isSuccessful(result.status))
      this.#last.set(this.#nameOf(pair), consensusNs);
  }

  #addChange(unit: bigint, { change: { mapUpdate } }: WrittenChange): void {
    const topic = mapUpdate?.value?.topicValue;
    if (topic !== undefined && topic.sequenceNumber > 0n)
      this.#stated.set(`${unit} ${topicKey(mapUpdate?.key?.topicIdKey)}`, topic);
  }

  #nameOf({ consensusNs, envelope }: Pair): string {
    return `${this.#units.get(consensusNs)} ${topicKey(envelope.body.consensusSubmitMessage?.topicID)}`;
  }
}

function tracedOf({ traces }: Pair): SubmitMessageTraceData | undefined {
  return traces.find(({ submitMessageTraceData }) => submitMessageTraceData !== undefined)?.submitMessageTraceData;
}

function agrees(stated: Stated, traced: SubmitMessageTraceData): boolean {
  if (stated.sequenceNumber !== traced.sequenceNumber) return false;
  return (
    [stated, traced].some(({ runningHash }) => runningHash.length === 0) ||
    bytesEqual(stated.runningHash, traced.runningHash)
  );
}

function describeStated({ sequenceNumber, runningHash }: Stated): string {
  return `message ${sequenceNumber} (running hash ${hexText(runningHash.subarray(0, 8))}…)`;
}
