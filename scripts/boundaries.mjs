// Runs dependency-cruiser and also refuses a run that looked at nothing, which it would report as success.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { top } from './setup.mjs';

const cruiser = path.join(top, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const folders = ['packages', 'apps', 'e2e', 'bench', 'scripts'];
const result = spawnSync(
  process.execPath,
  [cruiser, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
  {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
);
if (!result.stdout.startsWith('{')) {
  console.error(result.stderr || result.stdout);
  process.exit(1);
}
const { summary } = JSON.parse(result.stdout);
for (const violation of summary.violations)
  console.error(`${violation.rule.name}: ${violation.from} → ${violation.to}`);
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised} dependencies, ${summary.violations.length} violations`,
);
if (summary.totalCruised < 20) {
  console.error('dependency-cruiser saw almost no modules: its configuration is broken');
  process.exit(1);
}
process.exit(summary.error > 0 ? 1 : 0);
