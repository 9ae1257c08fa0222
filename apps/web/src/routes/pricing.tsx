import { CALL_PRICE, FREE_UNITS_TEXT } from '@ledgerscope/contract/price-texts';
import { useEffect } from 'react';
import { usePricingPlans } from '../entities/billing/get-billing.ts';
import { PaymentDisabled } from '../features/billing/payment-disabled.tsx';
import { PricingPlans } from '../features/billing/pricing-plans.tsx';
import { forgetPrices } from '../shared/session/origin.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** Pricing for public API units. */
export function Component() {
  const { data, error, refetch } = usePricingPlans();
  useEffect(forgetPrices, []);
  return (
    <div className="wrap page">
      <PageTitle>Pricing</PageTitle>
      <Breadcrumbs here="Pricing" />
      <h1>Pricing</h1>
      <p className="muted">
        {CALL_PRICE}. {FREE_UNITS_TEXT}
      </p>
      <PaymentDisabled />
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      {data?.length === 0 ? <p className="card empty muted">No plans are available right now.</p> : null}
      {data === undefined || data.length === 0 ? null : <PricingPlans plans={data} />}
    </div>
  );
}
