import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';
import { gif } from './gif.ts';
import { glb } from './glb.ts';
import { PALETTES } from './palette.ts';
import { certificatePdf } from './pdf.ts';
import { png } from './png.ts';
import { paint, type Raster } from './raster.ts';
import { rgb, type Scene, shape } from './scene.ts';
import { cutGem, gemFacets } from './scenes/gem.ts';
import { STYLES } from './styles.ts';
import { svg } from './svg.ts';
import { readGif } from './testing/read-gif.ts';
import { readGlb } from './testing/read-glb.ts';
import { readPng } from './testing/read-png.ts';
import { wav } from './wav.ts';

const [FIRST] = PALETTES;
const scenes = STYLES.map(({ draw }, index) => draw(FIRST, new Chance(index)));
const square: Scene = {
  sky: [rgb('#000000'), rgb('#000000')],
  shapes: [
    shape(
      [
        [25, 25],
        [75, 25],
        [75, 75],
        [25, 75],
      ],
      rgb('#ffffff'),
    ),
  ],
  traits: {},
};

function noise(side: number, seed: number): Raster {
  const chance = new Chance(seed);
  return { side, rgb: Uint8Array.from({ length: side * side * 3 }, () => chance.whole(0, 255)) };
}

describe('paint', () => {
  it('fills what lies inside, blends what lies half inside', () => {
    const { rgb: pixels } = paint(square, 10);
    const row = (y: number) => Array.from({ length: 10 }, (_, x) => pixels[(y * 10 + x) * 3]);
    expect(row(5)).toEqual([0, 0, 128, 255, 255, 255, 255, 128, 0, 0]);
    expect(row(2)).toEqual([0, 0, 64, 128, 128, 128, 128, 64, 0, 0]);
    expect(row(1)).toEqual(new Array(10).fill(0));
  });

  it('covers the same area wherever a shape is, also when it is cut by the border', () => {
    const area = (points: [number, number][]) =>
      paint({ ...square, shapes: [shape(points, [255, 255, 255])] }, 100).rgb.reduce((sum, value) => sum + value, 0) /
      765;
    expect(
      area([
        [10.3, 20.7],
        [60.9, 30.2],
        [33.1, 81.4],
      ]),
    ).toBeCloseTo(1427.41, 0);
    expect(
      area([
        [-50, 0],
        [50, 0],
        [50, 100],
        [-50, 100],
      ]),
    ).toBeCloseTo(5000, 0);
    expect(
      area([
        [50, 0],
        [150, 0],
        [150, 100],
        [50, 100],
      ]),
    ).toBeCloseTo(5000, 0);
    expect(
      area([
        [0, 0],
        [200, 0],
        [0, 200],
      ]),
    ).toBeCloseTo(10_000, -2);
    expect(
      area([
        [120, 10],
        [130, 10],
        [125, 20],
      ]),
    ).toBe(0);
  });

  it('comes back to where it began after one loop', () => {
    for (const scene of scenes) {
      const moving = scene.shapes.filter(({ motion }) => motion?.turns === undefined || Number.isInteger(motion.turns));
      const still = { ...scene, shapes: moving };
      expect(Buffer.compare(paint(still, 64, 0).rgb, paint(still, 64, 0.999999999).rgb)).toBe(0);
    }
  });
});

describe('png', () => {
  it('decodes to the pixels that went in', () => {
    for (const scene of scenes) {
      const raster = paint(scene, 90);
      expect(readPng(png(raster))).toEqual({ width: 90, height: 90, pixels: Buffer.from(raster.rgb) });
    }
  });
});

