import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from './page-facts.ts';
import { builtTemplate, pageTemplate } from './page-template.ts';

const DOCUMENT =
  '<html><head><meta name="description" content="old" /><title>Old</title></head><body><div id="root"></div><noscript>old</noscript></body></html>';
const ADDRESS = { origin: 'https://example.org', path: '/accounts/0.0.5' };
const FACTS: PageFacts = {
  status: 200,
  title: 'Account 0.0.5',
  description: 'Account 0.0.5: balance 1 ℏ',
  lines: [{ name: 'Created by', value: '0.0.2', href: '/accounts/0.0.2' }],
  call: '/api/accounts/0.0.5',
};

describe('pageTemplate', () => {
  it('puts title, description, OpenGraph tags and a plain core into the document', () => {
    const html = pageTemplate(DOCUMENT)(FACTS, ADDRESS);
    expect(html).toContain('<title>Account 0.0.5 · Ledgerscope</title>');
    expect(html).toContain('<meta name="description" content="Account 0.0.5: balance 1 ℏ" />');
    expect(html).toContain('<meta property="og:title" content="Account 0.0.5 · Ledgerscope" />');
    expect(html).toContain('<meta property="og:url" content="https://example.org/hedera/accounts/0.0.5" />');
    expect(html).toContain('<a href="/hedera/accounts/0.0.2">0.0.2</a>');
    expect(html).toContain('<a href="/api/accounts/0.0.5">/api/accounts/0.0.5</a>');
    expect(html).not.toContain('old');
  });

  it('lets no text of the ledger out of its place', () => {
    const hostile = `"'><script>alert(1)</script></noscript>&amp;$&$1\u0000`;
    const html = pageTemplate(DOCUMENT)(
      {
        ...FACTS,
        title: hostile,
        description: hostile,
        lines: [{ name: hostile, value: hostile, href: `/${hostile}` }],
        call: `/api/${hostile}`,
      },
      { origin: 'http://localhost', path: `/accounts/${hostile}` },
    );
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('\u0000');
    expect(html.match(/<\/noscript>/g)).toHaveLength(1);
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(8);
    expect(html).toContain('$&amp;$1');
  });

  it('names the page by its own name, whatever name it was opened by', () => {
    const html = pageTemplate(DOCUMENT)({ ...FACTS, canonical: '/accounts/0.0.7' }, ADDRESS);
    expect(html).toContain('<link rel="canonical" href="https://example.org/hedera/accounts/0.0.7" />');
  });

  it('keeps unknown entities out of search engines', () => {
    const html = pageTemplate(DOCUMENT)({ ...FACTS, status: 404 }, ADDRESS);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('canonical');
  });

  it('carries replies of the API as data that no text of theirs can end', () => {
    const data = {
      config: { network: 'demo' },
      announcements: [{ description: '</script><script>alert(1)</script>' }],
    };
    const html = pageTemplate(DOCUMENT)(FACTS, { ...ADDRESS, data });
    const [, json = ''] = /<script type="application\/json" id="document-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(data);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(pageTemplate(DOCUMENT)(FACTS, ADDRESS)).not.toContain('<script');
  });

  it('refuses a document without the places that it fills', () => {
    expect(() => pageTemplate('<html></html>')).toThrow('index.html');
  });
});

describe('builtTemplate', () => {
  it('follows the app as it is built again, and keeps the last document meanwhile', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-document-'));
    const file = path.join(folder, 'index.html');
    let seconds = 1;
    const write = (text: string) => {
      fs.writeFileSync(file, text);
      fs.utimesSync(file, seconds, seconds++);
    };
    const documentOf = (script: string) => DOCUMENT.replace('<head>', `<head><script src="${script}"></script>`);
    write(documentOf('one.js'));
    const current = builtTemplate(file);
    const expectScript = (script: string) => expect(current()(FACTS, ADDRESS)).toContain(`src="${script}"`);
    expectScript('one.js');
    fs.rmSync(file);
    expectScript('one.js');
    write('<html>');
    expectScript('one.js');
    write(documentOf('two.js'));
    expectScript('two.js');
    fs.rmSync(folder, { recursive: true });
    expect(() => builtTemplate(file)).toThrow('ENOENT');
  });
});
