import type { DeskNews, OrderedDapp } from '@ledgerscope/contract';
import {
  activateDapp,
  allAnnouncements,
  allNews,
  approvedDapps,
  type DappRow,
  deleteAnnouncement,
  deleteNews,
  type NewAnnouncement,
  type NewsRow,
  orderDapps,
  saveAnnouncement,
  saveNews,
  setFeature,
  switchedFeatures,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { announcementReply, FEATURES, newsReply } from '../notice-routes.ts';
import { portalOf } from '../portal-of.ts';

const DONE = { data: { message: 'Saved.' } };
const DELETED = { data: { message: 'Deleted.' } };

/** What the operator shows on the site: announcements, news, the order of dapps, and features. */
export const NOTICE_DESK_HANDLERS = {
  listAllAnnouncements: async ({ context }) =>
    wholeList((await allAnnouncements(portalOf(context))).map(announcementReply)),
  addAnnouncement: async ({ context, form, signedIn: { user } }) => {
    const saved = await saveAnnouncement(portalOf(context), user, announcementOf(form));
    return { data: announcementReply(found(saved)) };
  },
  changeAnnouncement: async ({ context, form, path, signedIn: { user } }) => {
    const saved = await saveAnnouncement(portalOf(context), user, announcementOf(form), path.id);
    return { data: announcementReply(found(saved)) };
  },
  deleteAnnouncement: async ({ context, path, signedIn: { user } }) => {
    found((await deleteAnnouncement(portalOf(context), user, path.id)) || undefined);
    return DELETED;
  },
  listAllNews: async ({ context }) => wholeList((await allNews(portalOf(context))).map(deskNews)),
  addNews: async ({ context, form: { date, ...news }, signedIn: { user } }) => {
    const saved = await saveNews(portalOf(context), user, { ...news, publishedOn: date });
    return { data: deskNews(found(saved)) };
  },
  changeNews: async ({ context, form: { date, ...news }, path, signedIn: { user } }) => {
    const saved = await saveNews(portalOf(context), user, { ...news, publishedOn: date }, path.id);
    return { data: deskNews(found(saved)) };
  },
  deleteNews: async ({ context, path, signedIn: { user } }) => {
    found((await deleteNews(portalOf(context), user, path.id)) || undefined);
    return DELETED;
  },
  listOrderedDapps: async ({ context }) => wholeList((await approvedDapps(portalOf(context))).map(orderedDapp)),
  orderDapps: async ({ context, form, signedIn: { user } }) => {
    await orderDapps(portalOf(context), user, form.ids);
    return DONE;
  },
  activateDapp: async ({ context, form: { active }, path, signedIn: { user } }) => {
    const done = !path.id.includes('\0') && (await activateDapp(portalOf(context), user, path.id, active));
    found(done || undefined);
    return DONE;
  },
  listFeatures: async ({ context }) => {
    const switched = new Map([...Object.entries(FEATURES), ...(await switchedFeatures(portalOf(context), undefined))]);
    return wholeList([...switched].map(([name, enabled]) => ({ name, enabled })));
  },
  switchFeature: async ({ context, form: { enabled }, path, signedIn: { user } }) => {
    if (!Object.hasOwn(FEATURES, path.name)) throw new ApiError('not_found', 'There is no feature of this name.');
    await setFeature(portalOf(context), user, path.name, enabled);
    return DONE;
  },
} satisfies Partial<Handlers>;

interface AnnouncementFields {
  readonly description: string;
  readonly link: string | null;
  readonly severity: string;
  readonly date_from: string;
  readonly date_to: string;
  readonly active: boolean;
  readonly for_logged_in: boolean;
}

function announcementOf(form: AnnouncementFields): NewAnnouncement {
  const {
    date_from: dateFrom,
    date_to: dateTo,
    for_logged_in: forLoggedIn,
    description,
    link,
    severity,
    active,
  } = form;
  if (dateTo < dateFrom) throw new FormError({ date_to: 'The last day is before the first one' });
  return { description, link, severity, active, dateFrom, dateTo, forLoggedIn };
}

function orderedDapp({ id, title, company, active, sortIndex }: DappRow): OrderedDapp {
  return { id, title, company, active, sortIndex };
}

function deskNews(row: NewsRow): DeskNews {
  return { ...newsReply(row), active: row.active };
}

function found<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new ApiError('not_found', 'There is nothing of this id.');
}
