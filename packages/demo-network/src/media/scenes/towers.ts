import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import { disc, mix, type Point, type Rgb, rectangle, type Scene, type Shape, shape } from '../scene.ts';

const WIDE = 8.6;
const TALL = 4.6;
const ORIGIN: Point = [50, 44];

/** A block of houses on a floating plot, seen from above one corner. */
export function drawTowers(palette: Palette, chance: Chance): Scene {
  const side = chance.whole(3, 4);
  const tallest = chance.whole(18, 32);
  let parks = 0;
  let windows = 0;
  const shapes: Shape[] = [
    disc([50, 50], 42, palette.light, 0.1),
    disc([50, 50], 33, palette.light, 0.1),
    ...plot(side, palette),
  ];
  const unit = 4 / side;
  for (let sum = 0; sum <= 2 * (side - 1); sum++) {
    for (let column = Math.max(0, sum - side + 1); column <= Math.min(sum, side - 1); column++) {
      const place = { column: column * unit, row: (sum - column) * unit, unit };
      if (chance.next() < 0.22) {
        parks++;
        shapes.push(...park(place, palette, chance));
        continue;
      }
      const height = chance.between(5, tallest) * (sum < side ? 1 : 0.6);
      const walls = chance.pick([palette.main, palette.accent, palette.soft, palette.light]);
      const lit = lights(place, height, palette, chance);
      windows += lit.length;
      shapes.push(...box(place, height, walls, palette.dark), ...lit);
    }
  }
  return {
    sky: [palette.skyTop, palette.skyBottom],
    shapes,
    traits: { Plots: side * side, Parks: parks, 'Lit windows': windows },
  };
}

interface Place {
  readonly column: number;
  readonly row: number;
  readonly unit: number;
}

/** Ground coordinates (0 to 4 along both sides) and a height, to the picture. */
function at(column: number, row: number, up = 0): Point {
  return [ORIGIN[0] + (column - row) * WIDE, ORIGIN[1] + (column + row) * TALL - up];
}

function plot(side: number, { main, dark, soft, accent }: Palette): Shape[] {
  const thick = 6;
  const grass = mix(main, soft, 0.55);
  return [
    shape([at(0, 4), at(4, 4), at(4, 4, -thick), at(0, 4, -thick)], mix(accent, dark, 0.55)),
    shape([at(4, 4), at(4, 0), at(4, 0, -thick), at(4, 4, -thick)], mix(accent, dark, 0.7)),
    shape([at(0, 0), at(4, 0), at(4, 4), at(0, 4)], grass),
    ...Array.from({ length: side - 1 }, (_, index) => {
      const line = ((index + 1) * 4) / side;
      return [
        shape([at(line - 0.06, 0), at(line + 0.06, 0), at(line + 0.06, 4), at(line - 0.06, 4)], soft, 0.7),
        shape([at(0, line - 0.06), at(4, line - 0.06), at(4, line + 0.06), at(0, line + 0.06)], soft, 0.7),
      ];
    }).flat(),
  ];
}

function box({ column, row, unit }: Place, height: number, walls: Rgb, dark: Rgb): Shape[] {
  const gap = 0.14 * unit;
  const [near, far] = [column + unit - gap, column + gap];
  const [front, back] = [row + unit - gap, row + gap];
  return [
    shape([at(far, front), at(near, front), at(near, front, height), at(far, front, height)], mix(walls, dark, 0.18)),
    shape([at(near, front), at(near, back), at(near, back, height), at(near, front, height)], mix(walls, dark, 0.45)),
    shape(
      [at(far, back, height), at(near, back, height), at(near, front, height), at(far, front, height)],
      mix(walls, [255, 255, 255], 0.25),
    ),
  ];
}

/** Lit windows on the left wall, two columns, one row for each storey. */
function lights({ column, row, unit }: Place, height: number, { light }: Palette, chance: Chance): Shape[] {
  const shapes: Shape[] = [];
  const front = row + unit * 0.86;
  for (let up = 2; up < height - 2.4; up += 3.2) {
    for (const part of [0.26, 0.56]) {
      if (chance.next() < 0.45) continue;
      const from = column + unit * part;
      const to = from + unit * 0.17;
      shapes.push(
        shape([at(from, front, up), at(to, front, up), at(to, front, up + 1.5), at(from, front, up + 1.5)], light, 0.9),
      );
    }
  }
  return shapes;
}

function park({ column, row, unit }: Place, { main, dark, accent }: Palette, chance: Chance): Shape[] {
  return [0.3, 0.7].flatMap((part) => {
    const [x, y] = at(column + unit * part, row + unit * chance.between(0.35, 0.7));
    const size = chance.between(2, 3);
    const leaf = mix(main, accent, 0.2);
    return [
      shape(rectangle(x - 0.4, y - 2, x + 0.4, y), dark),
      disc([x, y - 3], size, mix(leaf, dark, 0.2)),
      disc([x - size * 0.25, y - 3.4], size * 0.65, leaf),
    ];
  });
}
