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

/** Sorts signatures; of two functions with one selector the first counts. Other items are left out. */
export function signatureSet(items: readonly { readonly type?: unknown }[]): SignatureSet {
  const functions = new Map<string, AbiFunction>();
  const selectors = new Map<string, string[]>();
  const events = new Map<string, AbiEvent[]>();
  const errors = new Map<string, AbiError>();
  for (const item of items) {
    if (item.type === 'function') {
      const named = item as AbiFunction;
      const selector = toFunctionSelector(named).slice(2);
      if (functions.has(selector)) continue;
      functions.set(selector, named);
      selectors.set(named.name, [...(selectors.get(named.name) ?? []), selector]);
    } else if (item.type === 'event') {
      const topic = toEventSelector(item as AbiEvent).slice(2);
      events.set(topic, [...(events.get(topic) ?? []), item as AbiEvent]);
    } else if (item.type === 'error') {
      errors.set(errorSelector(item as AbiError), item as AbiError);
    }
  }
  return { functions, selectors, events, errors };
}

/** An error has the selector that a function of its name and inputs would have. */
function errorSelector({ name, inputs }: AbiError): string {
  return toFunctionSelector({ type: 'function', name, inputs, outputs: [], stateMutability: 'view' }).slice(2);
}
