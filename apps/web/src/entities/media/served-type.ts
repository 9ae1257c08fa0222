import { queryOptions, useQuery } from '@tanstack/react-query';

/** The server reads a file's type from its first bytes. */
const BEGINNING = 'bytes=0-4095';
/** What the server calls bytes that it does not know. */
const UNKNOWN = 'application/octet-stream';

/**
 * The type of a file of an NFT as its bytes have it, which decides how it is shown; what the document claims until that is known, and
 * where nobody knows better.
 */
export function useServedType(address: string | undefined, claimed: string | null): string | null | undefined {
  const { data, isPending } = useQuery({ ...servedTypeQuery(address ?? ''), enabled: address !== undefined });
  if (address !== undefined && isPending && claimed === null) return undefined;
  return data ?? claimed;
}

function servedTypeQuery(address: string) {
  return queryOptions({
    queryKey: ['media-type', address],
    queryFn: async ({ signal }): Promise<string | null> => {
      const response = await fetch(address, { headers: { range: BEGINNING }, signal });
      const type = response.ok ? response.headers.get('content-type') : null;
      void response.body?.cancel();
      return type === null || type.startsWith(UNKNOWN) ? null : type;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
