import {
  type AccountID,
  type AssessedCustomFee,
  type ContractFunctionResult,
  type CreateScheduleOutput,
  EarlyTransactionOutput,
  type EvmTransactionResult,
  InterimTransactionOutput,
  type SignScheduleOutput,
  TransactionOutput,
  type TransactionSidecarRecord,
  type UtilPrngOutput,
} from '../hapi/messages.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import type { HapiDialect } from './hapi-dialect.ts';

/** A contract execution: its result in today's form, or (below HAPI 0.64) as in records. */
export interface ContractExecution {
  readonly creates: boolean;
  readonly evm: EvmTransactionResult | undefined;
  readonly result: ContractFunctionResult | undefined;
}

/** Everything that the output items of one transaction say, whichever numbers they were written with. */
export interface TransactionOutputs {
  prng: UtilPrngOutput | undefined;
  execution: ContractExecution | undefined;
  ethereumHash: Uint8Array | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  createdAccountId: AccountID | undefined;
  readonly assessedCustomFees: AssessedCustomFee[];
  readonly sidecars: TransactionSidecarRecord[];
}

/** Outputs of a transaction that has none (yet). */
export function noOutputs(): TransactionOutputs {
  return {
    prng: undefined,
    execution: undefined,
    ethereumHash: undefined,
    createSchedule: undefined,
    signSchedule: undefined,
    createdAccountId: undefined,
    assessedCustomFees: [],
    sidecars: [],
  };
}

/** Adds one output item; returns what of it cannot be read. */
export function addOutput(bytes: Uint8Array, dialect: HapiDialect, to: TransactionOutputs): readonly string[] {
  switch (dialect.outputs) {
    case 'current': {
      const { message, problems } = decodeParts(TransactionOutput, bytes);
      addCurrent(message, to);
      return problems;
    }
    case 'interim': {
      const { message, problems } = decodeParts(InterimTransactionOutput, bytes);
      addInterim(message, to);
      return problems;
    }
    default: {
      const { message, problems } = decodeParts(EarlyTransactionOutput, bytes);
      addInterim(message, to);
      const fees = message.cryptoTransfer ?? message.tokenAirdrop;
      if (fees !== undefined) to.assessedCustomFees.push(...fees.assessedCustomFees);
      return problems;
    }
  }
}

type Common = Pick<TransactionOutput, 'utilPrng' | 'createSchedule' | 'signSchedule' | 'accountCreate'>;
type Interim = Common & Pick<InterimTransactionOutput, 'contractCall' | 'contractCreate' | 'ethereumCall'>;

function addCommon(output: Common, to: TransactionOutputs): void {
  to.prng ??= output.utilPrng;
  to.createSchedule ??= output.createSchedule;
  to.signSchedule ??= output.signSchedule;
  to.createdAccountId ??= output.accountCreate?.createdAccountId;
}

function addCurrent(output: TransactionOutput, to: TransactionOutputs): void {
  addCommon(output, to);
  const { contractCall: call, contractCreate: create, ethereumCall: ethereum } = output;
  setEvm(to, false, call?.evmTransactionResult ?? ethereum?.evmCallTransactionResult);
  setEvm(to, true, create?.evmTransactionResult ?? ethereum?.evmCreateTransactionResult);
}

function setEvm(to: TransactionOutputs, creates: boolean, evm: EvmTransactionResult | undefined): void {
  if (evm !== undefined) to.execution = { creates, evm, result: undefined };
}

function addInterim(output: Interim, to: TransactionOutputs): void {
  addCommon(output, to);
  const { contractCall: call, contractCreate: create, ethereumCall: ethereum } = output;
  setResult(to, false, call?.result ?? ethereum?.ethereumCallResult);
  setResult(to, true, create?.result ?? ethereum?.ethereumCreateResult);
  if (ethereum !== undefined) to.ethereumHash = ethereum.ethereumHash;
  for (const part of [call, create, ethereum]) if (part !== undefined) to.sidecars.push(...part.sidecars);
}

function setResult(to: TransactionOutputs, creates: boolean, result: ContractFunctionResult | undefined): void {
  if (result !== undefined) to.execution = { creates, evm: undefined, result };
}
