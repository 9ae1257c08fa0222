import { type UsageSpan, unitBalance, usageByCall, usageByPeriod } from '@ledgerscope/portal-store';
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
      data: page.map(({ period, units, calls }) => ({
        ...{ cycle: period, consumedUnits: units.toString(), calls: calls.toString() },
      })),
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

function spanOf(userId: bigint, { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }): UsageSpan {
  return { userId, from: dateOf(fromMs), to: dateOf(toMs) };
}

function dateOf(value: number): Date {
  return new Date(Math.min(value < LEAST_MS ? value * 1_000 : value, LAST_MS));
}
