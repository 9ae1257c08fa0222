import type { AbiText, DecodedAbi } from '@ledgerscope/ledger/abi';

/** An ABI that somebody gave. It is read and used in threads of its own (`abi-threads.ts`). */
export interface ForeignAbi {
  /** What threads know it by: another one has another key. */
  readonly key: string;
  /** Its items as JSON; undefined where it is gone. Is asked where a thread does not know it yet. */
  readonly text: () => Promise<string | undefined>;
}

/** A call, event or error with its values, before addresses are named. */
export interface DecodedTexts {
  readonly name: string;
  readonly inputNames: readonly string[];
  readonly inputTypes: readonly string[];
  readonly values: readonly AbiText[];
}

/** Bytes, and by which ABIs they are to be decoded: the first that knows them counts. */
export interface AbiTask {
  readonly abis: readonly ForeignAbi[];
  readonly kind: 'call' | 'error' | 'log';
  readonly data: Uint8Array;
  /** Of a log. */
  readonly topics?: readonly Uint8Array[];
}

/** What is to be shown of something that was decoded. */
export function textsOf({ name, inputs, values }: DecodedAbi): DecodedTexts {
  return {
    name,
    inputNames: inputs.map((input, index) => (input.name === '' ? String(index) : input.name)),
    inputTypes: inputs.map(({ type }) => type),
    values,
  };
}
