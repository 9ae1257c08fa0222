import { SignedInOnly } from '../features/account-access/guards.tsx';
import styles from '../features/billing/billing.module.css';
import { InvoiceSheet } from '../features/billing/invoice-sheet.tsx';
import { OfInvoice } from '../features/billing/of-invoice.tsx';
import { useSessionUser } from '../shared/session/session-user.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** An invoice, to be printed. */
export function Component() {
  return (
    <SignedInOnly>
      <InvoicePage />
    </SignedInOnly>
  );
}

function InvoicePage() {
  const user = useSessionUser();
  return (
    <div className="wrap page">
      <PageTitle>Invoice</PageTitle>
      <Breadcrumbs here="Invoice" />
      <h1 className={styles.invoiceTool}>Invoice</h1>
      {user === null ? null : (
        <OfInvoice userId={user.id} isMeant={() => true} none="Invoice not found.">
          {(invoice) => <InvoiceSheet invoice={invoice} />}
        </OfInvoice>
      )}
    </div>
  );
}
