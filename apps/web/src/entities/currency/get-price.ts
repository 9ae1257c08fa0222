import { NETWORK_CALLS } from '@ledgerscope/contract/network-calls';
import type { Price } from '@ledgerscope/contract/price';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { documentReply } from '../../shared/api/document-data.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { refreshOrRecover } from '../../shared/api/query-client.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { rateOfDollars, type ShownExchangeRate } from './exchange-rate.ts';

/** What an hbar costs, refreshed with the other figures of the header. */
const priceQuery = queryOptions({
  queryKey: ['price'],
  queryFn: ({ signal }) => fetchReply(addressOf(NETWORK_CALLS.getPrice, {}), signal),
  select: (reply) => reply.data,
  initialData: documentReply<Price>('price'),
  refetchInterval: refreshOrRecover,
});

/** The current price; `data.price` is null where none is known. */
export function usePrice() {
  return useReply(priceQuery);
}

/** The current rate; null while and where no price is known. The ledger's own rate stays exact. */
export function rateOfPrice(price: Price | undefined): ShownExchangeRate | null {
  if (price === undefined || price.price === null) return null;
  if (price.source === 'ledger' && price.ledger !== null)
    return { hbars: price.ledger.hbarEquivalent, cents: price.ledger.centEquivalent };
  return rateOfDollars(price.price);
}
