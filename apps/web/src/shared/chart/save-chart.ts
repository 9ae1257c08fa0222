import { type DrawingFrame, framedDrawing } from './framed-drawing.ts';
import type { LegendLine } from './legend-line.ts';
import { pageFonts, withFonts } from './page-fonts.ts';

const SCALE = 2;
const SVG_ADDRESS = 'data:image/svg+xml;charset=UTF-8,';

/** Turns a drawing (data address of an SVG) into a PNG on the page's background and in its font, twice as large for sharp screens. */
export async function pngOfSvg(address: string): Promise<Blob> {
  const image = new Image();
  image.src = addressOfSvg(withFonts(svgText(address), await pageFonts()));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Your browser does not support canvas.');
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The image could not be created.')) : resolve(blob)));
  });
}

/** The drawing (data address of an SVG) with what the page says around it, as a data address again. */
export function framedSvg(
  address: string,
  frame: Omit<DrawingFrame, 'legend'> & { readonly legend: readonly LegendLine[] },
): string {
  const css = getComputedStyle(document.documentElement);
  const colour = (name: string) => css.getPropertyValue(name).trim();
  const colours = { surface: colour('--surface'), text: colour('--text'), muted: colour('--muted') };
  const legend = frame.legend.map((line) => ({ ...line, color: colour(line.color) || colours.text }));
  const font = getComputedStyle(document.body).fontFamily;
  return addressOfSvg(framedDrawing(svgText(address), { ...frame, legend }, { ...colours, font }));
}

function addressOfSvg(svg: string): string {
  return `${SVG_ADDRESS}${encodeURIComponent(svg)}`;
}

function svgText(address: string): string {
  const encoded = address.startsWith(SVG_ADDRESS) ? address.slice(SVG_ADDRESS.length) : '';
  if (encoded === '') throw new Error('No chart to save.');
  return decodeURIComponent(encoded);
}

/** The drawing (data address of an SVG) as a file of its own. */
export async function svgBlob(address: string): Promise<Blob> {
  return new Blob([svgText(address)], { type: 'image/svg+xml' });
}
