import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const TOP = path.resolve(import.meta.dirname, '..');
const PAGES = path.join(TOP, 'docs/decisions');
const FOLDERS = ['apps', 'bench', 'deploy', 'docs', 'e2e', 'packages', 'scripts'];
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|fixtures|data)(?:\/|$)/;
const TEXT = /\.(?:ts|tsx|mjs|md|sql|css|yaml|yml)$/;
/** Where numbers stay as they were: what was released, what was measured, and what pages replaced. */
const HISTORY = /\/migrations\/|^CHANGELOG\.md$|^docs\/(?:measurements\.md$|decisions\/)/;
const MOST_LINES = 120;
const { TEXTS } = (await import(path.join(TOP, 'scripts/lint/words.mjs'))) as {
  readonly TEXTS: readonly { readonly words: RegExp }[];
};
const PAGE = /^(\d{4})-[a-z0-9-]+\.md$/;

const read = (file: string) => fs.readFileSync(path.join(TOP, file), 'utf8');

/** Every file of ours, from the top of the repository. */
function filesOf(folder: string): string[] {
  return fs.readdirSync(path.join(TOP, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (NOT_OURS.test(file)) return [];
    return entry.isDirectory() ? filesOf(file) : [file];
  });
}

const TOP_FILES = fs.readdirSync(TOP, { withFileTypes: true }).filter((entry) => entry.isFile());
const FILES = [...FOLDERS.flatMap(filesOf), ...TOP_FILES.map(({ name }) => name)];
const DOCUMENTS = FILES.filter((file) => file.endsWith('.md'));
const INDEX = read('docs/decisions/README.md');
const DECISIONS = fs.readdirSync(PAGES).filter((name) => PAGE.test(name));

/** The anchor that a heading gets where documents are shown. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');

function brokenLinks(document: string): string[] {
  const text = read(document).replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
    .filter(([, file = '', anchor]) => {
      const target = file === '' ? document : path.join(path.dirname(document), file);
      if (!fs.existsSync(path.join(TOP, target))) return true;
      if (anchor === undefined || !target.endsWith('.md')) return false;
      return ![...read(target).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);
    })
    .map(([link]) => `${document}: ${link}`);
}

/** The numbers of decisions that a text names: by file, by folder, or in brackets behind what they explain. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/decisions\/(\d{4})|[(,] ?(0\d{3})(?=[,)])/g)].map(
    ([, named, bracketed]) => named ?? bracketed ?? '',
  );
}

describe('docs/decisions', () => {
  it('has a line of the index for each page, and a title with its number', () => {
    const faults = DECISIONS.filter((name) => {
      const [, number = ''] = PAGE.exec(name) ?? [];
      return !INDEX.includes(`](${name})`) || !read(`docs/decisions/${name}`).startsWith(`# ${number} · `);
    });
    expect(faults).toEqual([]);
    expect(new Set(DECISIONS.map((name) => name.slice(0, 4))).size).toBe(DECISIONS.length);
  });

  it('says of every number that code and documents name which page holds it', () => {
    const folded = [...INDEX.matchAll(/^\| (\d{4}) \| .+ \| \[\d{4}\]\(/gm)].map(([, number = '']) => number);
    const known = new Set([...DECISIONS.map((name) => name.slice(0, 4)), ...folded]);
    const named = FILES.filter((file) => TEXT.test(file)).flatMap((file) =>
      numbersIn(read(file)).map((number) => ({ file, number })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
    // What is not history names the page that holds it today.
    expect(named.filter(({ file, number }) => !HISTORY.test(file) && folded.includes(number))).toEqual([]);
    expect(folded.filter((number) => DECISIONS.some((name) => name.startsWith(number)))).toEqual([]);
  });

  it('has pages that are read in one go', () => {
    const lengths = DECISIONS.map((name) => [name, read(`docs/decisions/${name}`).split('\n').length] as const);
    expect(lengths.filter(([, lines]) => lines > MOST_LINES)).toEqual([]);
  });

  it('names files that are there', () => {
    const names = new Set(FILES.map((file) => path.basename(file)));
    const faults = DECISIONS.flatMap((page) =>
      [...read(`docs/decisions/${page}`).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sql|proto|go))`/g)]
        .map(([, file = '']) => file)
        .filter((file) =>
          FOLDERS.includes(file.split('/')[0] ?? '') ? !FILES.includes(file) : !names.has(path.basename(file)),
        )
        .map((file) => `${page}: ${file}`),
    );
    expect(faults).toEqual([]);
  });
});

it('links of documents lead to files and headings', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(50);
  expect(DOCUMENTS.flatMap(brokenLinks)).toEqual([]);
});

it('documents have the words of the project', () => {
  // What was released stays as it was written, and so do titles of before; the rules of style name what is not written.
  const texts = DOCUMENTS.filter((file) => !/^CHANGELOG\.md$|^docs\/(?:style|decisions\/README)\.md$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  const faults = texts.flatMap((file) =>
    TEXTS.map(({ words }) => words.exec(read(file).replaceAll(/\s+/g, ' '))?.[0]).flatMap((word) =>
      word === undefined ? [] : [`${file}: ${word}`],
    ),
  );
  expect(faults).toEqual([]);
});
