// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountAmount, readAccountAmount, AccountID, readAccountID, ScheduleID, readScheduleID, TokenAssociation, readTokenAssociation, TokenTransferList, readTokenTransferList, TransactionID, readTransactionID, TransferList, readTransferList } from './services-basic-types.ts';
import { ContractFunctionResult, readContractFunctionResult, EvmTransactionResult, readEvmTransactionResult } from './services-contract-types.ts';
import { AssessedCustomFee, readAssessedCustomFee } from './services-custom-fees.ts';
import { ExchangeRateSet, readExchangeRateSet } from './services-exchange-rate.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { TransactionSidecarRecord, readTransactionSidecarRecord } from './streams-sidecar-file.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.block.stream.output.ContractOutput */
export interface ContractOutput {
  evmTransactionResult: EvmTransactionResult | undefined;
}
function newContractOutput(): ContractOutput {
  return { evmTransactionResult: undefined };
}
export function readContractOutput(c: Cursor, end: number, depth: number, m: ContractOutput = newContractOutput()): ContractOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.evmTransactionResult = readEvmTransactionResult(c, c.delimitedEnd(end), depth + 1, m.evmTransactionResult); break;
      default: c.skipField('ContractOutput', tag, end);
    }
  }
  return m;
}
export const ContractOutput: MessageType<ContractOutput> = defineMessage<ContractOutput>(
  'ContractOutput',
  newContractOutput,
  readContractOutput,
  () => [
    { number: 1, name: 'evmTransactionResult', kind: 'message', type: EvmTransactionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.CreateAccountOutput */
export interface CreateAccountOutput {
  createdAccountId: AccountID | undefined;
}
function newCreateAccountOutput(): CreateAccountOutput {
  return { createdAccountId: undefined };
}
export function readCreateAccountOutput(c: Cursor, end: number, depth: number, m: CreateAccountOutput = newCreateAccountOutput()): CreateAccountOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.createdAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.createdAccountId); break;
      default: c.skipField('CreateAccountOutput', tag, end);
    }
  }
  return m;
}
export const CreateAccountOutput: MessageType<CreateAccountOutput> = defineMessage<CreateAccountOutput>(
  'CreateAccountOutput',
  newCreateAccountOutput,
  readCreateAccountOutput,
  () => [
    { number: 1, name: 'createdAccountId', kind: 'message', type: AccountID },
  ],
);

/** com.hedera.hapi.block.stream.output.CreateScheduleOutput */
export interface CreateScheduleOutput {
  scheduleId: ScheduleID | undefined;
  scheduledTransactionId: TransactionID | undefined;
}
function newCreateScheduleOutput(): CreateScheduleOutput {
  return { scheduleId: undefined, scheduledTransactionId: undefined };
}
export function readCreateScheduleOutput(c: Cursor, end: number, depth: number, m: CreateScheduleOutput = newCreateScheduleOutput()): CreateScheduleOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduleId = readScheduleID(c, c.delimitedEnd(end), depth + 1, m.scheduleId); break;
      case 18: m.scheduledTransactionId = readTransactionID(c, c.delimitedEnd(end), depth + 1, m.scheduledTransactionId); break;
      default: c.skipField('CreateScheduleOutput', tag, end);
    }
  }
  return m;
}
export const CreateScheduleOutput: MessageType<CreateScheduleOutput> = defineMessage<CreateScheduleOutput>(
  'CreateScheduleOutput',
  newCreateScheduleOutput,
  readCreateScheduleOutput,
  () => [
    { number: 1, name: 'scheduleId', kind: 'message', type: ScheduleID },
    { number: 2, name: 'scheduledTransactionId', kind: 'message', type: TransactionID },
  ],
);

