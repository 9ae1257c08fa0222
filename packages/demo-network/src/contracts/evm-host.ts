import type { DeployedContract } from './deployed-contract.ts';
import type { EvmAddress } from './evm-address.ts';

/** A transfer of a network token that a contract asks the token service for. */
export interface EvmTokenMove {
  readonly token: EvmAddress;
  readonly from: EvmAddress;
  readonly to: EvmAddress;
  readonly amount: bigint;
  /** The contract whose own tokens or allowance are used. */
  readonly spender: EvmAddress;
  /** Whether an allowance of `from` is spent. */
  readonly approved: boolean;
}

/** Tinybars that change hands when a run succeeds. */
export interface EvmHbarMove {
  readonly from: EvmAddress;
  readonly to: EvmAddress;
  readonly amount: bigint;
}

/** What a run needs to know of the ledger; it changes nothing there. */
export interface EvmHost {
  contractAt(address: EvmAddress): DeployedContract | undefined;
  /** Tinybars of an account or contract; undefined where hbar sent there would create an account. */
  balanceOf(address: EvmAddress): bigint | undefined;
  /** The response code that the token service gives to the transfer: 22 when it can be made. */
  tokenMoveStatus(move: EvmTokenMove): number;
}
