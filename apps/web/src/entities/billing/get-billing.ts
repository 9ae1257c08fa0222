import type { Invoice } from '@ledgerscope/contract/billing';
import { BILLING_CALLS } from '@ledgerscope/contract/billing-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery, replyQuery, useChanges, useData } from '../../shared/api/data-query.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { allPages } from './get-usage.ts';

/** Invoices that one page of the list holds at most. */
export const MOST_INVOICES = 1_000;

/** What units cost. */
export function usePricingPlans() {
  return useData(['plans'], addressOf(BILLING_CALLS.listPricingPlans, {}));
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
  return replyQuery(
    ['user', userId, 'invoices', 'periods'],
    addressOf(BILLING_CALLS.listInvoices, { userId }, { pageNo: 0, pageSize: 50, sortOn: 'expiry_date' }),
  );
}

/** A page of the newest invoices of a user. */
export function invoicesQuery(userId: string, pageNo: number, pageSize: number) {
  const address = addressOf(BILLING_CALLS.listInvoices, { userId }, { pageNo, pageSize });
  return replyQuery(['user', userId, 'invoices', pageNo, pageSize], address);
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
  const address = addressOf(BILLING_CALLS.getHbarPayment, { userId, number });
  const payment = dataQuery(['hbar-payment', userId, number], address);
  return useReply({ ...payment, refetchInterval: isAwaited ? WATCH_MS : false });
}

/** Who made a payment. */
export function usePayer(userId: string, paymentRef: string) {
  const address = addressOf(BILLING_CALLS.getInvoiceDetails, { userId }, { paymentRef });
  return useData(['user', userId, 'payment', paymentRef], address);
}

/** What is asked for again after something was bought. */
export function useBillingActions(userId: string) {
  const then = useChanges(['user', userId]);
  return {
    buy: (planId: string, period: string) => then(sendCall(BILLING_CALLS.makeInvoice, { userId }, { planId, period })),
    paySandbox: (number: string, form: { payer: string; reference: string }) =>
      then(sendCall(BILLING_CALLS.paySandbox, { userId, number }, form)),
  };
}
