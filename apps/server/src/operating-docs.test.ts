import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => fs.readFileSync(path.join(TOP, file), 'utf8');
const TROUBLE = read('docs/operating/trouble.md');
/** Shorter pieces of a text are found anywhere. */
const LEAST_CHARACTERS = 5;

/** The code of the program without its tests, as one text; what is joined over lines reads as it is shown. */
function programText(): string {
  const folders = [
    'apps/server/src',
    'packages/streams/src',
    'packages/ledger-store/src',
    'packages/portal-store/src',
    'scripts',
  ];
  const texts = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(TOP, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(?:ts|mjs)$/.test(name))
      .map((name) => read(path.join(folder, name))),
  );
  return texts.join('\n');
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
});
