import type { Invoice } from '@ledgerscope/contract/billing';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { invoicesQuery, MOST_INVOICES } from '../../entities/billing/get-billing.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';

interface OfInvoiceProps {
  readonly userId: string;
  readonly isMeant: (invoice: Invoice) => boolean;
  /** What is said where there is none. */
  readonly none: string;
  readonly children: (invoice: Invoice) => ReactNode;
}

/** What a page shows of the user's invoice that its address names. */
export function OfInvoice({ userId, isMeant, none, children }: OfInvoiceProps) {
  const [search] = useSearchParams();
  const { data, error, refetch } = useReply(invoicesQuery(userId, 0, MOST_INVOICES));
  if (error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined) return null;
  const invoice = data.data.find((one) => one.id === search.get('invoice') && isMeant(one));
  return invoice === undefined ? <p>{none}</p> : children(invoice);
}
