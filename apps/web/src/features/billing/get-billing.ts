import { BILLING_CALLS, type Invoice } from '@ledgerscope/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { allPages } from '../usage/get-usage.ts';

/** Invoices that one page of the list holds at most. */
export const MOST_INVOICES = 1_000;

/** What units cost. */
export function usePricingPlans() {
  return useReply(
    queryOptions({
      queryKey: ['plans'],
      queryFn: async ({ signal }) => (await fetchReply(addressOf(BILLING_CALLS.listPricingPlans, {}), signal)).data,
    }),
  );
}

/** A page of a user's invoices. */
export function useInvoices(userId: string, pageNo: number, pageSize: number) {
  return useReply({ ...invoicesQuery(userId, pageNo, pageSize), placeholderData: (previous) => previous });
}

/** Every invoice of a user, for a file. */
export function allInvoices(userId: string): Promise<Invoice[]> {
  return allPages((pageNo) => {
    const address = addressOf(BILLING_CALLS.listInvoices, { userId }, { pageNo, pageSize: MOST_INVOICES });
    return fetchReply(address, AbortSignal.timeout(30_000));
  });
}

/** The invoices of a user by which it is known whether a period runs, and what is to be paid next: the latest to expire. */
export function periodsQuery(userId: string) {
  return queryOptions({
    queryKey: ['user', userId, 'invoices', 'periods'],
    queryFn: ({ signal }) =>
      fetchReply(
        addressOf(BILLING_CALLS.listInvoices, { userId }, { pageNo: 0, pageSize: 50, sortOn: 'expiry_date' }),
        signal,
      ),
  });
}

/** A page of the newest invoices of a user. */
export function invoicesQuery(userId: string, pageNo: number, pageSize: number) {
  return queryOptions({
    queryKey: ['user', userId, 'invoices', pageNo, pageSize],
    queryFn: ({ signal }) =>
      fetchReply(addressOf(BILLING_CALLS.listInvoices, { userId }, { pageNo, pageSize }), signal),
  });
}

/** How an unpaid invoice is paid; not asked for again with the user's other things, since by then it may be paid. */
export function usePaymentStart(userId: string, number: string) {
  return useReply(
    queryOptions({
      queryKey: ['payment-start', userId, number],
      queryFn: async () => (await sendCall(BILLING_CALLS.startPayment, { userId, number })).data,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      retry: false,
    }),
  );
}

const WATCH_MS = 2_000;

/** What came for an invoice in hbar; where it is waited for, it is asked for again and again while the page is open. */
export function useHbarPayment(userId: string, number: string, isAwaited: boolean) {
  return useReply(
    queryOptions({
      queryKey: ['hbar-payment', userId, number],
      queryFn: async ({ signal }) =>
        (await fetchReply(addressOf(BILLING_CALLS.getHbarPayment, { userId, number }), signal)).data,
      refetchInterval: isAwaited ? WATCH_MS : false,
    }),
  );
}

/** Who made a payment. */
export function usePayer(userId: string, paymentRef: string) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'payment', paymentRef],
      queryFn: async ({ signal }) =>
        (await fetchReply(addressOf(BILLING_CALLS.getInvoiceDetails, { userId }, { paymentRef }), signal)).data,
    }),
  );
}

/** What is asked for again after something was bought. */
export function useBillingActions(userId: string) {
  const queries = useQueryClient();
  const then = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } finally {
      await queries.invalidateQueries({ queryKey: ['user', userId] });
    }
  };
  return {
    buy: (planId: string, period: string) => then(sendCall(BILLING_CALLS.makeInvoice, { userId }, { planId, period })),
    paySandbox: (number: string, form: { payer: string; reference: string }) =>
      then(sendCall(BILLING_CALLS.paySandbox, { userId, number }, form)),
  };
}
