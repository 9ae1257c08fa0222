import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import { disc, mix, outline, type Point, type Scene, type Shape, shape } from '../scene.ts';

/** Mountain ridges that fade into haze, under a moon or a sun; pines in front. */
export function drawRidges(palette: Palette, chance: Chance): Scene {
  const layers = chance.whole(4, 6);
  const snow = chance.next() < 0.55;
  const pines = chance.whole(5, 14);
  const light: Point = [chance.between(22, 78), chance.between(16, 32)];
  const size = chance.between(6, 11);
  const shapes: Shape[] = [
    disc(light, size * 2, palette.light, 0.12),
    disc(light, size * 1.45, palette.light, 0.16),
    disc(light, size, palette.light),
  ];
  for (let layer = 0; layer < layers; layer++) {
    const depth = (layer + 1) / layers;
    const colour = mix(mix(palette.skyBottom, palette.main, 0.25 + depth * 0.45), palette.dark, depth ** 1.6 * 0.85);
    shapes.push(
      ...ridge(
        36 + depth * 40,
        20 * (1.15 - depth * 0.75),
        colour,
        snow && layer < 2 ? palette.light : undefined,
        chance,
      ),
    );
  }
  shapes.push(...forest(palette, pines, chance));
  return {
    sky: [palette.skyTop, mix(palette.skyBottom, palette.light, 0.15)],
    shapes,
    traits: { Ridges: layers, Snow: snow ? 'Fresh' : 'None', Pines: pines },
  };
}

/** Peaks with a lit and a shaded side; the shaded side is a second, darker polygon from peak to foot. */
function ridge(
  base: number,
  height: number,
  colour: Palette['main'],
  snow: Palette['main'] | undefined,
  chance: Chance,
): Shape[] {
  const shapes: Shape[] = [];
  const line: Point[] = [[-5, base + height * 0.3]];
  for (let x = chance.between(2, 12); x < 105; ) {
    const peak: Point = [x, base - height * chance.between(0.35, 1)];
    const step = chance.between(9, 17);
    const dip: Point = [x + step, base + height * chance.between(0.05, 0.35)];
    line.push(peak, dip);
    shapes.push(
      shape(
        [peak, dip, [x + step * 0.5, 105], [x + step * 0.12, peak[1] + (105 - peak[1]) * 0.4]],
        mix(colour, [0, 0, 0], 0.14),
      ),
    );
    if (snow !== undefined) shapes.push(cap(peak, line.at(-3) ?? peak, dip, snow));
    x += step * 2 * chance.between(0.75, 1.1);
  }
  return [shape([...line, [110, base + height * 0.3], [110, 105], [-5, 105]], colour), ...shapes];
}

function cap(peak: Point, before: Point, after: Point, snow: Palette['main']): Shape {
  const towards = (to: Point, part: number): Point => [
    peak[0] + (to[0] - peak[0]) * part,
    peak[1] + (to[1] - peak[1]) * part,
  ];
  const low = peak[1] + Math.min(before[1] - peak[1], after[1] - peak[1]) * 0.3;
  return shape(
    [peak, towards(after, 0.38), [peak[0] + 1.2, low], [peak[0] - 0.6, low + 1.6], towards(before, 0.3)],
    snow,
    0.9,
  );
}

function forest({ dark }: Palette, pines: number, chance: Chance): Shape[] {
  const ground = shape(outline('-2,102 -2,93 22,90.5 55,94 80,91 102,94 102,102'), dark);
  const trees = Array.from({ length: pines }, () => {
    const x = chance.between(3, 97);
    const foot = 96;
    const tall = chance.between(9, 19);
    const wide = tall * 0.26;
    const points: Point[] = [[x, foot - tall]];
    for (const [part, reach] of outline('0.38,0.55 0.34,0.3 0.7,0.8 0.64,0.45 1,1'))
      points.push([x + wide * reach, foot - tall + tall * part]);
    const left = points
      .slice(1)
      .map(([px, py]): Point => [2 * x - px, py])
      .reverse();
    return shape([...points, ...left], dark, 1, { sway: [0.4, 0], pivot: [x, foot] });
  });
  return [ground, ...trees];
}
