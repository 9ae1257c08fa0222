// Finds the Chromium or Chrome that the browser tests drive; as root on Debian it installs one, elsewhere it says what to install.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { step } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of the browser named by LEDGERSCOPE_CHROMIUM or found on PATH; undefined when there is none. */
function findBrowser() {
  const named = process.env.LEDGERSCOPE_CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = folders
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
  return found ?? (fs.existsSync(MAC) ? MAC : undefined);
}

/** The browser's path, installing Debian's Chromium when that is possible; ends the process with advice when it is not. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (process.getuid?.() === 0 && apt) {
    await step('Package lists', 'apt-get', ['update', '-qq']);
    await step(
      'Installing Chromium for the browser tests',
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
    const installed = findBrowser();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: sudo apt-get install chromium; Fedora: sudo dnf install chromium; macOS: brew install --cask google-chrome) or set LEDGERSCOPE_CHROMIUM to its path.',
  );
  process.exit(1);
}
