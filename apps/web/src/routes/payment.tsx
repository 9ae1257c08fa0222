import { useQuery } from '@tanstack/react-query';
import { SignedInOnly } from '../features/account-access/guards.tsx';
import { OfInvoice } from '../features/billing/of-invoice.tsx';
import { PayInvoice } from '../features/billing/pay-invoice.tsx';
import { PaymentDisabled } from '../features/billing/payment-disabled.tsx';
import { featuresQuery } from '../shared/api/get-features.ts';
import { useSessionUser } from '../shared/session/session-user.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

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
  const { data: features, isError } = useQuery(featuresQuery(user?.id));
  // Where that is not known, the payment itself says what is wrong.
  const isOffered = features === undefined ? isError : features.PAYMENT === true;
  return (
    <div className="wrap page">
      <PageTitle>Payment</PageTitle>
      <Breadcrumbs here="Payment" />
      <h1>Payment</h1>
      <PaymentDisabled />
      {user === null || !isOffered ? null : (
        <OfInvoice
          userId={user.id}
          isMeant={({ status }) => status === 'UNPAID'}
          none="No unpaid invoice with this number."
        >
          {(invoice) => <PayInvoice invoice={invoice} userId={user.id} />}
        </OfInvoice>
      )}
    </div>
  );
}
