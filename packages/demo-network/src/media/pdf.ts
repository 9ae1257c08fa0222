import type { Rgb, Scene, Shape } from './scene.ts';

const WIDTH = 420;
const HEIGHT = 595;
const MARGIN = 40;
const ART = WIDTH - 2 * MARGIN;
const BANDS = 64;

/** One line under the picture; the first is set larger. */
export type CertificateLines = readonly [heading: string, ...lines: string[]];

/** A PDF 1.4 file of one A5 page: the scene as vectors, lines of text below it. Signs outside Latin-1 become `?`. */
export function certificatePdf(scene: Scene, lines: CertificateLines): Uint8Array {
  const alphas = [...new Set(scene.shapes.map(({ alpha }) => alpha))];
  const states = alphas.map((alpha, index) => `/A${index} << /ca ${alpha} >>`).join(' ');
  const content = [pageBackground(), art(scene, alphas), text(lines)].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F0 5 0 R /F1 6 0 R >> /ExtGState << ${states} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${literal(lines[0])}) >>`,
  ];
  return Buffer.from(assemble(objects), 'latin1');
}

/** Numbers the objects and lists where each one starts. Every sign is one byte. */
function assemble(objects: readonly string[]): string {
  // The second line's bytes above 127 show programs that the file is not text.
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const entries = ['0000000000 65535 f \n'];
  for (const [index, object] of objects.entries()) {
    entries.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const count = entries.length;
  const trailer = `<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return `${file}xref\n0 ${count}\n${entries.join('')}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}

function pageBackground(): string {
  return `1 1 1 rg 0 0 ${WIDTH} ${HEIGHT} re f`;
}

/** The picture in a square with the page's margins, its y axis turned downwards as in a scene. */
function art({ sky: [top, bottom], shapes }: Scene, alphas: readonly number[]): string {
  const scale = ART / 100;
  const y = HEIGHT - MARGIN;
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const part = band / (BANDS - 1);
    const colour = top.map((from, at) => from + ((bottom[at] ?? 0) - from) * part) as [number, number, number];
    const height = 100 / BANDS;
    return `${paintOf(colour)} 0 ${number(band * height)} 100 ${number(100 - band * height)} re f`;
  });
  const paths = shapes.map((shape) => path(shape, alphas.indexOf(shape.alpha)));
  return `q ${scale} 0 0 ${-scale} ${MARGIN} ${y} cm 0 0 100 100 re W n\n${[...bands, ...paths].join('\n')}\nQ`;
}

function path({ points, fill }: Shape, state: number): string {
  const [start = [0, 0], ...rest] = points;
  const lines = rest.map(([x, y]) => `${number(x)} ${number(y)} l`).join(' ');
  return `/A${state} gs ${paintOf(fill)} ${number(start[0])} ${number(start[1])} m ${lines} h f`;
}

function text(lines: CertificateLines): string {
  const top = HEIGHT - MARGIN - ART - 44;
  return lines
    .map((line, index) => {
      const font = index === 0 ? '/F0 22 Tf 0.1 0.11 0.16 rg' : '/F1 11 Tf 0.32 0.34 0.42 rg';
      const y = index === 0 ? top : top - 12 - index * 18;
      return `BT ${font} ${MARGIN} ${y} Td (${literal(line)}) Tj ET`;
    })
    .join('\n');
}

function literal(line: string): string {
  return line.replace(/[^\x20-\x7e\xa1-\xff]/gu, '?').replace(/[\\()]/g, '\\$&');
}

function paintOf(colour: Rgb | readonly number[]): string {
  return `${colour.map((channel) => number(channel / 255)).join(' ')} rg`;
}

/** PDF numbers have no exponent. */
function number(value: number): string {
  return String(Number(value.toFixed(3)));
}
