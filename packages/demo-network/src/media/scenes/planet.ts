import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import { band, disc, mix, type Point, type Scene, type Shape, shape, turnPoints } from '../scene.ts';

const CENTRE: Point = [50, 52];

/** A banded planet with moons that go round it, and stars. */
export function drawPlanet(palette: Palette, chance: Chance): Scene {
  const radius = chance.between(19, 25);
  const bands = chance.whole(4, 7);
  const ringed = chance.next() < 0.65;
  const moons = chance.whole(1, 3);
  const tilt = chance.between(-0.09, 0.09);
  const shapes = [
    ...stars(palette, chance),
    disc(CENTRE, radius * 1.75, palette.skyBottom, 0.22),
    disc(CENTRE, radius * 1.35, palette.skyBottom, 0.3),
    ...(ringed ? rings(palette, radius, tilt, 0.75, 1.25) : []),
    ...globe(palette, radius, bands, tilt, chance),
    ...(ringed ? rings(palette, radius, tilt, 0.25, 0.75) : []),
    ...Array.from({ length: moons }, (_, index) => moon(palette, radius, index, chance)).flat(),
  ];
  return {
    sky: [mix(palette.skyTop, palette.dark, 0.6), mix(palette.skyTop, palette.skyBottom, 0.25)],
    shapes,
    traits: { Bands: bands, Ring: ringed ? 'Yes' : 'No', Moons: moons },
  };
}

function globe({ main, soft, accent, dark }: Palette, radius: number, bands: number, tilt: number, chance: Chance) {
  const shapes = [disc(CENTRE, radius, main)];
  for (let index = 1; index < bands; index++) {
    const top = -1 + (2 * index) / bands;
    const colour = mix(chance.pick([soft, accent, dark]), main, 0.35);
    const slice = chordBand(radius, top, Math.min(1, top + chance.between(0.5, 1.1) / bands));
    shapes.push(shape(turnPoints(slice, CENTRE, tilt), colour));
  }
  return [...shapes, shape(night(radius), dark, 0.42)];
}

/** The unlit crescent: half the outline, and back along the narrower ellipse where day ends. */
function night(radius: number): Point[] {
  const angles = Array.from({ length: 25 }, (_, index) => (Math.PI * index) / 24);
  const edge = (across: number) =>
    angles.map((angle): Point => [CENTRE[0] + across * Math.sin(angle), CENTRE[1] - radius * Math.cos(angle)]);
  return turnPoints([...edge(radius), ...edge(radius * 0.42).reverse()], CENTRE, 0.07);
}

/** The part of a circle between two heights, -1 (top) to 1 (bottom). */
function chordBand(radius: number, top: number, bottom: number): Point[] {
  const heights = Array.from({ length: 13 }, (_, index) => top + ((bottom - top) * index) / 12);
  const right = heights.map(
    (y): Point => [CENTRE[0] + radius * Math.sqrt(Math.max(0, 1 - y * y)), CENTRE[1] + radius * y],
  );
  return [...right, ...right.map(([x, y]): Point => [2 * CENTRE[0] - x, y]).reverse()];
}

function rings({ soft, accent }: Palette, radius: number, tilt: number, from: number, to: number): Shape[] {
  const arc = (scale: number, width: number) =>
    turnPoints(band(CENTRE, radius * scale, radius * scale * 0.28, width, 48, from, to), CENTRE, tilt - 0.04);
  return [shape(arc(1.82, 3.2), soft, 0.9), shape(arc(1.6, 1.6), accent, 0.9)];
}

function moon({ light, dark }: Palette, radius: number, index: number, chance: Chance): Shape[] {
  const away = radius * (1.35 + 0.22 * index);
  const [place] = turnPoints([[CENTRE[0], CENTRE[1] - away]], CENTRE, chance.next());
  const [x, y] = place ?? CENTRE;
  const size = chance.between(2, 3.6);
  const motion = { turns: index % 2 === 0 ? 1 : -1, pivot: CENTRE };
  return [
    disc([x, y], size, light, 1, motion),
    disc([x + size * 0.3, y + size * 0.3], size * 0.55, dark, 0.18, motion),
  ];
}

function stars({ light, soft }: Palette, chance: Chance): Shape[] {
  return Array.from({ length: 34 }, () => {
    const place: Point = [chance.between(2, 98), chance.between(2, 98)];
    const size = chance.between(0.25, 0.75);
    const twinkles = size > 0.6 ? { pulse: 0.6, pivot: place } : undefined;
    return disc(place, size, chance.pick([light, soft]), 0.9, twinkles, 8);
  });
}
