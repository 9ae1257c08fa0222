import type { StatsCounts } from '@ledgerscope/contract/network-status';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import chartFootStyles from '../../shared/chart/chart-foot.module.css';
import { Share } from '../../shared/chart/chart-foot.tsx';
import styles from '../../shared/chart/figures.module.css';
import { PATHS } from '../../shared/paths.ts';
import { Figure, figureText } from '../../shared/ui/figure.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

/** How much is stored, and since when; to share as a page of its own. */
export function CountPanel({ counts }: { counts: StatsCounts | undefined }) {
  return (
    <section className="card count-panel" aria-label="Transaction counts" aria-busy={counts === undefined}>
      <dl className={`${styles.figures} num`}>
        <Figure name="Transactions">{figureText(counts?.numTransactions)}</Figure>
        <Figure name="Accounts">{figureText(counts?.numAccounts)}</Figure>
        <Figure name="Newest account">
          {counts === undefined ? (
            '…'
          ) : counts.latestAccountId === null ? (
            'Unknown'
          ) : (
            <EntityLink kind="account" id={counts.latestAccountId} />
          )}
        </Figure>
        <Figure name="Data since">
          {counts === undefined ? '…' : counts.startDate === null ? 'None' : <Timestamp iso={counts.startDate} />}
        </Figure>
      </dl>
      <footer className={`flow ${chartFootStyles.chartFoot}`}>
        <span className="faint">Source: {window.location.host}</span>
        <span className="grow" />
        <Share title="the counts" href={`${PATHS.count}?name=transaction-counts`} embeds={false} />
        <p className={`${chartFootStyles.chartMethod} muted`}>
          About this data: Counts all transactions that reached consensus since the first stored block, including failed
          and child transactions, and all existing accounts, not counting contracts.
        </p>
      </footer>
    </section>
  );
}
