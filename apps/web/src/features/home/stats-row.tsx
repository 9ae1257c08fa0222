import type { Price } from '@ledgerscope/contract/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePrice } from '../../entities/currency/get-price.ts';
import { ACCOUNTS_COUNTED, useCounts } from '../../shared/api/get-counts.ts';
import { useNetworkStatus } from '../../shared/api/get-network.ts';
import { PercentChange } from '../../shared/chart/percent-change.tsx';
import { PATHS } from '../../shared/paths.ts';
import { figureText } from '../../shared/ui/figure.tsx';
import styles from './home.module.css';

/** The figures that people come for: transactions, accounts, price, newest block. */
export function StatsRow() {
  const counts = useCounts().data;
  const price = usePrice().data;
  const block = useNetworkStatus().data?.lastBlock?.number;
  return (
    <dl className={`${styles.statsRow} num`}>
      <Stat name="Transactions" href={PATHS.transactions}>
        {figureText(counts?.numTransactions)}
      </Stat>
      <Stat name="Accounts" href={PATHS.accounts} tip={ACCOUNTS_COUNTED}>
        {figureText(counts?.numAccounts)}
      </Stat>
      <Stat name="Hbar price">
        <PriceText price={price} />
      </Stat>
      <Stat name="Latest block" href={PATHS.blocks}>
        {figureText(block)}
      </Stat>
    </dl>
  );
}

function PriceText({ price }: { price: Price | undefined }) {
  if (price === undefined) return '…';
  if (price.price === null) return 'Unknown';
  return (
    <>
      ${price.price.toFixed(4)} <PercentChange value={price.change24h} />
    </>
  );
}

function Stat({ name, href, tip, children }: { name: string; href?: string; tip?: string; children: ReactNode }) {
  return (
    <div data-tip={tip}>
      <dt>{href === undefined ? name : <Link to={href}>{name}</Link>}</dt>
      <dd>{children}</dd>
    </div>
  );
}
