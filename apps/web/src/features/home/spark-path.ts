/** A small drawing's size in its own units; it is stretched to its place. */
export const SPARK_WIDTH = 300;
export const SPARK_HEIGHT = 56;
const TOP = 3;

/** Place of a value in the drawing. */
export interface SparkPoint {
  readonly x: number;
  readonly y: number;
}

/** Points of a series from left to right, zero at the bottom, the greatest value near the top. */
export function sparkPoints(values: readonly number[]): readonly SparkPoint[] {
  const greatest = Math.max(...values, 0);
  const step = values.length < 2 ? 0 : SPARK_WIDTH / (values.length - 1);
  return values.map((value, place) => ({
    x: round(place * step),
    y: round(greatest === 0 ? SPARK_HEIGHT : SPARK_HEIGHT - (value / greatest) * (SPARK_HEIGHT - TOP)),
  }));
}

/** The line through the points as an SVG path; a single value becomes a level line. */
export function sparkLine(points: readonly SparkPoint[]): string {
  const [first] = points;
  if (first === undefined) return '';
  if (points.length === 1) return `M0 ${first.y}H${SPARK_WIDTH}`;
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/**
 * The line in two paths: between whole intervals, and to and from those that are not whole, which is dashed so that it does
 * not look like a fall.
 */
export function sparkParts(
  drawn: readonly SparkPoint[],
  points: readonly { readonly partial?: boolean }[],
): { readonly whole: string; readonly dashed: string } {
  if (drawn.length < 2) return { whole: sparkLine(drawn), dashed: '' };
  const parts = { whole: '', dashed: '' };
  for (const [place, point] of drawn.entries()) {
    const before = drawn[place - 1];
    if (before === undefined) continue;
    const kind = points[place]?.partial === true || points[place - 1]?.partial === true ? 'dashed' : 'whole';
    const starts = !parts[kind].endsWith(`${before.x} ${before.y}`);
    parts[kind] += `${starts ? `M${before.x} ${before.y}` : ''}L${point.x} ${point.y}`;
  }
  return parts;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
