import { Link, useSearchParams } from 'react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { tokenBalancesQuery } from './get-token-balances.ts';
import { TokenBalanceValue } from './token-balance-value.tsx';

const SHOWN = 4;
const STATE = {
  page: 1,
  next: undefined,
  limit: SHOWN,
  sort: undefined,
  order: 'desc',
  filters: {},
  hidden: [],
} as const;

/** The newest tokens of an account, and the way to all of them. */
export function TokenBalancesCard({ id }: { id: string }) {
  const { data, error, refetch } = useReply(tokenBalancesQuery(id, STATE));
  const [search] = useSearchParams();
  const all = new URLSearchParams(search);
  all.set('tab', 'balances');
  return (
    <section className="card" aria-labelledby="tokens">
      <header>
        <h2 id="tokens">Tokens</h2>
        {data === undefined ? null : <span className="count num">{wholeText(data.totalCount)}</span>}
        <span className="grow" />
        {data === undefined || data.totalCount <= SHOWN ? null : (
          <Link to={{ search: all.toString() }} preventScrollReset onClick={showParts}>
            See all →
          </Link>
        )}
      </header>
      {data === undefined ? (
        error === null ? (
          <p className="empty muted">Loading...</p>
        ) : (
          <LoadFailure error={error} retry={refetch} />
        )
      ) : data.data.length === 0 ? (
        <p className="empty muted">No token Balance for this Account</p>
      ) : (
        <ul className="rows">
          {data.data.map((row) => (
            <li key={row.tokenId}>
              <span className="row-name">
                <EntityLink kind="token" id={row.tokenId} name={row.name} icon />
              </span>
              <span className="row-values">
                <TokenBalanceValue row={row} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The list is below: bring it into sight once it is drawn. */
function showParts(): void {
  requestAnimationFrame(() => document.getElementById('parts')?.scrollIntoView({ block: 'start' }));
}
