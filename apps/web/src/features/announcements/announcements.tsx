import { type Announcement, PORTAL_CALLS } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf } from '../../shared/api/address.ts';
import { documentData } from '../../shared/api/document-data.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { dueAnnouncements, localDay, safeLink, severityClass } from './due-announcements.ts';

const CLOSED_KEY = 'ledgerscope-closed-announcements';
const FRESH_MS = 600_000;

const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: async ({ signal }) => (await fetchReply(addressOf(PORTAL_CALLS.listAnnouncements, {}), signal)).data,
  initialData: () => documentData<readonly Announcement[]>('announcements'),
  staleTime: FRESH_MS,
  retry: false,
  // Without the portal's store there are no announcements; the page does not ask again and again.
  refetchInterval: false,
});

/** Banners of the operator; a closed one stays closed in this browser. */
export function Announcements() {
  const { data } = useReply(announcementsQuery);
  const [closed, setClosed] = useState(readClosed);
  const due = dueAnnouncements(data ?? [], localDay(new Date()), false, closed);
  if (due.length === 0) return null;
  const close = (id: string) => {
    const next = new Set([...closed, id]);
    setClosed(next);
    writeClosed(next);
    focusAfter(id);
  };
  return (
    <section className="announcements" aria-label="Announcements">
      {due.map((one) => (
        <Banner key={one.id} announcement={one} close={() => close(one.id)} />
      ))}
    </section>
  );
}

function Banner({ announcement, close }: { announcement: Announcement; close: () => void }) {
  const link = safeLink(announcement.link);
  return (
    <div data-announcement={announcement.id} className={`banner announcement ${severityClass(announcement.severity)}`}>
      <div className="wrap">
        <p className="grow break">
          <LedgerText text={announcement.description} />
        </p>
        {link === null ? null : (
          <a className="button small" href={link} target="_blank" rel="noopener noreferrer nofollow">
            Register here
          </a>
        )}
        <button type="button" className="icon-button" aria-label="Close this announcement" onClick={close}>
          <Icon name="cross" size={16} />
        </button>
      </div>
    </div>
  );
}

/** The focus goes on to the next announcement, or to what the page is about. */
function focusAfter(id: string): void {
  const banners = [...document.querySelectorAll<HTMLElement>('[data-announcement]')];
  const place = banners.findIndex((banner) => banner.dataset.announcement === id);
  const next = banners[place + 1] ?? banners[place - 1];
  (next?.querySelector('button') ?? document.querySelector<HTMLElement>('main'))?.focus();
}

function readClosed(): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(CLOSED_KEY) ?? '').split(' '));
  } catch {
    // Storage can be switched off; then banners come back with the next page load.
    return new Set();
  }
}

function writeClosed(ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(CLOSED_KEY, [...ids].join(' '));
  } catch {
    // As above.
  }
}
