import type { Invoice } from '@ledgerscope/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { allInvoices, useInvoices } from '../../entities/billing/get-billing.ts';
import { featuresQuery } from '../../shared/api/get-features.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { saveText } from '../../shared/save-text.ts';
import { TablePages } from '../../shared/table/table-pages.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import panelStyles from '../../shared/ui/panel.module.css';
import panelTableStyles from '../../shared/ui/panel-table.module.css';
import { type PanelColumn, PanelTable } from '../../shared/ui/panel-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { showFailure } from '../../shared/ui/use-run.ts';
import { PaymentDetails } from './payment-details.tsx';
import { DISABLED, PaymentDisabled } from './payment-disabled.tsx';
import styles from './payments.module.css';

/** Invoices of a user, and how each was paid. */
export function Payments({ userId }: { userId: string }) {
  const [page, setPage] = useState({ pageNo: 0, pageSize: 5 });
  const { data, error, refetch } = useInvoices(userId, page.pageNo, page.pageSize);
  const invoices = data?.data ?? [];
  return (
    <section className="card" aria-labelledby="payments-title">
      <header>
        <h2 id="payments-title">Payment history</h2>
        <span className="grow" />
        <Link className="button small" to={PATHS.pricing}>
          Buy units
        </Link>
        {invoices.length === 0 ? null : (
          <button type="button" className="button small" onClick={() => void saveInvoices(userId)}>
            CSV
          </button>
        )}
      </header>
      <PaymentDisabled />
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      {data?.totalCount === 0 ? (
        <p className={`${panelStyles.panelEmpty} muted`}>
          No data available. Your invoices and payments will appear here.
        </p>
      ) : null}
      {invoices.length === 0 ? null : <InvoiceTable userId={userId} invoices={invoices} />}
      {data === undefined || data.totalCount === 0 ? null : (
        <TablePages page={page} total={data.totalCount} change={setPage} />
      )}
    </section>
  );
}

function InvoiceTable({ userId, invoices }: { userId: string; invoices: readonly Invoice[] }) {
  const [open, setOpen] = useState<string>();
  const { data: features } = useQuery(featuresQuery(userId));
  const actions = ({ id, status }: Invoice) => (
    <>
      {status === 'PAID' ? null : <PayLink id={id} canPay={features?.PAYMENT === true} />}
      <Link className="button small" to={`${PATHS.invoice}?invoice=${id}`}>
        Invoice<span className="sr-only"> {id} (printable)</span>
      </Link>
      <button
        type="button"
        className="button small"
        aria-expanded={open === id}
        onClick={() => setOpen(open === id ? undefined : id)}
      >
        {open === id ? 'Hide' : 'Show'}
        <span className="sr-only"> payment for invoice {id}</span>
      </button>
    </>
  );
  const columns = [...FACTS, { heading: 'Payment', className: panelTableStyles.rowActions, cell: actions }];
  return (
    <PanelTable
      className={styles.paymentTable}
      columns={columns}
      rows={invoices}
      keyOf={({ id }) => id}
      below={(invoice) =>
        open === invoice.id ? <PaymentDetails userId={userId} invoice={invoice} columns={columns.length} /> : null
      }
    />
  );
}

const FACTS: readonly PanelColumn<Invoice>[] = [
  { heading: 'Purchase Date', cell: ({ purchaseDate }) => <Timestamp iso={purchaseDate} /> },
  {
    heading: 'Status',
    cell: ({ status }) => <span className={status === 'PAID' ? 'badge good' : 'badge warn'}>{status}</span>,
  },
  { heading: 'Type', cell: ({ period }) => period },
  { heading: '# of Units', className: 'num', cell: ({ units }) => wholeText(units) },
  { heading: 'Price', className: 'num', cell: ({ amount }) => `$${amount}` },
  { heading: 'Start Date', className: 'nowrap', cell: ({ startDate }) => startDate },
  { heading: 'Expiry Date', className: 'nowrap', cell: ({ expiryDate }) => expiryDate ?? 'Never' },
];

function PayLink({ id, canPay }: { id: string; canPay: boolean }) {
  if (!canPay) return <span className="muted">{DISABLED} </span>;
  return (
    <Link className="button small primary" to={`${PATHS.payment}?invoice=${id}`}>
      Pay<span className="sr-only"> invoice {id}</span>
    </Link>
  );
}

/** Saves all invoices, not only those that are shown. */
async function saveInvoices(userId: string): Promise<void> {
  try {
    const lines = (await allInvoices(userId)).map(csvLine);
    const heading = 'Invoice,Purchase Date,Status,Type,Units,Price,Start Date,Expiry Date,Payment';
    saveText('ledgerscope-invoices.csv', `${[heading, ...lines].join('\r\n')}\r\n`);
  } catch (failure) {
    showFailure(failure);
  }
}

function csvLine(invoice: Invoice): string {
  const { id, purchaseDate, status, period, units, amount, startDate, expiryDate, paymentRef } = invoice;
  return [id, purchaseDate, status, period, units, amount, startDate, expiryDate ?? '', paymentRef ?? ''].join(',');
}
