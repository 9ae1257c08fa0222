import type { ListReply } from '@ledgerscope/contract/envelope';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { type Address, withQuery } from '../api/address.ts';
import { fetchReply } from '../api/fetch-reply.ts';
import { refreshOrRecover } from '../api/query-client.ts';
import { useReply } from '../api/use-reply.ts';
import { wholeText } from '../format/hbar-text.ts';
import { listTableQuery } from './get-list.ts';
import { useLoadsNew } from './load-new.ts';
import styles from './new-rows.module.css';
import { type ListParams, listQuery } from './table-state.ts';
import type { UrlTable } from './use-table-state.ts';

interface NewRowsProps<Row> {
  /** What the rows are: `transactions`. */
  readonly what: string;
  readonly list: Address<ListReply<Row>>;
  readonly params: ListParams;
  readonly table: UrlTable;
  readonly keyOf: (row: Row) => string;
  readonly rows: readonly Row[] | undefined;
}

/** Looks for rows that came in above the first page, and loads them on a click, or by themselves. */
export function NewRows<Row>({ what, list, params, table, keyOf, rows }: NewRowsProps<Row>) {
  const client = useQueryClient();
  const [loads] = useLoadsNew();
  const query = listQuery(table.state, params).toString();
  const { data: newest } = useReply<ListReply<Row>>({
    queryKey: ['newest-rows', list.url, query],
    queryFn: ({ signal }) => fetchReply(withQuery(list, query), signal),
    enabled: rows !== undefined,
    refetchInterval: refreshOrRecover,
    gcTime: 0,
  });
  const waiting = waitingRows(rows, newest?.data, keyOf);
  const show = () => client.setQueryData(listTableQuery(list, table.state, params).queryKey, newest);
  useEffect(() => {
    if (loads && waiting > 0) show();
  });
  return <NewRowsBar what={what} waiting={waiting} isAll={waiting === newest?.data.length} show={show} />;
}

/** How many rows of the newest page are not among those shown. */
export function waitingRows<Row>(
  shown: readonly Row[] | undefined,
  newest: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): number {
  if (shown === undefined || newest === undefined) return 0;
  const known = new Set(shown.map(keyOf));
  const first = newest.findIndex((row) => known.has(keyOf(row)));
  return first === -1 ? newest.length : first;
}

interface BarProps {
  readonly what: string;
  readonly waiting: number;
  /** True where there may be more than `waiting`. */
  readonly isAll: boolean;
  readonly show: () => void;
}

/** How many rows wait above a list, and the switch by which they come in by themselves. Its place is always reserved. */
export function NewRowsBar({ what, waiting, isAll, show }: BarProps) {
  const id = useId();
  const [loads, choose] = useLoadsNew();
  return (
    <div className={`${styles.newRows} small`}>
      <span role="status">
        {waiting === 0 ? null : (
          <button type="button" className="button small primary" onClick={show}>
            Show {wholeText(waiting)}
            {isAll ? '+' : ''} new {waiting === 1 ? what.replace(/s$/, '') : what}
          </button>
        )}
      </span>
      <span className="grow" />
      <input id={id} type="checkbox" checked={loads} onChange={() => choose(!loads)} />
      <label htmlFor={id} className="muted">
        Add new {what} automatically
      </label>
    </div>
  );
}
