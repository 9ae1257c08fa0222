import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { SNIPPET_LANGUAGES, snippetOf } from './api-snippets.ts';
import { type Call, pathsOf } from './call.ts';
import { CALLS } from './calls.ts';
import { publicApiDocument } from './open-api.ts';
import { isPublicCall, neverChanges, objectsIn, PUBLIC_BASE, publicPathsOf, publicReply } from './public-api.ts';

const EVERY = Object.entries<Call>(CALLS);

describe('the public API', () => {
  it('has an OpenAPI document that is valid', async () => {
    const document = JSON.parse(JSON.stringify(publicApiDocument('1.2.3'))) as Record<string, unknown>;
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    const [, found] = Object.entries(document.paths as Record<string, { get: { operationId: string } }>)[0] ?? [];
    expect(found?.get.operationId).toBe('listTransactions');
  });

  it('has each read call of the ledger, at paths of which no two are the same', () => {
    const paths = EVERY.flatMap(([name, call]) => publicPathsOf(name, call).map(({ path }) => path));
    const shapes = paths.map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(paths.length);
    for (const path of [
      'accounts/{id}/balances/{epochMillis}',
      'accounts/{id}/intervalBalances',
      'transactions/raw',
      'nfts',
      'topics/{id}/messages',
      'tokens/{id}',
      'hts/v1/tokens',
      'hts/v1/accounts/{id}/balances',
    ])
      expect(paths).toContain(`${PUBLIC_BASE}/${path}`);
    const siteOnly = EVERY.filter(
      ([, call]) => call.method === 'GET' && call.access === 'public' && !isPublicCall(call),
    );
    const known =
      /^\/(?:api\/(?:config|subscriptions\/samples|status|names|announcements|news|features|getConfigs|apis|pricingPlan|dropp|export|dapps\/\{id\}\/logo|nfts\/media)|ready|health)/;
    expect(siteOnly.flatMap(([name, call]) => pathsOf(name, call)).filter(([, path]) => !known.test(path))).toEqual([]);
  });

  it.each([
    [{ data: [1, 2], totalCount: 9, size: 2 }, false, { data: [1, 2], totalCount: 9, size: 2 }, 2],
    [{ data: { id: 'a' } }, false, { data: [{ id: 'a' }], size: 1 }, 1],
    [
      { data: { accountID: 'a', tokenBalance: [1, 2, 3] }, size: 3 },
      true,
      { accountID: 'a', tokenBalance: [1, 2, 3], size: 3 },
      3,
    ],
    [
      { data: { accountID: 'a', tokenBalance: [1, 2, 3] }, size: 3 },
      false,
      { data: [{ accountID: 'a', tokenBalance: [1, 2, 3] }], size: 1 },
      3,
    ],
  ])('sends %j as programs of older services read it', (reply, atTop, sent, objects) => {
    expect(publicReply(reply, atTop)).toEqual(sent);
    expect(objectsIn(publicReply(reply, atTop))).toBe(objects);
  });

  it.each([
    ['getBlock', '7', true],
    ['getBlock', '8', false],
    ['getBlock', '9', false],
    ['getBlock', 'ab'.repeat(48), false],
    ['getRawTransaction', '1753303062.076472454', true],
    ['getRawTransaction', `0x${'ab'.repeat(48)}`, true],
    ['getRawTransaction', '0.0.2@1753303062.076472454', false],
    ['getTransaction', '1753303062.076472454', false],
  ])('says of %s of %s whether it can change', (name, id, isFinal) => {
    expect(neverChanges(name, { id }, { newestBlock: 8n, isHistoryLimited: false })).toBe(isFinal);
    // Messages of topics are refused when they are old.
    const isFinalThere = isFinal && name === 'getBlock';
    expect(neverChanges(name, { id }, { newestBlock: 8n, isHistoryLimited: true })).toBe(isFinalThere);
  });

  it.each(SNIPPET_LANGUAGES)('has %s programs that name address and key, whatever is in them', (language) => {
    const text = snippetOf(language, 'https://example.org/hedera/api/x?q=\'"', 'KEY');
    expect(text).toContain('KEY');
    expect(text).toMatch(/X-API-KEY/);
    expect(text).toContain('https://example.org/hedera/api/x?q=');
  });
});
