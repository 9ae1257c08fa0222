// `npm start`: installs and builds what is missing or stale, then runs the server with the given flags.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, ensureWebBuilt, runtimeNode, toolEnvironment, top } from './setup.mjs';

ensureInstalled();
ensureWebBuilt();
const server = spawn(runtimeNode(), [path.join(top, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
  cwd: top,
  stdio: 'inherit',
  env: toolEnvironment(),
});
// The terminal sends Ctrl-C to the whole group; a supervisor's SIGTERM reaches only this process, so hand it on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
