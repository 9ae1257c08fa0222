import { useSyncExternalStore } from 'react';

/** ABIs that the visitor gave, kept in this browser alone. */
const KEY = 'ledgerscope-abis';
/** Storage of a browser is small and shared: this much text of ABIs is kept, the oldest go first. */
const MOST_CHARACTERS = 1_000_000;
export const LONGEST_ABI = 400_000;

/** An ABI that the visitor gave for a contract; `abi` is JSON text. */
export interface KeptAbi {
  readonly contractID: string;
  readonly name: string;
  readonly abi: string;
}

const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly abis: readonly KeptAbi[] } | undefined;

/** Every kept ABI, the newest last; pages follow changes. */
export function useAbiBook(): readonly KeptAbi[] {
  return useSyncExternalStore(subscribe, readAbis);
}

/**
 * Keeps an ABI for a contract, instead of an earlier one.
 * @returns false where the browser keeps nothing (storage switched off or full)
 */
export function keepAbi(abi: KeptAbi): boolean {
  const others = readAbis().filter(({ contractID }) => contractID !== abi.contractID);
  return write(bounded([...others, abi]));
}

/** Forgets the ABI of a contract. */
export function forgetAbi(contractID: string): void {
  write(readAbis().filter((kept) => kept.contractID !== contractID));
}

function bounded(abis: readonly KeptAbi[]): readonly KeptAbi[] {
  let room = MOST_CHARACTERS;
  return abis
    .toReversed()
    .filter(({ abi }) => {
      room -= abi.length;
      return room >= 0;
    })
    .toReversed();
}

function readAbis(): readonly KeptAbi[] {
  const text = stored();
  if (cached === undefined || cached.text !== text) cached = { text, abis: parsed(text) };
  return cached.abis;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage can be switched off; then nothing is kept.
    return null;
  }
}

/** Anything may stand in the storage of a browser: only what has the right shape is taken. */
function parsed(text: string | null): readonly KeptAbi[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptAbi {
  const { contractID, name, abi } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof contractID === 'string' && typeof name === 'string' && typeof abi === 'string';
}

function write(abis: readonly KeptAbi[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(abis));
    return true;
  } catch {
    return false;
  } finally {
    for (const changed of listeners) changed();
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
