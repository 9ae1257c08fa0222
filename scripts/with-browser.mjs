// `node scripts/with-browser.mjs <file> [flags]`: runs a script that looks at the built web app in a browser; what is missing
// is installed and built first.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureWebBuilt, runtimeNode, toolEnvironment, top } from './setup.mjs';

ensureInstalled();
ensureWebBuilt();
const env = { ...toolEnvironment(), LEDGERSCOPE_CHROMIUM: ensureBrowser() };
const { status } = spawnSync(runtimeNode(), process.argv.slice(2), { cwd: top, stdio: 'inherit', env });
process.exit(status ?? 1);
