import { describe, expect, it } from 'vitest';
import { costOf, ledgerscopeClient, rowsOf } from './index.ts';

/** A server of three rows in pages of two, which says once that it is asked too fast. */
function server() {
  const asked: Request[] = [];
  const answer = async (request: Request): Promise<Response> => {
    asked.push(request);
    const { searchParams, pathname } = new URL(request.url);
    if (pathname.endsWith('/blocks/x'))
      return Response.json({ message: 'Path parameter id is no block.' }, { status: 400 });
    if (asked.length === 2) return Response.json({}, { status: 429, headers: { 'retry-after': '0.01' } });
    const isFirst = searchParams.get('next') === null;
    const data = isFirst ? [{ id: '0.0.1' }, { id: '0.0.2' }] : [{ id: '0.0.3' }];
    const headers = { 'x-units-charged': '1', 'x-units-remaining': '9007199254740993', 'ratelimit-remaining': '19' };
    return Response.json({ data, totalCount: 3, size: data.length, next: isFirst ? 'c' : null }, { headers });
  };
  return {
    asked,
    client: ledgerscopeClient({ url: 'https://explorer.example.org/', key: 'ls_test_x', fetch: answer }),
  };
}

describe('the client', () => {
  it('sends the key, repeats what comes in lists, and says what a call cost', async () => {
    const { asked, client } = server();
    const query = { transactionTypes: ['CRYPTO_TRANSFER', 'TOKEN_MINT'], size: 2 };
    const { data, response } = await client.GET('/hedera/api/transactions', { params: { query } });
    expect(data?.totalCount).toBe(3);
    expect(asked[0]?.headers.get('x-api-key')).toBe('ls_test_x');
    expect(asked[0]?.url).toBe(
      'https://explorer.example.org/hedera/api/transactions?transactionTypes=CRYPTO_TRANSFER&transactionTypes=TOKEN_MINT&size=2',
    );
    expect(costOf(response)).toEqual({ charged: 1n, remaining: 9007199254740993n, callsLeft: 19, waitSeconds: 0 });
  });

  it('goes through all pages of a list, and waits where it is too fast', async () => {
    const { asked, client } = server();
    const rows = rowsOf((page) => client.GET('/hedera/api/tokens', { params: { query: { size: 2, ...page } } }));
    const ids: string[] = [];
    for await (const { id } of rows) ids.push(id);
    expect(ids).toEqual(['0.0.1', '0.0.2', '0.0.3']);
    expect(asked).toHaveLength(3);
  });

  it('ends where a page names itself as the next one, or is never given', async () => {
    const asked: unknown[] = [];
    const rows = rowsOf<never>(async (page) => {
      asked.push(page);
      return { data: { data: [], next: 'c' }, response: new Response() };
    });
    await expect(rows.next()).rejects.toThrow('the same page twice');
    expect(asked).toEqual([{}, { next: 'c' }]);
    const headers = { 'retry-after': '0.00001' };
    const busy = rowsOf<never>(async () => ({ error: {}, response: new Response('', { status: 429, headers }) }));
    await expect(busy.next()).rejects.toThrow('Server returned status 429.');
  });

  it('throws what the server says of a list that it refuses', async () => {
    const { client } = server();
    const refused = rowsOf(async () => {
      const { error, response } = await client.GET('/hedera/api/blocks/{id}', { params: { path: { id: 'x' } } });
      return { error, response };
    });
    await expect(refused.next()).rejects.toThrow('Path parameter id is no block.');
  });
});
