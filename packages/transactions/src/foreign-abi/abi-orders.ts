import type { AbiMethod } from '@ledgerscope/ledger/abi';
import type { AbiTask, DecodedTexts } from './foreign-abi.ts';

/** What a thread is asked, about ABIs that are named by their keys. */
export type AbiOrder =
  | { readonly ask: 'decode'; readonly tasks: readonly OrderedTask[] }
  /** First topics of the events of these names, and those of these topics that are known. */
  | { readonly ask: 'topics'; readonly abi: string; readonly listed: readonly string[] }
  /** What each selector (8 hex digits) names in the ABIs of one contract. */
  | { readonly ask: 'methods'; readonly abis: readonly string[]; readonly selectors: readonly string[] }
  /** Selectors of the functions of this name. */
  | { readonly ask: 'selectors'; readonly abis: readonly string[]; readonly name: string };

/** A task with the keys of its ABIs. */
export interface OrderedTask extends Omit<AbiTask, 'abis'> {
  readonly abis: readonly string[];
}

/** What it answers to each. */
export interface AbiAnswers {
  readonly decode: readonly (DecodedTexts | undefined)[];
  readonly topics: { readonly topics: readonly string[] } | { readonly problem: string };
  readonly methods: readonly (AbiMethod | undefined)[];
  readonly selectors: readonly string[];
}

/** An order on its way, with the texts of ABIs that the thread did not know. */
export interface AbiOrderMessage {
  readonly order: AbiOrder;
  readonly texts: ReadonlyMap<string, string>;
}

/** What comes back: that it can begin, keys of which it needs the texts first, or the answer. */
export type AbiReplyMessage =
  | { readonly ready: true }
  | { readonly need: readonly string[] }
  | { readonly done: AbiAnswers[keyof AbiAnswers] };

/** The keys that an order names. */
export function keysOf(order: AbiOrder): ReadonlySet<string> {
  if (order.ask === 'topics') return new Set([order.abi]);
  return new Set(order.ask === 'decode' ? order.tasks.flatMap(({ abis }) => abis) : order.abis);
}
