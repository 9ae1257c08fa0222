// Gives the whole project one version number: every workspace with what it names of the others, the lock file and the chart. What the
// program, a backup and the pages say is read from package.json.
//   node scripts/set-version.ts 0.3.0
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('..', import.meta.url));
const CHART = 'deploy/helm/ledgerscope/Chart.yaml';
/** A workspace's own version, and the versions of other workspaces that it names. */
const PACKAGE = /("(?:version|@ledgerscope\/[\w-]+)": ")(\d[^"]*)(")/g;
const CHART_VERSION = /((?:^|\n)(?:version|appVersion): )(\S+)()/g;

interface LockEntry {
  version: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}
interface Lock {
  version: string;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** A place that states the project's version, and what it says. */
export interface StatedVersion {
  readonly place: string;
  readonly version: string;
}

/** Every place that has to say the same. */
export function statedVersions(): StatedVersion[] {
  const stated = [...packageFiles(), CHART].flatMap((file) =>
    [...read(file).matchAll(patternOf(file))].map(([, before = '', version = '']) => ({
      place: `${file} ${before.replaceAll(/[^\w/@-]/g, '')}`,
      version,
    })),
  );
  const locked = Object.entries(ownEntries(readLock())).map(([folder, { version }]) => ({
    place: `package-lock.json ${folder}`,
    version,
  }));
  return [...stated, ...locked];
}

/** The folders of the workspaces, with the top. */
function workspaces(): string[] {
  const { workspaces: patterns } = JSON.parse(read('package.json')) as { readonly workspaces: readonly string[] };
  const folders = patterns.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? fs.readdirSync(path.join(TOP, pattern.slice(0, -2))).map((name) => pattern.replace('*', name))
      : [pattern],
  );
  return ['', ...folders.filter((folder) => fs.existsSync(path.join(TOP, folder, 'package.json')))];
}

function packageFiles(): string[] {
  return workspaces().map((folder) => path.join(folder, 'package.json'));
}

function patternOf(file: string): RegExp {
  return file === CHART ? CHART_VERSION : PACKAGE;
}

function ownEntries({ packages }: Lock): Record<string, LockEntry> {
  const own = new Set(workspaces());
  return Object.fromEntries(Object.entries(packages).filter(([folder]) => own.has(folder)));
}

function readLock(): Lock {
  return JSON.parse(read('package-lock.json')) as Lock;
}

function read(file: string): string {
  return fs.readFileSync(path.join(TOP, file), 'utf8');
}

function setVersion(version: string): void {
  for (const file of [...packageFiles(), CHART]) {
    const text = read(file).replace(
      patternOf(file),
      (_whole, before: string, _old, after: string) => before + version + after,
    );
    fs.writeFileSync(path.join(TOP, file), text);
  }
  const lock = readLock();
  lock.version = version;
  for (const entry of Object.values(ownEntries(lock))) {
    entry.version = version;
    for (const named of [entry.dependencies, entry.devDependencies])
      for (const name of Object.keys(named ?? {})) if (name.startsWith('@ledgerscope/') && named) named[name] = version;
  }
  fs.writeFileSync(path.join(TOP, 'package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , version = ''] = process.argv;
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Which version? Three numbers, as in 0.3.0');
  setVersion(version);
}
