// `npm start`, `npm run demo`, `npm run seed` and `npm run ingest`: installs and builds what is missing or stale, then runs the
// program with the given command and flags.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { onEndOfNpm } from './on-end-of-npm.mjs';
import { ensureInstalled, ensureWebBuilt, runtimeNode, toolEnvironment, top } from './setup.mjs';

const args = process.argv.slice(2);
let end = () => process.exit(1);
onEndOfNpm(() => end());
await ensureInstalled({ withTools: false });
// Only the server has pages.
const serves = args[0] === 'seed' ? args.includes('--start') : !['demo', 'ingest', 'admin'].includes(args[0]);
if (serves) await ensureWebBuilt();
// On a machine that does other things too, memory is worth more than a twentieth of the speed of reading history: new objects of a
// thread have at most 24 MB, and what is freed goes back to the system (0108).
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const main = path.join(top, 'apps/server/src/main.ts');
const server = spawn(runtimeNode(), ['--max-semi-space-size=8', main, ...args], {
  cwd: top,
  // The channel tells the server when this process is gone, however it ended.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...FRUGAL, ...toolEnvironment() },
});
// A supervisor's signal reaches only this process, so it is handed on. The terminal sends Ctrl-C to the whole group: a SIGINT goes
// as a message, so that the server can tell one Ctrl-C from two.
process.on('SIGINT', () => server.connected && server.send('SIGINT', () => {}));
end = () => server.kill('SIGTERM');
process.on('SIGTERM', end);
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
