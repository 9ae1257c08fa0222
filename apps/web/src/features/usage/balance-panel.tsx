import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { periodsQuery } from '../../entities/billing/get-billing.ts';
import { useUnitBalance } from '../../entities/billing/get-usage.ts';
import { renewalOf } from '../../entities/billing/renewal.ts';
import { featuresQuery } from '../../shared/api/get-features.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import panelStyles from '../../shared/ui/panel.module.css';
import styles from './usage.module.css';

/** Units that are left. */
export function BalancePanel({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useUnitBalance(userId);
  const { data: features } = useQuery(featuresQuery(userId));
  return (
    <section className={`card ${styles.balancePanel}`} aria-labelledby="balance-title" aria-busy={isFetching}>
      <header>
        <h2 id="balance-title">Remaining Unit Balance</h2>
        <span className="grow" />
        <button type="button" className="button small" aria-label="Refresh the balance" onClick={() => void refetch()}>
          <Icon name="refresh" />
        </button>
      </header>
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      <p className={`${styles.balance} num`} role="status">
        {data === undefined ? '…' : wholeText(BigInt(data))}
      </p>
      <p className={`${panelStyles.panelNote} muted`}>
        {features?.PAYMENT === true ? <Renewal userId={userId} /> : 'This feature is not available'}
      </p>
    </section>
  );
}

/** What is to be paid, where something is. */
function Renewal({ userId }: { userId: string }) {
  const { data } = useQuery(periodsQuery(userId));
  const due = renewalOf(data?.data ?? [], new Date().toISOString().slice(0, 10));
  if (due === undefined) return 'No payment required at this time';
  return <Link to={`${PATHS.payment}?invoice=${due.id}`}>Pay ${due.amount} to renew</Link>;
}
