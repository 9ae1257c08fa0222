import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import { disc, mix, type Point, type Scene, type Shape, shape, turnPoints } from '../scene.ts';

const CENTRE: Point = [50, 50];
const PETALS = { Round: 0.55, Lance: 0.28, Heart: 0.75 } as const;

/** A flower seen from above: rings of petals that turn against each other. */
export function drawGarden(palette: Palette, chance: Chance): Scene {
  const kind = chance.pick(['Round', 'Lance', 'Heart'] as const);
  const count = chance.pick([6, 8, 10, 12] as const);
  const rings = chance.whole(3, 4);
  const shapes: Shape[] = [
    disc(CENTRE, 46, palette.light, 0.08),
    disc(CENTRE, 39, palette.light, 0.08),
    ...leaves(palette, count),
  ];
  for (let ring = 0; ring < rings; ring++) {
    const depth = ring / (rings - 1);
    const colour = mix(mix(palette.main, palette.accent, depth), palette.light, depth * 0.25);
    shapes.push(...petals(kind, count, 38 - ring * 9, colour, palette.dark, ring));
  }
  shapes.push(...heart(palette, count));
  return {
    sky: [palette.skyTop, mix(palette.skyTop, palette.skyBottom, 0.7)],
    shapes,
    traits: { Petals: kind, Symmetry: count, Rings: rings },
  };
}

/** Each petal is two halves, the second one darker, as if folded along its middle. */
function petals(
  kind: keyof typeof PETALS,
  count: number,
  reach: number,
  colour: Palette['main'],
  dark: Palette['main'],
  ring: number,
): Shape[] {
  const half = halfPetal(reach, (reach * Math.PI * PETALS[kind]) / count, kind === 'Heart');
  const other = half.map(([x, y]): Point => [100 - x, y]);
  const motion = { turns: ring % 2 === 0 ? 1 : -1, pivot: CENTRE };
  return Array.from({ length: count }, (_, index) => (index + (ring % 2) / 2) / count).flatMap((turn) => [
    shape(turnPoints(half, CENTRE, turn), colour, 1, motion),
    shape(turnPoints(other, CENTRE, turn), mix(colour, dark, 0.2), 1, motion),
  ]);
}

function halfPetal(reach: number, width: number, heart: boolean): Point[] {
  const points: Point[] = [CENTRE];
  for (let step = 1; step <= 10; step++) {
    const part = step / 10;
    points.push([50 - width * Math.sin(Math.PI * part ** 1.3) ** 0.8, 50 - reach * part]);
  }
  return heart ? [...points.slice(0, -1), [50 - width * 0.35, 50 - reach], [50, 50 - reach * 0.88]] : points;
}

function leaves({ main, dark }: Palette, count: number): Shape[] {
  const half = halfPetal(46, 70 / count, false);
  const whole = [...half, ...half.map(([x, y]): Point => [100 - x, y]).reverse()];
  return Array.from({ length: count }, (_, index) =>
    shape(turnPoints(whole, CENTRE, (index + 0.5) / count), mix(main, dark, 0.62), 0.85),
  );
}

function heart({ dark, accent, light }: Palette, count: number): Shape[] {
  const seeds = Array.from({ length: count }, (_, index) => {
    const [place] = turnPoints([[50, 45.6]], CENTRE, index / count);
    return disc(place ?? CENTRE, 0.9, light);
  });
  return [disc(CENTRE, 7.4, dark), ...seeds, disc(CENTRE, 2.8, accent, 1, { pulse: 0.15, pivot: CENTRE })];
}
