import type { DeployedContract } from './deployed-contract.ts';
import type { EvmAddress } from './evm-address.ts';
import type { EvmHbarMove, EvmTokenMove } from './evm-host.ts';

/** How a call ended: with its output, by a revert with its data, or halted with the reason's name; bytes as digits. */
export type RunOutcome =
  | { readonly kind: 'output'; readonly output: string }
  | { readonly kind: 'revert'; readonly data: string }
  | { readonly kind: 'halt'; readonly reason: string };

/** An event; topics and data as digits. */
export interface RunLog {
  readonly contract: DeployedContract;
  readonly topics: readonly string[];
  readonly data: string;
}

/** One frame of a run, outermost first, as in the network's action sidecars. */
export interface RunAction {
  readonly type: 'call' | 'create' | 'system';
  readonly depth: number;
  /** An account at depth 0, else the calling contract. */
  readonly from: EvmAddress;
  readonly to: EvmAddress;
  /** Undefined where an account or a system contract is called. */
  readonly toContract: DeployedContract | undefined;
  readonly gas: bigint;
  readonly value: bigint;
  /** Digits. */
  readonly input: string;
  gasUsed: bigint;
  outcome: RunOutcome;
}

/** A storage slot that was read or written; words as numbers. */
export interface SlotAccess {
  readonly contract: DeployedContract;
  readonly slot: string;
  /** Before the run. */
  readonly original: bigint;
  readonly current: bigint;
}

/** What a system contract was asked for, with the action that asked. */
export interface SystemCall {
  readonly move: EvmTokenMove;
  readonly status: number;
  readonly action: RunAction;
}

/**
 * Everything that a run did; of one that failed there are no logs and moves, and slots are as they were. The states of
 * contracts stay untouched until `commit`, at once and once, for a transaction can still fail after its run.
 */
export interface RunResult {
  readonly outcome: RunOutcome;
  /** As charged and reported. */
  readonly gasUsed: bigint;
  readonly logs: readonly RunLog[];
  readonly accesses: readonly SlotAccess[];
  readonly actions: readonly RunAction[];
  readonly hbarMoves: readonly EvmHbarMove[];
  readonly systemCalls: readonly SystemCall[];
  readonly commit: () => void;
}
