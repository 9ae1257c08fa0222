import { useSearchParams } from 'react-router';
import { SignedInOnly } from '../features/account-access/guards.tsx';
import { invoicesQuery } from '../features/billing/get-billing.ts';
import { SandboxPayment } from '../features/billing/sandbox-payment.tsx';
import { useReply } from '../shared/api/use-reply.ts';
import { useSessionUser } from '../shared/session/session-user.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import '../styles/billing.css';

/** Where an invoice is paid. */
export function Component() {
  return (
    <SignedInOnly>
      <Payment />
    </SignedInOnly>
  );
}

function Payment() {
  const user = useSessionUser();
  return (
    <div className="wrap page">
      <PageTitle>Payment</PageTitle>
      <Breadcrumbs here="Payment" />
      <h1>Payment</h1>
      {user === null ? null : <OfInvoice userId={user.id} />}
    </div>
  );
}

function OfInvoice({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const { data, error, refetch } = useReply(invoicesQuery(userId));
  if (error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined) return null;
  const invoice = data.data.find(({ id, status }) => id === search.get('invoice') && status === 'UNPAID');
  if (invoice === undefined) return <p>There is no unpaid invoice of this number.</p>;
  return <SandboxPayment invoice={invoice} userId={userId} />;
}
