import { useQuery } from '@tanstack/react-query';
import { featuresQuery } from '../../shared/api/get-features.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { useUnitBalance } from './get-usage.ts';

/** Units that are left. */
export function BalancePanel({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useUnitBalance(userId);
  const { data: features } = useQuery(featuresQuery(userId));
  return (
    <section className="card balance-panel" aria-labelledby="balance-title" aria-busy={isFetching}>
      <header className="panel-head">
        <h2 id="balance-title">Remaining Unit Balance</h2>
        <span className="grow" />
        <button type="button" className="button small" aria-label="Refresh the balance" onClick={() => void refetch()}>
          <Icon name="refresh" />
        </button>
      </header>
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      <p className="balance num" role="status">
        {data === undefined ? '…' : wholeText(BigInt(data))}
      </p>
      <p className="panel-note muted">
        {features?.PAYMENT === true ? 'No payment required at this time' : 'This feature is not available'}
      </p>
    </section>
  );
}
