import { MS_PER_SECOND, NS_PER_MS } from '@ledgerscope/ledger';
import type { ReconcileRunRecord } from '@ledgerscope/ledger-store';
import { Gauge, type Registry } from 'prom-client';

/** Shows what the newest nightly check of the store found, of every process over it. Before the first one nothing is shown. */
export function observeChecks(registry: Registry, read: () => Promise<ReconcileRunRecord | undefined>): void {
  let asked: Promise<ReconcileRunRecord | undefined> | undefined;
  // The figures of one scrape are read at once.
  const newest = () => {
    asked ??= read()
      .catch(() => {
        // The store does not answer, which other figures show.
        return undefined;
      })
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  const show = (name: string, help: string, figureOf: (run: ReconcileRunRecord) => number) =>
    new Gauge({
      registers: [registry],
      name,
      help,
      async collect() {
        const run = await newest();
        if (run === undefined) this.remove();
        else this.set(figureOf(run));
      },
    });
  show('ledgerscope_check_findings', 'Differences found by the latest consistency check.', ({ findings }) => findings);
  show('ledgerscope_check_failed', '1 if the latest consistency check ended early, otherwise 0.', ({ error }) =>
    error === undefined ? 0 : 1,
  );
  show(
    'ledgerscope_check_age_seconds',
    'Time since the end of the latest consistency check.',
    ({ finishedNs }) => Math.max(0, Date.now() - Number(finishedNs / NS_PER_MS)) / MS_PER_SECOND,
  );
}

/** Shows how old the newest backups are, in milliseconds since 1970 when they were begun, by whether they were made or verified. */
export function observeBackups(registry: Registry, read: () => Readonly<Record<string, number>>): void {
  new Gauge({
    registers: [registry],
    name: 'ledgerscope_backup_age_seconds',
    help: 'Time since the start of the latest backup of this data folder, for created and verified backups.',
    labelNames: ['what'],
    collect() {
      this.reset();
      for (const [what, beganMs] of Object.entries(read()))
        this.set({ what }, Math.max(0, Date.now() - beganMs) / MS_PER_SECOND);
    },
  });
}