describe('gif', () => {
  it('decodes to as many frames as went in, in colours close to theirs', () => {
    const rasters: [Raster, Raster, Raster] = [
      paint(scenes[3] ?? square, 96),
      paint(scenes[3] ?? square, 96, 0.25),
      paint(square, 96),
    ];
    const { loops, table, frames } = readGif(gif(rasters, 10));
    expect(loops).toBe(true);
    expect(frames.map(({ width, height }) => [width, height])).toEqual([
      [96, 96],
      [96, 96],
      [96, 96],
    ]);
    for (const [index, { indexes }] of frames.entries()) {
      const { rgb: wanted } = rasters[index] ?? rasters[0];
      let off = 0;
      for (let at = 0; at < wanted.length; at++)
        off += Math.abs((table[(indexes[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)] ?? 0) - (wanted[at] ?? 0));
      expect(off / wanted.length).toBeLessThan(4);
    }
  });

  it('compresses any picture, of any length, so that it decodes', () => {
    for (let side = 1; side < 90; side += 4) {
      const { frames } = readGif(gif([noise(side, side), paint(square, side + 0)], 5));
      expect(frames).toHaveLength(2);
    }
    expect(readGif(gif([noise(200, 9)], 5)).frames[0]?.indexes).toHaveLength(40_000);
  });
});

describe('certificatePdf', () => {
  it('lists where each object starts, and how long its content is', () => {
    for (const scene of scenes) {
      const file = Buffer.from(certificatePdf(scene, ['A (b) \\ c — Gärten', 'by Studio'])).toString('latin1');
      const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
      const [mark, head, ...entries] = file.slice(table).split('\n');
      expect([mark, head]).toEqual(['xref', '0 8']);
      for (let object = 1; object < 8; object++) {
        const offset = Number(entries[object]?.slice(0, 10));
        expect(file.slice(offset, offset + 8)).toBe(`${object} 0 obj\n`);
      }
      const stream = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file);
      expect(stream?.[2]).toHaveLength(Number(stream?.[1]));
      expect(file).toContain('(A \\(b\\) \\\\ c ? G\xe4rten) Tj');
      expect(file).not.toMatch(/NaN|undefined|\de[-+]\d/);
    }
  });
});

describe('glb', () => {
  it('holds the facets with outward normals and true bounds', () => {
    const facets = gemFacets(cutGem(new Chance(4)), FIRST);
    const { document, binary } = readGlb(glb(facets, 'Stone'));
    expect(document.asset.version).toBe('2.0');
    expect(document.buffers).toEqual([{ byteLength: binary.length }]);
    expect(document.accessors.map(({ count, type }) => [count, type])).toEqual([
      [facets.length * 3, 'VEC3'],
      [facets.length * 3, 'VEC3'],
      [facets.length * 3, 'VEC4'],
    ]);
    const floats = (view: number) => {
      const { byteOffset, byteLength } = document.bufferViews[view] ?? { byteOffset: 0, byteLength: 0 };
      return Array.from({ length: byteLength / 4 }, (_, index) => binary.readFloatLE(byteOffset + index * 4));
    };
    const [positions, normals] = [floats(0), floats(1)];
    const along = (axis: number) => positions.filter((_, index) => index % 3 === axis);
    expect(document.accessors[0]?.min).toEqual([0, 1, 2].map((axis) => Math.min(...along(axis))));
    expect(document.accessors[0]?.max).toEqual([0, 1, 2].map((axis) => Math.max(...along(axis))));
    for (let corner = 0; corner < positions.length; corner += 3) {
      const dot = [0, 1, 2].reduce(
        (sum, axis) => sum + (positions[corner + axis] ?? 0) * (normals[corner + axis] ?? 0),
        0,
      );
      expect(dot).toBeGreaterThan(0);
    }
  });
});

describe('svg', () => {
  it('runs no script, loads nothing, and moves only when asked', () => {
    for (const scene of scenes) {
      const still = Buffer.from(svg(scene, 'A <b> & c', 'still')).toString();
      const moving = Buffer.from(svg(scene, 'A <b> & c', 6)).toString();
      expect(still).toContain('<title>A &#60;b&#62; &#38; c</title>');
      expect(still).not.toContain('animation');
      expect(moving.includes('@keyframes')).toBe(scene.shapes.some(({ motion }) => motion !== undefined));
      expect(moving).not.toMatch(/<script|href|\son\w+=|NaN|undefined/);
    }
  });
});

describe('wav', () => {
  it('has lengths that fit and a sound that is neither silent nor cut off', () => {
    const file = Buffer.from(
      wav(
        [
          { hertz: 440, start: 0, fade: 0.5 },
          { hertz: 660, start: 0.1, fade: 0.5 },
        ],
        1,
      ),
    );
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([file.length - 8, 8_000]);
    const samples = file.subarray(44);
    expect(Math.max(...samples)).toBeGreaterThan(180);
    expect(samples.filter((sample) => sample === 8 || sample === 248).length).toBeLessThan(80);
    expect(samples.at(-1)).toBe(128);
  });
});
