import { Readable } from 'node:stream';
import { EXPORT_LISTS, type ExportFormat, parseExportFormat, type RawQuery } from '@ledgerscope/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accepted } from '../accepted.ts';
import { csvLine } from './csv-line.ts';
import { type ExportPages, exportPages } from './export-pages.ts';

/** Exports that run at once; each reads a page at a time, so that pages of people come in between. */
const MAX_RUNNING = 4;
const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  jsonl: 'application/x-ndjson; charset=utf-8',
};

/** Whole lists as text, streamed page by page: memory does not grow with the list. */
export function addExportRoutes(app: FastifyInstance, context: ApiContext): void {
  let running = 0;
  app.get('/api/export/:list', async (request, reply) => {
    const name = EXPORT_LISTS.find((one) => one === (request.params as { list: string }).list);
    if (name === undefined) throw new ApiError('not_found', `The lists are ${EXPORT_LISTS.join(', ')}.`);
    const query = request.query as RawQuery;
    const format = accepted(parseExportFormat(query));
    if (running >= MAX_RUNNING)
      throw new ApiError('overloaded', `${MAX_RUNNING} exports are running. Try again in a moment.`);
    running++;
    try {
      const list = await exportPages(context, name, query);
      // The first page comes before the status, so that what is wrong with the query is told by it.
      const first = await list.pages.next();
      reply.header('content-type', MEDIA_TYPES[format]);
      reply.header('content-disposition', `attachment; filename="ledgerscope-${name}.${format}"`);
      reply.header('cache-control', 'no-store');
      const stream = Readable.from(textOf(list, first, format));
      stream.once('close', () => {
        running--;
      });
      return reply.send(stream);
    } catch (error) {
      running--;
      throw error;
    }
  });
}

async function* textOf(
  { columns, pages }: ExportPages,
  first: IteratorResult<readonly object[]>,
  format: ExportFormat,
): AsyncGenerator<string> {
  const line =
    format === 'csv'
      ? (row: object) => csvLine(columns.map((column) => (row as Readonly<Record<string, unknown>>)[column]))
      : (row: object) => `${JSON.stringify(row)}\n`;
  try {
    if (format === 'csv') yield csvLine(columns);
    for (let page = first; page.done !== true; page = await pages.next()) {
      const text = page.value.map(line).join('');
      if (text !== '') yield text;
    }
  } finally {
    // Where the client went away.
    await pages.return(undefined);
  }
}
