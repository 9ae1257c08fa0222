import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import { disc, mix, type Point, type Scene, type Shape, shape } from '../scene.ts';

const WEATHER = ['Calm', 'Swell', 'Storm'] as const;

/** A low sun over layered waves, each swaying at its own pace. */
export function drawWaves(palette: Palette, chance: Chance): Scene {
  const weather = chance.pick(WEATHER);
  const height = { Calm: 2.2, Swell: 4, Storm: 6.5 }[weather];
  const layers = chance.whole(5, 7);
  const sun: Point = [chance.between(24, 76), chance.between(26, 38)];
  const radius = chance.between(11, 17);
  const shapes: Shape[] = [
    disc(sun, radius * 2.1, palette.light, 0.1),
    disc(sun, radius * 1.5, palette.light, 0.16),
    disc(sun, radius, palette.accent, 1, { pulse: 0.03, pivot: sun }),
    ...clouds(palette, chance),
  ];
  const horizon = 52;
  for (let layer = 0; layer < layers; layer++) {
    const depth = layer / (layers - 1);
    const colour = mix(
      mix(palette.soft, palette.main, Math.min(1, depth * 1.6)),
      palette.dark,
      Math.max(0, depth - 0.45) * 1.25,
    );
    const top = horizon + depth * 36;
    shapes.push(wave(top, height * (0.5 + depth), colour, chance, layer % 2 === 0 ? 1 : -1));
  }
  return { sky: [palette.skyTop, palette.skyBottom], shapes, traits: { Sea: weather, Waves: layers } };
}

/** Crests are sharper than troughs; the ends are outside the picture so that swaying shows no edge. */
function wave(top: number, height: number, colour: Palette['main'], chance: Chance, way: number): Shape {
  const length = chance.between(24, 42);
  const start = chance.next();
  const points: Point[] = [];
  for (let x = -20; x <= 120; x += 2) {
    const angle = Math.PI * (x / length + start);
    points.push([x, top + height * (Math.abs(Math.sin(angle)) ** 0.8 - 0.5)]);
  }
  return shape([...points, [120, 130], [-20, 130]], colour, 1, { sway: [way * 7, 1.2], pivot: [50, top] });
}

function clouds({ light }: Palette, chance: Chance): Shape[] {
  return Array.from({ length: chance.whole(1, 3) }, () => {
    const [x, y] = [chance.between(4, 70), chance.between(10, 40)];
    const width = chance.between(16, 30);
    const points: Point[] = [
      [x, y],
      [x + width * 0.3, y - 1.1],
      [x + width, y],
      [x + width * 0.7, y + 1.1],
    ];
    return shape(points, light, 0.55, { sway: [4, 0], pivot: [x, y] });
  });
}
