import type { Raster } from './raster.ts';

const SIZE = 256;

/** At most 256 colours, and the pictures as indexes into them. */
export interface IndexedFrames {
  /** 256 colours, three bytes each; unused ones are black. */
  readonly table: Uint8Array;
  readonly frames: readonly Uint8Array[];
}

/** Chooses the most frequent colours of all frames, by their upper five bits a channel, and maps the rest to the nearest. */
export function indexColours(rasters: readonly Raster[]): IndexedFrames {
  const found = countColours(rasters);
  const chosen = [...found.entries()].sort(([a, x], [b, y]) => y.count - x.count || a - b).slice(0, SIZE);
  const table = new Uint8Array(SIZE * 3);
  for (const [index, [, { count, sum }]] of chosen.entries())
    table.set(
      sum.map((total) => Math.round(total / count)),
      index * 3,
    );
  const indexes = new Map(chosen.map(([key], index) => [key, index]));
  const frames = rasters.map(({ rgb }) => {
    const frame = new Uint8Array(rgb.length / 3);
    for (let pixel = 0; pixel < frame.length; pixel++) {
      const key = keyOf(rgb, pixel * 3);
      const index = indexes.get(key) ?? nearest(table, chosen.length, rgb, pixel * 3);
      indexes.set(key, index);
      frame[pixel] = index;
    }
    return frame;
  });
  return { table, frames };
}

function countColours(rasters: readonly Raster[]): Map<number, { count: number; sum: [number, number, number] }> {
  const found = new Map<number, { count: number; sum: [number, number, number] }>();
  for (const { rgb } of rasters) {
    for (let at = 0; at < rgb.length; at += 3) {
      const key = keyOf(rgb, at);
      const entry = found.get(key) ?? { count: 0, sum: [0, 0, 0] };
      if (entry.count === 0) found.set(key, entry);
      entry.count++;
      entry.sum[0] += rgb[at] ?? 0;
      entry.sum[1] += rgb[at + 1] ?? 0;
      entry.sum[2] += rgb[at + 2] ?? 0;
    }
  }
  return found;
}

function keyOf(rgb: Uint8Array, at: number): number {
  return (((rgb[at] ?? 0) >> 3) << 10) | (((rgb[at + 1] ?? 0) >> 3) << 5) | ((rgb[at + 2] ?? 0) >> 3);
}

function nearest(table: Uint8Array, used: number, rgb: Uint8Array, at: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < used; index++) {
    let distance = 0;
    for (let channel = 0; channel < 3; channel++)
      distance += ((table[index * 3 + channel] ?? 0) - (rgb[at + channel] ?? 0)) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
