import { ACCOUNT_CALLS, type AccountStakingReward, type Amount as WireAmount } from '@ledgerscope/contract';
import { Amount } from '../../entities/amount/amount.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TransactionIdCell } from '../entity-page/transaction-id-cell.tsx';

const SPEC: TableSpec = { prefix: 'rewards' };

const COLUMNS: readonly Column<AccountStakingReward>[] = [
  {
    id: 'transaction',
    heading: 'Transaction',
    width: '245px',
    fixed: true,
    cell: (row) => <TransactionIdCell id={row.readableTransactionID} at={row.consensusTime} />,
  },
  { id: 'when', heading: 'When', width: '190px', cell: (row) => <Timestamp iso={row.consensusTime} age /> },
  {
    id: 'amount',
    heading: 'Reward',
    align: 'end',
    fixed: true,
    cell: (row) => <Amount tinybars={row.amount} signed />,
  },
];

/** What staking paid to an account, and its sum. */
export function StakingRewardsTab({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Staking Rewards"
      heading={null}
      list={addressOf(ACCOUNT_CALLS.listStakingRewards, { id })}
      table={table}
      columns={COLUMNS}
      exportList={{ name: 'staking-rewards', id }}
      keyOf={(row) => row.consensusTime}
      onReply={(reply) => <Total amount={(reply as { readonly totalAmount?: WireAmount }).totalAmount} />}
      flush
    />
  );
}

function Total({ amount }: { amount: WireAmount | undefined }) {
  if (amount === undefined) return null;
  return (
    <p className="lead">
      All rewards together: <Amount tinybars={amount} />
    </p>
  );
}
