import type { PricingPlan } from '@ledgerscope/contract/billing';
import { unitCostText } from '@ledgerscope/contract/dollar-text';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { periodsQuery, useBillingActions } from '../../entities/billing/get-billing.ts';
import { hasPaidPeriod, PERIOD_RUNS } from '../../entities/billing/renewal.ts';
import { featuresQuery } from '../../shared/api/get-features.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSessionUser } from '../../shared/session/session-user.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import styles from './billing.module.css';
import { DISABLED } from './payment-disabled.tsx';

const LOG_IN = 'You need to Log-in first to make a purchase. Do you want to continue?';
const FIRST_PLAN = 2;

/** Plans: those in bulk by a slider, and those of periods beside it. */
export function PricingPlans({ plans }: { plans: readonly PricingPlan[] }) {
  const bulk = plans.filter(({ type }) => type === 'BULK');
  const periods = plans.filter(({ type }) => type !== 'BULK');
  return (
    <div className={styles.pricing}>
      {bulk.length === 0 ? null : <BulkPlans plans={bulk} />}
      {periods.map((plan) => (
        <section
          key={`${plan.id} ${plan.type}`}
          className={`card ${styles.plan}`}
          aria-label={`${plan.label}, ${plan.type}`}
        >
          <h2>{plan.label}</h2>
          <p className="muted">{plan.type === 'MONTHLY' ? 'Monthly' : 'Yearly (12 months)'}</p>
          <PlanPrice plan={plan} />
          <BuyButton plan={plan} />
        </section>
      ))}
    </div>
  );
}

function BulkPlans({ plans }: { plans: readonly PricingPlan[] }) {
  const [place, setPlace] = useState(Math.min(FIRST_PLAN, plans.length));
  const plan = plans[place - 1];
  if (plan === undefined) return null;
  return (
    <section className={`card ${styles.plan} bulk`} aria-label="Units in bulk">
      <h2>{plan.label}</h2>
      <p className="muted">Bulk units never expire.</p>
      <label className={styles.planSlider}>
        Plan {place} of {plans.length}
        <input
          type="range"
          min={1}
          max={plans.length}
          value={place}
          aria-valuetext={`${plan.label}, ${wholeText(BigInt(plan.units))} units`}
          onChange={(event) => setPlace(Number(event.target.value))}
        />
      </label>
      <PlanPrice plan={plan} />
      <BuyButton plan={plan} />
    </section>
  );
}

function PlanPrice({ plan: { units, totalCost, cents } }: { plan: PricingPlan }) {
  return (
    <dl className={styles.planPrice}>
      <dt>Units</dt>
      <dd className="num">{wholeText(BigInt(units))}</dd>
      <dt>Cost per unit</dt>
      <dd className="num">${unitCostText(BigInt(cents), BigInt(units))}</dd>
      <dt>Cost</dt>
      <dd className="num">
        <b>${totalCost}</b>
      </dd>
    </dl>
  );
}

function BuyButton({ plan }: { plan: PricingPlan }) {
  const user = useSessionUser();
  const { data: features } = useQuery(featuresQuery(user?.id));
  if (features?.PAYMENT !== true)
    return (
      <>
        {user === null ? <SignUpLink /> : null}
        {features === undefined ? null : <p className="muted">{DISABLED}</p>}
      </>
    );
  return user === null ? <BuySignedOut /> : <BuySignedIn plan={plan} userId={user.id} />;
}

function BuySignedOut() {
  const navigate = useNavigate();
  return (
    <>
      <AskingButton title="Sign in" text={LOG_IN} run={async () => navigate(`${PATHS.login}?pricing=true`)} />
      <SignUpLink />
    </>
  );
}

function SignUpLink() {
  return <Link to={`${PATHS.signUp}?pricing=true`}>Create a free account</Link>;
}

function BuySignedIn({ plan, userId }: { plan: PricingPlan; userId: string }) {
  const navigate = useNavigate();
  const { buy } = useBillingActions(userId);
  const { data: invoices } = useQuery(periodsQuery(userId));
  const runs = plan.type !== 'BULK' && hasPaidPeriod(invoices?.data ?? [], new Date().toISOString().slice(0, 10));
  const text = runs
    ? `${PERIOD_RUNS} Do you want to continue?`
    : `We’ll create an invoice for $${plan.totalCost}, which you pay on the next page.`;
  const run = async () => {
    const { data } = await buy(plan.id, plan.type);
    await navigate(data.page);
  };
  return <AskingButton title={plan.label} text={text} run={run} />;
}

/** Buys after a question. */
function AskingButton(asked: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'run'>) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" className="button primary" onClick={() => setAsks(true)}>
        BUY
      </button>
      {asks ? <ConfirmDialog {...asked} action="Continue" isHarmless close={() => setAsks(false)} /> : null}
    </>
  );
}
