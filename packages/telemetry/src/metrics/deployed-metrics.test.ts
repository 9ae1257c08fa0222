import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NO_INGEST_FIGURES } from '@ledgerscope/process/ingest-status';
import { describe, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';
import { observeBackups, observeChecks } from './observe-upkeep.ts';

const DEPLOY = fileURLToPath(new URL('../../../../deploy', import.meta.url));
/** A metric where it is named in an expression. */
const NAME = /\b(?:ledgerscope|nodejs|process)_[a-z0-9_]+\b(?!\*)/g;
/** What the text form adds to the name of a histogram. */
const PART = /_(?:bucket|count|sum)$/;

/** The names of all metrics that a server with every role shows. */
async function namesShown(): Promise<ReadonlySet<string>> {
  const metrics = new Metrics();
  metrics.observeStore({ cacheUse: () => ({ entries: 0, bytes: 0, hits: 0, misses: 0 }) });
  metrics.observeUnknownFields(async () => []);
  metrics.observeDisk({ figures: () => ({ freeBytes: 2, keptBytes: 1, isShort: false }) });
  observeChecks(metrics.registry, async () => undefined);
  observeBackups(metrics.registry, () => ({ made: 1 }));
  metrics.observeHeartbeats(async () => ({ ingest: 1 }));
  metrics.observePortal(
    async () => undefined,
    () => undefined,
  );
  metrics.observeIngest({
    status: () => ({
      state: 'live',
      halt: undefined,
      caughtUp: true,
      filesRead: 0,
      filesLeft: 0,
      transactionsRead: 0,
      lastConsensusNs: undefined,
    }),
    figures: () => NO_INGEST_FIGURES,
  });
  return new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name));
}

describe.each(['deploy/prometheus/alerts.yaml', 'deploy/grafana/ledgerscope.json', 'docs/operating/monitor.md'])(
  '%s',
  (file) => {
    it('names only metrics that there are', async () => {
      const named = new Set(fs.readFileSync(`${DEPLOY}/../${file}`, 'utf8').match(NAME));
      const shown = await namesShown();
      expect(named.size).toBeGreaterThan(5);
      expect([...named].filter((name) => !shown.has(name) && !shown.has(name.replace(PART, '')))).toEqual([]);
    });
  },
);

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.log('promtool is not installed: what deploy/prometheus says is not checked');

describe.skipIf(!hasPromtool)('deploy/prometheus', () => {
  it.each([
    ['rules', 'alerts.yaml'],
    ['config', 'prometheus.yaml'],
  ])('passes promtool check %s', (kind, file) => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', kind, `${DEPLOY}/prometheus/${file}`]);
    expect(`${stdout}${stderr}`).toMatch(/SUCCESS/);
    expect(status).toBe(0);
  });

  it('has alerts that fire when they should', () => {
    const { status, stdout, stderr } = spawnSync('promtool', [
      'test',
      'rules',
      `${DEPLOY}/prometheus/alerts.test.yaml`,
    ]);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});
