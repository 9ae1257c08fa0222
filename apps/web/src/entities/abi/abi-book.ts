import { useSyncExternalStore } from 'react';

/** ABIs that the visitor gave, stored only in this browser. */
const KEY = 'ledgerscope-abis';
/** Storage of a browser is small and shared: so much text of ABIs is stored, the oldest are removed first. */
const MOST_CHARACTERS = 1_000_000;
export const LONGEST_ABI = 400_000;

/** An ABI that the visitor gave for a contract; `abi` is JSON text. */
export interface StoredAbi {
  readonly contractID: string;
  readonly name: string;
  readonly abi: string;
}

const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly abis: readonly StoredAbi[] } | undefined;

/** Every stored ABI, the newest last; pages follow changes. */
export function useAbiBook(): readonly StoredAbi[] {
  return useSyncExternalStore(subscribe, readAbis);
}

/**
 * Stores an ABI for a contract, in place of an earlier one.
 * @returns false where the browser stores nothing (storage switched off or full)
 */
export function storeAbi(abi: StoredAbi): boolean {
  const others = readAbis().filter(({ contractID }) => contractID !== abi.contractID);
  return write(fitInRoom([...others, abi]));
}

/** Forgets the ABI of a contract. */
export function removeAbi(contractID: string): void {
  write(readAbis().filter((abi) => abi.contractID !== contractID));
}

function fitInRoom(abis: readonly StoredAbi[]): readonly StoredAbi[] {
  let room = MOST_CHARACTERS;
  return abis
    .toReversed()
    .filter(({ abi }) => {
      room -= abi.length;
      return room >= 0;
    })
    .toReversed();
}

function readAbis(): readonly StoredAbi[] {
  const text = readStorage();
  if (cached === undefined || cached.text !== text) cached = { text, abis: parseStoredAbis(text) };
  return cached.abis;
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage can be switched off; then nothing is stored.
    return null;
  }
}

/** Anything can be in the storage of a browser: only what has the right shape is used. */
function parseStoredAbis(text: string | null): readonly StoredAbi[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredAbi) : [];
  } catch {
    // It is not JSON: somebody else wrote it.
    return [];
  }
}

function isStoredAbi(value: unknown): value is StoredAbi {
  const { contractID, name, abi } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof contractID === 'string' && typeof name === 'string' && typeof abi === 'string';
}

function write(abis: readonly StoredAbi[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(abis));
    return true;
  } catch {
    // The storage is full, or refused: the caller says that it was not stored.
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
