import type { Announcement } from '@ledgerscope/contract/announcement';

const SEVERITIES = ['low', 'medium', 'critical'] as const;

/** The day of an instant in the visitor's time zone, YYYY-MM-DD. */
export function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The announcements to show, those that are critical first, then the newest: active, on their days (both included), for this login state, and not closed. */
export function dueAnnouncements(
  all: readonly Announcement[],
  today: string,
  loggedIn: boolean,
  closed: ReadonlySet<string>,
): readonly Announcement[] {
  const due = all.filter(
    ({ id, active, date_from, date_to, for_logged_in }) =>
      active && date_from <= today && today <= date_to && for_logged_in === loggedIn && !closed.has(id),
  );
  // They come in the order in which they were made, which decides between those of one day.
  const newest = due.toReversed().toSorted((a, b) => b.date_from.localeCompare(a.date_from));
  return newest.toSorted((a, b) => Number(isCritical(b)) - Number(isCritical(a)));
}

function isCritical({ severity }: Announcement): boolean {
  return severityClass(severity) === 'critical';
}

/** The class of a severity; anything but the three known ones has the default colour. */
export function severityClass(severity: string): string {
  return SEVERITIES.find((known) => known === severity.toLowerCase()) ?? 'default';
}

/** A link that may be followed: http, https or a path of this site; null for anything else. */
export function safeLink(link: string | null): string | null {
  if (link === null) return null;
  return /^https?:\/\//i.test(link) || /^\/(?!\/)/.test(link) ? link : null;
}
