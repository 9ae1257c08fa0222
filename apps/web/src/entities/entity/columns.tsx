import type { ReactNode } from 'react';
import type { Column } from '../../shared/ui/data-table.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { numberText } from '../../shared/ui/number-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TransactionIdCell } from '../transaction/transaction-id-cell.tsx';
import { EntityLink } from './entity-link.tsx';

/** What a column of a kind may have besides. */
type Rest<Row> = Omit<Partial<Column<Row>>, 'id' | 'heading' | 'cell'>;

/** A column whose values may not be known. */
function columnOf<Row, Value>(
  pick: (row: Row) => Value | null,
  view: (value: Value) => ReactNode,
  column: Omit<Column<Row>, 'cell'>,
): Column<Row> {
  const cell = (row: Row) => {
    const value = pick(row);
    return value === null ? <NotKnown /> : view(value);
  };
  return { ...column, cell };
}

/** The transaction of a row, which happened at `at`, by its id. */
export function transactionColumn<Row extends { readonly readableTransactionID: string }>(
  at: (row: Row) => string,
  rest: Partial<Column<Row>> = { fixed: true },
): Column<Row> {
  const cell = (row: Row) => <TransactionIdCell id={row.readableTransactionID} at={at(row)} />;
  return { id: 'transaction', heading: 'Transaction', width: '245px', cell, ...rest };
}

/** An instant, with how long ago it was. */
export function ageColumn<Row>(
  id: string,
  heading: string,
  isoOf: (row: Row) => string | null,
  rest: Rest<Row> = {},
): Column<Row> {
  return columnOf(isoOf, (iso) => <Timestamp iso={iso} age />, { id, heading, width: '190px', ...rest });
}

/** An instant. */
export function timeColumn<Row>(
  id: string,
  heading: string,
  isoOf: (row: Row) => string | null,
  rest: Rest<Row> = {},
): Column<Row> {
  return columnOf(isoOf, (iso) => <Timestamp iso={iso} />, { id, heading, width: '190px', ...rest });
}

/** A whole number. */
export function numberColumn<Row>(
  id: string,
  heading: string,
  pick: (row: Row) => number | string | null,
  rest: Rest<Row> = {},
): Column<Row> {
  return columnOf(pick, numberText, { id, heading, align: 'end', ...rest });
}

/** An account. */
export function accountColumn<Row>(
  id: string,
  heading: string,
  idOf: (row: Row) => string | null,
  rest: Rest<Row> = {},
): Column<Row> {
  return columnOf(idOf, (account) => <EntityLink kind="account" id={account} />, { id, heading, ...rest });
}
