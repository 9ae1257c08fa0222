import { setTimeout as sleep } from 'node:timers/promises';
import type { FeedsStatus } from '@ledgerscope/contract/network-status';
import { MS_PER_SECOND, NS_PER_MS } from '@ledgerscope/ledger';
import {
  feedPosition,
  HEARTBEAT_SILENT_MS,
  type Heartbeat,
  lastHeartbeat,
  type PortalStore,
} from '@ledgerscope/portal-store';

/** The status is asked for by every page: what is found is reported for so long. */
const KEPT_MS = 2_000;
/** A database that is late delays no page. */
const ANSWER_MS = 1_000;
const BEHIND_SECONDS = 60;

/** What the portal's database says of the feeds. */
export interface FoundFeeds {
  /** The last word of the process that follows the ledger; undefined where there never was one. */
  readonly heartbeat: Heartbeat | undefined;
  /** Up to where they followed; null before that. */
  readonly followedNs: bigint | null;
}

const found = new WeakMap<PortalStore, { readonly atMs: number; readonly feeds: Promise<FoundFeeds | undefined> }>();

/** How the feeds go on, in whichever process; null where the portal's database does not answer. */
export async function readFeedsStatus(
  portal: PortalStore | undefined,
  headNs: bigint | undefined,
): Promise<FeedsStatus | null> {
  if (portal === undefined) return null;
  const now = performance.now();
  const known = found.get(portal);
  const fresh = known !== undefined && now - known.atMs < KEPT_MS ? known : { atMs: now, feeds: findFeeds(portal) };
  found.set(portal, fresh);
  const feeds = await fresh.feeds;
  return feeds === undefined ? null : feedsStatus(feeds, headNs);
}

async function findFeeds(portal: PortalStore): Promise<FoundFeeds | undefined> {
  const asked = Promise.all([lastHeartbeat(portal, { guards: 'feeds' }), feedPosition(portal)]).then(
    ([heartbeat, { followedNs }]) => ({ heartbeat, followedNs }),
    () => {
      // Whether they go on is not known, which is what is said.
      return undefined;
    },
  );
  return Promise.race([asked, sleep(ANSWER_MS, undefined, { ref: false })]);
}

/** What is said of the feeds by what was found of them. */
export function feedsStatus({ heartbeat, followedNs }: FoundFeeds, headNs: bigint | undefined): FeedsStatus {
  const lagSeconds =
    followedNs === null || headNs === undefined
      ? null
      : Math.max(0, Number((headNs - followedNs) / NS_PER_MS)) / MS_PER_SECOND;
  const stopped = stoppedText(heartbeat);
  if (stopped !== undefined) return { state: 'stopped', reason: stopped, lagSeconds };
  const problem = heartbeat?.state.problem;
  if (typeof problem === 'string') return { state: 'waiting', reason: problem, lagSeconds };
  if (lagSeconds !== null && lagSeconds > BEHIND_SECONDS) return { state: 'behind', reason: null, lagSeconds };
  return { state: 'live', reason: null, lagSeconds };
}

/** Why nobody follows the ledger; undefined where somebody does. Who it was stands in the log, not on pages. */
function stoppedText(heartbeat: Heartbeat | undefined): string | undefined {
  if (heartbeat === undefined) return 'No process follows the ledger for subscriptions and alerts.';
  const { ageMs, hasEnded } = heartbeat;
  const since = new Date(Date.now() - ageMs).toISOString();
  if (hasEnded) return `The process that followed the ledger ended at ${since}.`;
  return ageMs > HEARTBEAT_SILENT_MS
    ? `The process that follows the ledger has not reported since ${since}.`
    : undefined;
}
