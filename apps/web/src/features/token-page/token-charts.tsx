import type { ChartSeries } from '@ledgerscope/contract/chart';
import { CHART_PAGES } from '@ledgerscope/contract/chart-pages';
import type { TokenReply } from '@ledgerscope/contract/token';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { formatUnits, isolatedText } from '@ledgerscope/ledger';
import { addressOf } from '../../shared/api/address.ts';
import type { ChartMeasure, DrawnSeries } from '../../shared/chart/chart-points.ts';
import { chartSpan } from '../../shared/chart/chart-span.ts';
import { TrendPanel } from '../../shared/chart/trend-panel.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { chartHref } from '../../shared/paths.ts';

const TRANSACTIONS: ChartMeasure = { name: 'Transactions', text: wholeText };
const NFTS: ChartMeasure = { name: 'NFTs moved', text: wholeText };
const EMPTY = 'No transactions available for the selected period';

function readSeries({
  data: points,
  totalSum: total,
  pctChange,
  ...rest
}: Pick<ChartSeries, 'data' | 'totalSum' | 'pctChange' | 'start' | 'end' | 'interval'>): DrawnSeries {
  return { points, total, pctChange, span: chartSpan(rest) };
}

/** Transactions that a token takes part in. */
export function TokenVolumePanel({ id }: { id: string }) {
  return (
    <TrendPanel
      title="Token Volume"
      name="token-volume"
      addressAt={(period) => addressOf(TOKEN_CALLS.getTokenVolume, { id }, { period })}
      read={readSeries}
      measure={TRANSACTIONS}
      empty={EMPTY}
      color={2}
      page={chartHref('token-volume', { tokenId: id })}
      method={CHART_PAGES['token-volume'].method}
    />
  );
}

/** What was credited of a token, in whole tokens. */
export function TokenValuePanel({ token }: { token: TokenReply }) {
  return (
    <TrendPanel
      title="Token Value"
      name="token-value"
      state={{ prefix: 'value' }}
      addressAt={(period) => addressOf(TOKEN_CALLS.getTokenValue, { id: token.tokenId }, { period })}
      read={readSeries}
      measure={measureOf(token)}
      empty={EMPTY}
      color={3}
      method="Total amount credited to accounts per interval. For NFTs, each change of owner counts as 1, including mints and burns."
    />
  );
}

function measureOf({ tokenType, decimals, symbol }: TokenReply): ChartMeasure {
  if (tokenType === 'NON_FUNGIBLE_UNIQUE') return NFTS;
  if (decimals === null) return { name: 'Smallest units', text: wholeText };
  const unit = symbol === '' ? '' : ` ${isolatedText(symbol)}`;
  return { name: 'Value', text: (value) => `${formatUnits(value, decimals)}${unit}`, decimals };
}
