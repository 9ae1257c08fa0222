import fs from 'node:fs';
import path from 'node:path';
import { CALLS, type Call, pathsOf } from '@ledgerscope/contract';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { NftContent } from './nft-metadata/nft-content.ts';
import { openTestApi } from './testing/open-test-api.ts';

const FOLDER = import.meta.dirname;

describe('the routes of the API', () => {
  it('are those of the calls that the contract declares, under each of their paths', async () => {
    const api = await openTestApi();
    try {
      const app = await createApp(api.context, { webApp: false, nftContent: {} as NftContent });
      const paths = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
        pathsOf(name, call).map(([, template]) => ({ method: call.method, template })),
      );
      const missing = paths.filter(
        ({ method, template }) => !app.hasRoute({ method, url: template.replaceAll(/\{(\w+)\}/g, ':$1') }),
      );
      expect(missing).toEqual([]);
      await app.close();
    } finally {
      await api.close();
    }
  });

  it('are made from declarations alone: nothing else registers a path of the API', () => {
    const sources = fs
      .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    expect(sources).toContain('add-calls.ts');
    const own = sources.filter((file) =>
      /\.(get|post|put|delete|route|all)(<[^>]*>)?\(\s*['"`](\/api\b|\/ready\b|\/health\b)/.test(
        fs.readFileSync(path.join(FOLDER, file), 'utf8'),
      ),
    );
    expect(own).toEqual([]);
  });
});
