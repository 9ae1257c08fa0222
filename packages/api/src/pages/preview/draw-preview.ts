import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { PREVIEW_SIZE, type PreviewCard, type PreviewChart } from './preview-card.ts';

const FAMILY = 'Ledgerscope preview';
const MARGIN = 64;
const WIDTH = PREVIEW_SIZE.width - 2 * MARGIN;
/** Those of the light theme. */
const COLOR = {
  ground: '#f6f7f9',
  band: '#4338ca',
  text: '#0f1728',
  muted: '#56617a',
  line: '#c9d0da',
  chart: '#4f46e5',
};
const MOST_BARS = 6;
/** A line never begins with the point between two parts. */
const BREAK = / (?!·)/;

for (const name of ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold']) {
  const file = fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  if (GlobalFonts.registerFromPath(file, FAMILY) === null) throw new Error(`${file} is no font that can be read`);
}

/** Draws a card as a PNG of {@link PREVIEW_SIZE}. */
export async function drawPreview({ site, title, text, lines, chart }: PreviewCard): Promise<Uint8Array> {
  const canvas = createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = COLOR.ground;
  pen.fillRect(0, 0, PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  pen.fillStyle = COLOR.band;
  pen.fillRect(0, 0, PREVIEW_SIZE.width, 12);
  write(pen, site, { y: 74, size: 28, color: COLOR.band, bold: true });
  const below = writeParagraph(pen, title, { y: 142, size: 52, color: COLOR.text, bold: true }, 2);
  const end = writeParagraph(pen, text, { y: below + 18, size: 28, color: COLOR.muted }, chart === undefined ? 3 : 2);
  if (chart === undefined) writeLines(pen, lines, end + 30);
  else if (chart.form === 'line') drawLine(pen, chart, end + 20);
  else drawBars(pen, chart.bars.slice(0, MOST_BARS), end + 20);
  return new Uint8Array(await canvas.encode('png'));
}

interface Style {
  /** Of the base line. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

/** One line; what does not fit ends in `…`. */
function write(pen: SKRSContext2D, text: string, style: Style): void {
  const { y, color, x = MARGIN, width = WIDTH, align = 'left' } = style;
  choose(pen, style);
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.fillText(cutToWidth(pen, text, width), x, y);
}

/** Lines of words, at most so many; returns the base line of a next one. */
function writeParagraph(pen: SKRSContext2D, text: string, style: Style, most: number): number {
  choose(pen, style);
  const rows: string[] = [];
  for (const word of text.split(BREAK)) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (pen.measureText(longer).width <= WIDTH || rows.length === most))
      rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  const height = style.size * 1.25;
  for (const [index, row] of rows.entries()) write(pen, row, { ...style, y: style.y + index * height });
  return style.y + rows.length * height;
}

function choose(pen: SKRSContext2D, { size, bold = false }: Pick<Style, 'size' | 'bold'>): void {
  pen.font = `${bold ? 'bold ' : ''}${size}px "${FAMILY}", sans-serif`;
}

function cutToWidth(pen: SKRSContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const characters = Array.from(text);
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const half = Math.floor((fits + tooLong) / 2);
    if (pen.measureText(`${characters.slice(0, half).join('')}…`).width <= width) fits = half;
    else tooLong = half;
  }
  return `${characters.slice(0, fits).join('').trimEnd()}…`;
}

function writeLines(pen: SKRSContext2D, lines: PreviewCard['lines'], top: number): void {
  const [height, names] = [46, 430];
  const room = Math.floor((PREVIEW_SIZE.height - 40 - top) / height) + 1;
  for (const [index, [name, value]] of lines.slice(0, room).entries()) {
    const y = top + index * height;
    write(pen, name, { y, size: 26, color: COLOR.muted, width: names - 20 });
    write(pen, value, { y, size: 26, color: COLOR.text, bold: true, x: MARGIN + names, width: WIDTH - names });
  }
}

/** Unknown values break the line. */
function drawLine(pen: SKRSContext2D, chart: Extract<PreviewChart, { form: 'line' }>, top: number): void {
  const { values } = chart;
  const known = values.filter((value) => value !== null);
  const bottom = PREVIEW_SIZE.height - 70;
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const range = most - least || 1;
  write(pen, chart.top, { y: top + 6, size: 24, color: COLOR.text, bold: true });
  const [first, height] = [top + 24, bottom - top - 24];
  const yOf = (value: number) => bottom - ((value - least) / range) * height;
  const xOf = (place: number) => MARGIN + (place / Math.max(1, values.length - 1)) * WIDTH;
  pen.strokeStyle = COLOR.line;
  pen.lineWidth = 2;
  for (const y of [first, bottom]) strokeFrom(pen, [MARGIN, y], [[MARGIN + WIDTH, y]]);
  pen.strokeStyle = COLOR.chart;
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  let run: [number, number][] = [];
  for (const [place, value] of [...values, null].entries()) {
    if (value !== null) run.push([xOf(place), yOf(value)]);
    else if (run[0] !== undefined) {
      strokeFrom(pen, run[0], run);
      run = [];
    }
  }
  const style = { y: PREVIEW_SIZE.height - 32, size: 24, color: COLOR.muted, width: WIDTH / 3 };
  write(pen, chart.first, style);
  write(pen, chart.last, { ...style, x: MARGIN + WIDTH, align: 'right' });
}

function strokeFrom(pen: SKRSContext2D, [x, y]: readonly [number, number], to: readonly (readonly [number, number])[]) {
  pen.beginPath();
  pen.moveTo(x, y);
  for (const [toX, toY] of to) pen.lineTo(toX, toY);
  pen.stroke();
}

function drawBars(pen: SKRSContext2D, bars: Extract<PreviewChart, { form: 'bars' }>['bars'], top: number): void {
  const [names, numbers] = [330, 230];
  const height = Math.min(52, (PREVIEW_SIZE.height - 30 - top) / Math.max(1, bars.length));
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const room = WIDTH - names - numbers;
  for (const [index, { name, value, label }] of bars.entries()) {
    const y = top + index * height;
    const base = { y: y + height * 0.66, size: 26 };
    write(pen, name, { ...base, color: COLOR.muted, width: names - 20 });
    pen.fillStyle = COLOR.chart;
    pen.fillRect(MARGIN + names, y + height * 0.2, Math.max(3, (value / most) * room), height * 0.6);
    const bold = { ...base, color: COLOR.text, bold: true };
    write(pen, label, { ...bold, x: MARGIN + WIDTH, width: numbers - 20, align: 'right' });
  }
}
