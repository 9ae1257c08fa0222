import type { Hex } from 'viem';
import { decodeFunctionData, parseAbi } from 'viem/utils';
import { type EvmAddress, longZeroAddress } from './evm-address.ts';
import type { EvmTokenMove } from './evm-host.ts';
import type { RunAction } from './run-result.ts';

/** The system contract in front of the token service. */
export const TOKEN_SERVICE_NUM = 0x167;
export const TOKEN_SERVICE = longZeroAddress(TOKEN_SERVICE_NUM);

/** The functions of the token service that the market calls (HIP-206, HIP-376). */
const ABI = parseAbi([
  'function transferToken(address token, address sender, address recipient, int64 amount) returns (int64 responseCode)',
  'function transferFrom(address token, address from, address to, uint256 amount) returns (int64 responseCode)',
]);

/** The transfer that an action asks for. @throws viem's errors where it asks for something else */
export function tokenMoveOf({ from: spender, input }: RunAction): EvmTokenMove {
  const { functionName, args } = decodeFunctionData({ abi: ABI, data: `0x${input}` });
  const [token, from, to, amount] = args;
  return {
    token: addressOf(token),
    from: addressOf(from),
    to: addressOf(to),
    amount,
    spender,
    approved: functionName === 'transferFrom',
  };
}

function addressOf(hex: Hex): EvmAddress {
  return hex.slice(2).toLowerCase();
}
