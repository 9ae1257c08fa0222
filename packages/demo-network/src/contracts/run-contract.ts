import type { EvmAddress } from './evm-address.ts';
import type { EvmHost } from './evm-host.ts';
import { EvmRun, type Frame } from './evm-run.ts';
import { chargedGas, GAS, intrinsicGas } from './gas-schedule.ts';
import type { PreparedCall, PreparedCreation } from './prepared-call.ts';
import type { RunAction, RunResult } from './run-result.ts';

/** Who calls, with what. */
export interface CallTerms {
  readonly sender: EvmAddress;
  /** Tinybars. */
  readonly value: bigint;
  readonly gasLimit: bigint;
  /** Consensus time in seconds since 1970. */
  readonly time: bigint;
}

/**
 * Runs a call to its end. A limit below the intrinsic gas is for the caller to refuse (INSUFFICIENT_GAS before the EVM
 * begins), as is a value that the sender can't pay: RangeError.
 */
export function runCall(host: EvmHost, call: PreparedCall, terms: CallTerms): RunResult {
  const { contract, input } = call;
  const gas = terms.gasLimit - intrinsicGas(Buffer.from(input, 'hex'), false);
  const run = new EvmRun(host, terms.time);
  const action = run.begin('call', terms.sender, contract, startGas(gas), terms.value, input, 0);
  const frame: Frame = { self: contract, sender: terms.sender, value: terms.value, depth: 0, gas };
  run.execute(frame, action, (outer) => {
    if (terms.value > 0n) run.hbarMoves.push({ from: terms.sender, to: contract.address, amount: terms.value });
    return call.execute(run, outer);
  });
  return resultOf(run, action, terms.gasLimit);
}

/** Runs a creation to its end; the output is the code that the contract has from then on. */
export function runCreation(host: EvmHost, creation: PreparedCreation, terms: CallTerms): RunResult {
  const { contract, initCode, constructorParameters, runtimeCode } = creation;
  const gas = terms.gasLimit - intrinsicGas(Buffer.from(initCode + constructorParameters, 'hex'), true);
  const run = new EvmRun(host, terms.time);
  const action = run.begin('create', terms.sender, contract, startGas(gas), terms.value, '', 0);
  const frame: Frame = { self: contract, sender: terms.sender, value: terms.value, depth: 0, gas };
  run.execute(frame, action, (outer) => {
    if (terms.value > 0n) run.hbarMoves.push({ from: terms.sender, to: contract.address, amount: terms.value });
    creation.execute(run, outer);
    run.charge(outer, BigInt(runtimeCode.length / 2) * GAS.depositByte);
    return runtimeCode;
  });
  return resultOf(run, action, terms.gasLimit);
}

function startGas(gas: bigint): bigint {
  if (gas < 0n) throw new RangeError(`the gas limit is ${-gas} below the intrinsic gas`);
  return gas;
}

function resultOf(run: EvmRun, outermost: RunAction, limit: bigint): RunResult {
  run.rewind();
  const { outcome } = outermost;
  const succeeded = outcome.kind === 'output';
  const used = limit - outermost.gas + outermost.gasUsed;
  const accesses = [...run.accesses.values()];
  return {
    outcome,
    gasUsed: chargedGas(limit, used, succeeded ? run.refund : 0n),
    logs: succeeded ? run.logs : [],
    accesses: succeeded ? accesses : accesses.map((access) => ({ ...access, current: access.original })),
    actions: run.actions,
    hbarMoves: succeeded ? run.hbarMoves : [],
    systemCalls: run.systemCalls,
    commit: () => {
      if (succeeded) run.replay();
    },
  };
}
