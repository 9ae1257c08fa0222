/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** In units of the picture's side: 0 to 100 from left to right and from top to bottom. */
export type Point = readonly [x: number, y: number];

/** How a shape moves in one loop of the animation; at instant 0 every shape is where it was drawn. */
export interface Motion {
  /** Whole turns around the pivot, clockwise. */
  readonly turns?: number;
  /** Swing to this offset and back through the opposite one. */
  readonly sway?: Point;
  /** Grows by this part of its size and shrinks again. */
  readonly pulse?: number;
  readonly pivot: Point;
}

/** A filled polygon. */
export interface Shape {
  readonly points: readonly Point[];
  readonly fill: Rgb;
  /** Above 0 up to 1, opaque. */
  readonly alpha: number;
  readonly motion: Motion | undefined;
}

/** A picture as layers, the lowest first. Raster images, SVG and PDF are all made from it. */
export interface Scene {
  /** Background colours from top to bottom, blended evenly. */
  readonly sky: readonly [top: Rgb, bottom: Rgb];
  readonly shapes: readonly Shape[];
  /** What the picture shows, for the document's attributes. */
  readonly traits: Readonly<Record<string, string | number>>;
}

/** Colour from `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour between two; `part` 0 is the first, 1 the second. */
export function mix(from: Rgb, to: Rgb, part: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * part);
  return [channel(0), channel(1), channel(2)];
}

/** A polygon; coordinates are rounded to hundredths, so that they are the same numbers in every format. */
export function shape(points: readonly Point[], fill: Rgb, alpha = 1, motion?: Motion): Shape {
  return { points: points.map(([x, y]) => [round(x), round(y)]), fill, alpha, motion };
}

/** The corners of a rectangle. */
export function rectangle(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Points from text: `x,y` separated by spaces. */
export function outline(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** A disc or a regular polygon: `corners` points around the centre, the first one straight up. */
export function disc(centre: Point, radius: number, fill: Rgb, alpha = 1, motion?: Motion, corners = 60): Shape {
  return shape(ring(centre, radius, radius, corners), fill, alpha, motion);
}

/** Points of an ellipse, clockwise from the top. `from` and `to` are turns. */
export function ring(
  [x, y]: Point,
  across: number,
  down: number,
  corners: number,
  from = 0,
  to = 1,
): readonly [Point, ...Point[]] {
  const open = to - from < 1;
  const at = (index: number): Point => {
    const angle = 2 * Math.PI * (from + ((to - from) * index) / corners);
    return [x + across * Math.sin(angle), y - down * Math.cos(angle)];
  };
  return [at(0), ...Array.from({ length: corners - (open ? 0 : 1) }, (_, index) => at(index + 1))];
}

/** A band of this width along an ellipse, as one polygon whose inner edge runs backwards. */
export function band(centre: Point, across: number, down: number, width: number, corners = 72, from = 0, to = 1) {
  const outer = ring(centre, across, down, corners, from, to);
  const inner = ring(centre, across - width, down - width * (down / across), corners, from, to);
  const closed = to - from >= 1;
  const [first, second] = [outer[0], inner[0]];
  return [...outer, ...(closed ? [first, second] : []), ...[...inner].reverse()];
}

/** The points mirrored at the picture's vertical axis. */
export function mirrorPoints(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [100 - x, y]);
}

/** The points turned around a pivot by whole or broken turns, clockwise. */
export function turnPoints(points: readonly Point[], [px, py]: Point, turns: number): Point[] {
  const sin = Math.sin(2 * Math.PI * turns);
  const cos = Math.cos(2 * Math.PI * turns);
  return points.map(([x, y]) => [px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
