import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import { type Motion, mix, type Rgb, rectangle, type Scene, type Shape, shape } from '../scene.ts';

/** The picture is a grid of 20 by 20 squares. */
const CELL = 5;
const HEADS = ['Square', 'Dome', 'Screen', 'Bolt'] as const;
const HOP: Motion = { sway: [0, -2.5], pivot: [50, 50] };

/** A small robot of square dots that hops. */
export function drawRobot(palette: Palette, chance: Chance): Scene {
  const head = chance.pick(HEADS);
  const antenna = chance.pick(['None', 'One', 'Two'] as const);
  const eyes = chance.pick(['Wide', 'Visor', 'Cyclops'] as const);
  const hull = chance.pick([palette.main, palette.accent, mix(palette.soft, palette.main, 0.25)]);
  const glow = hull === palette.accent ? palette.soft : palette.accent;
  const shapes = [
    ...floor(palette),
    ...antennas(antenna, palette, glow),
    ...headOf(head, hull, palette),
    ...eyesOf(eyes, palette, glow),
    ...bodyOf(hull, palette, glow, chance.whole(1, 3)),
  ];
  return {
    sky: [palette.skyTop, mix(palette.skyTop, palette.skyBottom, 0.75)],
    shapes,
    traits: { Head: head, Antennas: antenna, Eyes: eyes },
  };
}

/** Squares of the grid from column and row; whole cells, so that every edge is crisp at multiples of 20 pixels. */
function block(
  column: number,
  row: number,
  columns: number,
  rows: number,
  colour: Rgb,
  motion: Motion | undefined = HOP,
): Shape {
  const points = rectangle(column, row, column + columns, row + rows);
  return shape(
    points.map(([x, y]) => [x * CELL, y * CELL]),
    colour,
    1,
    motion,
  );
}

function floor({ skyBottom, dark }: Palette): Shape[] {
  const shadow: Motion = { pulse: -0.08, pivot: [50, 90] };
  return [
    block(0, 17, 20, 3, mix(skyBottom, dark, 0.35), undefined),
    block(0, 17, 20, 1, mix(skyBottom, dark, 0.2), undefined),
    block(5, 18, 10, 1, mix(skyBottom, dark, 0.65), shadow),
  ];
}

function antennas(kind: 'None' | 'One' | 'Two', { light, dark }: Palette, glow: Rgb): Shape[] {
  const stem = mix(light, dark, 0.45);
  if (kind === 'None') return [block(9, 2, 2, 1, stem)];
  const columns = kind === 'One' ? [9.5] : [6, 13];
  return columns.flatMap((column) => [block(column, 1, 1, 2, stem), block(column, 0.5, 1, 1, glow)]);
}

function headOf(kind: (typeof HEADS)[number], hull: Rgb, { dark, light }: Palette): Shape[] {
  const shade = mix(hull, dark, 0.28);
  const shine = mix(hull, light, 0.4);
  const base = [
    block(5, 4, 10, 6, hull),
    block(13, 4, 2, 6, shade),
    block(5, 9, 10, 1, shade),
    block(6, 4, 3, 1, shine),
  ];
  switch (kind) {
    case 'Square':
      return [block(5, 3, 10, 1, hull), block(13, 3, 2, 1, shade), ...base];
    case 'Dome':
      return [block(6, 3, 8, 1, hull), block(12, 3, 2, 1, shade), ...base];
    case 'Screen':
      return [block(4, 3, 12, 1, shade), block(4, 4, 1, 6, shade), block(15, 4, 1, 6, shade), ...base];
    case 'Bolt':
      return [
        block(5, 3, 10, 1, hull),
        block(13, 3, 2, 1, shade),
        block(3, 5, 2, 3, shine),
        block(15, 5, 2, 3, shade),
        ...base,
      ];
  }
}

function eyesOf(kind: 'Wide' | 'Visor' | 'Cyclops', { dark, light }: Palette, glow: Rgb): Shape[] {
  const mouth = block(8, 8, 4, 1, dark);
  switch (kind) {
    case 'Wide':
      return [...[7, 11].flatMap((column) => [block(column, 5, 2, 2, dark), block(column, 5, 1, 1, light)]), mouth];
    case 'Visor':
      return [block(6, 5, 8, 2, dark), block(7, 5, 2, 1, glow), block(11, 5, 2, 1, glow), mouth];
    case 'Cyclops':
      return [block(8, 5, 4, 3, dark), block(9, 5, 2, 2, glow), block(9, 5, 1, 1, light), block(8, 9, 4, 1, dark)];
  }
}

function bodyOf(hull: Rgb, { dark, light, soft }: Palette, glow: Rgb, lamps: number): Shape[] {
  const trunk = mix(hull, light, 0.18);
  const shade = mix(hull, dark, 0.3);
  const still = undefined;
  return [
    block(9, 10, 2, 1, mix(dark, soft, 0.3)),
    block(6, 15, 2, 2, mix(dark, soft, 0.25), still),
    block(12, 15, 2, 2, mix(dark, soft, 0.25), still),
    block(5, 17, 3, 1, dark, still),
    block(12, 17, 3, 1, dark, still),
    block(6, 11, 8, 5, trunk),
    block(12, 11, 2, 5, shade),
    block(7, 12, 4, 3, mix(dark, hull, 0.25)),
    ...Array.from({ length: lamps }, (_, index) =>
      block(7.5 + index, 12.5 + index * 0.5, 1, 1, [glow, soft, light][index] ?? glow),
    ),
    block(4, 11, 2, 1, shade),
    block(3.5, 12, 1.5, 3, hull),
    block(14, 11, 2, 1, shade),
    block(15, 12, 1.5, 3, shade),
  ];
}