/** com.hedera.hapi.block.stream.output.CustomFeeOutput */
export interface CustomFeeOutput {
  assessedCustomFees: readonly AssessedCustomFee[];
}
function newCustomFeeOutput(): CustomFeeOutput {
  return { assessedCustomFees: NONE };
}
export function readCustomFeeOutput(c: Cursor, end: number, depth: number, m: CustomFeeOutput = newCustomFeeOutput()): CustomFeeOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.assessedCustomFees = appendTo(m.assessedCustomFees, readAssessedCustomFee(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('CustomFeeOutput', tag, end);
    }
  }
  return m;
}
export const CustomFeeOutput: MessageType<CustomFeeOutput> = defineMessage<CustomFeeOutput>(
  'CustomFeeOutput',
  newCustomFeeOutput,
  readCustomFeeOutput,
  () => [
    { number: 1, name: 'assessedCustomFees', kind: 'message', repeated: true, type: AssessedCustomFee },
  ],
);

/** com.hedera.hapi.block.stream.output.EarlyContractOutput */
export interface EarlyContractOutput {
  sidecars: readonly TransactionSidecarRecord[];
  result: ContractFunctionResult | undefined;
}
function newEarlyContractOutput(): EarlyContractOutput {
  return { sidecars: NONE, result: undefined };
}
export function readEarlyContractOutput(c: Cursor, end: number, depth: number, m: EarlyContractOutput = newEarlyContractOutput()): EarlyContractOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sidecars = appendTo(m.sidecars, readTransactionSidecarRecord(c, c.delimitedEnd(end), depth + 1)); break;
      case 18: m.result = readContractFunctionResult(c, c.delimitedEnd(end), depth + 1, m.result); break;
      default: c.skipField('EarlyContractOutput', tag, end);
    }
  }
  return m;
}
export const EarlyContractOutput: MessageType<EarlyContractOutput> = defineMessage<EarlyContractOutput>(
  'EarlyContractOutput',
  newEarlyContractOutput,
  readEarlyContractOutput,
  () => [
    { number: 1, name: 'sidecars', kind: 'message', repeated: true, type: TransactionSidecarRecord },
    { number: 2, name: 'result', kind: 'message', type: ContractFunctionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.EarlyEthereumOutput */
export interface EarlyEthereumOutput {
  sidecars: readonly TransactionSidecarRecord[];
  ethereumHash: Uint8Array;
  ethereumCallResult: ContractFunctionResult | undefined;
  ethereumCreateResult: ContractFunctionResult | undefined;
}
function newEarlyEthereumOutput(): EarlyEthereumOutput {
  return { sidecars: NONE, ethereumHash: EMPTY, ethereumCallResult: undefined, ethereumCreateResult: undefined };
}
export function readEarlyEthereumOutput(c: Cursor, end: number, depth: number, m: EarlyEthereumOutput = newEarlyEthereumOutput()): EarlyEthereumOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sidecars = appendTo(m.sidecars, readTransactionSidecarRecord(c, c.delimitedEnd(end), depth + 1)); break;
      case 18: m.ethereumHash = c.bytes(end); break;
      case 26: m.ethereumCallResult = readContractFunctionResult(c, c.delimitedEnd(end), depth + 1, m.ethereumCallResult); break;
      case 34: m.ethereumCreateResult = readContractFunctionResult(c, c.delimitedEnd(end), depth + 1, m.ethereumCreateResult); break;
      default: c.skipField('EarlyEthereumOutput', tag, end);
    }
  }
  return m;
}
export const EarlyEthereumOutput: MessageType<EarlyEthereumOutput> = defineMessage<EarlyEthereumOutput>(
  'EarlyEthereumOutput',
  newEarlyEthereumOutput,
  readEarlyEthereumOutput,
  () => [
    { number: 1, name: 'sidecars', kind: 'message', repeated: true, type: TransactionSidecarRecord },
    { number: 2, name: 'ethereumHash', kind: 'bytes' },
    { number: 3, name: 'ethereumCallResult', kind: 'message', optional: true, type: ContractFunctionResult },
    { number: 4, name: 'ethereumCreateResult', kind: 'message', optional: true, type: ContractFunctionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.EarlyTransactionOutput */
export interface EarlyTransactionOutput {
  cryptoTransfer: CustomFeeOutput | undefined;
  utilPrng: UtilPrngOutput | undefined;
  contractCall: EarlyContractOutput | undefined;
  ethereumCall: EarlyEthereumOutput | undefined;
  contractCreate: EarlyContractOutput | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  tokenAirdrop: CustomFeeOutput | undefined;
  accountCreate: CreateAccountOutput | undefined;
}
function newEarlyTransactionOutput(): EarlyTransactionOutput {
  return { cryptoTransfer: undefined, utilPrng: undefined, contractCall: undefined, ethereumCall: undefined, contractCreate: undefined, createSchedule: undefined, signSchedule: undefined, tokenAirdrop: undefined, accountCreate: undefined };
}
export function readEarlyTransactionOutput(c: Cursor, end: number, depth: number, m: EarlyTransactionOutput = newEarlyTransactionOutput()): EarlyTransactionOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.cryptoTransfer = readCustomFeeOutput(c, c.delimitedEnd(end), depth + 1, m.cryptoTransfer); break;
      case 18: m.utilPrng = readUtilPrngOutput(c, c.delimitedEnd(end), depth + 1, m.utilPrng); break;
      case 26: m.contractCall = readEarlyContractOutput(c, c.delimitedEnd(end), depth + 1, m.contractCall); break;
      case 34: m.ethereumCall = readEarlyEthereumOutput(c, c.delimitedEnd(end), depth + 1, m.ethereumCall); break;
      case 42: m.contractCreate = readEarlyContractOutput(c, c.delimitedEnd(end), depth + 1, m.contractCreate); break;
      case 50: m.createSchedule = readCreateScheduleOutput(c, c.delimitedEnd(end), depth + 1, m.createSchedule); break;
      case 58: m.signSchedule = readSignScheduleOutput(c, c.delimitedEnd(end), depth + 1, m.signSchedule); break;
      case 66: m.tokenAirdrop = readCustomFeeOutput(c, c.delimitedEnd(end), depth + 1, m.tokenAirdrop); break;
      case 82: m.accountCreate = readCreateAccountOutput(c, c.delimitedEnd(end), depth + 1, m.accountCreate); break;
      default: c.skipField('EarlyTransactionOutput', tag, end);
    }
  }
  return m;
}
export const EarlyTransactionOutput: MessageType<EarlyTransactionOutput> = defineMessage<EarlyTransactionOutput>(
  'EarlyTransactionOutput',
  newEarlyTransactionOutput,
  readEarlyTransactionOutput,
  () => [
    { number: 1, name: 'cryptoTransfer', kind: 'message', optional: true, type: CustomFeeOutput },
    { number: 2, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngOutput },
    { number: 3, name: 'contractCall', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 4, name: 'ethereumCall', kind: 'message', optional: true, type: EarlyEthereumOutput },
    { number: 5, name: 'contractCreate', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 6, name: 'createSchedule', kind: 'message', optional: true, type: CreateScheduleOutput },
    { number: 7, name: 'signSchedule', kind: 'message', optional: true, type: SignScheduleOutput },
    { number: 8, name: 'tokenAirdrop', kind: 'message', optional: true, type: CustomFeeOutput },
    { number: 10, name: 'accountCreate', kind: 'message', optional: true, type: CreateAccountOutput },
  ],
);

