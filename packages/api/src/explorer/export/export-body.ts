import type { ListFormat } from '@ledgerscope/contract';
import type { ExportPages } from './exported-pages.ts';

/**
 * The bytes of an export in its format; ends the pages where it is not read to its end.
 * @param marked whether CSV begins with a byte-order mark
 */
export function exportBody(list: ExportPages, format: ListFormat, marked: boolean): AsyncIterable<string | Uint8Array> {
  switch (format) {
    case 'csv':
      return csvText(list, marked);
    case 'jsonl':
      return formatPages(list.pages, (row) => `${JSON.stringify(row)}\n`);
    case 'parquet':
      return parquetBytes(list);
  }
}

/** Only who asks for one pays for loading its writer. */
async function* parquetBytes({ fields, pages }: ExportPages): AsyncGenerator<Uint8Array> {
  const { parquetFile } = await import('./parquet-file.ts');
  yield* parquetFile(fields, pages);
}

async function* csvText({ fields, pages }: ExportPages, marked: boolean): AsyncGenerator<string> {
  const columns = Object.keys(fields);
  yield `${marked ? '\ufeff' : ''}${csvLine(columns)}`;
  yield* formatPages(pages, (row) =>
    csvLine(columns.map((column) => (row as Readonly<Record<string, unknown>>)[column])),
  );
}

async function* formatPages(pages: ExportPages['pages'], line: (row: object) => string): AsyncGenerator<string> {
  for await (const page of pages) {
    const text = page.map(line).join('');
    if (text !== '') yield text;
  }
}

/**
 * A cell that a spreadsheet would run: it gets an apostrophe in front (OWASP, CSV injection). Spreadsheets pass over spaces and invisible
 * characters before the sign, and take its full-width and small forms too.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** One line of CSV (RFC 4180): text is quoted where it has to be, lists and objects are JSON, null is an empty field. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
