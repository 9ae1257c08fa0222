// Go and sprig, which the test of the Helm chart renders with; as root on Debian they are installed, elsewhere the test says what it lacks.
import fs from 'node:fs';
import { findOnPath, installForRoot } from './debian-packages.mjs';

/** Where Debian keeps the libraries of Go. */
const SPRIG = '/usr/share/gocode/src/github.com/Masterminds/sprig';

export async function ensureChartEngine() {
  if (findOnPath(['go']) !== undefined && fs.existsSync(SPRIG)) return;
  // Both or none: neither is of use alone.
  await installForRoot(['golang-go', 'golang-github-masterminds-sprig-dev'], 'the test of the Helm chart');
}
