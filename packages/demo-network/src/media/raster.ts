import type { Motion, Point, Rgb, Scene, Shape } from './scene.ts';

/** Pixels, three bytes each, row by row. */
export interface Raster {
  readonly side: number;
  readonly rgb: Uint8Array;
}

/** Cells after each row for what edges at the right border push beyond it. */
const SPARE = 2;

/** Paints a scene with smooth edges. `instant` is the part of the loop that has passed, 0 to 1. */
export function paint({ sky, shapes }: Scene, side: number, instant = 0): Raster {
  const rgb = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y++) paintRow(rgb, side, y, sky, y / (side - 1));
  const cover = new Float32Array(side * (side + SPARE));
  for (const shape of shapes) fill(rgb, side, cover, shape, instant);
  return { side, rgb };
}

function paintRow(rgb: Uint8Array, side: number, y: number, [top, bottom]: Scene['sky'], part: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const from = top[channel] ?? 0;
    const value = Math.round(from + ((bottom[channel] ?? 0) - from) * part);
    for (let x = 0; x < side; x++) rgb[(y * side + x) * 3 + channel] = value;
  }
}

/**
 * Fills one polygon: each edge adds the signed area right of it to the pixels that it crosses, and the running sum of a
 * row is then every pixel's share inside the polygon.
 */
function fill(rgb: Uint8Array, side: number, cover: Float32Array, shape: Shape, instant: number): void {
  const points = movePoints(shape.points, shape.motion, instant).map(
    ([x, y]): Point => [(x * side) / 100, (y * side) / 100],
  );
  const ys = points.map(([, y]) => y);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(side, Math.ceil(Math.max(...ys)));
  if (bottom <= top) return;
  const stride = side + SPARE;
  cover.fill(0, top * stride, bottom * stride);
  let from = points.at(-1);
  for (const to of points) {
    if (from !== undefined) addEdge(cover, side, from, to);
    from = to;
  }
  for (let y = top; y < bottom; y++)
    blendRow(rgb, y * side * 3, cover.subarray(y * stride, y * stride + side), shape.fill, shape.alpha);
}

function addEdge(cover: Float32Array, side: number, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const [upper, lower, sign] = from[1] < to[1] ? [from, to, 1] : [to, from, -1];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const first = Math.max(0, Math.floor(upper[1]));
  for (let y = first; y < Math.min(side, lower[1]); y++) {
    const start = Math.max(y, upper[1]);
    const end = Math.min(y + 1, lower[1]);
    const height = (end - start) * sign;
    const x0 = clamp(upper[0] + (start - upper[1]) * slope, side);
    const x1 = clamp(upper[0] + (end - upper[1]) * slope, side);
    addSpan(cover, y * (side + SPARE), Math.min(x0, x1), Math.max(x0, x1), height);
  }
}

/** Spreads one row's part of an edge over the pixels between `left` and `right`. */
function addSpan(cover: Float32Array, row: number, left: number, right: number, height: number): void {
  const first = Math.floor(left);
  const last = Math.ceil(right);
  if (last <= first + 1) {
    const inside = height * (1 - ((left + right) / 2 - first));
    add(cover, row + first, inside);
    add(cover, row + first + 1, height - inside);
    return;
  }
  let given = 0;
  for (let x = first; x < last; x++) {
    const done = shareInside(x + 1, left, right) * height;
    add(cover, row + x, done - given);
    given = done;
  }
  add(cover, row + last, height - given);
}

/** What the pixel that ends at `x` has inside: the mean over the edge's places of its part right of them. */
function shareInside(x: number, left: number, right: number): number {
  return (areaLeftOf(x, left, right) - areaLeftOf(x - 1, left, right)) / (right - left);
}

/** The integral of `x - place` over the edge's places left of `x`. */
function areaLeftOf(x: number, left: number, right: number): number {
  if (x <= left) return 0;
  return x < right ? (x - left) ** 2 / 2 : (right - left) ** 2 / 2 + (x - right) * (right - left);
}

function blendRow(rgb: Uint8Array, start: number, cover: Float32Array, colour: Rgb, alpha: number): void {
  let inside = 0;
  let at = start;
  const [red, green, blue] = colour;
  for (const change of cover) {
    inside += change;
    const part = Math.min(1, Math.abs(inside)) * alpha;
    if (part > 0.004) {
      rgb[at] = blend(rgb[at] ?? 0, red, part);
      rgb[at + 1] = blend(rgb[at + 1] ?? 0, green, part);
      rgb[at + 2] = blend(rgb[at + 2] ?? 0, blue, part);
    }
    at += 3;
  }
}

function movePoints(points: readonly Point[], motion: Motion | undefined, instant: number): readonly Point[] {
  if (motion === undefined || instant === 0) return points;
  const angle = 2 * Math.PI * (motion.turns ?? 0) * instant;
  const swing = Math.sin(2 * Math.PI * instant);
  const scale = 1 + (motion.pulse ?? 0) * swing;
  const [dx, dy] = motion.sway ?? [0, 0];
  const [px, py] = motion.pivot;
  const sin = Math.sin(angle) * scale;
  const cos = Math.cos(angle) * scale;
  return points.map(([x, y]) => [
    px + (x - px) * cos - (y - py) * sin + dx * swing,
    py + (x - px) * sin + (y - py) * cos + dy * swing,
  ]);
}

function blend(under: number, over: number, part: number): number {
  return Math.round(under + (over - under) * part);
}

function clamp(x: number, side: number): number {
  return Math.min(Math.max(x, 0), side);
}

function add(cover: Float32Array, at: number, value: number): void {
  cover[at] = (cover[at] ?? 0) + value;
}
