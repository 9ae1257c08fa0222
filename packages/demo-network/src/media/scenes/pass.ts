import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import { band, disc, mix, type Point, rectangle, ring, type Scene, type Shape, shape, turnPoints } from '../scene.ts';

const TIERS = ['Visitor', 'Member', 'Founder'] as const;

/** A member's card with a woven rosette, as on banknotes; its tier decides the metal. */
export function drawPass(palette: Palette, chance: Chance): Scene {
  const tier = chance.pick(TIERS);
  const loops = chance.whole(7, 12);
  const metal = { Visitor: mix(palette.main, palette.dark, 0.35), Member: palette.main, Founder: palette.dark }[tier];
  const line = tier === 'Founder' ? palette.accent : palette.light;
  const card = roundedBox(14, 6, 72, 88, 6);
  const shapes = [
    shape(roundedBox(16.5, 10, 72, 88, 6), palette.dark, 0.28),
    shape(card, metal),
    shape(roundedBox(17, 9, 66, 82, 4.2), mix(metal, palette.light, 0.08)),
    shape(roundedBox(18, 10, 64, 80, 3.6), metal),
    ...rosette([50, 40], 24, loops, line),
    ...emblem([50, 40], palette, tier),
    ...bars(palette, line, chance),
    shape(roundedBox(42, 13.2, 16, 3, 1.5), mix(palette.skyTop, palette.dark, 0.3)),
  ];
  return { sky: [palette.skyTop, palette.skyBottom], shapes, traits: { Tier: tier, Weave: loops } };
}

/** Loops of one shape around a centre; in one loop of the animation each moves to its neighbour's place. */
function rosette(centre: Point, radius: number, loops: number, colour: Palette['main']): Shape[] {
  const turning = { turns: 1 / loops, pivot: centre };
  return Array.from({ length: loops }, (_, index) => {
    const loop = band([centre[0], centre[1] - radius * 0.42], radius * 0.42, radius * 0.58, 0.45);
    return shape(turnPoints(loop, centre, index / loops), colour, 0.75, turning);
  });
}

function emblem([x, y]: Point, { accent, light, dark }: Palette, tier: (typeof TIERS)[number]): Shape[] {
  const points = { Visitor: 3, Member: 5, Founder: 8 }[tier];
  const star: Point[] = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? 6.4 : 3.1;
    const [place] = turnPoints([[x, y - reach]], [x, y], index / (points * 2));
    return place ?? [x, y];
  });
  return [
    disc([x, y], 9.6, dark),
    shape(band([x, y], 9.6, 9.6, 0.8), accent),
    shape(star, tier === 'Visitor' ? light : accent),
  ];
}

/** A strip of bars like a printed code, and two plain lines in place of a name. */
function bars({ light }: Palette, line: Palette['main'], chance: Chance): Shape[] {
  const shapes = [
    shape(roundedBox(24, 70, 34, 2.6, 1.3), light, 0.9),
    shape(roundedBox(24, 75.4, 22, 1.8, 0.9), light, 0.5),
  ];
  for (let x = 24; x < 75; ) {
    const wide = chance.pick([0.6, 1.2, 1.8]);
    shapes.push(shape(rectangle(x, 80.5, x + wide, 86), line, 0.85));
    x += wide + chance.pick([0.8, 1.4]);
  }
  return shapes;
}

function roundedBox(x: number, y: number, wide: number, tall: number, radius: number): Point[] {
  const corner = (cx: number, cy: number, from: number) => ring([cx, cy], radius, radius, 8, from, from + 0.25);
  return [
    ...corner(x + wide - radius, y + radius, 0),
    ...corner(x + wide - radius, y + tall - radius, 0.25),
    ...corner(x + radius, y + tall - radius, 0.5),
    ...corner(x + radius, y + radius, 0.75),
  ];
}
