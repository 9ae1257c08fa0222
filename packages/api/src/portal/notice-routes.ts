import type { Announcement, ComponentStatus, EnvironmentConfigs, Features, NewsItem } from '@ledgerscope/contract';
import { MS_PER_DAY } from '@ledgerscope/ledger';
import { isPayable } from '@ledgerscope/portal/payment/payment-settings';
import {
  type AnnouncementRow,
  announcementsBetween,
  type ComponentDayRow,
  componentDays,
  latestNews,
  type NewsRow,
  siteSettings,
  switchedFeatures,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../add-calls.ts';
import type { ApiContext } from '../api-context.ts';
import { wholeList } from '../explorer/list-page.ts';
import { portalStoreOf } from '../portal-store-of.ts';

const NEWS_MAX = 100;
/** Off until they are switched on. */
export const FEATURES: Features = { PAYMENT: false, OWN_DAPP: false };

/** Announcements, news, features and settings of the installation, and how the parts of the site do. */
export const NOTICE_HANDLERS = {
  listAnnouncements: async ({ context }) => {
    // "Today" is the reader's: somewhere it can be the day before or after that of UTC.
    const found = await announcementsBetween(portalStoreOf(context), dayOf(-MS_PER_DAY), dayOf(MS_PER_DAY));
    return wholeList(found.map(announcementReply));
  },
  listNews: async ({ context }) => wholeList((await latestNews(portalStoreOf(context), NEWS_MAX)).map(newsReply)),
  getFeatures: async ({ context, query }) => ({ data: await featuresFor(context, query.userId) }),
  getEnvironmentConfigs: async ({ context }) => {
    const stored = await siteSettings(portalStoreOf(context));
    return { data: environmentConfigs(context, stored) };
  },
  listComponents: async ({ context }) => wholeList(statusOf(await componentDays(portalStoreOf(context)), Date.now())),
} satisfies Partial<Handlers>;

/** Flags of the process win over what the portal's database says: they are in force. */
export function environmentConfigs(
  { paymentWidget, publicUrl }: Pick<ApiContext, 'paymentWidget' | 'publicUrl'>,
  stored: ReadonlyMap<string, string>,
): EnvironmentConfigs {
  return {
    merchantId: paymentWidget?.merchantId ?? stored.get('merchantId') ?? null,
    droppLink: paymentWidget?.url ?? stored.get('droppLink') ?? null,
    host: publicUrl ?? stored.get('host') ?? null,
  };
}

/** What is switched on, for a user where one is given. Payments are off, however they are switched, where nothing takes them. */
export async function featuresFor(context: ApiContext, userId: string | undefined): Promise<Features> {
  const switched = await switchedFeatures(portalStoreOf(context), userId);
  const features: Features = { ...FEATURES, ...Object.fromEntries(switched) };
  return isPayable(context) ? features : { ...features, PAYMENT: false };
}

function dayOf(offsetMs: number): string {
  return new Date(Date.now() + offsetMs).toISOString().slice(0, 10);
}

/** An announcement, as it is answered. */
export function announcementReply(row: AnnouncementRow): Announcement {
  const { description, link, severity, active } = row;
  return {
    id: row.id.toString(),
    description,
    link,
    severity,
    date_from: row.dateFrom,
    date_to: row.dateTo,
    active,
    for_logged_in: row.forLoggedIn,
  };
}

/** A piece of news, as it is answered. */
export function newsReply({ id, title, description, link, publishedOn }: NewsRow): NewsItem {
  return { id: id.toString(), title, description, link, date: publishedOn };
}

/** A look counts as that of now for so long. */
const FRESH_MS = 180_000;
/** The order in which people read them. */
const ORDER = ['ledger', 'explorer', 'portal', 'feeds', 'mail'];

/** @param rows of days, the newest first */
function statusOf(rows: readonly ComponentDayRow[], nowMs: number): ComponentStatus[] {
  return ORDER.flatMap((component) => {
    const own = rows.filter((row) => row.component === component);
    const [newest] = own;
    if (newest === undefined) return [];
    const isFresh = nowMs - newest.lastMinute.getTime() < FRESH_MS;
    return [
      {
        component,
        state: isFresh ? newest.lastState : 'unknown',
        days: own.map(({ day, minutes, slow, down }) => ({ day, minutes, slow, down })),
      } as const,
    ];
  });
}
