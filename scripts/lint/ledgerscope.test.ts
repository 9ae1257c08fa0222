import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TOP = path.resolve(import.meta.dirname, '../..');
const OXLINT = path.join(TOP, 'node_modules/oxlint/bin/oxlint');

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-lint-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The lines that a rule finds fault with. */
function faultyLines(rule: string, lines: readonly string[]): readonly string[] {
  const config = { jsPlugins: [path.join(import.meta.dirname, 'ledgerscope.mjs')], rules: { [rule]: 'error' } };
  fs.writeFileSync(
    path.join(folder, '.oxlintrc.json'),
    JSON.stringify({ ...config, categories: { correctness: 'off' } }),
  );
  fs.writeFileSync(path.join(folder, 'planted.ts'), lines.join('\n'));
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format', 'json', 'planted.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly labels: readonly { readonly span: { readonly line: number } }[] }[];
  };
  return diagnostics.map(({ labels: [label] }) => lines[(label?.span.line ?? 0) - 1] ?? 'no line');
}

describe('the rule against errors that vanish', () => {
  const SILENT = [
    'try { pay(); } catch {}',
    'try { pay(); } catch { left = 0; }',
    'try { pay(); } catch (error) { return undefined; }',
    'pay().catch(() => {});',
    'pay().catch(() => undefined);',
    'pay().catch(function () { return 0; });',
    "pay().then(String, () => 'none');",
  ];
  const MINDED = [
    'try { pay(); } catch (error) { log.warn({ err: error }); }',
    "try { pay(); } catch { log.warn('it is tried again'); }",
    "try { pay(); } catch { throw new Error('not paid'); }",
    'try { pay(); } catch (error) { failures.noteFailure(error); }',
    'try { pay(); } catch { /* It is refused below. */ }',
    'pay().catch((error) => failures.noteFailure(error));',
    'pay().catch(reject);',
    'pay().then(String);',
    'sleep(1, undefined, { signal }).catch(() => {});',
  ];

  it('finds each that nothing is done about, and no other', () => {
    expect(faultyLines('ledgerscope/no-silent-catch', [...SILENT, ...MINDED])).toEqual(SILENT);
  });
});

describe('the rule of visible words', () => {
  it.each([
    ["text('What it answers.');", "text('Description of the response.');"],
    ["text('Whose it is, of the two.');", "text('Owner.');"],
    ["text('Key; null where unknown.');", "text('Key; null if unknown.');"],
    ["say('Nobody can change it.');", "say('No one can change it.');"],
    ["say('Newest transaction here.');", "say('Latest transaction, of those shown newest first.');"],
    ["say('The limit has to be a number.');", "say('The limit must be a number.');"],
    ["say('Send 5 hbars now.');", "say('Send 5 hbar now.');"],
    ["say('Check your e-mail address.');", "say('Check your email address.');"],
    ["say('It is tried again.');", "say('Request failed; retrying.');"],
    ["say('12 rows in all');", "say('12 rows in total');"],
    ["say('The key is deleted.');", "say('Key deleted.');"],
    ["say('about 5 % of it');", "say('about 5% of it');"],
    ["text('Balance at an instant.');", "text('Balance at a given time.');"],
    ["text('Fees in the span.');", "text('Fees in the period.');"],
    ["say('It lies beside the server.');", "say('It is in the same folder.');"],
    ["text('Greatest value.');", "text('Maximum value.');"],
    ["say('The store does not answer.');", "say('The database is not responding.');"],
  ])('finds %s', (banned, plain) => {
    expect(faultyLines('ledgerscope/visible-words', [banned, plain])).toEqual([banned]);
  });

  it('looks at templates, and not at questions, names, paths and comments', () => {
    const template = ['say(`', '{rows} in all`);'].join('$');
    const others = [
      "say('What is a tinybar?');",
      "load('everybody/in-all');",
      'const nobody = 0; // Nobody reads it on a page.',
    ];
    expect(faultyLines('ledgerscope/visible-words', [template, ...others])).toEqual([template]);
  });
});

