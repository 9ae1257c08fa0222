import type { Slice } from '@ledgerscope/contract/chart';
import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import { transactionTypeByCode } from '@ledgerscope/ledger';
import { Link } from 'react-router';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { topListsQuery } from './get-statistics.ts';
import { RankCard, type Ranked } from './rank-card.tsx';

const EMPTY = 'No data available for the selected period';

/** Services, transaction types and payers of a period. */
export function ActivityLists({ period }: { period: ChartPeriod }) {
  const { data, error, refetch } = useReply(topListsQuery(period));
  const common = { error, retry: refetch, empty: EMPTY };
  return (
    <>
      <RankCard
        title="Most active services"
        unit="Transactions"
        rows={data?.services.map((slice) => sliceRow(slice, 'serviceTypes', period))}
        {...common}
      />
      <RankCard
        title="Transaction types"
        unit="Transactions"
        rows={data?.transactionTypes.map((slice) => sliceRow(slice, 'transactionTypes', period))}
        {...common}
      />
      <RankCard
        title="Payor accounts"
        unit="Transactions and fees"
        hasDetails
        rows={data?.payers.map(({ accountID, numTransactions, fees }) => ({
          key: accountID,
          name: <EntityLink kind="account" id={accountID} />,
          value: wholeText(numTransactions),
          size: numTransactions,
          detail: <Amount tinybars={fees} compact />,
        }))}
        {...common}
      />
    </>
  );
}

function sliceRow({ name, value }: Slice, parameter: string, period: ChartPeriod): Ranked {
  const label = parameter === 'serviceTypes' ? name : (transactionTypeByCode(name)?.label ?? name);
  const href = `${PATHS.search}?${new URLSearchParams({ [parameter]: name, period })}`;
  return { key: name, name: <Link to={href}>{label}</Link>, value: wholeText(value), size: value };
}
