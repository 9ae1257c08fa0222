import type { UsageSummary } from '@ledgerscope/contract';
import {
  type PortalStore,
  type UsagePeriod,
  type UsageSpan,
  unitBalance,
  usageByCall,
  usageByPeriod,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { portalOf } from '../portal-of.ts';

/** Values below this are seconds. */
const LEAST_MS = 100_000_000_000;
/** The end of what a date can be. */
const LAST_MS = 8_640_000_000_000_000 / 1_000;

/** What a user has of units, and what they were used for. */
export const USAGE_HANDLERS = {
  listUsageSummaries: async ({ context, query, signedIn: { user } }) => {
    const rows = await usageByPeriod(portalOf(context), spanOf(user.id, query), query.by);
    const page = rows.slice(query.pageNo * query.pageSize, (query.pageNo + 1) * query.pageSize);
    return {
      data: page.map(usageReply),
      totalCount: rows.length,
      size: page.length,
    };
  },
  listUsageDetails: async ({ context, query, signedIn: { user } }) => {
    const rows = await usageByCall(portalOf(context), spanOf(user.id, query));
    return wholeList(
      rows.map(({ call, units, calls }) => ({
        ...{ serviceType: 'API', serviceSubType: call, unitsUsed: units.toString(), calls: calls.toString() },
      })),
    );
  },
  getUnitBalance: async ({ context, signedIn: { user } }) => ({
    data: { unitBalance: (await unitBalance(portalOf(context), user.id)).toString() },
  }),
} satisfies Partial<Handlers>;

/** Everything that a user used, by months. */
export async function usageOf(store: PortalStore, userId: bigint): Promise<UsageSummary[]> {
  const rows = await usageByPeriod(store, { userId, from: dateOf(0), to: dateOf(LAST_MS) }, 'month');
  return rows.map(usageReply);
}

function usageReply({ period, units, calls }: UsagePeriod): UsageSummary {
  return { cycle: period, consumedUnits: units.toString(), calls: calls.toString() };
}

function spanOf(userId: bigint, { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }): UsageSpan {
  return { userId, from: dateOf(fromMs), to: dateOf(toMs) };
}

function dateOf(value: number): Date {
  return new Date(Math.min(value < LEAST_MS ? value * 1_000 : value, LAST_MS));
}