/** com.hedera.hapi.block.stream.output.EthereumOutput */
export interface EthereumOutput {
  evmCallTransactionResult: EvmTransactionResult | undefined;
  evmCreateTransactionResult: EvmTransactionResult | undefined;
}
function newEthereumOutput(): EthereumOutput {
  return { evmCallTransactionResult: undefined, evmCreateTransactionResult: undefined };
}
export function readEthereumOutput(c: Cursor, end: number, depth: number, m: EthereumOutput = newEthereumOutput()): EthereumOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.evmCallTransactionResult = readEvmTransactionResult(c, c.delimitedEnd(end), depth + 1, m.evmCallTransactionResult); break;
      case 18: m.evmCreateTransactionResult = readEvmTransactionResult(c, c.delimitedEnd(end), depth + 1, m.evmCreateTransactionResult); break;
      default: c.skipField('EthereumOutput', tag, end);
    }
  }
  return m;
}
export const EthereumOutput: MessageType<EthereumOutput> = defineMessage<EthereumOutput>(
  'EthereumOutput',
  newEthereumOutput,
  readEthereumOutput,
  () => [
    { number: 1, name: 'evmCallTransactionResult', kind: 'message', optional: true, type: EvmTransactionResult },
    { number: 2, name: 'evmCreateTransactionResult', kind: 'message', optional: true, type: EvmTransactionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.InterimTransactionOutput */
export interface InterimTransactionOutput {
  utilPrng: UtilPrngOutput | undefined;
  contractCall: EarlyContractOutput | undefined;
  ethereumCall: EarlyEthereumOutput | undefined;
  contractCreate: EarlyContractOutput | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  accountCreate: CreateAccountOutput | undefined;
}
function newInterimTransactionOutput(): InterimTransactionOutput {
  return { utilPrng: undefined, contractCall: undefined, ethereumCall: undefined, contractCreate: undefined, createSchedule: undefined, signSchedule: undefined, accountCreate: undefined };
}
export function readInterimTransactionOutput(c: Cursor, end: number, depth: number, m: InterimTransactionOutput = newInterimTransactionOutput()): InterimTransactionOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.utilPrng = readUtilPrngOutput(c, c.delimitedEnd(end), depth + 1, m.utilPrng); break;
      case 18: m.contractCall = readEarlyContractOutput(c, c.delimitedEnd(end), depth + 1, m.contractCall); break;
      case 26: m.ethereumCall = readEarlyEthereumOutput(c, c.delimitedEnd(end), depth + 1, m.ethereumCall); break;
      case 34: m.contractCreate = readEarlyContractOutput(c, c.delimitedEnd(end), depth + 1, m.contractCreate); break;
      case 42: m.createSchedule = readCreateScheduleOutput(c, c.delimitedEnd(end), depth + 1, m.createSchedule); break;
      case 50: m.signSchedule = readSignScheduleOutput(c, c.delimitedEnd(end), depth + 1, m.signSchedule); break;
      case 58: m.accountCreate = readCreateAccountOutput(c, c.delimitedEnd(end), depth + 1, m.accountCreate); break;
      default: c.skipField('InterimTransactionOutput', tag, end);
    }
  }
  return m;
}
export const InterimTransactionOutput: MessageType<InterimTransactionOutput> = defineMessage<InterimTransactionOutput>(
  'InterimTransactionOutput',
  newInterimTransactionOutput,
  readInterimTransactionOutput,
  () => [
    { number: 1, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngOutput },
    { number: 2, name: 'contractCall', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 3, name: 'ethereumCall', kind: 'message', optional: true, type: EarlyEthereumOutput },
    { number: 4, name: 'contractCreate', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 5, name: 'createSchedule', kind: 'message', optional: true, type: CreateScheduleOutput },
    { number: 6, name: 'signSchedule', kind: 'message', optional: true, type: SignScheduleOutput },
    { number: 7, name: 'accountCreate', kind: 'message', optional: true, type: CreateAccountOutput },
  ],
);

