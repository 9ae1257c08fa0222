// `node scripts/with-browser.mjs <file> [flags]`: runs a script that looks at the built web app in a browser; what is missing
// is installed and built first.
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureWebBuilt, run, runtimeNode, toolEnvironment } from './setup.mjs';

await ensureInstalled();
await ensureWebBuilt();
const env = { ...toolEnvironment(), LEDGERSCOPE_CHROMIUM: await ensureBrowser() };
const { code } = await run(runtimeNode(), process.argv.slice(2), { stdio: ['ignore', 'inherit', 'inherit'], env });
process.exit(code);
