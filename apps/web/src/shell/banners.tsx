import type { NetworkStatus } from '@ledgerscope/contract/network-status';
import type { ReactNode } from 'react';
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
          <b>The server cannot be reached.</b> What is shown may be old. It is tried again every few seconds, and the
          page goes on by itself.
        </Banner>
      ) : null}
      {config.data?.trustsUnsigned === true ? (
        <Banner tone="warn">
          <b>Signatures were not checked.</b> This server is configured to trust files without the signatures of the
          network’s nodes. Only blocks that say so are proven; figures and lists count all of them.
        </Banner>
      ) : null}
      {config.data?.readsMirror === true ? (
        <Banner tone="warn">
          <b>Read from a mirror node: not proven.</b> This server shows what a mirror node reports. No hash was
          recomputed and no signature was checked, and what mirror nodes do not report is missing.
        </Banner>
      ) : null}
      {status.data === undefined ? null : <LineBanners status={status.data} />}
    </section>
  );
}

function LineBanners({ status: { state, reason, gaps } }: { status: NetworkStatus }) {
  return (
    <>
      {state === 'stopped' ? (
        <Banner tone="bad">
          <b>Reading has stopped{reason?.file ? ' at ' : '.'}</b>
          <Reason reason={reason} /> What was read before stays readable.
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
  const places = gaps.length === 1 ? 'one place' : `${wholeText(gaps.length)} places`;
  return (
    <Banner tone="warn">
      <b>Files are missing in {places}.</b> {gaps.length === 1 ? 'Nothing is stored' : 'The latest: nothing is stored'}{' '}
      {latest.after === null ? 'before ' : 'between '}
      {latest.after === null ? null : (
        <>
          <span className="mono break">{latest.after}</span> and{' '}
        </>
      )}
      <span className="mono break">{latest.before}</span>, so figures and lists leave that time out.
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
