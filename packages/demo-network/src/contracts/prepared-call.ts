import type { DeployedContract } from './deployed-contract.ts';
import type { EvmRun, Frame } from './evm-run.ts';

/** A call that can be run: what is sent to the contract, and what its code does with it. */
export interface PreparedCall {
  readonly contract: DeployedContract;
  readonly functionName: string;
  /** Call data as digits. */
  readonly input: string;
  /** Runs the code; answers the output as digits. Throws EvmRevert, or a halt, as the code would. */
  readonly execute: (run: EvmRun, frame: Frame) => string;
}

/** A contract's creation: the state that the constructor begins with, and what it writes to it. */
export interface PreparedCreation {
  readonly contract: DeployedContract;
  /** Code with the constructor's parameters after it, and without them; digits. */
  readonly initCode: string;
  readonly constructorParameters: string;
  readonly runtimeCode: string;
  readonly execute: (run: EvmRun, frame: Frame) => void;
}
