// Finds the Chromium or Chrome that the browser tests drive; as root on Debian it installs one, elsewhere it says what to install.
import fs from 'node:fs';
import path from 'node:path';
import { run } from './setup.mjs';

/** Chromium without windows: pages take about 40 % less processor time in it. */
const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of the first of these programs that is on PATH; undefined when none is. */
function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

/** Installs a package of Debian as root; what it cannot is found out by looking for the program. */
async function installForRoot(name) {
  if (process.getuid?.() !== 0 || findOnPath(['apt-get']) === undefined) return;
  console.log(`\n▸ Installing ${name} for the browser tests`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

/** The path of the browser named by LEDGERSCOPE_CHROMIUM, found on PATH or installed now; ends the process with advice otherwise. */
export async function ensureBrowser() {
  const named = process.env.LEDGERSCOPE_CHROMIUM;
  if (named) return named;
  if (findOnPath([HEADLESS]) === undefined) await installForRoot(HEADLESS);
  const find = () => findOnPath([HEADLESS, ...WHOLE]) ?? (fs.existsSync(MAC) ? MAC : undefined);
  if (find() === undefined) await installForRoot('chromium');
  const found = find();
  if (found !== undefined) return found;
  console.error(
    'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: sudo apt-get install chromium; Fedora: sudo dnf install chromium; macOS: brew install --cask google-chrome) or set LEDGERSCOPE_CHROMIUM to its path.',
  );
  process.exit(1);
}
