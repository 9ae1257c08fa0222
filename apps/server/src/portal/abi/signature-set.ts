import { type Abi, type AbiEvent, type AbiFunction, toEventSelector, toFunctionSelector } from 'viem';

type AbiError = Extract<Abi[number], { readonly type: 'error' }>;

/** Functions, errors and events by what names them on the ledger. */
export interface SignatureSet {
  /** By the first four bytes of the call data, 8 hex digits. */
  readonly functions: ReadonlyMap<string, AbiFunction>;
  /** Selectors of the functions of a name. */
  readonly selectors: ReadonlyMap<string, readonly string[]>;
  /** By the first topic, 64 hex digits; events that differ in what is indexed share it. */
  readonly events: ReadonlyMap<string, readonly AbiEvent[]>;
  /** Errors by the first four bytes of what a call was undone with. */
  readonly errors: ReadonlyMap<string, AbiError>;
}

/**
 * Sorts signatures; of two functions with one selector the first counts. Other items are left out, and so is one that has no readable
 * signature: ABIs are what strangers wrote, and whoever reads many must not fail by one of them.
 */
export function signatureSet(items: readonly { readonly type?: unknown }[]): SignatureSet {
  const functions = new Map<string, AbiFunction>();
  const selectors = new Map<string, string[]>();
  const events = new Map<string, AbiEvent[]>();
  const errors = new Map<string, AbiError>();
  for (const item of items) {
    const selector = selectorOf(item);
    if (selector === undefined) continue;
    if (item.type === 'function') {
      const named = item as AbiFunction;
      if (functions.has(selector)) continue;
      functions.set(selector, named);
      selectors.set(named.name, [...(selectors.get(named.name) ?? []), selector]);
    } else if (item.type === 'event') events.set(selector, [...(events.get(selector) ?? []), item as AbiEvent]);
    else errors.set(selector, item as AbiError);
  }
  return { functions, selectors, events, errors };
}

/** What names a function, an event or an error on the ledger, in hex digits; undefined for anything else. */
export function selectorOf(item: { readonly type?: unknown }): string | undefined {
  try {
    switch (item.type) {
      case 'function':
        return functionSelector(item as AbiFunction);
      case 'event':
        return toEventSelector(item as AbiEvent).slice(2);
      case 'error':
        // It has the selector that a function of its name and inputs would have.
        return functionSelector(item as AbiError);
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}

/** What a function returns is no part of its signature. */
function functionSelector({ name, inputs }: Pick<AbiFunction, 'name' | 'inputs'>): string {
  return toFunctionSelector({ type: 'function', name, inputs, outputs: [], stateMutability: 'view' }).slice(2);
}
