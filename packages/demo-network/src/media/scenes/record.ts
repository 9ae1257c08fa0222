import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import {
  band,
  disc,
  type Motion,
  mix,
  outline,
  type Point,
  rectangle,
  type Scene,
  type Shape,
  shape,
  turnPoints,
} from '../scene.ts';

const CENTRE: Point = [50, 44];

/** A turning record over the bars of its tune. */
export function drawRecord(palette: Palette, chance: Chance): Scene {
  const bars = chance.pick([9, 11, 13] as const);
  const label = chance.pick(['Split', 'Rings', 'Rays'] as const);
  const spin: Motion = { turns: 1, pivot: CENTRE };
  const grooves = Array.from({ length: 5 }, (_, index) =>
    shape(band(CENTRE, 31 - index * 3.2, 31 - index * 3.2, 0.4), palette.soft, 0.22),
  );
  const shapes = [
    disc([CENTRE[0] + 1.5, CENTRE[1] + 2.5], 34, palette.dark, 0.3),
    disc(CENTRE, 34, mix(palette.dark, [0, 0, 0], 0.25)),
    ...grooves,
    ...shine(palette),
    ...labelOf(label, palette, spin),
    disc(CENTRE, 1.6, palette.light),
    ...tune(bars, palette, chance),
  ];
  return { sky: [palette.skyTop, palette.skyBottom], shapes, traits: { Label: label, Bars: bars } };
}

/** Two wedges of light; they do not move while the record turns. */
function shine({ light }: Palette): Shape[] {
  return [0.09, 0.59].map((turn) => {
    const wedge: Point[] = outline('50,11 52.5,11.2 55,11.7 51.4,31.2 50,31');
    return shape(turnPoints(wedge, [50, 44], turn), light, 0.14);
  });
}

function labelOf(kind: 'Split' | 'Rings' | 'Rays', { main, accent, soft, light }: Palette, spin: Motion): Shape[] {
  const base = disc(CENTRE, 12.5, accent, 1, spin);
  switch (kind) {
    case 'Split':
      return [base, shape(arcFrom(12.5, 0, 0.5), main, 1, spin), shape(arcFrom(6.5, 0.5, 1), soft, 1, spin)];
    case 'Rings':
      return [
        base,
        shape(band([CENTRE[0] + 1.4, CENTRE[1]], 10, 10, 2), main, 1, spin),
        disc([CENTRE[0] + 1.4, CENTRE[1]], 5, soft, 1, spin),
      ];
    case 'Rays':
      return [
        base,
        ...Array.from({ length: 6 }, (_, index) =>
          shape(arcFrom(12.5, index / 6, index / 6 + 1 / 12), mix(main, light, 0.1), 1, spin),
        ),
      ];
  }
}

function arcFrom(radius: number, from: number, to: number): Point[] {
  const steps = Array.from({ length: 17 }, (_, index) => from + ((to - from) * index) / 16);
  return [
    CENTRE,
    ...steps.map(
      (turn): Point => [
        CENTRE[0] + radius * Math.sin(2 * Math.PI * turn),
        CENTRE[1] - radius * Math.cos(2 * Math.PI * turn),
      ],
    ),
  ];
}

function tune(bars: number, { light, accent }: Palette, chance: Chance): Shape[] {
  const step = 80 / bars;
  return Array.from({ length: bars }, (_, index) => {
    const height = chance.between(3, 12);
    const x = 10 + index * step + step * 0.18;
    const wide = step * 0.64;
    const motion: Motion = { pulse: index % 2 === 0 ? 0.28 : -0.28, pivot: [x + wide / 2, 96] };
    return shape(rectangle(x, 96 - height, x + wide, 96), mix(light, accent, index / bars), 0.92, motion);
  });
}
