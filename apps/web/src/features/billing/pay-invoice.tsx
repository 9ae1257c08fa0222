import type { Invoice, PaymentStart } from '@ledgerscope/contract/billing';
import { usePaymentStart } from '../../entities/billing/get-billing.ts';
import { PERIOD_RUNS, startsLater } from '../../entities/billing/renewal.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './billing.module.css';
import { PayInHbar } from './pay-in-hbar.tsx';
import { SandboxPayment } from './sandbox-payment.tsx';

/** Where an invoice is paid: in the sandbox, by the outside widget, or in hbar on the ledger. */
export function PayInvoice({ invoice, userId }: { invoice: Invoice; userId: string }) {
  const { data, error, refetch } = usePaymentStart(userId, invoice.id);
  if (error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <>
      {startsLater(data.invoice, new Date().toISOString().slice(0, 10)) ? <p>{PERIOD_RUNS}</p> : null}
      {data.adapter === 'sandbox' ? (
        <SandboxPayment invoice={data.invoice} userId={userId} />
      ) : (
        <>
          <WidgetPayment invoice={data.invoice} start={data} />
          {data.hbar === null ? (
            <NoRate isOnly={data.adapter === 'hbar'} />
          ) : (
            <PayInHbar invoice={data.invoice} userId={userId} start={data.hbar} askAgain={() => void refetch()} />
          )}
        </>
      )}
    </>
  );
}

function WidgetPayment({ invoice, start }: { invoice: Invoice; start: PaymentStart }) {
  if (start.widget === null) return null;
  return (
    <section className={`card ${styles.plan}`} aria-labelledby="payment-title">
      <h2 id="payment-title">Invoice {invoice.id}</h2>
      <p>
        {wholeText(BigInt(invoice.units))} units for <b>${invoice.amount}</b>. You’ll pay on an external site
        {start.environment === 'production' ? '' : ` (test environment: ${start.environment})`}. Your units are added
        once the payment is confirmed.
      </p>
      <a className="button primary" href={start.widget} rel="noreferrer">
        PAY
      </a>
    </section>
  );
}

/** Said only where there is no other way to pay. */
function NoRate({ isOnly }: { isOnly: boolean }) {
  if (!isOnly) return null;
  return <p>No exchange rate is available right now, so we can’t show a price in hbar. Try again later.</p>;
}
