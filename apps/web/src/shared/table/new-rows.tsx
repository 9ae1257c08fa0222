import type { ListReply } from '@ledgerscope/contract/envelope';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { type Address, withQuery } from '../api/address.ts';
import { fetchReply } from '../api/fetch-reply.ts';
import { refreshOrRecover } from '../api/query-client.ts';
import { useReply } from '../api/use-reply.ts';
import { wholeText } from '../format/hbar-text.ts';
import { useSpokenRows, waitingRows } from './arrived-rows.ts';
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
  return (
    <NewRowsBar
      what={what}
      newest={newest?.data.map(keyOf)}
      waiting={waiting}
      isAll={waiting === newest?.data.length}
      show={show}
    />
  );
}

interface BarProps {
  readonly what: string;
  /** Keys of the newest page. */
  readonly newest: readonly string[] | undefined;
  readonly waiting: number;
  /** True where there may be more than `waiting`. */
  readonly isAll: boolean;
  readonly show: () => void;
}

/**
 * How many rows wait above a list, and the switch by which they come in by themselves. Its place is always reserved, and the focus
 * stays in it when its button goes.
 */
export function NewRowsBar({ what, newest, waiting, isAll, show }: BarProps) {
  const id = useId();
  const [loads, choose] = useLoadsNew();
  const place = useRef<HTMLSpanElement>(null);
  const onShow = () => {
    place.current?.focus();
    show();
  };
  return (
    <div className={`${styles.newRows} small`}>
      <span ref={place} tabIndex={-1} className={styles.place}>
        {waiting === 0 ? null : (
          <button type="button" className="button small primary" onClick={onShow}>
            Show {wholeText(waiting)}
            {isAll ? '+' : ''} new {nounOf(what, waiting)}
          </button>
        )}
        <SpokenRows what={what} newest={newest} />
      </span>
      <span className="grow" />
      <input id={id} type="checkbox" checked={loads} onChange={() => choose(!loads)} />
      <label htmlFor={id} className="muted">
        Add new {what} automatically
      </label>
    </div>
  );
}

/** For screen readers alone. */
function SpokenRows({ what, newest }: { what: string; newest: readonly string[] | undefined }) {
  const count = useSpokenRows(newest);
  return (
    <span role="status" className="sr-only">
      {count === 0 ? '' : `${wholeText(count)} new ${nounOf(what, count)}`}
    </span>
  );
}

function nounOf(what: string, count: number): string {
  return count === 1 ? what.replace(/s$/, '') : what;
}
