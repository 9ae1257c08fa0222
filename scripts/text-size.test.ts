import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../apps/web/src', import.meta.url));
const SHEETS = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, fs.readFileSync(path.join(SOURCES, name), 'utf8')] as const);

/** What does not follow the size of text that a visitor chose in the browser. */
describe.each([
  ['a breakpoint in pixels', /@media[^{]*\d(?:px)[^{]*\{/g],
  ['a size of text in pixels', /\bfont(?:-size)?:[^;]*?(?<![\w.-])\d[\d.]*px[^;]*;/g],
] as const)('style sheets have no %s', (_, pattern) => {
  it('anywhere', () => {
    expect(SHEETS.length).toBeGreaterThan(50);
    const found = SHEETS.flatMap(([name, css]) => [...css.matchAll(pattern)].map(([text]) => `${name}: ${text}`));
    expect(found).toEqual([]);
  });
});
