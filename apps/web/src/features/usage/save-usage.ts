import { allUsageSummaries } from '../../entities/billing/get-usage.ts';
import { saveText } from '../../shared/save-text.ts';
import { showFailure } from '../../shared/ui/use-run.ts';

const HEADINGS = { month: 'Month', day: 'Day' } as const;

/** Saves the units of every month, or every day, as a CSV file. */
export async function saveUsage(userId: string, by: keyof typeof HEADINGS): Promise<void> {
  try {
    const rows = await allUsageSummaries(userId, by);
    const lines = rows.map(({ cycle, consumedUnits, calls }) => `${cycle},${consumedUnits},${calls}`);
    saveText(`ledgerscope-usage-by-${by}.csv`, `${[`${HEADINGS[by]},Units,Calls`, ...lines].join('\r\n')}\r\n`);
  } catch (failure) {
    showFailure(failure);
  }
}
