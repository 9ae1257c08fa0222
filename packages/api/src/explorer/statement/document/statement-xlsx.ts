import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import type { DocumentColumn, StatementDocument } from './statement-document.ts';

/** What a spreadsheet holds of a number; one with more digits stays text, so that none of them is lost. */
const MOST_DIGITS = 15;
const CHARACTER_WIDTHS = { least: 10, most: 44 };
/** Not allowed in XML, in whichever form. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;

/** A statement as a workbook (Office Open XML): facts, the table, and the check of the sums. */
export async function statementXlsx({ title, facts, columns, rows, check }: StatementDocument): Promise<Uint8Array> {
  const data: Row[] = [
    [{ value: title, fontWeight: 'bold', fontSize: 14 }],
    ...facts.map(([name, value]): Row => [{ value: name, fontWeight: 'bold' }, null, words(value)]),
    [],
    columns.map(({ name, decimals }) => ({
      value: name,
      fontWeight: 'bold',
      align: decimals === undefined ? 'left' : 'right',
      bottomBorderStyle: 'thin',
    })),
    ...rows.map((row) => row.map((text, index) => cellOf(text, columns[index]))),
    [],
    [words(check)],
  ];
  const widths = columns.map((column, index) => ({
    width: widthOf([column.name, ...rows.map((row) => row[index] ?? '')]),
  }));
  const file = writeExcelFile(data, {
    sheet: 'Statement',
    orientation: 'landscape',
    columns: widths,
    stickyRowsCount: facts.length + 3,
  });
  return new Uint8Array(await file.toBuffer());
}

function cellOf(text: string, column: DocumentColumn | undefined): Cell {
  if (text === '') return null;
  if (column?.decimals === undefined) return words(text);
  const plain = text.replaceAll(',', '');
  const isExact = /^-?[\d.]+$/.test(plain) && plain.replace(/^-?[0.]*|\./g, '').length <= MOST_DIGITS;
  if (!isExact) return { value: text, type: String, align: 'right' };
  const zeros = '0'.repeat(column.decimals);
  return { value: Number(plain), type: Number, format: zeros === '' ? '#,##0' : `#,##0.${zeros}` };
}

/** As text, whatever it looks like: nothing of it is run. */
function words(text: string): Cell {
  return { value: text.replace(NOT_IN_XML, '\uFFFD'), type: String };
}

function widthOf(texts: readonly string[]): number {
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  return Math.min(CHARACTER_WIDTHS.most, Math.max(CHARACTER_WIDTHS.least, longest + 2));
}
