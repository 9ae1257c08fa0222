// Answers with one row by its key from the row store, as JSON, and does nothing else: what a page by key could cost at least.
import { openSqliteRows } from '@ledgerscope/ledger-store/rows/sqlite-rows';
import fastify from 'fastify';

const [folder = ''] = process.argv.slice(2);
const rows = openSqliteRows(folder);
const app = fastify();
app.get<{ Params: { at: string } }>('/rows/:at', async ({ params }, reply) => {
  const [row] = await rows.transactions.at([BigInt(params.at)]);
  const text = JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return reply.type('application/json').send(text);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
