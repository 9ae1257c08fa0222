import type { Announcement } from '@ledgerscope/contract/announcement';
import { PORTAL_CALLS } from '@ledgerscope/contract/portal-calls';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../entities/announcement/banner.tsx';
import { dueAnnouncements, localDay } from '../../entities/announcement/due-announcements.ts';
import { addressOf } from '../../shared/api/address.ts';
import { documentData } from '../../shared/api/document-data.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { useSessionUser } from '../../shared/session/session-user.ts';
import styles from './announcements.module.css';

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

/** Banners of the operator; a closed one stays closed in this browser. On a narrow screen one is open, the others are folded. */
export function Announcements() {
  const { data } = useReply(announcementsQuery);
  const isSignedIn = useSessionUser() !== null;
  const [closed, setClosed] = useState(readClosed);
  const [isOpen, setIsOpen] = useState(false);
  const due = dueAnnouncements(data ?? [], localDay(new Date()), isSignedIn, closed);
  if (due.length === 0) return null;
  const close = (id: string) => {
    const next = new Set([...closed, id]);
    setClosed(next);
    writeClosed(next);
    focusAfter(id);
  };
  const [first, ...others] = due.map((one) => <Banner key={one.id} announcement={one} close={() => close(one.id)} />);
  return (
    <section className="announcements" aria-label="Announcements">
      {first}
      {others.length === 0 ? null : (
        <>
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen
              ? 'Show fewer announcements'
              : `${others.length} more ${others.length === 1 ? 'announcement' : 'announcements'}`}
          </button>
          <div className={isOpen ? undefined : styles.folded}>{others}</div>
        </>
      )}
    </section>
  );
}

/** The focus moves to the next announcement, or to what the page is about. */
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
