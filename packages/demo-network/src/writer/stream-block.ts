import { type Draft, encode, hapi, ItemKind } from '@ledgerscope/streams';
import type { ProducedFile } from '../produced-file.ts';
import { timestamp } from '../world/ids.ts';
import type { BlockContents, BlockItemBytes } from './block-chain.ts';
import { evmOutput, evmTrace } from './evm-items.ts';
import { type OpenItem, openUnits, type Unit } from './open-items.ts';
import { type ChangeOptions, type StateValues, UnitChanges } from './unit-changes.ts';

/** HAPI version that blocks of the block stream state: the release of the cutover. */
const BLOCK_HAPI_VERSION: readonly [number, number, number] = [0, 80, 0];

type Output = Exclude<Draft<hapi.TransactionOutput>, Uint8Array>;

/** What a block of the block stream says of what a record file and its sidecar file would hold (HIP-1056). */
export function streamContents(
  number: bigint,
  firstNs: bigint,
  file: Pick<ProducedFile, 'items' | 'sidecars'>,
  options: ChangeOptions,
): BlockContents {
  // One round a block, of one event, as many as a block is to have of them.
  const round = encode(hapi.RoundHeader, { roundNumber: number + 1n });
  const event = encode(hapi.EventHeader, { eventCore: { birthRound: number + 1n, timeCreated: timestamp(firstNs) } });
  const items = [
    { kind: ItemKind.roundHeader, value: round },
    { kind: ItemKind.eventHeader, value: event },
    ...openUnits(file).flatMap((unit) => unitItems(unit, options)),
  ];
  return { number, firstNs, version: BLOCK_HAPI_VERSION, items };
}

/** Brings the state up to after a record file, for the blocks after it. */
export function followState(file: Pick<ProducedFile, 'items' | 'sidecars'>, values: StateValues): void {
  for (const unit of openUnits(file)) new UnitChanges(unit, { values, differences: false });
}

/** The items of a unit; what it changed of the state is behind its first transaction. */
function unitItems(unit: Unit, options: ChangeOptions): BlockItemBytes[] {
  const changes = new UnitChanges(unit, options);
  const stateChanges = changes.list();
  const { consensusTimestamp } = unit.top.record;
  const changed =
    stateChanges.length === 0
      ? []
      : [{ kind: ItemKind.stateChanges, value: encode(hapi.StateChanges, { consensusTimestamp, stateChanges }) }];
  const isBatch = unit.top.body.atomicBatch !== undefined;
  return unit.members.flatMap((member) => {
    // What a batch holds is in its body.
    const isInner = isBatch && member !== unit.top && (member.record.transactionID?.nonce ?? 0) === 0;
    return [
      ...(isInner ? [] : [{ kind: ItemKind.transaction, value: member.signed }]),
      { kind: ItemKind.result, value: resultOf(member) },
      ...outputsOf(member).map((output) => ({ kind: ItemKind.output, value: encode(hapi.TransactionOutput, output) })),
      ...tracesOf(member, unit, changes).map((trace) => ({
        kind: ItemKind.trace,
        value: encode(hapi.TraceData, trace),
      })),
      ...(member === unit.top ? changed : []),
    ];
  });
}

/** The exchange rate is no part of results any more. */
function resultOf({ record, receipt }: OpenItem): Uint8Array {
  return encode(hapi.TransactionResult, {
    status: receipt.status,
    consensusTimestamp: record.consensusTimestamp,
    parentConsensusTimestamp: record.parentConsensusTimestamp,
    scheduleRef: record.scheduleRef,
    transactionFeeCharged: record.transactionFee,
    transferList: record.transferList,
    tokenTransferLists: record.tokenTransferLists,
    automaticTokenAssociations: record.automaticTokenAssociations,
    paidStakingRewards: record.paidStakingRewards,
    assessedCustomFees: record.assessedCustomFees,
    highVolumePricingMultiplier: record.highVolumePricingMultiplier,
  });
}

function outputsOf(member: OpenItem): Output[] {
  const { body, record, receipt } = member;
  const { prngBytes, prngNumber } = record;
  const { accountID, scheduleID: scheduleId, scheduledTransactionID: scheduledTransactionId } = receipt;
  const outputs: (Output | undefined)[] = [
    prngBytes === undefined && prngNumber === undefined ? undefined : { utilPrng: { prngBytes, prngNumber } },
    evmOutput(member) as Output | undefined,
    body.scheduleCreate === undefined || scheduleId === undefined
      ? undefined
      : { createSchedule: { scheduleId, scheduledTransactionId } },
    body.scheduleSign === undefined || scheduledTransactionId === undefined
      ? undefined
      : { signSchedule: { scheduledTransactionId } },
    body.cryptoCreateAccount === undefined || accountID === undefined
      ? undefined
      : { accountCreate: { createdAccountId: accountID } },
  ];
  return outputs.filter((output) => output !== undefined);
}

function tracesOf(member: OpenItem, unit: Unit, changes: UnitChanges): Draft<hapi.TraceData>[] {
  const evmTraceData = evmTrace(member, changes);
  const submitMessageTraceData = messageTrace(member, unit);
  return [
    ...(evmTraceData === undefined ? [] : [{ evmTraceData }]),
    ...(submitMessageTraceData === undefined ? [] : [{ submitMessageTraceData }]),
  ];
}

/** State reports the last message to a topic; each of several in one unit is traced. */
function messageTrace({ body, receipt, succeeded }: OpenItem, { members }: Unit) {
  const topic = body.consensusSubmitMessage?.topicID?.topicNum;
  const isOneOfSeveral =
    members.filter((member) => member.body.consensusSubmitMessage?.topicID?.topicNum === topic).length > 1;
  if (topic === undefined || !succeeded || !isOneOfSeveral) return undefined;
  return { sequenceNumber: receipt.topicSequenceNumber, runningHash: receipt.topicRunningHash };
}
