import type { Invoice } from '@ledgerscope/contract/billing';
import { SANDBOX_FORM } from '@ledgerscope/contract/billing-forms';
import { hexText } from '@ledgerscope/ledger';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useBillingActions } from '../../entities/billing/get-billing.ts';
import formStyles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { showToast } from '../../shared/ui/toasts.ts';
import styles from './billing.module.css';

/** The payment page of the server itself: no money moves, and the units are posted. */
export function SandboxPayment({ invoice, userId }: { invoice: Invoice; userId: string }) {
  const { paySandbox } = useBillingActions(userId);
  const navigate = useNavigate();
  // The same for as long as the page is open: pressed twice, it is one payment.
  const [reference] = useState(() => hexText(crypto.getRandomValues(new Uint8Array(12))));
  const form = useForm({
    initial: { payer: '0.0.1001', reference },
    rules: SANDBOX_FORM,
    send: async ({ payer }) => {
      const { data } = await paySandbox(invoice.id, { payer, reference });
      showToast(
        data.outcome === 'paid-before'
          ? 'This invoice is already paid. You were not charged.'
          : `${wholeText(BigInt(invoice.units))} units added to your balance.`,
      );
      await navigate(`${PATHS.profile}?tab=payments`);
    },
  });
  return (
    <section className={`card ${styles.plan}`} aria-labelledby="payment-title">
      <h2 id="payment-title">Invoice {invoice.id}</h2>
      <p className="muted">This is a sandbox. No money is charged, whichever account you enter.</p>
      <dl className={styles.planPrice}>
        <dt>Plan</dt>
        <dd>
          {invoice.label}, {invoice.period}
        </dd>
        <dt>Units</dt>
        <dd className="num">{wholeText(BigInt(invoice.units))}</dd>
        <dt>From</dt>
        <dd>
          {invoice.startDate}
          {invoice.expiryDate === null ? '' : ` to ${invoice.expiryDate}`}
        </dd>
        <dt>Amount</dt>
        <dd className="num">
          <b>${invoice.amount}</b>
        </dd>
      </dl>
      <form className={formStyles.form} noValidate aria-label="Payment" onSubmit={form.onSubmit}>
        <FormField label="Payer account" field={form.field('payer')} />
        <FormFoot form={form} label="PAY" />
      </form>
      <Link to={`${PATHS.paymentError}?noPayment=true`}>Cancel the payment</Link>
    </section>
  );
}