/** com.hedera.hapi.block.stream.output.SignScheduleOutput */
export interface SignScheduleOutput {
  scheduledTransactionId: TransactionID | undefined;
}
function newSignScheduleOutput(): SignScheduleOutput {
  return { scheduledTransactionId: undefined };
}
export function readSignScheduleOutput(c: Cursor, end: number, depth: number, m: SignScheduleOutput = newSignScheduleOutput()): SignScheduleOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduledTransactionId = readTransactionID(c, c.delimitedEnd(end), depth + 1, m.scheduledTransactionId); break;
      default: c.skipField('SignScheduleOutput', tag, end);
    }
  }
  return m;
}
export const SignScheduleOutput: MessageType<SignScheduleOutput> = defineMessage<SignScheduleOutput>(
  'SignScheduleOutput',
  newSignScheduleOutput,
  readSignScheduleOutput,
  () => [
    { number: 1, name: 'scheduledTransactionId', kind: 'message', type: TransactionID },
  ],
);

/** com.hedera.hapi.block.stream.output.TransactionOutput */
export interface TransactionOutput {
  utilPrng: UtilPrngOutput | undefined;
  contractCall: ContractOutput | undefined;
  ethereumCall: EthereumOutput | undefined;
  contractCreate: ContractOutput | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  accountCreate: CreateAccountOutput | undefined;
}
function newTransactionOutput(): TransactionOutput {
  return { utilPrng: undefined, contractCall: undefined, ethereumCall: undefined, contractCreate: undefined, createSchedule: undefined, signSchedule: undefined, accountCreate: undefined };
}
export function readTransactionOutput(c: Cursor, end: number, depth: number, m: TransactionOutput = newTransactionOutput()): TransactionOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.utilPrng = readUtilPrngOutput(c, c.delimitedEnd(end), depth + 1, m.utilPrng); break;
      case 18: m.contractCall = readContractOutput(c, c.delimitedEnd(end), depth + 1, m.contractCall); break;
      case 26: m.ethereumCall = readEthereumOutput(c, c.delimitedEnd(end), depth + 1, m.ethereumCall); break;
      case 34: m.contractCreate = readContractOutput(c, c.delimitedEnd(end), depth + 1, m.contractCreate); break;
      case 42: m.createSchedule = readCreateScheduleOutput(c, c.delimitedEnd(end), depth + 1, m.createSchedule); break;
      case 50: m.signSchedule = readSignScheduleOutput(c, c.delimitedEnd(end), depth + 1, m.signSchedule); break;
      case 58: m.accountCreate = readCreateAccountOutput(c, c.delimitedEnd(end), depth + 1, m.accountCreate); break;
      default: c.skipField('TransactionOutput', tag, end);
    }
  }
  return m;
}
export const TransactionOutput: MessageType<TransactionOutput> = defineMessage<TransactionOutput>(
  'TransactionOutput',
  newTransactionOutput,
  readTransactionOutput,
  () => [
    { number: 1, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngOutput },
    { number: 2, name: 'contractCall', kind: 'message', optional: true, type: ContractOutput },
    { number: 3, name: 'ethereumCall', kind: 'message', optional: true, type: EthereumOutput },
    { number: 4, name: 'contractCreate', kind: 'message', optional: true, type: ContractOutput },
    { number: 5, name: 'createSchedule', kind: 'message', optional: true, type: CreateScheduleOutput },
    { number: 6, name: 'signSchedule', kind: 'message', optional: true, type: SignScheduleOutput },
    { number: 7, name: 'accountCreate', kind: 'message', optional: true, type: CreateAccountOutput },
  ],
);

