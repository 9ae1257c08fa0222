import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { programFiles } from '@ledgerscope/testkit/program-files';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { usage } from './usage.ts';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => fs.readFileSync(path.join(TOP, file), 'utf8');
const TROUBLE = read('docs/operating/trouble.md');
const PAGES = [
  'CONTRIBUTING.md',
  ...fs.readdirSync(path.join(TOP, 'docs/operating')).map((name) => `docs/operating/${name}`),
];
/** Of other programs, and of the bench. */
const FOREIGN: ReadonlySet<string> = new Set([
  '--minutes',
  '--tps',
  '--rps',
  '--multiquery',
  '--system',
  '--home-dir',
  '--create-home',
  '--omit',
  '--now',
  '--build',
  '--install',
  '--namespace',
  '--create-namespace',
  '--values',
  '--target',
  '--max-old-space-size',
  // Of a command, which says it itself.
  '--payer',
  'LEDGERSCOPE_THOROUGH',
  'LEDGERSCOPE_TEST_CLUSTER',
]);
/** Files that a person or the program makes, and those of other programs. */
const OF_THE_MACHINE = /^(?:\/etc\/|\/hedera\/|x\.test\.ts$|backups?\.json$|trust\.json$|deploy\/ledgerscope\.env$)/;
/** Shorter pieces of a text are found anywhere. */
const LEAST_CHARACTERS = 5;

/** The code of the program without its tests, as one text; what is joined over lines reads as it is shown. */
function programText(): string {
  const scripts = fs.readdirSync(path.join(TOP, 'scripts')).filter((name) => /(?<!\.test)\.(?:ts|mjs)$/.test(name));
  return [...programFiles(['client', 'contract']), ...scripts.map((name) => `scripts/${name}`)].map(read).join('\n');
}

/** The first column of the rows of a table under a heading. */
function firstCells(heading: string): string[] {
  const section = TROUBLE.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| (.+?) \|/gm)].map(([, cell = '']) => cell).slice(2);
}

describe('docs/operating', () => {
  const program = programText();

  it('trouble.md names texts and reasons that the program has', () => {
    const texts = firstCells('At the start').flatMap((cell) => cell.replaceAll('"', '').split('…'));
    const reasons = firstCells('Why ingest stops or waits').flatMap((cell) =>
      [...cell.matchAll(/`([a-z-]+)`/g)].map(([, reason = '']) => `'${reason}'`),
    );
    const pieces = [...texts.map((text) => text.trim()), ...reasons].filter((text) => text.length >= LEAST_CHARACTERS);
    expect(pieces.length).toBeGreaterThan(20);
    expect(pieces.filter((piece) => !program.includes(piece))).toEqual([]);
  });

  it('cutover.md quotes texts of the log and of pages, and its own headings', () => {
    const guide = read('docs/operating/cutover.md');
    const pages = fs.globSync('apps/web/src/{entities,features}/**/*.{ts,tsx}', { cwd: TOP }).map(read).join('\n');
    const quoted = [...guide.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, text = '']) => text.replace(/\s+/g, ' '));
    expect(quoted.length).toBeGreaterThan(5);
    const isFound = (text: string) => `${program}${pages}`.includes(text) || guide.includes(`**${text}.**`);
    expect(quoted.filter((text) => !isFound(text))).toEqual([]);
  });

  it('trouble.md has a cure for each alert, and no other', () => {
    const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: { alert: string }[] }[] };
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(firstCells('Alerts').toSorted()).toEqual(alerts.toSorted());
  });

  it('links lead to files', () => {
    const pages = fs.readdirSync(path.join(TOP, 'docs/operating'));
    const broken = pages.flatMap((name) =>
      [...read(`docs/operating/${name}`).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !fs.existsSync(path.join(TOP, 'docs/operating', link)))
        .map((link) => `${name}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('names flags, variables and commands that there are', () => {
    const settings = read('docs/configuration.md');
    const own = (text: string) => settings.includes(`\`${text}`) || usage().includes(text) || FOREIGN.has(text);
    const text = PAGES.map(read).join('\n');
    const flags = text.match(/(?<![\w-])--[a-z][a-z-]+/g) ?? [];
    expect([...new Set(flags)].filter((flag) => !own(flag))).toEqual([]);
    const deployed = ['cluster.xml', 'users.xml'].map((name) => read(`deploy/clickhouse/${name}`)).join('\n');
    const variables = text.match(/\b(?:LEDGERSCOPE_[A-Z0-9_]+|DATABASE_URL)\b/g) ?? [];
    expect(
      [...new Set(variables)].filter((name) => !own(name) && !deployed.includes(`"${name}"`) && !FOREIGN.has(name)),
    ).toEqual([]);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => scripts[name] === undefined)).toEqual([]);
    const commands = [...text.matchAll(/(?:`|^)ledgerscope ([a-z-]+)(?: ([a-z-]+)(?=[ `]))?/gm)].flatMap(
      ([, ...words]) => words,
    );
    expect(commands.length).toBeGreaterThan(5);
    const isCommand = (word: string) => new RegExp(`'${word}'|\\b${word}: async`).test(program);
    expect(commands.filter((word) => word !== undefined && !isCommand(word))).toEqual([]);
  });

  it('names files that there are, as the recipes of CONTRIBUTING.md do', () => {
    const files = fs.globSync('{apps,packages,deploy,docs,e2e,scripts,bench}/**', {
      cwd: TOP,
      exclude: (name) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(String(name)),
    });
    const all = [...files, ...fs.readdirSync(TOP)].map((name) => `/${name}`);
    const named = PAGES.flatMap((page) =>
      [
        ...read(page).matchAll(
          /`([\w./<>*-]*[\w>*](?:\/|\.(?:ts|tsx|mjs|json|md|ya?ml|sql|xml|service))|(?:apps|packages|deploy|docs|e2e|scripts|bench)\/[\w./<>*-]+)`/g,
        ),
      ].map(([, name = '']) => ({ page, name })),
    );
    expect(named.length).toBeGreaterThan(60);
    const isThere = (name: string) => {
      const pattern = name
        .replace(/\/$/, '')
        .replaceAll('.', '\\.')
        .replaceAll(/<\w+>|\*/g, '[^/]+');
      return all.some((file) => new RegExp(`(?:/|^)${pattern}$`).test(file));
    };
    expect(named.filter(({ name }) => !OF_THE_MACHINE.test(name) && !isThere(name))).toEqual([]);
  });
});
