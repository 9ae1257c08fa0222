import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import { band, disc, mirrorPoints, mix, outline, type Point, ring, type Scene, type Shape, shape } from '../scene.ts';

const EYES = ['Awake', 'Calm', 'Sly', 'Starry'] as const;
const WORN = ['Nothing', 'Scarf', 'Crown', 'Monocle', 'Collar'] as const;

/** A fox's head cut from folded paper, before a rising disc. */
export function drawFox(palette: Palette, chance: Chance): Scene {
  const { main, dark, light, soft, accent } = palette;
  const coat = chance.pick(['Classic', 'Gilded', 'Shadow', 'Snow'] as const);
  const fur = { Classic: main, Gilded: accent, Shadow: mix(main, dark, 0.45), Snow: mix(light, main, 0.25) }[coat];
  const eyes = chance.pick(EYES);
  const worn = chance.pick(WORN);
  const shade = mix(fur, dark, 0.22);
  const halo = chance.between(30, 37);
  const shapes = [
    disc([50, 46], halo + 9, soft, 0.16),
    disc([50, 46], halo, soft, 0.55),
    shape(outline('8,100 30,76 70,76 92,100'), mix(fur, dark, 0.32)),
    shape(outline('34,100 38,78 62,78 66,100 50,94'), light),
    ...bothSides(outline('24,10 48,36 19,52'), fur, shade),
    ...bothSides(outline('27,20 40,35 25,43'), dark, dark),
    ...bothSides(outline('50,30 36,33 19,45 23,61 50,86'), fur, shade),
    ...bothSides(outline('19,46 40,60 50,86 28,72 14,58'), light, mix(light, dark, 0.1)),
    ...bothSides(outline('50,30 43,32.5 50,55'), mix(fur, light, 0.35), mix(fur, light, 0.2)),
    ...bothSides(outline('50,55 41,61 50,86'), mix(fur, light, 0.18), fur),
    ...face(eyes, palette),
    disc([50, 83], 4.2, dark),
    disc([48.8, 81.8], 1.1, light, 0.8),
    ...clothes(worn, palette),
  ];
  return {
    sky: [palette.skyTop, palette.skyBottom],
    shapes,
    traits: { Fur: coat, Eyes: eyes, Wears: worn },
  };
}

function bothSides(points: readonly Point[], left: Palette['main'], right: Palette['main']): Shape[] {
  return [shape(points, left), shape(mirrorPoints(points), right)];
}

function face(eyes: (typeof EYES)[number], { dark, light, accent }: Palette): Shape[] {
  if (eyes === 'Calm') return bothSides(outline('29,52 41,55.5 40,58 31,55.5'), dark, dark);
  const almond: readonly Point[] =
    eyes === 'Sly' ? outline('28,50 42,56 40,58.5 32,56.5') : outline('28,53 34,48.5 42,56 35,58');
  const iris = eyes === 'Starry' ? accent : light;
  const glint = eyes === 'Starry' ? ring([35, 53.2], 2.6, 2.6, 4) : ring([36, 52.6], 1.2, 1.2, 12);
  return [
    ...bothSides(almond, dark, dark),
    shape(glint, iris),
    shape(
      mirrorPoints(glint).map(([x, y]) => [x + 0.8, y]),
      iris,
    ),
  ];
}

function clothes(worn: (typeof WORN)[number], { accent, dark, light, main }: Palette): Shape[] {
  const stuff = mix(accent, main, 0.15);
  switch (worn) {
    case 'Nothing':
      return [];
    case 'Scarf':
      return [
        shape(outline('22,84 50,92 78,84 82,92 50,101 18,92'), stuff),
        shape(outline('60,90 72,88 76,100 62,100'), mix(stuff, dark, 0.25)),
      ];
    case 'Crown':
      return [
        shape(outline('37,32 34,15 42.5,23 50,11 57.5,23 66,15 63,32'), [244, 196, 82]),
        shape(outline('37,32 36.3,28 63.7,28 63,32'), [214, 150, 52]),
        disc([50, 24], 2.2, light),
      ];
    case 'Monocle':
      return [
        shape(band([65, 54], 9, 9, 1.6), [244, 196, 82]),
        disc([65, 54], 7.6, light, 0.22),
        shape(outline('73.4,57 74.4,57 78,84 77,84'), [244, 196, 82]),
      ];
    case 'Collar':
      return [shape(outline('27,82 50,90 73,82 75,87 50,95.5 25,87'), dark), disc([50, 94], 3.4, [244, 196, 82])];
  }
}
