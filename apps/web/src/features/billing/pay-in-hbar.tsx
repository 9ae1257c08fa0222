import type { HbarPayment, Invoice } from '@ledgerscope/contract/billing';
import { formatHbar, formatUnits, withoutTrailingZeros } from '@ledgerscope/ledger';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useHbarPayment } from '../../entities/billing/get-billing.ts';
import { hbarText, wholeText } from '../../shared/format/hbar-text.ts';
import { accountHref, PATHS, transactionRefHref } from '../../shared/paths.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import styles from './billing.module.css';
import { PaymentCode } from './payment-code.tsx';

interface PayInHbarProps {
  readonly invoice: Invoice;
  readonly userId: string;
  readonly start: HbarPayment;
  /** Asks for the amount of now. */
  readonly askAgain: () => void;
}

/** What to transfer, and what came: the page sees by itself when the transfer is on the ledger. */
export function PayInHbar({ invoice, userId, start, askAgain }: PayInHbarProps) {
  const { data } = useHbarPayment(userId, invoice.id, true);
  const isPaid = data?.invoice.status === 'PAID';
  const navigate = useNavigate();
  const units = unitsBought(data?.hbar?.received ?? [], invoice);
  useEffect(() => {
    if (!isPaid) return;
    showToast(`Payment received. ${wholeText(units)} units added to your balance.`);
    void navigate(`${PATHS.profile}?tab=payments`);
  }, [isPaid, units, navigate]);
  const { account, memo, amount, endsAt, centEquivalent, hbarEquivalent, received } = data?.hbar ?? start;
  const hbars = withoutTrailingZeros(formatHbar(BigInt(amount))).replaceAll(',', '');
  return (
    <section className={`card ${styles.plan} ${styles.payHbar}`} aria-labelledby="hbar-title">
      <h2 id="hbar-title">Pay invoice {invoice.id} with hbar</h2>
      <p>
        From any wallet, transfer this amount to the account below and include the memo. Your{' '}
        {wholeText(BigInt(invoice.units))} units are added as soon as the transfer reaches consensus; this page updates
        automatically.
      </p>
      <div className={styles.payHbarParts}>
        <dl className={styles.planPrice}>
          <dt>Amount</dt>
          <dd className="num">
            <b>{hbarText(BigInt(amount))}</b> <CopyButton text={hbars} what="the amount" />
          </dd>
          <dt>To account</dt>
          <dd>
            <Link to={accountHref(account)}>{account}</Link> <CopyButton text={account} what="the account" />
          </dd>
          <dt>Memo</dt>
          <dd className="mono">
            <span>{memo}</span> <CopyButton text={memo} what="the memo" />
          </dd>
          <dt>Price</dt>
          <dd className="num">
            ${invoice.amount} (${rateText(centEquivalent, hbarEquivalent)} per ℏ)
          </dd>
          <dt>Rate valid until</dt>
          <dd>
            <Timestamp iso={endsAt} />
          </dd>
        </dl>
        <PaymentCode account={account} memo={memo} hbars={hbars} />
      </div>
      <p className="muted">
        Without the memo we can’t match your payment. If you send too little, send the rest with the same memo. If you
        send more, or pay again, you get extra units at the same price. Payments after the time above use the exchange
        rate at that time.
      </p>
      {Date.parse(endsAt) > Date.now() ? null : (
        <button type="button" className="button small" onClick={askAgain}>
          Update to the current rate
        </button>
      )}
      <Received received={received} />
      <Link to={`${PATHS.paymentError}?noPayment=true`}>Cancel the payment</Link>
    </section>
  );
}

/** More than those of the invoice, where more than its price came. */
function unitsBought(received: HbarPayment['received'], invoice: Invoice): bigint {
  const units = received.reduce((sum, one) => sum + BigInt(one.units), 0n);
  return units === 0n ? BigInt(invoice.units) : units;
}

function Received({ received }: Pick<HbarPayment, 'received'>) {
  return (
    <div role="status" className={styles.payReceived}>
      {received.length === 0 ? (
        <p>Waiting for the transfer…</p>
      ) : (
        <>
          <ul>
            {received.map(({ consensusTimestamp, payer, amount, isLate }) => (
              <li key={consensusTimestamp}>
                <Link to={transactionRefHref(consensusTimestamp)}>{hbarText(BigInt(amount))}</Link> from{' '}
                <Link to={accountHref(payer)}>{payer}</Link>
                {isLate ? ' (late)' : ''}
              </li>
            ))}
          </ul>
          <p>The remaining amount is still due.</p>
        </>
      )}
    </div>
  );
}

const RATE_DECIMALS = 4;

/** US dollars of one hbar, rounded half up. */
function rateText(cents: number, hbars: number): string {
  const scale = 10n ** BigInt(RATE_DECIMALS);
  const divisor = BigInt(hbars) * 100n;
  return formatUnits((2n * BigInt(cents) * scale + divisor) / (2n * divisor), RATE_DECIMALS);
}
