import type { Invoice } from '@ledgerscope/contract/billing';
import { Link } from 'react-router';
import { useOperator } from '../../shared/api/use-operator.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSessionUser } from '../../shared/session/session-user.ts';
import styles from './billing.module.css';

/** An invoice as it is printed: who sells, who buys, what, and what it costs. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { id, status, label, period, units, amount, startDate, expiryDate, purchaseDate, paymentRef } = invoice;
  return (
    <article className={`card ${styles.invoiceSheet}`}>
      <header>
        <h2>Invoice {id}</h2>
        <span className={status === 'PAID' ? 'badge good' : 'badge warn'}>{status}</span>
        <span className="grow" />
        <button type="button" className={`button ${styles.invoiceTool}`} onClick={() => window.print()}>
          Print
        </button>
      </header>
      <div className={styles.invoiceParties}>
        <Seller />
        <Buyer />
        <dl>
          <dt>Date</dt>
          <dd>{purchaseDate.slice(0, 10)}</dd>
          <dt>From</dt>
          <dd>{startDate}</dd>
          <dt>To</dt>
          <dd>{expiryDate ?? 'Never'}</dd>
        </dl>
      </div>
      <table className={styles.invoiceLines}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Type</th>
            <th scope="col"># of Units</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{label}: public API usage</td>
            <td>{period}</td>
            <td className="num">{wholeText(BigInt(units))}</td>
            <td className="num">${amount}</td>
          </tr>
        </tbody>
      </table>
      <p>
        <b>Total: ${amount} (US dollars)</b>
      </p>
      <p className="muted break">
        {paymentRef === null ? 'No payment associated with this invoice' : `Payment reference: ${paymentRef}`}
      </p>
      <Link className={styles.invoiceTool} to={`${PATHS.profile}?tab=payments`}>
        All payments
      </Link>
    </article>
  );
}

function Seller() {
  const { name, email, phone } = useOperator();
  return (
    <address>
      <b>{name ?? 'The operator of this site'}</b>
      {[email, phone].map((line) => (line === null ? null : <span key={line}>{line}</span>))}
    </address>
  );
}

function Buyer() {
  const user = useSessionUser();
  const lines = [user?.company, user?.email].filter((line) => line !== undefined && line !== null && line !== '');
  return (
    <address>
      <span className="muted">For</span>
      <b>{user?.name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
