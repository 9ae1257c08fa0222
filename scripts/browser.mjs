// Finds the Chromium or Chrome that the browser tests drive; as root on Debian it installs one, elsewhere it says what to install.
import fs from 'node:fs';
import { findOnPath, installForRoot } from './debian-packages.mjs';

/** Chromium without windows: pages take about 40 % less processor time in it. */
const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of the browser named by LEDGERSCOPE_CHROMIUM, found on PATH or installed now; ends the process with advice otherwise. */
export async function ensureBrowser() {
  const named = process.env.LEDGERSCOPE_CHROMIUM;
  if (named) return named;
  if (findOnPath([HEADLESS]) === undefined) await installForRoot([HEADLESS], 'the browser tests');
  const find = () => findOnPath([HEADLESS, ...WHOLE]) ?? (fs.existsSync(MAC) ? MAC : undefined);
  if (find() === undefined) await installForRoot(['chromium'], 'the browser tests');
  const found = find();
  if (found !== undefined) return found;
  console.error(
    'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: sudo apt-get install chromium; Fedora: sudo dnf install chromium; macOS: brew install --cask google-chrome) or set LEDGERSCOPE_CHROMIUM to its path.',
  );
  process.exit(1);
}
