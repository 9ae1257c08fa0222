import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { useQueries } from '@tanstack/react-query';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import type { Decoded } from './decode-with-abi.ts';

const ADDRESS = /\b0x[0-9a-fA-F]{40}\b/g;
/** Of longer lists only the beginning is seen. */
const MOST = 8;

/** What the visitor's ABI decoded, with EVM addresses of known accounts and contracts written as their ids, as the server does. */
export function useNamedAddresses(decoded: Decoded): Decoded {
  const addresses = decoded.byVisitor === true ? addressesIn(decoded) : [];
  const replies = useQueries({ queries: addresses.map(idQuery) });
  const ids = new Map(addresses.map((address, index) => [address, replies[index]?.data]));
  if (addresses.length === 0) return decoded;
  const withNames = (text: string) => text.replace(ADDRESS, (address) => ids.get(address.toLowerCase()) ?? address);
  return {
    ...decoded,
    inputValues: decoded.inputValues.map((value, place) => (isOfAddresses(decoded, place) ? withNames(value) : value)),
  };
}

function addressesIn(decoded: Decoded): string[] {
  const found = decoded.inputValues.flatMap((value, place) =>
    isOfAddresses(decoded, place) ? (value.match(ADDRESS) ?? []) : [],
  );
  return [...new Set(found.map((address) => address.toLowerCase()))].slice(0, MOST);
}

function isOfAddresses({ inputTypes }: Decoded, place: number): boolean {
  return inputTypes[place]?.includes('address') === true;
}

function idQuery(address: string) {
  const list = addressOf(ACCOUNT_CALLS.listAccounts, {}, { q: address, limit: 1, facets: false });
  const call = withQuery(list, 'kind=ACCOUNT&kind=CONTRACT');
  return {
    queryKey: ['id-of-address', address],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<string | null> =>
      (await fetchReply(call, signal)).data[0]?.accountID ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: false as const,
  };
}
