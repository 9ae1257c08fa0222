import { abiShape, encodeEvent, encodeOutput, encodeShape, word } from './abi-shape.ts';
import { DEMO_TOKEN } from './artifacts/demo-token.ts';
import type { DemoTokenState, DeployedContract } from './deployed-contract.ts';
import { type EvmAddress, ZERO_ADDRESS } from './evm-address.ts';
import { EvmRevert, type EvmRun, type Frame } from './evm-run.ts';
import type { PreparedCall, PreparedCreation } from './prepared-call.ts';
import { entrySlot, textWord } from './storage-slot.ts';

const { abi, slots } = DEMO_TOKEN;
const CONSTRUCTOR = abiShape(abi, 'constructor');
const TRANSFER = abiShape(abi, 'function', 'transfer');
const APPROVE = abiShape(abi, 'function', 'approve');
const TRANSFER_FROM = abiShape(abi, 'function', 'transferFrom');
const TRANSFERRED = abiShape(abi, 'event', 'Transfer');
const APPROVED = abiShape(abi, 'event', 'Approval');
const INSUFFICIENT_BALANCE = abiShape(abi, 'error', 'ERC20InsufficientBalance');
const INSUFFICIENT_ALLOWANCE = abiShape(abi, 'error', 'ERC20InsufficientAllowance');
const INVALID_RECEIVER = abiShape(abi, 'error', 'ERC20InvalidReceiver');

const BALANCES = word(BigInt(slots.balanceOf));
const ALLOWANCES = word(BigInt(slots.allowance));
const UNLIMITED = 2n ** 256n - 1n;
const YES = encodeOutput(TRANSFER, [true]);

/** Gas of the instructions beside storage, logs and calls, as measured on the compiled code. */
const COMPUTING = { construct: 2_282n, transfer: 1_105n, approve: 663n, transferFrom: 1_659n } as const;

type TokenContract = DeployedContract & { readonly state: DemoTokenState };

export interface DemoTokenTerms {
  /** At most 31 bytes, as the symbol. */
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
  const balances = new Map<EvmAddress, bigint>();
  const state: DemoTokenState = {
    kind: 'demo-token',
    name,
    symbol,
    decimals,
    totalSupply: supply,
    balances,
    allowances: new Map(),
  };
  return {
    contract: { num, address, state },
    initCode: DEMO_TOKEN.initCode,
    constructorParameters: encodeShape(CONSTRUCTOR, [name, symbol, decimals, supply]),
    runtimeCode: DEMO_TOKEN.runtimeCode,
    execute: (run, frame) => {
      run.charge(frame, COMPUTING.construct);
      run.initialize(frame, word(BigInt(slots.name)), textWord(name));
      run.initialize(frame, word(BigInt(slots.symbol)), textWord(symbol));
      run.initialize(frame, word(BigInt(slots.decimals)), decimals);
      run.initialize(frame, word(BigInt(slots.totalSupply)), supply);
      run.writeEntry(frame, entrySlot(frame.sender, BALANCES), balances, frame.sender, supply);
      run.emit(frame, encodeEvent(TRANSFERRED, [ZERO_ADDRESS, frame.sender, supply]));
    },
  };
}

/** `transfer` of the caller's tokens. */
export function transferCall(contract: DeployedContract, to: EvmAddress, value: bigint): PreparedCall {
  return call(contract, 'transfer', encodeShape(TRANSFER, [to, value]), (run, frame, state) => {
    run.charge(frame, COMPUTING.transfer);
    move(run, frame, state, frame.sender, to, value);
    return YES;
  });
}

/** `approve`: from now on `spender` may take up to `value` of the caller's tokens. */
export function approveCall(contract: DeployedContract, spender: EvmAddress, value: bigint): PreparedCall {
  return call(contract, 'approve', encodeShape(APPROVE, [spender, value]), (run, frame, state) => {
    run.charge(frame, COMPUTING.approve);
    run.writeEntry(frame, allowanceSlot(frame.sender, spender), state.allowances, frame.sender + spender, value);
    run.emit(frame, encodeEvent(APPROVED, [frame.sender, spender, value]));
    return YES;
  });
}

/** `transferFrom`, out of what `from` allowed the caller. */
export function transferFromCall(
  contract: DeployedContract,
  from: EvmAddress,
  to: EvmAddress,
  value: bigint,
): PreparedCall {
  return call(contract, 'transferFrom', encodeShape(TRANSFER_FROM, [from, to, value]), (run, frame, state) => {
    run.charge(frame, COMPUTING.transferFrom);
    spend(run, frame, state, from, value);
    move(run, frame, state, from, to, value);
    return YES;
  });
}

function call(
  contract: DeployedContract,
  functionName: string,
  input: string,
  body: (run: EvmRun, frame: Frame, state: DemoTokenState) => string,
): PreparedCall {
  const { state } = tokenContract(contract);
  return { contract, functionName, input, execute: (run, frame) => body(run, frame, state) };
}

function tokenContract(contract: DeployedContract): TokenContract {
  if (contract.state.kind !== 'demo-token') throw new RangeError(`0.0.${contract.num} is no ERC-20`);
  return contract as TokenContract;
}

function spend(run: EvmRun, frame: Frame, state: DemoTokenState, from: EvmAddress, value: bigint): void {
  const key = from + frame.sender;
  const slot = allowanceSlot(from, frame.sender);
  const allowed = state.allowances.get(key) ?? 0n;
  run.read(frame, slot, allowed);
  if (allowed < value) throw new EvmRevert(encodeShape(INSUFFICIENT_ALLOWANCE, [frame.sender, allowed, value]));
  if (allowed !== UNLIMITED) run.writeEntry(frame, slot, state.allowances, key, allowed - value);
}

function move(
  run: EvmRun,
  frame: Frame,
  { balances }: DemoTokenState,
  from: EvmAddress,
  to: EvmAddress,
  value: bigint,
): void {
  if (to === ZERO_ADDRESS) throw new EvmRevert(encodeShape(INVALID_RECEIVER, [to]));
  const held = balances.get(from) ?? 0n;
  run.read(frame, entrySlot(from, BALANCES), held);
  if (held < value) throw new EvmRevert(encodeShape(INSUFFICIENT_BALANCE, [from, held, value]));
  run.writeEntry(frame, entrySlot(from, BALANCES), balances, from, held - value);
  const before = balances.get(to) ?? 0n;
  run.read(frame, entrySlot(to, BALANCES), before);
  run.writeEntry(frame, entrySlot(to, BALANCES), balances, to, before + value);
  run.emit(frame, encodeEvent(TRANSFERRED, [from, to, value]));
}

function allowanceSlot(owner: EvmAddress, spender: EvmAddress): string {
  return entrySlot(spender, entrySlot(owner, ALLOWANCES));
}
