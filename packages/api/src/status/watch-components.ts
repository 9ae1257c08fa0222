import { MS_PER_MINUTE } from '@ledgerscope/ledger';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import {
  type ComponentFinding,
  type ComponentLook,
  noteComponents,
  type PortalStore,
  portalBacklog,
} from '@ledgerscope/portal-store';
import type { ReadIngestStatus } from '@ledgerscope/process/ingest-status';
import { workLoop } from '@ledgerscope/process/work-loop';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { callApiOf } from '../pages/call-api.ts';
import { answerState, feedsState, ledgerState, sendingState } from './component-state.ts';

const AFTER_ERROR_MS = 10_000;
/** A call that takes longer counts as not answered. */
const ANSWER_MS = 10_000;
/** While the portal store does not answer, so many checks are kept in memory to be stored later: a day. */
const MOST_LOOKS = 1_440;

/** What is looked at. */
export interface WatchedSite {
  readonly app: FastifyInstance;
  readonly store: Pick<LedgerStore, 'head'>;
  readonly portal: () => PortalStore | undefined;
  readonly readIngestStatus: ReadIngestStatus;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/**
 * Looks once a minute how the parts of the site do, as a visitor would, and notes it in the portal store, until the signal. What is
 * found while that does not answer is noted afterwards.
 */
export function watchComponents(site: WatchedSite): Promise<void> {
  const { portal, log, signal } = site;
  let looks: ComponentLook[] = [];
  return workLoop({
    name: 'status',
    failure: 'component states could not be stored',
    afterErrorMs: AFTER_ERROR_MS,
    step: async () => {
      const minuteMs = Math.floor(Date.now() / MS_PER_MINUTE) * MS_PER_MINUTE;
      if (!looks.some((look) => look.minuteMs === minuteMs))
        looks = [...looks, ...(await lookAt(site, minuteMs))].filter(
          (look) => look.minuteMs > minuteMs - MOST_LOOKS * MS_PER_MINUTE,
        );
      const open = portal();
      if (open !== undefined && looks.length > 0) {
        await noteComponents(open, looks);
        looks = [];
      }
      return minuteMs + MS_PER_MINUTE - Date.now();
    },
    log,
    signal,
  });
}

/** How the parts do that can be looked at now. */
export async function lookAt(
  { app, store, portal, readIngestStatus }: Pick<WatchedSite, 'app' | 'store' | 'portal' | 'readIngestStatus'>,
  minuteMs: number,
): Promise<ComponentLook[]> {
  const callApi = callApiOf(app, '127.0.0.1', ANSWER_MS);
  const askPath = async (path: string) => {
    const begun = performance.now();
    const { status } = await callApi(path);
    return answerState(status, performance.now() - begun);
  };
  const open = portal();
  const [explorer, site, backlog] = await Promise.all([
    askPath('/api/transactions?limit=25&facets=false'),
    askPath('/api/announcements'),
    open === undefined
      ? undefined
      : portalBacklog(open).catch(() => {
          // Without an answer the state of deliveries is not known.
          return undefined;
        }),
  ]);
  const headNs = store.head?.lastNs;
  const states: Readonly<Record<string, ComponentFinding | undefined>> = {
    ledger: ledgerState(readIngestStatus(), headNs, Date.now()),
    explorer,
    portal: site,
    feeds: backlog === undefined ? undefined : feedsState(backlog, headNs),
    mail: backlog === undefined ? undefined : sendingState(backlog.mails, backlog.texts),
  };
  return Object.entries(states).flatMap(([component, state]) =>
    state === undefined ? [] : [{ component, minuteMs, state }],
  );
}
