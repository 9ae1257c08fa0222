import type { ReactNode } from 'react';
import { NoNfts } from '../../entities/nft/no-nfts.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './nft-explorer.module.css';
import type { GrowingList } from './use-load-more.ts';

interface GrowingGridProps<Row> {
  readonly label: string;
  readonly list: GrowingList<Row>;
  readonly className: string | undefined;
  /** A list item. */
  readonly item: (row: Row) => ReactNode;
  readonly empty?: string;
}

/** A list as cards, with a button for more of them. */
export function GrowingGrid<Row extends object>({ label, list, className, item, empty }: GrowingGridProps<Row>) {
  const { rows, error, retry } = list;
  if (error !== null && rows === undefined) return <LoadFailure error={error} retry={retry} />;
  if (rows === undefined)
    return (
      <p className="empty muted" role="status" aria-busy="true">
        Loading...
      </p>
    );
  if (rows.length === 0)
    return (
      <p className="empty muted">
        <NoNfts {...(empty === undefined ? {} : { text: empty })} />
      </p>
    );
  return (
    <>
      <ul className={className} aria-label={label}>
        {rows.map(item)}
      </ul>
      <More list={list} shown={rows.length} />
    </>
  );
}

function More<Row>({ list, shown }: { list: GrowingList<Row>; shown: number }) {
  const { totalCount, totalIsLowerBound, error, retry, more, loadingMore } = list;
  return (
    <div className={`flow ${styles.loadMore}`}>
      <p className="muted num">
        {wholeText(shown)} of {totalIsLowerBound ? 'at least ' : ''}
        {wholeText(totalCount ?? shown)}
      </p>
      {more === undefined ? null : (
        <button type="button" className="button" disabled={loadingMore} onClick={() => more()}>
          {loadingMore ? 'Loading...' : 'Load more'}
        </button>
      )}
      {error === null ? null : <LoadFailure error={error} retry={retry} />}
    </div>
  );
}
