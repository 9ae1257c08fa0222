import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import type { NetworkActivity } from '@ledgerscope/contract/network-activity';
import type { RateInForce } from '@ledgerscope/contract/network-facts';
import type { ReactNode } from 'react';
import { Amount } from '../../entities/amount/amount.tsx';
import { useReply } from '../../shared/api/use-reply.ts';
import styles from '../../shared/chart/figures.module.css';
import { PercentChange } from '../../shared/chart/percent-change.tsx';
import { sharePercent } from '../../shared/chart/slices.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { formatInstant } from '../../shared/format/instant.ts';
import { Figure } from '../../shared/ui/figure.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { activityQuery, exchangeRateQuery, supplyQuery, tokenStatsQuery } from './get-statistics.ts';

/** How busy the network was in a period. */
export function ActivityFigures({ period }: { period: ChartPeriod }) {
  const { data, error, refetch } = useReply(activityQuery(period));
  if (error !== null && data === undefined)
    return (
      <div className="card">
        <LoadFailure error={error} retry={refetch} />
      </div>
    );
  const figureText = (text: (activity: NetworkActivity) => ReactNode) => (data === undefined ? '…' : text(data));
  return (
    <dl className={`card ${styles.figures} num`} aria-busy={data === undefined}>
      <Figure name="Transactions per second" tip="Average over the stored part of the period">
        {figureText(({ transactionsPerSecond }) => transactionsPerSecond.toFixed(2))}
      </Figure>
      <Figure name="Transactions" tip="All transactions that reached consensus, including failed ones">
        {figureText(({ numTransactions, pctChange }) => (
          <>
            {wholeText(numTransactions)} <PercentChange value={pctChange} />
          </>
        ))}
      </Figure>
      <Figure name="Failed" tip="All results except SUCCESS">
        {figureText(({ failedTransactions, numTransactions }) => (
          <>
            {wholeText(failedTransactions)}{' '}
            <span className="small muted">{sharePercent(failedTransactions, numTransactions).toFixed(2)}%</span>
          </>
        ))}
      </Figure>
      <Figure name="Fees" tip="Total charged to payers">
        {figureText(({ fees }) => (
          <Amount tinybars={fees} compact />
        ))}
      </Figure>
      <Figure name="Active accounts" tip="Accounts that paid for a transaction">
        {figureText(({ activeAccounts }) => wholeText(activeAccounts))}
      </Figure>
    </dl>
  );
}

/** What there is of hbars and tokens. */
export function SupplyFigures() {
  const supply = useReply(supplyQuery);
  const tokens = useReply(tokenStatsQuery);
  const { totalSupply, releasedSupply, releasedPercent } = supply.data ?? {};
  const countText = (value: number | string | undefined) =>
    value === undefined ? waitingText(tokens.error) : wholeText(value);
  return (
    <dl className={`card ${styles.figures} num`}>
      <Figure name="Total supply">
        {totalSupply === undefined ? waitingText(supply.error) : <Amount tinybars={totalSupply} compact />}
      </Figure>
      <Figure name="Released supply" tip="Total supply minus hbar in the unreleased-supply accounts">
        {releasedSupply === undefined ? (
          waitingText(supply.error)
        ) : releasedSupply === null ? (
          'Unknown'
        ) : (
          <>
            <Amount tinybars={releasedSupply} compact />{' '}
            <span className="small muted">{releasedPercent === null ? '' : `${releasedPercent?.toFixed(2)}%`}</span>
          </>
        )}
      </Figure>
      <LedgerRateFigure />
      <Figure name="Fungible tokens">{countText(tokens.data?.fungibleTokens)}</Figure>
      <Figure name="NFT collections">{countText(tokens.data?.nonFungibleTokens)}</Figure>
      <Figure name="NFTs">{countText(tokens.data?.nfts)}</Figure>
    </dl>
  );
}

/** The rate that fees are charged by, and since when. */
function LedgerRateFigure() {
  const { data, error } = useReply(exchangeRateQuery);
  const rate = data?.inForce;
  return (
    <Figure name="Exchange rate" tip={rate === undefined || rate === null ? RATE_MEANING : rateTip(rate)}>
      {rate === undefined ? (
        waitingText(error)
      ) : rate === null ? (
        'Unknown'
      ) : (
        <>
          ${rate.price.toFixed(4)} <span className="small muted">{sinceText(rate)}</span>
        </>
      )}
    </Figure>
  );
}

const RATE_MEANING = 'US dollars per hbar, the rate that the network uses for fees';

function rateTip({ hbarEquivalent, centEquivalent, expiration }: RateInForce): string {
  const worth = `${wholeText(hbarEquivalent)} hbar = ${wholeText(centEquivalent)} US cents`;
  return `${RATE_MEANING}: ${worth}, until ${formatInstant(expiration)}`;
}

function sinceText({ from }: RateInForce): string {
  return from === null ? 'since an unknown time' : `since ${formatInstant(from)}`;
}

function waitingText(error: Error | null): string {
  return error === null ? '…' : 'Unknown';
}
