import type { NetworkStatus } from '@ledgerscope/contract/network-status';
import type { ReactNode } from 'react';
import { FailedReply } from '../shared/api/api-error.ts';
import { useNetworkStatus, useSiteConfig } from '../shared/api/get-network.ts';
import { wholeText } from '../shared/format/hbar-text.ts';
import { Icon } from '../shared/ui/icon.tsx';

/** What every page has to say about how far its figures can be trusted. */
export function Banners() {
  const config = useSiteConfig();
  const status = useNetworkStatus();
  return (
    <section className="banners" aria-label="Notices" aria-live="polite">
      {status.error !== null ? (
        <Banner tone="bad">
          <b>{outageText(status.error)}</b> The data shown may be out of date. Retrying every few seconds; the page will
          update automatically.
        </Banner>
      ) : null}
      {config.data?.trustsUnsigned === true ? (
        <Banner tone="warn">
          <b>Signatures are not verified.</b> This server accepts stream files without node signatures. Only blocks
          marked “Verified” have been checked. Counts and lists include all blocks.
        </Banner>
      ) : null}
      {config.data?.readsMirror === true ? (
        <Banner tone="warn">
          <b>Unverified data from a mirror node.</b> Hashes were not recomputed and signatures were not checked. Details
          that mirror nodes do not provide are missing.
        </Banner>
      ) : null}
      {status.data === undefined ? null : <LineBanners status={status.data} />}
    </section>
  );
}

/** What the server says of itself, where it answers. */
function outageText(error: Error): string {
  if (!(error instanceof FailedReply) || error.failure !== 'refused') return 'Can’t reach the server.';
  // That it is tried again is said for every reason.
  return error.message.replace(/ Try again .*$/, '');
}

function LineBanners({ status: { state, reason, gaps } }: { status: NetworkStatus }) {
  return (
    <>
      {state === 'stopped' ? (
        <Banner tone="bad">
          <b>Ingest stopped{reason?.file ? ' at ' : '.'}</b>
          <Reason reason={reason} /> Data up to that point is still available.
        </Banner>
      ) : null}
      {state === 'waiting' && reason !== null ? (
        <Banner tone="info">
          <b>Waiting{reason.file ? ' for ' : '.'}</b>
          <Reason reason={reason} />
        </Banner>
      ) : null}
      <GapBanner gaps={gaps} />
    </>
  );
}

function Reason({ reason }: { reason: NetworkStatus['reason'] }) {
  if (reason === null) return null;
  const { file, reason: text } = reason;
  if (file === null) return <> {text}</>;
  // Most reasons begin with the file's name.
  return (
    <>
      <span className="mono break">{file}</span>
      {text.startsWith(`${file}: `) ? text.slice(file.length) : ` ${text}`}
    </>
  );
}

function GapBanner({ gaps }: { gaps: NetworkStatus['gaps'] }) {
  const latest = gaps.at(-1);
  if (latest === undefined) return null;
  return (
    <Banner tone="warn">
      <b>The data has {gaps.length === 1 ? 'a gap' : `${wholeText(gaps.length)} gaps`}.</b>{' '}
      {gaps.length === 1 ? 'Files are missing' : 'In the latest, files are missing'}{' '}
      {latest.after === null ? 'before ' : 'between '}
      {latest.after === null ? null : (
        <>
          <span className="mono break">{latest.after}</span> and{' '}
        </>
      )}
      <span className="mono break">{latest.before}</span>, so counts and lists do not cover that period.
    </Banner>
  );
}

function Banner({ tone, children }: { tone: 'bad' | 'warn' | 'info'; children: ReactNode }) {
  return (
    <div className={`banner ${tone}`}>
      <div className="wrap">
        <Icon name="warning" size={16} />
        <p>{children}</p>
      </div>
    </div>
  );
}
