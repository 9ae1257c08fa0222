import type { ComponentStatus } from '@ledgerscope/contract';
import { type ComponentDayRow, componentDays } from '@ledgerscope/portal-store';
import type { Handlers } from '../add-calls.ts';
import { wholeList } from '../explorer/list-page.ts';
import { portalOf } from './portal-of.ts';

/** A look counts as that of now for so long. */
const FRESH_MS = 180_000;
/** The order in which people read them. */
const ORDER = ['ledger', 'explorer', 'portal', 'feeds', 'mail'];

/** How the parts of the site do. */
export const COMPONENT_HANDLERS = {
  listComponents: async ({ context }) => wholeList(statusOf(await componentDays(portalOf(context)), Date.now())),
} satisfies Partial<Handlers>;

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
