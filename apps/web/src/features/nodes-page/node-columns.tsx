import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import type { Node } from '@ledgerscope/contract/node';
import { Amount, ShortAmount } from '../../entities/amount/amount.tsx';
import { numberColumn } from '../../entities/entity/columns.tsx';
import { NODE_COLUMN } from '../../entities/node/node-column.tsx';
import { StakeShare } from '../../entities/node/stake-share.tsx';
import type { Column } from '../../shared/ui/data-table.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';

function hbars(value: Node['stake']) {
  return value === null ? <NotKnown /> : <ShortAmount tinybars={value} />;
}

function rate(value: Node['reward_rate']) {
  return value === null ? <NotKnown /> : <Amount tinybars={value} compact />;
}

/** The table of nodes; counts and earnings are those of `period`. */
export function nodeColumns(period: ChartPeriod): readonly Column<Node>[] {
  return [...IDENTITY, ...STAKE, ...activityColumns(period)];
}

const IDENTITY: readonly Column<Node>[] = [
  NODE_COLUMN,
  {
    id: 'id',
    heading: 'ID',
    align: 'end',
    width: '72px',
    cell: ({ id }) => <span className="num">{id ?? 'Unknown'}</span>,
  },
  {
    id: 'account',
    heading: 'Account',
    width: '90px',
    cell: ({ nodeId }) => <span className="mono">{nodeId ?? 'Unknown'}</span>,
  },
];

const STAKE: readonly Column<Node>[] = [
  { id: 'stake', heading: 'Stake', align: 'end', cell: ({ stake }) => hbars(stake) },
  {
    id: 'share',
    heading: 'Stake share',
    align: 'end',
    width: '105px',
    cell: (node) => <StakeShare node={node} />,
  },
  {
    id: 'rewarded',
    heading: 'Rewarded',
    tip: 'Stake that earns rewards',
    align: 'end',
    cell: ({ stake_rewarded }) => hbars(stake_rewarded),
  },
  {
    id: 'not-rewarded',
    heading: 'Not rewarded',
    tip: 'Stake that declined rewards',
    align: 'end',
    cell: ({ stake_not_rewarded }) => hbars(stake_not_rewarded),
  },
  {
    id: 'rate',
    heading: 'Reward rate',
    tip: 'Reward per staked hbar in the last staking period',
    align: 'end',
    cell: ({ reward_rate, declineReward }) =>
      declineReward ? <span className="faint">Declines rewards</span> : rate(reward_rate),
  },
];

function activityColumns(period: ChartPeriod): readonly Column<Node>[] {
  return [
    numberColumn('count', `Transactions, ${period}`, ({ numTransactions }) => numTransactions),
    {
      id: 'earned',
      heading: `Earned, ${period}`,
      tip: 'Fees and rewards',
      align: 'end',
      cell: ({ hbarEarned }) => <Amount tinybars={hbarEarned} compact />,
    },
  ];
}
