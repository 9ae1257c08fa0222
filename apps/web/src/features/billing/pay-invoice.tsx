import type { Invoice } from '@ledgerscope/contract';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { usePaymentStart } from './get-billing.ts';
import { SandboxPayment } from './sandbox-payment.tsx';

/** Where an invoice is paid: in the sandbox, or by the outside widget. */
export function PayInvoice({ invoice, userId }: { invoice: Invoice; userId: string }) {
  const { data, error, refetch } = usePaymentStart(userId, invoice.id);
  if (error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined) return null;
  if (data.widget === null) return <SandboxPayment invoice={invoice} userId={userId} />;
  return (
    <section className="card plan" aria-labelledby="payment-title">
      <h2 id="payment-title">Invoice {invoice.id}</h2>
      <p>
        {wholeText(BigInt(invoice.units))} units for <b>${invoice.amount}</b>. The payment is taken on another site
        {data.environment === 'production' ? '' : `, in its environment ${data.environment} for trying`}; the units are
        posted when it says that you have paid.
      </p>
      <a className="button primary" href={data.widget} rel="noreferrer">
        PAY
      </a>
    </section>
  );
}
