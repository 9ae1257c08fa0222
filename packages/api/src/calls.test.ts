import { CALLS, type Call, pathsOf } from '@ledgerscope/contract';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { NftContent } from './nft-metadata/nft-content.ts';
import { openTestApi } from './testing/open-test-api.ts';

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
});
