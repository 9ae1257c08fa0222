import {
  type Announcement,
  type Features,
  type ListReply,
  type NewsItem,
  parseFeatureQuery,
  type RawQuery,
} from '@ledgerscope/contract';
import {
  type AnnouncementRow,
  announcementsBetween,
  latestNews,
  type NewsRow,
  siteSettings,
  switchedFeatures,
} from '@ledgerscope/portal-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { accepted } from '../explorer/accepted.ts';
import { portalOf } from './portal-of.ts';

const DAY_MS = 86_400_000;
const NEWS_MAX = 100;
/** Off until they are switched on. */
const FEATURES: Features = { PAYMENT: false, OWN_DAPP: false };

/** Announcements, news, features and settings of the installation. */
export function addNoticeRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/api/announcements', async () => {
    // "Today" is the reader's: somewhere it can be the day before or after that of UTC.
    const found = await announcementsBetween(portalOf(context), dayOf(-DAY_MS), dayOf(DAY_MS));
    return listOf(found.map(announcementReply));
  });
  app.get('/api/news', async () => listOf((await latestNews(portalOf(context), NEWS_MAX)).map(newsReply)));
  app.get('/api/features', async (request) => {
    const userId = accepted(parseFeatureQuery(request.query as RawQuery));
    const switched = await switchedFeatures(portalOf(context), userId);
    return { data: { ...FEATURES, ...Object.fromEntries(switched) } };
  });
  app.get('/api/getConfigs', async () => {
    const settings = await siteSettings(portalOf(context));
    const [merchantId = null, droppLink = null, host = null] = ['merchantId', 'droppLink', 'host'].map((name) =>
      settings.get(name),
    );
    return { data: { merchantId, droppLink, host } };
  });
}

function dayOf(offsetMs: number): string {
  return new Date(Date.now() + offsetMs).toISOString().slice(0, 10);
}

function listOf<Row>(data: readonly Row[]): ListReply<Row> {
  return { data, totalCount: data.length, size: data.length };
}

function announcementReply(row: AnnouncementRow): Announcement {
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

function newsReply({ id, title, description, link, publishedOn }: NewsRow): NewsItem {
  return { id: id.toString(), title, description, link, date: publishedOn };
}