describe('the rule of words', () => {
  const BANNED = [
    'const highWater = 1n;',
    'const HIGH_WATER_NS = 1n;',
    'function toldOf() {}',
    'interface Lane { id: bigint }',
    'const deedText = 1;',
    '// Rows beyond the high water are not read.',
    '/** Fields that are left out. */',
    '// Nobody is told.',
    "const rowsText = 'rows that were left out';",
    'const note = `the deed of a plot`;',
  ];
  const PLAIN = [
    'const headNs = 1n;',
    'const highWaterMark = 1;',
    'const title = 1;',
    'const planet = 1;',
    '// Rows beyond the head are not read.',
    "const text = 'deed';",
  ];

  it('finds names, comments and texts with other words than those agreed on', () => {
    expect(faultyLines('ledgerscope/words', [...BANNED, ...PLAIN]).toSorted()).toEqual(BANNED.toSorted());
  });
});

describe('the rule of verbs', () => {
  const NOUNS = [
    'async function balanceOf() {}',
    'async function* rowsOf() {}',
    'const pageOf = async () => 1;',
    'class Reader { async headOf() {} }',
    'const reader = { async headOf() {} };',
  ];
  const VERBS = [
    'async function readBalance() {}',
    'async function lockUserOf() {}',
    'function amountOf() {}',
    'const sizeOf = () => 1;',
    'class Shown { nameOf() {} }',
  ];

  it('finds each name of what waits that says no verb, and no other', () => {
    expect(faultyLines('ledgerscope/waiting-verbs', [...NOUNS, ...VERBS])).toEqual(NOUNS);
  });
});

describe('the rule of participles', () => {
  const PARTICIPLES = [
    'function parsed(text) {}',
    'async function found() {}',
    'const writing = (kind) => kind;',
    'class Reader { stored() {} }',
    'class Writer { #written() {} }',
    'function outer() { function shown() {} }',
    'function around() { const known = (id) => ids.has(id); }',
    'function within() { const sent = async function () {}; }',
  ];
  const NAMED = [
    'function parseText(text) {}',
    'function feed() {}',
    'function ring(points) {}',
    'const listed = rows[0];',
    'class Shown { get hidden() { return true; } }',
    'function inner() { const isKnown = (id) => ids.has(id); }',
  ];

  it('finds functions that are named by one alone, and no other', () => {
    expect(faultyLines('ledgerscope/bare-participles', [...PARTICIPLES, ...NAMED])).toEqual(PARTICIPLES);
  });
});

describe('the rule of loops', () => {
  const ENDLESS = [
    'for (;;) read();',
    'for (let page = 0; ; page++) read(page);',
    'while (true) read();',
    'do read(); while (left > 0);',
  ];
  const ENDING = [
    'for (let page = 0; page < MAX_PAGES; page++) read(page);',
    'while (left > 0) read();',
    'for (const page of pages) read(page);',
    'for (;;) { /* Ends with the last page. */ read(); }',
    '// Ends with the last page.',
    'for (;;) read(1);',
  ];

  it('finds those that have no condition at their head, and do not say what ends them', () => {
    expect(faultyLines('ledgerscope/endless-loops', [...ENDLESS, ...ENDING])).toEqual(ENDLESS);
  });
});

describe('the rule of calls that leave the process', () => {
  const UNBOUNDED = [
    'fetch(url);',
    "fetch(url, { method: 'POST' });",
    'request(url, { dispatcher });',
    'new Client(connection);',
    'new Pool({ ...connection, max: 1 });',
    'new Agent({ connect });',
    'createTransport({ url });',
  ];
  const BOUNDED = [
    'fetch(url, { signal: AbortSignal.timeout(1) });',
    'request(url, { dispatcher, signal });',
    'new Client({ ...connection, query_timeout: 1 });',
    'new Pool({ ...connection, ...LONG_WORK, max: 1 });',
    'new Agent({ connect: { timeout: 1 } });',
    'new SQSClient({ requestHandler: { requestTimeout: 1 } });',
    'client.request(url);',
    '// Bounded: by the options.',
    '// They are the same everywhere.',
    'createClient(options);',
  ];

  it('finds those that nothing bounds', () => {
    expect(faultyLines('ledgerscope/outgoing-calls', [...UNBOUNDED, ...BOUNDED])).toEqual(UNBOUNDED);
  });
});

