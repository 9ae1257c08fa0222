import type { Chance } from '../chance.ts';
import type { MeshFacet, Vertex } from '../glb.ts';
import type { Palette } from '../palette.ts';
import { disc, mix, outline, type Point, type Scene, type Shape, shape } from '../scene.ts';

/** The measures of a cut stone; the picture and the model are both made from it. */
export interface GemCut {
  readonly sides: number;
  /** Of the flat top, as a part of the girdle's radius. */
  readonly table: number;
  readonly crown: number;
  readonly pavilion: number;
}

const LIGHT: Vertex = [-0.45, 0.75, 0.5];

/** The stone that `chance` cuts next. */
export function cutGem(chance: Chance): GemCut {
  return {
    sides: chance.pick([6, 8, 10]),
    table: chance.between(0.5, 0.68),
    crown: chance.between(0.28, 0.42),
    pavilion: chance.between(0.75, 1.05),
  };
}

/** Triangles of the stone, one metre in radius, its girdle at height 0. */
export function gemFacets(
  { sides, table, crown, pavilion }: GemCut,
  { main, accent, light, dark }: Palette,
): MeshFacet[] {
  const corner = (index: number, radius: number, y: number): Vertex => {
    const angle = (2 * Math.PI * index) / sides;
    return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
  };
  const top: Vertex = [0, crown, 0];
  const culet: Vertex = [0, -pavilion, 0];
  return Array.from({ length: sides }, (_, side): MeshFacet[] => {
    const [a, b] = [corner(side, 1, 0), corner(side + 1, 1, 0)];
    const [upper, next] = [corner(side, table, crown), corner(side + 1, table, crown)];
    const tip = corner(side + 0.5, 0.84, crown * 0.42);
    const face = side % 2 === 0 ? main : mix(main, accent, 0.3);
    return [
      { corners: [top, upper, next], colour: mix(face, light, 0.55) },
      { corners: [upper, tip, next], colour: mix(face, light, 0.32) },
      { corners: [a, tip, upper], colour: mix(face, light, 0.12) },
      { corners: [tip, b, next], colour: mix(face, accent, 0.22) },
      { corners: [a, b, tip], colour: face },
      { corners: [b, a, culet], colour: mix(face, dark, 0.25) },
    ];
  }).flat();
}

/** The stone as seen from slightly above, over its glow. */
export function drawGem(palette: Palette, chance: Chance): Scene {
  const cut = cutGem(chance);
  const size = chance.between(31, 36);
  const centre: Point = [50, 47];
  const hover = { sway: [0, -1.6] as Point, pivot: centre };
  const facing = gemFacets(cut, palette)
    .map((facet) => view(facet, size, centre))
    .filter(({ visible }) => visible);
  const shapes = [
    disc([50, 50], 44, palette.light, 0.07),
    disc([50, 50], 36, palette.light, 0.09),
    shape(outline('22,88 50,84 78,88 50,92'), palette.dark, 0.35, { pulse: 0.06, pivot: [50, 88] }),
    ...facing.map(({ points, colour }) => shape(points, colour, 1, hover)),
    ...sparkles(palette, chance),
  ];
  return {
    sky: [palette.skyTop, palette.skyBottom],
    shapes,
    traits: {
      Cut: { 6: 'Hexagon', 8: 'Brilliant', 10: 'Decagon' }[cut.sides] ?? 'Rough',
      Facets: cut.sides * 6,
      Table: `${Math.round(cut.table * 100)} %`,
    },
  };
}

/** Looks at the stone from 24 degrees above and lights it from the upper left. */
function view({ corners, colour }: MeshFacet, size: number, centre: Point) {
  const [sin, cos] = [Math.sin(0.42), Math.cos(0.42)];
  const seen = corners.map(([x, y, z]): Vertex => [x, y * cos - z * sin, y * sin + z * cos]) as [
    Vertex,
    Vertex,
    Vertex,
  ];
  const [a, b, c] = seen;
  const normal = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
  const length = Math.hypot(...normal);
  const lit = (normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]) / length;
  return {
    points: seen.map(([x, y]): Point => [centre[0] + x * size, centre[1] - y * size]),
    colour: lit > 0 ? mix(colour, [255, 255, 255], lit ** 2 * 0.45) : mix(colour, [0, 0, 0], -lit * 0.45),
    visible: normal[2] > 0,
  };
}

function cross(a: Vertex, b: Vertex): Vertex {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function sparkles({ light }: Palette, chance: Chance): Shape[] {
  return Array.from({ length: 6 }, () => {
    const [x, y] = [chance.between(12, 88), chance.between(10, 78)];
    const size = chance.between(1.4, 3.2);
    const thin = size * 0.18;
    const points: Point[] = [
      [x, y - size],
      [x + thin, y - thin],
      [x + size, y],
      [x + thin, y + thin],
      [x, y + size],
      [x - thin, y + thin],
      [x - size, y],
      [x - thin, y - thin],
    ];
    return shape(points, light, 0.9, { pulse: 0.5, pivot: [x, y] });
  });
}
