import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const TOP = path.resolve(import.meta.dirname, '..');
const SOURCE = /\.tsx?$/;
const NOT_COUNTED = /(?:^|\/)(?:node_modules|dist|fixtures|data)(?:\/|$)|\.(?:test|e2e)\.tsx?$|\.d\.ts$/;
/** Messages and paths that are generated: their names are those of the published definitions, whatever we call alike. */
const GENERATED = /^packages\/(?:streams\/src\/hapi\/messages(?:\/|\.ts$)|client\/src\/paths\.ts$)/;

/** Names that more than one module exports for something of its own, and why. */
const SHARED: Readonly<Record<string, string>> = {};

function sourcesIn(folder: string): string[] {
  return fs.readdirSync(path.join(TOP, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (NOT_COUNTED.test(file) || GENERATED.test(file)) return [];
    return entry.isDirectory() ? sourcesIn(file) : SOURCE.test(file) ? [file] : [];
  });
}

/** The modules that declare and export a type, by its name. Types that are handed on from another module do not count. */
function modulesByType(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of ['packages', 'apps'].flatMap(sourcesIn)) {
    const text = fs.readFileSync(path.join(TOP, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm)) {
      found.set(name, (found.get(name) ?? new Set()).add(file));
    }
  }
  return found;
}

it('gives each exported type a name of its own', () => {
  const types = modulesByType();
  expect(types.size).toBeGreaterThan(1_000);
  const shared = [...types].filter(([, modules]) => modules.size > 1).map(([name, modules]) => [name, [...modules]]);
  expect(shared.filter(([name]) => SHARED[String(name)] === undefined)).toEqual([]);
  expect(Object.keys(SHARED).filter((name) => (types.get(name)?.size ?? 0) < 2)).toEqual([]);
});