describe('the rule of routes', () => {
  const OWN = [
    "app.get('/api/tokens', handler);",
    "app.route({ method: 'GET', url: '/api/tokens', handler });",
    'app.post(`/ready`, handler);',
  ];
  const DECLARED = ["app.get('/hedera/*', handler);", 'app.route({ method, url, handler });'];

  it('finds paths of the API that no call declares', () => {
    expect(faultyLines('ledgerscope/declared-routes', [...OWN, ...DECLARED])).toEqual(OWN);
  });
});

describe('the rule of copies', () => {
  const COPIES = [
    "const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'));",
    "const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');",
    "function hexOf(bytes: Uint8Array): string { return Buffer.from(bytes.buffer).toString('hex'); }",
    'function least(one: bigint, other: bigint): bigint { return one < other ? one : other; }',
    'const size = (sum: bigint) => (sum < 0n ? -sum : sum);',
    'const SECOND = 1_000_000_000n;',
    'const DAY = 24n * NS_PER_HOUR;',
    'const SECONDS_PER_DAY = 86_400;',
    'const DAY_SECONDS = 86_400n;',
    'const payer = 98n;',
    'const isNode = account >= 800n;',
    'const nowNs = BigInt(Date.now()) * 1_000_000n;',
    'const atMs = Number(lastNs / 1_000_000n);',
    'const seconds = fromNs % 1_000_000_000n;',
    'const monthMs = 30 * 86_400_000;',
    'const RETENTION_NS = 3n * 86_400_000_000_000n;',
  ];
  const OWN = [
    "const colored = color.toString(16).padStart(2, '0');",
    "const digitsOf = (text: string) => Buffer.from(text).toString('hex');",
    'function leastOrOne(one: bigint, other: bigint): bigint { return one < other ? 1n : other; }',
    'function nftText(id: bigint, serial: bigint): string { return serial < 0n ? `all of ${id}` : `#${serial}`; }',
    'const other = (sum: bigint) => (sum < 0n ? -1n : sum);',
    'const LIMIT = 1_000_001n;',
    'const share = stake * 1_000_000n;',
    'const price = 98n * CENT;',
    'const SECONDS = 60;',
    'const account = 98;',
  ];

  it('finds what packages/ledger has already', () => {
    expect(faultyLines('ledgerscope/no-copies', [...COPIES, ...OWN])).toEqual(COPIES);
  });
});

describe('the rule of types that nothing else knows', () => {
  const NAMED = ["const type = 'tssVote';", 'table.clprRegisterChannel = 1;', 'const other = { uncheckedSubmit: 1 };'];
  const OTHER = ["const common = 'cryptoTransfer';", 'const hooks = 1;', "const said = 'what a tssVote says';"];

  it('finds their names', () => {
    expect(faultyLines('ledgerscope/own-types', [...NAMED, ...OTHER])).toEqual(NAMED);
  });
});

describe('the rule of classes of CSS modules', () => {
  const CSS = [
    '/* Not .noted { } here, 1.5 times. */',
    '.card:is(h1, .own), :global(.page) > .open [role="tab"] { margin: 1.5px; }',
    '@media (max-width: 1.5px) { .narrow { color: red; } }',
    '@keyframes turn { from { rotate: 0; } 1.5% { rotate: 9deg; } }',
  ];

  it('finds names that the module lacks, and computed ones', () => {
    fs.writeFileSync(path.join(folder, 'fine.module.css'), CSS.join('\n'));
    const faulty = ['use(styles.crad);', 'use(styles.page);', 'use(styles.noted);', 'use(styles[name]);'];
    const fine = [
      "import styles from './fine.module.css';",
      'use(styles.card);',
      'use(styles.own);',
      'use(styles.open, styles.narrow);',
      'use(others.crad, others[name]);',
    ];
    expect(faultyLines('ledgerscope/module-classes', [...fine, ...faulty])).toEqual(faulty);
  });

  it.each([
    'h2 { margin: 0; }',
    '.card, :global(.page) > p { margin: 0; }',
    ':global(.page) { margin: 0; }',
    '@media print { .card {} nav {} }',
  ])('finds a selector that reaches other pages: %s', (css) => {
    fs.writeFileSync(path.join(folder, 'leaks.module.css'), css);
    const line = "import styles from './leaks.module.css';";
    expect(faultyLines('ledgerscope/module-classes', [line, 'use(styles);'])).toEqual([line]);
  });
});
