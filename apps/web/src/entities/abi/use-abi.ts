import type { ContractMethod } from '@ledgerscope/contract/decoded-call';
import { queryOptions } from '@tanstack/react-query';
import { useReply } from '../../shared/api/use-reply.ts';
import { useAbiBook } from './abi-book.ts';
import type { Decoded } from './decode-with-abi.ts';

/** Reads calls, logs and errors of one contract by the ABI that the visitor gave for it. All bytes as hex without 0x. */
export interface AbiDecoder {
  readonly call: (data: string) => Decoded | undefined;
  /** The function that call data names by its first four bytes, whatever follows. */
  readonly method: (data: string) => ContractMethod | undefined;
  readonly output: (data: string, output: string) => Decoded | undefined;
  readonly log: (topics: readonly string[], data: string) => Decoded | undefined;
  readonly error: (data: string) => Decoded | undefined;
}

/** The decoder is loaded only where there is an ABI: it is larger than the page itself. */
function decoderQuery(contractID: string, abiText: string | undefined) {
  return queryOptions({
    queryKey: ['abi', contractID, abiText],
    queryFn: async (): Promise<AbiDecoder> => {
      const decoding = await import('./decode-with-abi.ts');
      const abi = decoding.parseAbiText(abiText ?? '[]');
      return {
        call: (data) => unlessBroken(() => decoding.decodeCallWith(abi, data)),
        method: (data) => decoding.methodWith(abi, data),
        output: (data, output) => unlessBroken(() => decoding.decodeOutputWith(abi, data, output)),
        log: (topics, data) => unlessBroken(() => decoding.decodeLogWith(abi, topics, data)),
        error: (data) => unlessBroken(() => decoding.decodeErrorWith(abi, data)),
      };
    },
    enabled: abiText !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** A page shows bytes as they are, and the way to forget an ABI, whatever that is. */
function unlessBroken(decode: () => Decoded | undefined): Decoded | undefined {
  try {
    return decode();
  } catch {
    // The ABI does not fit the bytes, which are shown instead.
    return undefined;
  }
}

/** The decoder of a contract; undefined where the visitor gave no ABI for it, and while it loads. */
export function useAbi(contractID: string | null): AbiDecoder | undefined {
  const stored = useAbiBook().find((one) => one.contractID === contractID);
  return useReply(decoderQuery(contractID ?? '', stored?.abi)).data;
}
