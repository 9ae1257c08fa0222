import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { AccountTransfer } from '@ledgerscope/contract/list-rows';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { MarkedText } from '../../shared/ui/marked-text.tsx';
import { Amount } from '../amount/amount.tsx';
import { ageColumn, transactionColumn } from '../entity/columns.tsx';
import { FilterBox } from '../filter/filter-box.tsx';
import { StatusBadge } from '../transaction/status-badge.tsx';
import { OtherSides } from './other-sides.tsx';

const SPEC: TableSpec = { prefix: 'payments', pageSize: ENTITY_PAGE_SIZE, filters: ['q', ...TIME_FILTERS] };
const MEMO_LENGTH = 40;
/** Characters of an amount in its column, beside the arrow. */
const AMOUNT_LENGTH = 17;

const COLUMNS: readonly Column<AccountTransfer>[] = [
  transactionColumn((row) => row.consensusTime),
  {
    id: 'direction',
    heading: 'Direction',
    width: '110px',
    bare: true,
    cell: ({ transactionDirection: direction }) => (
      <span className={`badge ${direction === 'credit' ? 'good' : 'bad'}`}>
        {direction === 'credit' ? 'Receipt' : 'Payment'}
      </span>
    ),
  },
  {
    id: 'sides',
    heading: 'From / to',
    width: '218px',
    cell: (row) => <OtherSides ids={row.toFromAccount} none={BigInt(row.fee) > 0n ? 'Fee only' : 'None'} />,
  },
  { id: 'memo', heading: 'Memo', cell: (row) => <Memo text={row.memo} /> },
  ageColumn('when', 'When', (row) => row.consensusTime, { width: '196px' }),
  { id: 'result', heading: 'Status', width: '160px', cell: (row) => <StatusBadge status={row.status} /> },
  {
    id: 'amount',
    heading: 'Amount',
    align: 'end',
    width: '206px',
    fixed: true,
    cell: (row) => <PaidAmount row={row} />,
  },
];

/** What changed the hbar balance of an account or contract. */
export function PaymentsTable({ kind, id, flush }: { kind: 'accounts' | 'contracts'; id: string; flush: boolean }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Payments and Receipts"
      list={
        kind === 'accounts'
          ? addressOf(ACCOUNT_CALLS.listAccountTransfers, { id })
          : addressOf(CONTRACT_CALLS.listContractTransfers, { id })
      }
      table={table}
      columns={COLUMNS}
      keyOf={(row) => row.consensusTime}
      exportList={{ name: 'account-transfers', id }}
      timed
      live="payments"
      flush={flush}
      tools={<FilterBox table={table} label="Filter payments and receipts" hint="Memo, ID or account" />}
    />
  );
}

/** A staking reward that came along is no part of the payment. */
function PaidAmount({ row }: { row: AccountTransfer }) {
  return (
    <>
      <Amount tinybars={row.amount} signed most={AMOUNT_LENGTH} />
      {BigInt(row.stakingReward) === 0n ? null : (
        <>
          <br />
          <span className="faint">
            staking reward <Amount tinybars={row.stakingReward} signed most={AMOUNT_LENGTH} />
          </span>
        </>
      )}
    </>
  );
}

function Memo({ text }: { text: string }) {
  if (text === '') return <span className="faint">None</span>;
  return (
    <span className="break">
      <MarkedText text={text} length={MEMO_LENGTH} />
    </span>
  );
}
