// `npm start`, `npm run demo`, `npm run seed`, `npm run check` and so on: installs and builds what is missing or stale, then runs the
// program with the given command and flags.
import path from 'node:path';
import { onEndOfNpm } from './on-end-of-npm.mjs';
import { ensureInstalled, ensureWebBuilt, runtimeNode, toolEnvironment, top } from './setup.mjs';
import { heapFlags, supervise } from './supervise.mjs';

const args = process.argv.slice(2);
let end = () => process.exit(1);
onEndOfNpm(() => end());
await ensureInstalled({ withTools: false });
// Only the server has pages.
const [first = 'start'] = args;
const serves = first === 'seed' ? args.includes('--start') : first === 'start' || first.startsWith('-');
if (serves) await ensureWebBuilt();
// On a machine that does other things too, memory is worth more than a twentieth of the speed of reading history: new objects of a
// thread have at most 24 MB, and what is freed goes back to the system (0036).
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const main = path.join(top, 'apps/server/src/main.ts');
end = supervise(runtimeNode(), ['--max-semi-space-size=8', ...heapFlags(), main, ...args], {
  cwd: top,
  env: { ...FRUGAL, ...toolEnvironment() },
  // Only the server is to be there always; what a seed wrote is served once.
  isRestarted: serves && args[0] !== 'seed',
});
