import { PUBLIC_BASE } from '@ledgerscope/contract';
import { publicApiDocument } from '@ledgerscope/contract/open-api';
import { LIST_PRICE } from '@ledgerscope/contract/price-texts';
import { VERSION } from '@ledgerscope/process/version';
import type { FastifyInstance } from 'fastify';
import { API_CATEGORIES, categoryOf, DOCUMENTED_CALLS } from './documented-calls.ts';

const HOUR = 'public, max-age=3600';

/** Serves the documents of the public API that programs read: OpenAPI, and a text for language models. */
export function addApiFiles(app: FastifyInstance): void {
  let document: string | undefined;
  app.get(`${PUBLIC_BASE}/openapi.json`, (_request, reply) => {
    document ??= JSON.stringify(publicApiDocument(VERSION));
    return reply.header('cache-control', HOUR).type('application/json; charset=utf-8').send(document);
  });
  app.get('/llms.txt', (_request, reply) =>
    reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(llmsText()),
  );
}

/** The public API in one text, as https://llmstxt.org describes such files. */
function llmsText(): string {
  const sections = API_CATEGORIES.slice(1).map(({ id, title, description }) => {
    const calls = DOCUMENTED_CALLS.filter(({ call }) => categoryOf(call.tag) === id);
    const lines = calls.map(
      ({ call, publicPath: { operation, path } }) =>
        `- [GET ${path}](/hedera/apiview?api=${operation}): ${call.summary}`,
    );
    return [`## ${title}`, '', description, '', ...lines].join('\n');
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const INTRODUCTION = `# Ledgerscope public API

> Historical data of a Hedera (Hiero) network over HTTP: transactions, accounts, tokens, NFTs, contracts, topics and blocks.

Send GET requests with the header x-api-key (create a key in the profile, /hedera/profile), or Authorization: Bearer. Responses are JSON: a
list is {"data": [...], "totalCount", "size", "next"}, a single object {"data": [object], "size": 1}, an error {"error": {"code", "message"}}.
Lists take size (100 by default, up to 1000) and next, the cursor from the previous response. ${LIST_PRICE}
Amounts are integers in tinybars, or decimal strings beyond 2^53-1; timestamps are ISO 8601 UTC with nine fractional digits.

- [OpenAPI 3.1](/hedera/api/openapi.json): all calls with parameters and responses
- [Documentation](/hedera/apiview): the same for readers, with live examples`;
