import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './open-api.ts';

const introduction = fs.readFileSync(new URL('../../../docs/api/README.md', import.meta.url), 'utf8');
const { paths } = openApiDocument('0') as {
  paths: Record<string, { get?: { parameters?: readonly { name: string }[] } }>;
};

/** The declared path that a path with values in it is one of. */
function declaredPath(path: string): string | undefined {
  return Object.keys(paths).find((declared) => new RegExp(`^${declared.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
}

const calls = [...introduction.matchAll(/curl "\$API(\/[^"\s]+(?:"\$API[^"]*)?)/g)].map(([, call = '']) => call);

describe('docs/api/README.md', () => {
  it('has ten numbered calls', () => {
    expect(introduction.match(/^\*\*\d+\. /gm)).toHaveLength(10);
  });

  it.each(calls.filter((call) => !call.includes('$(')))('%s is a declared call with declared parameters', (call) => {
    const { pathname, searchParams } = new URL(`/api${call}`, 'http://server');
    const declared = declaredPath(pathname);
    expect(declared, pathname).toBeDefined();
    const names = paths[declared ?? '']?.get?.parameters?.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining([...searchParams.keys()]));
  });
});
