import type { NetworkStatus, SiteConfig } from '@ledgerscope/contract/network-status';
import type { Price } from '@ledgerscope/contract/price';
import type { ReactNode } from 'react';
import { usePrice } from '../entities/currency/get-price.ts';
import { ACCOUNTS_COUNTED, useCounts } from '../shared/api/get-counts.ts';
import { useNetworkStatus, useSiteConfig } from '../shared/api/get-network.ts';
import { PercentChange } from '../shared/chart/percent-change.tsx';
import { cutMiddle } from '../shared/format/cut.ts';
import { wholeText } from '../shared/format/hbar-text.ts';
import { duration, formatInstant } from '../shared/format/instant.ts';
import { figureText } from '../shared/ui/figure.tsx';
import { exactInstant } from '../shared/ui/timestamp.tsx';
import styles from './living-strip.module.css';

const STATES: Readonly<Record<NetworkStatus['state'], string>> = {
  'catching-up': 'catching up',
  live: 'live',
  stopped: 'stopped',
  waiting: 'waiting',
};

/** The thin strip of living figures above every page. */
export function LivingStrip() {
  const config = useSiteConfig().data;
  const { data: status, error } = useNetworkStatus();
  const isError = error !== null;
  const counts = useCounts().data;
  return (
    <section className={styles.strip} aria-label="Network status">
      <div className="wrap num">
        <HbarPrice />
        <Figure name="Transactions">{figureText(counts?.numTransactions)}</Figure>
        <Figure name="Accounts" tip={ACCOUNTS_COUNTED}>
          {figureText(counts?.numAccounts)}
        </Figure>
        <span className={styles.since}>
          <DataSince iso={config?.dataSince} />
        </span>
        <span className="grow" />
        <span className={`muted ${styles.reading}`}>
          <span className={styles.dot} data-state={isError ? 'lost' : status?.state} aria-hidden="true" />
          {networkName(config)}
          {isError ? <Unreachable named={config !== undefined} /> : null}
          {isError || status === undefined ? null : <Reading status={status} />}
        </span>
      </div>
    </section>
  );
}

function HbarPrice() {
  const { data: price } = usePrice();
  if (price === undefined) return <Figure name="HBAR">…</Figure>;
  if (price.price === null) return <Figure name="HBAR">Unknown</Figure>;
  return (
    <span data-tip={priceTip(price)}>
      <span className="muted">HBAR</span> <b>${price.price.toFixed(4)}</b> <PercentChange value={price.change24h} />
    </span>
  );
}

function priceTip({ source, sourceName, asOf }: Price): string {
  const from = source === 'ledger' ? 'the ledger’s exchange rate' : (sourceName ?? 'a price feed');
  const when = asOf === null ? '' : `, ${formatInstant(asOf)}`;
  return `USD per hbar, from ${from}${when}. Exchange rates refresh every 10 minutes.`;
}

function Unreachable({ named }: { named: boolean }) {
  return `${named ? ' · ' : ''}server unreachable`;
}

function networkName(config: SiteConfig | undefined): string {
  if (config === undefined) return '';
  return config.simulated ? `${config.network} (simulated)` : config.network;
}

function Figure({ name, tip, children }: { name: string; tip?: string; children: ReactNode }) {
  return (
    <span data-tip={tip}>
      <span className="muted">{name}</span> <b>{children}</b>
    </span>
  );
}

function DataSince({ iso }: { iso: string | null | undefined }) {
  if (iso === undefined || iso === null) return null;
  return (
    <span data-tip={exactInstant(iso)}>
      <span className="muted">Data since</span> <b>{formatInstant(iso).split(',')[0]}</b>
    </span>
  );
}

function Reading({ status }: { status: NetworkStatus }) {
  const { lastBlock, lagSeconds, state } = status;
  const block = lastBlock?.number;
  return (
    <>
      {block === undefined || block === null ? null : (
        <span className="hide-s" data-tip={`Block ${cutMiddle(lastBlock?.hash ?? '', 12, 9)}`}>
          {' '}
          · block {wholeText(block)}
        </span>
      )}
      {state === 'live' ? '' : ` · ${STATES[state]}`}
      {lagSeconds === null ? '' : ` · ${lag(lagSeconds)} behind`}
    </>
  );
}

/** Short lags with a decimal, so that the figure breathes. */
function lag(seconds: number): string {
  return seconds < 10 ? `${Math.max(0, seconds).toFixed(1)} s` : duration(seconds);
}
