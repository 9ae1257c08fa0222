import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import {
  createEVM,
  type EVM,
  EVMError,
  type EVMRunCallOpts,
  type ExecResult,
  type PrecompileInput,
} from '@ethereumjs/evm';
import { Address } from '@ethereumjs/util';
import { hexText } from '@ledgerscope/ledger';
import pLimit from 'p-limit';
import type { DeployedContract } from './deployed-contract.ts';
import type { EvmAddress } from './evm-address.ts';
import type { EvmHost } from './evm-host.ts';
import { chargedGas, GAS, intrinsicGas } from './gas-schedule.ts';
import type { PreparedCall, PreparedCreation } from './prepared-call.ts';
import { RunJournal } from './run-journal.ts';
import type { RunAction, RunResult } from './run-result.ts';
import { bytesOf, RunState } from './run-state.ts';
import { word } from './storage-slot.ts';
import { TOKEN_SERVICE } from './token-service.ts';

/** Who calls, with what. */
export interface CallTerms {
  readonly sender: EvmAddress;
  /** Tinybars. */
  readonly value: bigint;
  readonly gasLimit: bigint;
  /** Consensus time in seconds since 1970. */
  readonly time: bigint;
}

/** To make an EVM takes longer than to run a call, so there is one, and one run of it at a time. */
const alone = pLimit(1);
const state = new RunState();
let machine: Promise<EVM> | undefined;
let journal: RunJournal | undefined;

/**
 * Runs a call to its end. A limit below the intrinsic gas is for the caller to refuse (INSUFFICIENT_GAS before the EVM
 * begins), as is a value that the sender can't pay: RangeError.
 */
export function runCall(host: EvmHost, { contract, input }: PreparedCall, terms: CallTerms): Promise<RunResult> {
  const data = bytesOf(input);
  return run(host, contract, terms, intrinsicGas(data, false), { data });
}

/** Runs a creation to its end; the output is the code that the contract has from then on. */
export function runCreation(host: EvmHost, creation: PreparedCreation, terms: CallTerms): Promise<RunResult> {
  const { contract, initCode, constructorParameters } = creation;
  const code = bytesOf(initCode + constructorParameters);
  const withContract: EvmHost = {
    contractAt: (address) => (address === contract.address ? contract : host.contractAt(address)),
    balanceOf: (address) => (address === contract.address ? 0n : host.balanceOf(address)),
    tokenMoveStatus: (move) => host.tokenMoveStatus(move),
  };
  return run(withContract, contract, terms, intrinsicGas(code, true), { code });
}

function run(
  host: EvmHost,
  contract: DeployedContract,
  terms: CallTerms,
  intrinsic: bigint,
  sent: Pick<EVMRunCallOpts, 'code' | 'data'>,
): Promise<RunResult> {
  const { sender, value, gasLimit, time } = terms;
  const gas = gasLimit - intrinsic;
  if (gas < 0n) throw new RangeError(`the gas limit is ${-gas} below the intrinsic gas`);
  if ((host.balanceOf(sender) ?? 0n) < value) throw new RangeError(`0x${sender} does not have ${value} tinybars`);
  return alone(async () => {
    machine ??= makeMachine();
    const evm = await machine;
    const creates = sent.code !== undefined;
    const made = new RunJournal(host, creates);
    journal = made;
    state.begin(host);
    evm.journal.cleanJournal();
    // The sender and what it calls are warm from the start (EIP-2929).
    for (const address of [sender, contract.address]) evm.journal.addAlwaysWarmAddress(address);
    const { execResult } = await evm.runCall({
      ...sent,
      caller: addressOf(sender),
      to: addressOf(contract.address),
      value,
      gasLimit: gas,
      skipNonceIncrement: true,
      block: blockAt(time),
    });
    return resultOf(host, made, gasLimit, creates, execResult);
  });
}

async function makeMachine(): Promise<EVM> {
  // The newest instruction set that the network's EVM runs.
  const common = new Common({ chain: Mainnet, hardfork: Hardfork.Cancun });
  const customPrecompiles = [{ address: addressOf(TOKEN_SERVICE), function: callTokenService }];
  const evm = await createEVM({ common, stateManager: state, customPrecompiles });
  evm.events.on('beforeMessage', (message) => journal?.begin(message));
  evm.events.on('afterMessage', (result) => journal?.end(result));
  return evm;
}

function callTokenService({ gasLimit }: PrecompileInput): ExecResult {
  if (gasLimit < GAS.tokenTransfer) {
    const exceptionError = new EVMError(EVMError.errorMessages.OUT_OF_GAS);
    return { executionGasUsed: gasLimit, exceptionError, returnValue: new Uint8Array(0) };
  }
  const status = journal?.callTokenService() ?? 0;
  return { executionGasUsed: GAS.tokenTransfer, returnValue: bytesOf(word(BigInt(status))) };
}

function resultOf(
  host: EvmHost,
  { actions, hbarMoves, systemCalls }: RunJournal,
  limit: bigint,
  creates: boolean,
  { logs = [], gasRefund = 0n }: ExecResult,
): RunResult {
  const [outermost] = actions;
  if (outermost === undefined) throw new Error('a run has at least one action');
  if (creates) payForCode(outermost);
  const { outcome } = outermost;
  const succeeded = outcome.kind === 'output';
  const accesses = state.accesses().map((access) => (succeeded ? access : { ...access, current: access.original }));
  return {
    outcome,
    gasUsed: chargedGas(limit, limit - outermost.gas + outermost.gasUsed, succeeded ? gasRefund : 0n),
    logs: succeeded
      ? logs.map(([address, topics, data]) => {
          const contract = host.contractAt(hexText(address));
          if (contract === undefined) throw new Error('an account emitted an event');
          return { contract, topics: topics.map(hexText), data: hexText(data) };
        })
      : [],
    accesses,
    actions,
    hbarMoves: succeeded ? hbarMoves : [],
    systemCalls,
    commit: () => {
      for (const { contract, slot, current } of accesses) {
        if (current === 0n) contract.storage.delete(slot);
        else contract.storage.set(slot, current);
      }
    },
  };
}

/** Takes the gas of storing the code that a creation leaves. */
function payForCode(action: RunAction): void {
  if (action.outcome.kind !== 'output') return;
  action.gasUsed += BigInt(action.outcome.output.length / 2) * GAS.depositByte;
  if (action.gasUsed <= action.gas) return;
  action.gasUsed = action.gas;
  action.outcome = { kind: 'halt', reason: 'INSUFFICIENT_GAS' };
}

function addressOf(digits: EvmAddress): Address {
  return new Address(bytesOf(digits));
}

function blockAt(time: bigint): NonNullable<EVMRunCallOpts['block']> {
  const header = {
    number: 0n,
    coinbase: addressOf('0'.repeat(40)),
    timestamp: time,
    difficulty: 0n,
    prevRandao: new Uint8Array(32),
    gasLimit: 15_000_000n,
    baseFeePerGas: 0n,
    getBlobGasPrice: () => undefined,
  };
  return { header };
}
