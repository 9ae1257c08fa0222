import { ARTIFACTS, type DeployedContract, storedWord } from './deployed-contract.ts';
import type { EvmAddress } from './evm-address.ts';
import { type PreparedCall, type PreparedCreation, preparedCall, preparedCreation } from './prepared-call.ts';
import { entrySlot, word } from './storage-slot.ts';

const BALANCES = word(BigInt(ARTIFACTS['demo-token'].slots.balanceOf));
const ALLOWANCES = word(BigInt(ARTIFACTS['demo-token'].slots.allowance));

export interface DemoTokenTerms {
  readonly name: string;
  readonly symbol: string;
  /** 0 to 255. */
  readonly decimals: bigint;
  /** In the smallest unit. */
  readonly supply: bigint;
}

/** A new ERC-20; its creator gets the whole supply. */
export function createDemoToken(num: number, address: EvmAddress, terms: DemoTokenTerms): PreparedCreation {
  const { name, symbol, decimals, supply } = terms;
  return preparedCreation('demo-token', num, address, [name, symbol, decimals, supply]);
}

/** `transfer` of the caller's tokens. */
export function transferCall(coin: DeployedContract, to: EvmAddress, value: bigint): PreparedCall {
  return preparedCall(coin, 'demo-token', 'transfer', [`0x${to}`, value]);
}

/** `approve`: from now on `spender` may take up to `value` of the caller's tokens. */
export function approveCall(coin: DeployedContract, spender: EvmAddress, value: bigint): PreparedCall {
  return preparedCall(coin, 'demo-token', 'approve', [`0x${spender}`, value]);
}

/** `transferFrom`, out of what `from` allowed the caller. */
export function transferFromCall(coin: DeployedContract, from: EvmAddress, to: EvmAddress, value: bigint) {
  return preparedCall(coin, 'demo-token', 'transferFrom', [`0x${from}`, `0x${to}`, value]);
}

/** The tokens that an address holds. */
export function tokensOf(coin: DeployedContract, owner: EvmAddress): bigint {
  return storedWord(coin, entrySlot(owner, BALANCES));
}

/** The owner's tokens that `spender` may take. */
export function allowedTokens(coin: DeployedContract, owner: EvmAddress, spender: EvmAddress): bigint {
  return storedWord(coin, entrySlot(spender, entrySlot(owner, ALLOWANCES)));
}
