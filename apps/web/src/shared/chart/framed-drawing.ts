/** What a drawing lacks outside its page. */
export interface DrawingFrame {
  readonly title: string;
  /** In words: `Period: 1D`. */
  readonly period: string;
  readonly legend: readonly FramedLine[];
  readonly source: string;
}

/** A line of the legend, with its colour as CSS writes it. */
export interface FramedLine {
  readonly name: string;
  readonly color: string;
  readonly dashed: boolean;
}

/** Colours and font of the page's theme. */
export interface FrameColours {
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  /** Families as CSS writes them. */
  readonly font: string;
}

const MARGIN = 16;
const HEAD = 58;
const LINE = 20;
const SWATCH = 18;
const CHARACTER = 7;

/** The drawing (an SVG) inside a larger one with title, period, legend and source around it, so that it says what it is alone. */
export function framedDrawing(svg: string, frame: DrawingFrame, colours: FrameColours): string {
  const { width, height } = sizeOf(svg);
  const rows = legendRows(frame.legend, width);
  const legendHeight = rows.length * LINE;
  const total = HEAD + height + legendHeight + LINE + MARGIN;
  const text = (x: number, y: number, size: number, fill: string, words: string, weight = 400) =>
    `<text x="${x}" y="${y}" font-family="${escapeXml(colours.font)}" font-size="${size}" font-weight="${weight}" fill="${escapeXml(fill)}">${escapeXml(words)}</text>`;
  const legend = rows.flatMap((row, place) => {
    const y = HEAD + height + place * LINE + 14;
    return row.map(({ line: { name, color, dashed }, x }) => {
      const dash = dashed ? ' stroke-dasharray="4 3"' : '';
      const swatch = `<line x1="${x}" x2="${x + SWATCH - 5}" y1="${y - 4}" y2="${y - 4}" stroke="${escapeXml(color)}" stroke-width="4"${dash}/>`;
      return swatch + text(x + SWATCH, y, 12, colours.text, name);
    });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * MARGIN}" height="${total}" viewBox="0 0 ${width + 2 * MARGIN} ${total}">`,
    `<title>${escapeXml(frame.title)}</title>`,
    `<rect width="100%" height="100%" fill="${escapeXml(colours.surface)}"/>`,
    text(MARGIN, 26, 17, colours.text, frame.title, 600),
    text(MARGIN, 45, 12.5, colours.muted, frame.period),
    `<g transform="translate(${MARGIN} ${HEAD})">${svg.slice(svg.indexOf('<svg'))}</g>`,
    ...legend,
    text(MARGIN, total - MARGIN + 4, 12, colours.muted, frame.source),
    '</svg>',
  ].join('\n');
}

/** Width and height that the root of an SVG states, in pixels. */
function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const number = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)`).exec(root)?.[1] ?? 0);
  return { width: number('width'), height: number('height') };
}

/** Lines beside each other as far as they fit, by the width that their letters mostly have. */
function legendRows(lines: readonly FramedLine[], width: number) {
  const rows: { readonly line: FramedLine; readonly x: number }[][] = [];
  let x = width;
  for (const line of lines) {
    const takes = SWATCH + line.name.length * CHARACTER + MARGIN;
    if (x + takes > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ line, x: MARGIN + x });
    x += takes;
  }
  return rows;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
