import { ACCOUNT_CALLS, type AccountStakingReward, type Amount as WireAmount } from '@ledgerscope/contract';
import { Amount } from '../../entities/amount/amount.tsx';
import { addressOf } from '../../shared/api/address.ts';
import type { TableSpec } from '../../shared/table/table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { ageColumn, transactionColumn } from '../entity-page/columns.tsx';
import { TabList } from '../entity-page/tab-list.tsx';

const SPEC: TableSpec = { prefix: 'rewards' };

const COLUMNS: readonly Column<AccountStakingReward>[] = [
  transactionColumn((row) => row.consensusTime),
  ageColumn('when', 'When', (row) => row.consensusTime),
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
  return (
    <TabList
      label="Staking Rewards"
      list={addressOf(ACCOUNT_CALLS.listStakingRewards, { id })}
      spec={SPEC}
      columns={COLUMNS}
      exportList={{ name: 'staking-rewards', id }}
      keyOf={(row) => row.consensusTime}
      onReply={(reply) => <Total amount={(reply as { readonly totalAmount?: WireAmount }).totalAmount} />}
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
