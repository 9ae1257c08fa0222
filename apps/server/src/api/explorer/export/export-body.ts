import type { ExportFormat } from '@ledgerscope/contract';
import { csvLine } from './csv-line.ts';
import type { ExportPages } from './exported-pages.ts';
import { parquetFile } from './parquet-file.ts';

/**
 * The bytes of an export in its format; ends the pages where it is not read to its end.
 * @param marked whether CSV begins with a byte-order mark
 */
export function exportBody(
  list: ExportPages,
  format: ExportFormat,
  marked: boolean,
): AsyncIterable<string | Uint8Array> {
  switch (format) {
    case 'csv':
      return csvText(list, marked);
    case 'jsonl':
      return textOf(list.pages, (row) => `${JSON.stringify(row)}\n`);
    case 'parquet':
      return parquetFile(list.fields, list.pages);
  }
}

async function* csvText({ fields, pages }: ExportPages, marked: boolean): AsyncGenerator<string> {
  const columns = Object.keys(fields);
  yield `${marked ? '\ufeff' : ''}${csvLine(columns)}`;
  yield* textOf(pages, (row) => csvLine(columns.map((column) => (row as Readonly<Record<string, unknown>>)[column])));
}

async function* textOf(pages: ExportPages['pages'], line: (row: object) => string): AsyncGenerator<string> {
  for await (const page of pages) {
    const text = page.map(line).join('');
    if (text !== '') yield text;
  }
}