/** com.hedera.hapi.block.stream.output.TransactionResult */
export interface TransactionResult {
  status: number;
  consensusTimestamp: Timestamp | undefined;
  parentConsensusTimestamp: Timestamp | undefined;
  exchangeRate: ExchangeRateSet | undefined;
  scheduleRef: ScheduleID | undefined;
  transactionFeeCharged: bigint;
  transferList: TransferList | undefined;
  tokenTransferLists: readonly TokenTransferList[];
  automaticTokenAssociations: readonly TokenAssociation[];
  paidStakingRewards: readonly AccountAmount[];
  congestionPricingMultiplier: bigint;
  assessedCustomFees: readonly AssessedCustomFee[];
  highVolumePricingMultiplier: bigint;
}
function newTransactionResult(): TransactionResult {
  return { status: 0, consensusTimestamp: undefined, parentConsensusTimestamp: undefined, exchangeRate: undefined, scheduleRef: undefined, transactionFeeCharged: 0n, transferList: undefined, tokenTransferLists: NONE, automaticTokenAssociations: NONE, paidStakingRewards: NONE, congestionPricingMultiplier: 0n, assessedCustomFees: NONE, highVolumePricingMultiplier: 0n };
}
export function readTransactionResult(c: Cursor, end: number, depth: number, m: TransactionResult = newTransactionResult()): TransactionResult {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.status = c.int32(end); break;
      case 18: m.consensusTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consensusTimestamp); break;
      case 26: m.parentConsensusTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.parentConsensusTimestamp); break;
      case 34: m.exchangeRate = readExchangeRateSet(c, c.delimitedEnd(end), depth + 1, m.exchangeRate); break;
      case 42: m.scheduleRef = readScheduleID(c, c.delimitedEnd(end), depth + 1, m.scheduleRef); break;
      case 48: m.transactionFeeCharged = c.uint64(end); break;
      case 58: m.transferList = readTransferList(c, c.delimitedEnd(end), depth + 1, m.transferList); break;
      case 66: m.tokenTransferLists = appendTo(m.tokenTransferLists, readTokenTransferList(c, c.delimitedEnd(end), depth + 1)); break;
      case 74: m.automaticTokenAssociations = appendTo(m.automaticTokenAssociations, readTokenAssociation(c, c.delimitedEnd(end), depth + 1)); break;
      case 82: m.paidStakingRewards = appendTo(m.paidStakingRewards, readAccountAmount(c, c.delimitedEnd(end), depth + 1)); break;
      case 88: m.congestionPricingMultiplier = c.uint64(end); break;
      case 98: m.assessedCustomFees = appendTo(m.assessedCustomFees, readAssessedCustomFee(c, c.delimitedEnd(end), depth + 1)); break;
      case 104: m.highVolumePricingMultiplier = c.uint64(end); break;
      default: c.skipField('TransactionResult', tag, end);
    }
  }
  return m;
}
export const TransactionResult: MessageType<TransactionResult> = defineMessage<TransactionResult>(
  'TransactionResult',
  newTransactionResult,
  readTransactionResult,
  () => [
    { number: 1, name: 'status', kind: 'enum' },
    { number: 2, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 3, name: 'parentConsensusTimestamp', kind: 'message', type: Timestamp },
    { number: 4, name: 'exchangeRate', kind: 'message', type: ExchangeRateSet },
    { number: 5, name: 'scheduleRef', kind: 'message', type: ScheduleID },
    { number: 6, name: 'transactionFeeCharged', kind: 'uint64' },
    { number: 7, name: 'transferList', kind: 'message', type: TransferList },
    { number: 8, name: 'tokenTransferLists', kind: 'message', repeated: true, type: TokenTransferList },
    { number: 9, name: 'automaticTokenAssociations', kind: 'message', repeated: true, type: TokenAssociation },
    { number: 10, name: 'paidStakingRewards', kind: 'message', repeated: true, type: AccountAmount },
    { number: 11, name: 'congestionPricingMultiplier', kind: 'uint64' },
    { number: 12, name: 'assessedCustomFees', kind: 'message', repeated: true, type: AssessedCustomFee },
    { number: 13, name: 'highVolumePricingMultiplier', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.block.stream.output.UtilPrngOutput */
export interface UtilPrngOutput {
  prngBytes: Uint8Array | undefined;
  prngNumber: number | undefined;
}
function newUtilPrngOutput(): UtilPrngOutput {
  return { prngBytes: undefined, prngNumber: undefined };
}
export function readUtilPrngOutput(c: Cursor, end: number, depth: number, m: UtilPrngOutput = newUtilPrngOutput()): UtilPrngOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.prngBytes = c.bytes(end); break;
      case 16: m.prngNumber = c.int32(end); break;
      default: c.skipField('UtilPrngOutput', tag, end);
    }
  }
  return m;
}
export const UtilPrngOutput: MessageType<UtilPrngOutput> = defineMessage<UtilPrngOutput>(
  'UtilPrngOutput',
  newUtilPrngOutput,
  readUtilPrngOutput,
  () => [
    { number: 1, name: 'prngBytes', kind: 'bytes', optional: true },
    { number: 2, name: 'prngNumber', kind: 'int32', optional: true },
  ],
);
