import { SimpleStateManager } from '@ethereumjs/statemanager';
import { Account, type Address } from '@ethereumjs/util';
import { hexText } from '@ledgerscope/ledger';
import { ARTIFACTS, storedWord } from './deployed-contract.ts';
import type { EvmHost } from './evm-host.ts';
import type { SlotAccess } from './run-result.ts';
import { word } from './storage-slot.ts';

const NO_BYTES = new Uint8Array(0);
/** PUSH0 PUSH0 REVERT: hbar can't be sent where nobody is there to take it. */
const REFUSES = Buffer.from('5f5ffd', 'hex');
/** An account that the EVM takes for an existing one whatever its balance. */
const NONCE = 1n;

const CODES = new Map(Object.entries(ARTIFACTS).map(([kind, { runtimeCode }]) => [kind, bytesOf(runtimeCode)]));

/** The ledger as a run sees it, with what the run changed so far; nothing reaches the ledger itself. */
export class RunState extends SimpleStateManager {
  #host: EvmHost | undefined;
  /** Slots of contracts that the run read or wrote. */
  #accesses = new Map<string, SlotAccess>();

  /** Forgets the last run; the next one looks at this ledger. */
  begin(host: EvmHost): void {
    this.#host = host;
    this.#accesses = new Map();
    this.accountStack = [];
    this.codeStack = [];
    this.storageStack = [];
    this.checkpointSync();
    this.originalStorageCache.clear();
  }

  /** What the run read and wrote by now. */
  accesses(): SlotAccess[] {
    const written = this.topStorageStack();
    return [...this.#accesses].map(([key, access]) => {
      const value = written.get(key);
      return value === undefined ? access : { ...access, current: numberOf(value) };
    });
  }

  override getAccount(address: Address): Promise<Account | undefined> {
    const changed = this.topAccountStack();
    const key = address.toString();
    if (changed.has(key)) return Promise.resolve(changed.get(key));
    const balance = this.#host?.balanceOf(hexText(address.bytes));
    return Promise.resolve(balance === undefined ? undefined : new Account(NONCE, balance));
  }

  override getCode(address: Address): Promise<Uint8Array> {
    const digits = hexText(address.bytes);
    const contract = this.#host?.contractAt(digits);
    if (contract !== undefined) return Promise.resolve(CODES.get(contract.kind) ?? NO_BYTES);
    return Promise.resolve(this.#host?.balanceOf(digits) === undefined ? REFUSES : NO_BYTES);
  }

  override getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    const { original } = this.#touch(address, key);
    const known = this.topStorageStack().get(keyOf(address, key));
    return Promise.resolve(known ?? bytesOf(original === 0n ? '' : word(original)));
  }

  override putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    this.#touch(address, key);
    this.topStorageStack().set(keyOf(address, key), value);
    return Promise.resolve();
  }

  #touch(address: Address, key: Uint8Array): SlotAccess {
    const id = keyOf(address, key);
    const known = this.#accesses.get(id);
    if (known !== undefined) return known;
    const slot = hexText(key);
    const contract = this.#host?.contractAt(hexText(address.bytes));
    if (contract === undefined) throw new Error(`code runs at ${address}, where no contract is`);
    const original = storedWord(contract, slot);
    const access: SlotAccess = { contract, slot, original, current: original };
    this.#accesses.set(id, access);
    return access;
  }
}

export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(Buffer.from(digits, 'hex'));
}

function keyOf(address: Address, key: Uint8Array): string {
  return `${address.toString()}_${hexText(key)}`;
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${hexText(bytes)}`);
}
