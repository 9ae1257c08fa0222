import fs from 'node:fs';
import { escapeHtml } from '@ledgerscope/ledger';
import type { PageFacts, PageLine } from './page-facts.ts';
import { PREVIEW_SIZE } from './preview/preview-card.ts';

const BASE = '/hedera';
/** Where preview images are, each under the path of its page. */
export const PREVIEWS = `${BASE}/preview`;
const SITE = 'Ledgerscope';
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const NO_SCRIPT = /<noscript>[\s\S]*?<\/noscript>/;
/** Where a visitor without scripts can go from every page. */
const WAYS: readonly PageLine[] = [
  { name: 'Home', value: 'Home', href: '/home' },
  { name: 'Transactions', value: 'Transactions', href: '/transactions' },
  { name: 'Accounts', value: 'Accounts', href: '/accounts' },
  { name: 'Contracts', value: 'Contracts', href: '/contracts' },
  { name: 'Topics', value: 'Topics', href: '/topics' },
  { name: 'Blocks', value: 'Blocks', href: '/blocks' },
  { name: 'Tokens', value: 'Tokens', href: '/tokens/fungible' },
  { name: 'NFTs', value: 'NFTs', href: '/tokens/non-fungible' },
  { name: 'Nodes', value: 'Nodes', href: '/nodes' },
  { name: 'Dapps', value: 'Dapps', href: '/dappcatalog' },
];

/** Where a document is asked for, and what every page shows that would push it down if it came later. */
export interface PageSurroundings {
  /** The scheme and host that the visitor asked for. */
  readonly origin: string;
  readonly path: string;
  /** `data` of calls by name; what did not answer is omitted, and the app asks itself. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Writes the document of a page. */
export type RenderPage = (facts: PageFacts, surroundings: PageSurroundings) => string;

/**
 * The template in a file, read again once the file has changed: a document names its scripts by their content, so that one of an
 * earlier build names files that are gone. While the file is missing or half written, as during a build, the last one stays.
 * @throws Error when it is missing or incomplete at first
 */
export function builtTemplate(file: string): () => RenderPage {
  let built = fs.statSync(file).mtimeMs;
  let render = pageTemplate(fs.readFileSync(file, 'utf8'));
  return () => {
    const now = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (now === undefined || now === built) return render;
    try {
      render = pageTemplate(fs.readFileSync(file, 'utf8'));
      built = now;
    } catch {
      // The build writes it at this moment: the next request looks again.
    }
    return render;
  };
}

/**
 * Takes the built document apart at its title, description and noscript element, which every page replaces.
 * @throws Error when one of them is missing
 */
export function pageTemplate(document: string): RenderPage {
  for (const part of [TITLE, DESCRIPTION, NO_SCRIPT])
    if (!part.test(document)) throw new Error(`the web app’s index.html does not contain ${part}`);
  return (facts, surroundings) =>
    document
      // A function, because `$&` in a replacement text would have a meaning.
      .replace(TITLE, () => `<title>${escapeHtml(titleOf(facts))}</title>`)
      .replace(DESCRIPTION, () => headOf(facts, surroundings))
      .replace(NO_SCRIPT, () => `<noscript>${coreOf(facts)}</noscript>${dataOf(surroundings)}`);
}

function titleOf({ title }: PageFacts): string {
  return `${title} · ${SITE}`;
}

function headOf(facts: PageFacts, { origin, path }: PageSurroundings): string {
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
  const url = `${origin}${BASE}${facts.canonical ?? path}`;
  return [
    meta('name', 'description', facts.description),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', titleOf(facts)),
    meta('property', 'og:description', facts.description),
    ...(facts.status === 200
      ? [
          meta('property', 'og:url', url),
          ...imageOf(facts, { origin, path }).map(([name, content]) => meta('property', name, content)),
          meta('name', 'twitter:card', 'summary_large_image'),
          `<link rel="canonical" href="${escapeHtml(url)}" />`,
        ]
      : [meta('name', 'robots', 'noindex')]),
  ].join('\n    ');
}

function imageOf(facts: PageFacts, { origin, path }: PageSurroundings): readonly (readonly [string, string])[] {
  const [page = '', query] = (facts.preview ?? facts.canonical ?? path).split('?');
  return [
    ['og:image', `${origin}${PREVIEWS}${page}.png${query === undefined ? '' : `?${query}`}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PREVIEW_SIZE.width)],
    ['og:image:height', String(PREVIEW_SIZE.height)],
    ['og:image:alt', facts.title],
  ];
}

/** Data, not a script: the page's policy lets none run. `<` is written so that no text ends the element. */
function dataOf({ data }: PageSurroundings): string {
  if (data === undefined) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="document-data">${json}</script>`;
}

function coreOf({ title, description, lines, call }: PageFacts): string {
  const facts = lines.map(
    (line) => `<div><dt>${escapeHtml(line.name)}</dt><dd class="break">${linkOf(line)}</dd></div>`,
  );
  return [
    '<style>#root{display:none}</style>',
    '<main class="wrap page">',
    `<nav aria-label="Pages"><p>${WAYS.map(linkOf).join(' · ')}</p></nav>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(description)}</p>`,
    facts.length === 0 ? '' : `<dl class="facts">${facts.join('')}</dl>`,
    '<p>Tables, charts and search need JavaScript.',
    call === undefined ? '' : ` View as JSON: <a href="${escapeHtml(call)}">${escapeHtml(call)}</a>`,
    '</p></main>',
  ].join('');
}

function linkOf({ value, href }: PageLine): string {
  if (href === undefined) return escapeHtml(value);
  return `<a href="${escapeHtml(BASE + href)}">${escapeHtml(value)}</a>`;
}
