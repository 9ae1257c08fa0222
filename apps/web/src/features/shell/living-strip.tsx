import type { NetworkStatus, SiteConfig } from '@ledgerscope/contract';
import { useNetworkStatus, useSiteConfig } from '../../shared/api/get-network.ts';
import { cutMiddle } from '../../shared/format/cut.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { duration, formatInstant } from '../../shared/format/instant.ts';
import { exactInstant } from '../../shared/ui/timestamp.tsx';

const STATES: Readonly<Record<NetworkStatus['state'], string>> = {
  'catching-up': 'catching up',
  live: 'live',
  stopped: 'stopped',
  waiting: 'waiting',
};

/** The thin strip of living figures above every page. */
export function LivingStrip() {
  const config = useSiteConfig().data;
  const { data: status, isError } = useNetworkStatus();
  return (
    <section className="strip" aria-label="State of the network">
      <div className="wrap num">
        <Figure name="Transactions" value={status === undefined ? undefined : wholeText(status.transactions)} />
        <span className="hide-s">
          <DataSince iso={config?.dataSince} />
        </span>
        <span className="grow" />
        <span className="muted reading">
          <span className={`dot ${isError ? 'lost' : (status?.state ?? '')}`} aria-hidden="true" />
          {networkName(config)}
          {isError ? ' · server not reachable' : status === undefined ? '' : <Reading status={status} />}
        </span>
      </div>
    </section>
  );
}

function networkName(config: SiteConfig | undefined): string {
  if (config === undefined) return '';
  return config.simulated ? `${config.network} (simulated)` : config.network;
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <span>
      <span className="muted">{name}</span> <b>{value ?? '…'}</b>
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
