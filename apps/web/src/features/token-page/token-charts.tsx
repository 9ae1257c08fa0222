import { CHART_PAGES, type SingleReply, TOKEN_CALLS, type Token } from '@ledgerscope/contract';
import { formatUnits, isolatedText } from '@ledgerscope/ledger';
import { queryOptions } from '@tanstack/react-query';
import { type Address, addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ChartPanel } from '../../shared/chart/chart-panel.tsx';
import type { Measure } from '../../shared/chart/chart-points.ts';
import { useChartState } from '../../shared/chart/use-chart-state.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { chartHref } from '../../shared/paths.ts';

const TRANSACTIONS: Measure = { name: 'Transactions', text: wholeText };
const NFTS: Measure = { name: 'NFTs moved', text: wholeText };
const EMPTY = 'No transactions available for the selected period';

function seriesQuery<Series>(address: Address<SingleReply<Series>>) {
  return queryOptions({
    queryKey: ['token-series', address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply) => reply.data,
  });
}

/** Transactions that a token takes part in. */
export function TokenVolumePanel({ id }: { id: string }) {
  const chart = useChartState();
  const { data, error, refetch } = useReply(
    seriesQuery(addressOf(TOKEN_CALLS.getTokenVolume, { id }, { period: chart.period })),
  );
  return (
    <ChartPanel
      title="Token Volume"
      name="token-volume"
      chart={chart}
      series={data === undefined ? undefined : { points: data.data, total: data.totalSum, pctChange: data.pctChange }}
      error={error}
      retry={refetch}
      measure={TRANSACTIONS}
      empty={EMPTY}
      color={2}
      page={chartHref('token-volume', { tokenId: id })}
      method={CHART_PAGES['token-volume'].method}
    />
  );
}

/** What was credited of a token, in whole tokens. */
export function TokenValuePanel({ token }: { token: Token }) {
  const chart = useChartState({ prefix: 'value' });
  const { data, error, refetch } = useReply(
    seriesQuery(addressOf(TOKEN_CALLS.getTokenValue, { id: token.tokenId }, { period: chart.period })),
  );
  return (
    <ChartPanel
      title="Token Value"
      name="token-value"
      chart={chart}
      series={data === undefined ? undefined : { points: data.data, total: data.totalSum, pctChange: data.pctChange }}
      error={error}
      retry={refetch}
      measure={measureOf(token)}
      empty={EMPTY}
      color={3}
      method="What accounts were credited in each interval; of NFTs every change of owner, mints and burns included, as 1."
    />
  );
}

function measureOf({ tokenType, decimals, symbol }: Token): Measure {
  if (tokenType === 'NON_FUNGIBLE_UNIQUE') return NFTS;
  if (decimals === null) return { name: 'Smallest units', text: wholeText };
  const unit = symbol === '' ? '' : ` ${isolatedText(symbol)}`;
  return { name: 'Value', text: (value) => `${formatUnits(value, decimals)}${unit}`, decimals };
}
