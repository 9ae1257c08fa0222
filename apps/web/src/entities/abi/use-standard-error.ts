import { useReply } from '../../shared/api/use-reply.ts';
import type { Decoded } from './decode-with-abi.ts';

/** An error that many contracts share, read from its bytes (hex without 0x); undefined where it is none, and while it loads. */
export function useStandardError(data: string | undefined): Decoded | undefined {
  const { data: decoded } = useReply({
    queryKey: ['standard-error', data],
    queryFn: async () => {
      const decoding = await import('./decode-with-abi.ts');
      const { STANDARD_ERRORS } = await import('./standard-errors.ts');
      return decoding.decodeErrorWith(STANDARD_ERRORS, data ?? '') ?? null;
    },
    enabled: data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return decoded ?? undefined;
}
