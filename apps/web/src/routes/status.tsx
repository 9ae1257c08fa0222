import type { FeedsStatus, NetworkStatus } from '@ledgerscope/contract/network-status';
import { ComponentCard } from '../features/site-status/component-card.tsx';
import { useComponents } from '../features/site-status/get-components.ts';
import styles from '../features/site-status/site-status.module.css';
import { UnknownFieldsCard } from '../features/site-status/unknown-fields-card.tsx';
import { useNetworkStatus } from '../shared/api/get-network.ts';
import { wholeText } from '../shared/format/hbar-text.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { Fact } from '../shared/ui/facts.tsx';
import { FactsCard } from '../shared/ui/facts-card.tsx';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { Timestamp } from '../shared/ui/timestamp.tsx';

const READING: Readonly<Record<NetworkStatus['state'], string>> = {
  live: 'up to date',
  'catching-up': 'catching up with older files',
  waiting: 'waiting for files or signatures',
  stopped: 'stopped by an error in a file',
};

const FOLLOWING: Readonly<Record<FeedsStatus['state'], string>> = {
  live: 'up to date',
  behind: 'behind the ledger',
  waiting: 'waiting',
  stopped: 'stopped',
};

/** Status page: how new its ledger is, what is slow or down, and 90 days of it. */
export function Component() {
  const { data, error, refetch } = useComponents();
  return (
    <div className="wrap page">
      <PageTitle>Status</PageTitle>
      <Breadcrumbs here="Status" />
      <h1>Status</h1>
      <Freshness />
      <UnknownFields />
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      {data?.length === 0 ? (
        <p className="card empty muted">No checks yet. Components are checked once a minute.</p>
      ) : null}
      {data?.map((status) => (
        <ComponentCard key={status.component} status={status} />
      ))}
      <p className={`faint small ${styles.siteStatusNote}`}>
        Checked once a minute from a visitor’s point of view. Days are in UTC. No data is available for gray days.
      </p>
    </div>
  );
}

function UnknownFields() {
  const { data } = useNetworkStatus();
  return data === undefined ? null : <UnknownFieldsCard fields={data.unknownFields} />;
}

function Freshness() {
  const { data, error, refetch } = useNetworkStatus();
  if (data === undefined) return error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />;
  const { state, reason, lastBlock, lastConsensusTime, feeds, unreadableFolders } = data;
  return (
    <FactsCard id="freshness" title="Freshness">
      <Fact name="Latest transaction">
        {lastConsensusTime === null ? null : <Timestamp iso={lastConsensusTime} seconds age />}
      </Fact>
      <Fact name="Latest block">
        {lastBlock?.number === null || lastBlock === null ? null : wholeText(lastBlock.number)}
      </Fact>
      <Fact name="Ingest">
        {READING[state]}
        {reason === null ? '' : `: ${reason.reason}`}
      </Fact>
      <Fact name="Subscriptions and alerts">{feeds === null ? null : feedsText(feeds)}</Fact>
      {unreadableFolders.length === 0 ? null : (
        <Fact name="Source">{`Cannot read ${unreadableFolders.join(', ')}. Files of the other nodes are used.`}</Fact>
      )}
    </FactsCard>
  );
}

function feedsText({ state, reason, lagSeconds }: FeedsStatus): string {
  const lag = state === 'behind' && lagSeconds !== null ? ` by ${wholeText(Math.ceil(lagSeconds / 60))} min` : '';
  return `${FOLLOWING[state]}${lag}${reason === null ? '' : `: ${reason}`}`;
}
