import { fileURLToPath } from 'node:url';
import PdfDocument from 'pdfkit';
import type { DocumentColumn, StatementDocument } from './statement-document.ts';

/** DejaVu has Latin, Greek, Cyrillic, Arabic and symbols; what it lacks is written as its code point. */
const FONT = {
  plain: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
};
const MARGIN = 28;
const SIZE = { title: 15, fact: 8.5, cell: 6.5 };
const PADDING = 3;
/** How much of the width each column of words takes, in points; amounts share what is left. */
const WORDS: Readonly<Record<string, number>> = {
  Date: 44,
  Time: 36,
  Transaction: 112,
  Type: 64,
  Counterparty: 62,
  Memo: 90,
  'NFTs received': 90,
  'NFTs sent': 90,
};
const MUTED = '#555555';
const LINE = '#bbbbbb';

type Pdf = InstanceType<typeof PdfDocument>;

/** A column with its place on the page. */
interface PlacedColumn extends DocumentColumn {
  readonly index: number;
  readonly x: number;
  readonly width: number;
}

/** A statement as pages in landscape format, each with the head of the table and its number. */
export async function statementPdf(statement: StatementDocument): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: statement.title, Creator: 'Ledgerscope' },
  });
  const pieces: Uint8Array[] = [];
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  pdf.registerFont('plain', FONT.plain).registerFont('bold', FONT.bold);
  const write = readableIn(pdf);
  drawFacts(pdf, statement, write);
  drawTable(pdf, statement, write);
  pdf.moveDown(1).font('bold').fontSize(SIZE.fact).text(write(statement.check), MARGIN);
  numberPages(pdf, write(statement.title));
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(pieces));
}

/** Gives text in which each character has a glyph. */
function readableIn(pdf: Pdf): (text: string) => string {
  pdf.font('plain');
  const { font } = (pdf as unknown as { readonly _font: { readonly font: GlyphFont } })._font;
  return (text) =>
    Array.from(text, (character) => {
      const code = character.codePointAt(0) ?? 0;
      if (character === '\n' || font.hasGlyphForCodePoint(code)) return character;
      return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
    }).join('');
}

interface GlyphFont {
  readonly hasGlyphForCodePoint: (code: number) => boolean;
}

function drawFacts(pdf: Pdf, { title, facts }: StatementDocument, write: (text: string) => string): void {
  pdf.font('bold').fontSize(SIZE.title).text(write(title), MARGIN, MARGIN);
  pdf.moveDown(0.5).fontSize(SIZE.fact);
  for (const [name, value] of facts)
    pdf.font('bold').text(`${name}: `, { continued: true }).font('plain').text(write(value));
  pdf.moveDown(1);
}

/** Amounts that are 0 in every row are omitted: few accounts earn fees or rewards. */
function placeColumns({ columns, rows }: StatementDocument): PlacedColumn[] {
  const shown = columns.flatMap((column, index) => {
    const isUsed = column.decimals === undefined || rows.some((row) => /[1-9a-z]/.test(row[index] ?? ''));
    return isUsed ? [{ ...column, index }] : [];
  });
  const room = 841.89 - 2 * MARGIN;
  const words = shown.reduce((sum, { name }) => sum + (WORDS[name] ?? 0), 0);
  const shares = shown.reduce((sum, { name }) => sum + (WORDS[name] === undefined ? shareOf(name) : 0), 0);
  let x = MARGIN;
  return shown.map((column) => {
    const width = WORDS[column.name] ?? ((room - words) * shareOf(column.name)) / shares;
    const placed = { ...column, x, width };
    x += width;
    return placed;
  });
}

/** Balances have the most digits. */
function shareOf(name: string): number {
  return name.startsWith('Balance') ? 1.3 : 1;
}

function drawTable(pdf: Pdf, statement: StatementDocument, write: (text: string) => string): void {
  const columns = placeColumns(statement);
  const bottom = pdf.page.height - MARGIN - 2 * SIZE.fact;
  const heads = statement.columns.map(({ name }) => name);
  let y = drawRow(pdf, columns, heads, pdf.y, 'bold');
  for (const [index, row] of statement.rows.entries()) {
    const isEdge = index === 0 || index === statement.rows.length - 1;
    const cells = row.map(write);
    if (y + rowHeight(pdf, columns, cells) > bottom) {
      pdf.addPage();
      y = drawRow(pdf, columns, heads, MARGIN, 'bold');
    }
    y = drawRow(pdf, columns, cells, y, isEdge ? 'bold' : 'plain');
  }
  pdf.y = y;
  pdf.x = MARGIN;
}

function rowHeight(pdf: Pdf, columns: readonly PlacedColumn[], cells: readonly string[]): number {
  pdf.fontSize(SIZE.cell);
  const heights = columns.map(({ index, width }) => pdf.heightOfString(cells[index] ?? '', { width: width - PADDING }));
  return Math.max(SIZE.cell, ...heights) + PADDING;
}

/** Draws a row at `y`; gives where the next one begins. */
function drawRow(
  pdf: Pdf,
  columns: readonly PlacedColumn[],
  cells: readonly string[],
  y: number,
  font: 'plain' | 'bold',
): number {
  pdf.font(font);
  const height = rowHeight(pdf, columns, cells);
  for (const { index, x, width, decimals } of columns)
    pdf.text(cells[index] ?? '', x, y + PADDING / 2, {
      width: width - PADDING,
      align: decimals === undefined ? 'left' : 'right',
    });
  const end = y + height;
  pdf
    .lineWidth(0.4)
    .strokeColor(LINE)
    .moveTo(MARGIN, end)
    .lineTo(pdf.page.width - MARGIN, end)
    .stroke();
  return end;
}

function numberPages(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page);
    // What stands in the margin would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('plain').fontSize(SIZE.cell).fillColor(MUTED);
    pdf.text(`${title} · page ${page + 1} of ${count}`, MARGIN, pdf.page.height - MARGIN - SIZE.cell, {
      width: pdf.page.width - 2 * MARGIN,
      align: 'right',
      lineBreak: false,
    });
  }
}
