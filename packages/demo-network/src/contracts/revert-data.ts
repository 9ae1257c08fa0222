import { type AbiShape, abiShape, encodeShape } from './abi-shape.ts';

/** Errors that the compiler itself makes (Solidity documentation, "Error handling"). */
const BUILT_IN = ['error Error(string reason)', 'error Panic(uint256 code)'];
const ERROR: AbiShape = abiShape(BUILT_IN, 'error', 'Error');
const PANIC: AbiShape = abiShape(BUILT_IN, 'error', 'Panic');

/** Panic code of an index beyond the end of an array. */
export const PANIC_INDEX = 0x32n;

/** Revert data of `require(condition, reason)`, as digits. */
export function errorData(reason: string): string {
  return encodeShape(ERROR, [reason]);
}

export function panicData(code: bigint): string {
  return encodeShape(PANIC, [code]);
}
