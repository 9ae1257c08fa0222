import { describe, expect, it } from 'vitest';
import { GlbError } from './glb-error.ts';
import { type GltfDocument, readGlb } from './glb-file.ts';
import { modelOfGlb } from './model-of-glb.ts';

const CORNERS = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0]);
const INDICES = Uint16Array.from([0, 1, 2, 2, 1, 3]);
const BINARY = new Uint8Array([...new Uint8Array(CORNERS.buffer), ...new Uint8Array(INDICES.buffer)]);

/** A square of two triangles, moved by 10 along x by its parent node. */
const SQUARE: GltfDocument & Record<string, unknown> = {
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [
    { translation: [10, 0, 0], children: [1] },
    { mesh: 0, scale: [2, 2, 2] },
  ],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
  materials: [{ pbrMetallicRoughness: { baseColorFactor: [1, 0.5, 0, 1] } }],
  accessors: [
    { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3' },
    { bufferView: 1, componentType: 5123, count: 6, type: 'SCALAR' },
  ],
  bufferViews: [
    { buffer: 0, byteOffset: 0, byteLength: 48 },
    { buffer: 0, byteOffset: 48, byteLength: 12 },
  ],
};

function glb(document: unknown, binary: Uint8Array = BINARY): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(document));
  const json = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  json.set(text);
  const bytes = new Uint8Array(12 + 8 + json.length + 8 + binary.length);
  const view = new DataView(bytes.buffer);
  const words = [0x46546c67, 2, bytes.length, json.length, 0x4e4f534a];
  words.forEach((word, index) => {
    view.setUint32(index * 4, word, true);
  });
  bytes.set(json, 20);
  view.setUint32(20 + json.length, binary.length, true);
  view.setUint32(24 + json.length, 0x004e4942, true);
  bytes.set(binary, 28 + json.length);
  return bytes.buffer;
}

const read = (document: unknown, binary?: Uint8Array) => modelOfGlb(readGlb(glb(document, binary)));

describe('modelOfGlb', () => {
  it('places triangles in the world, with colours, and with normals where the file states none', () => {
    const { parts, centre, radius } = read(SQUARE);
    expect(parts).toHaveLength(1);
    const [part] = parts;
    expect([...(part?.positions.subarray(0, 9) ?? [])]).toEqual([10, 0, 0, 12, 0, 0, 10, 2, 0]);
    expect([...(part?.colours.subarray(0, 3) ?? [])]).toEqual([1, 0.5, 0]);
    const [x, y, z = 0] = part?.normals ?? [];
    expect([x, y, Math.sign(z)]).toEqual([0, 0, 1]);
    expect(part?.image).toBeUndefined();
    expect(centre).toEqual([11, 1, 0]);
    expect(radius).toBeCloseTo(Math.SQRT2);
  });

  it('reads images inside the file alone, and follows no address', () => {
    const textured = {
      ...SQUARE,
      materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
      textures: [{ source: 0 }],
      images: [{ uri: 'http://127.0.0.1/picture.png' }],
    };
    expect(read(textured).parts[0]?.image).toBeUndefined();
  });

  it.each([
    [
      'lies outside the file',
      {
        ...SQUARE,
        bufferViews: [
          { buffer: 0, byteLength: 9e9 },
          { buffer: 0, byteOffset: 9e9, byteLength: 12 },
        ],
      },
    ],
    [
      'has corners that are not there',
      { ...SQUARE, accessors: [{ ...SQUARE.accessors?.[0], count: 2 }, SQUARE.accessors?.[1]] },
    ],
    [
      'states more than it holds',
      { ...SQUARE, accessors: [{ ...SQUARE.accessors?.[0], count: 800_000 }, SQUARE.accessors?.[1]] },
    ],
    ['is too large', { ...SQUARE, accessors: [{ ...SQUARE.accessors?.[0], count: 1e9 }, SQUARE.accessors?.[1]] }],
    [
      'counts backwards',
      { ...SQUARE, bufferViews: [{ buffer: 0, byteOffset: -48, byteLength: 48 }, SQUARE.bufferViews?.[1]] },
    ],
    [
      'names another file',
      {
        ...SQUARE,
        bufferViews: [
          { buffer: 1, byteLength: 48 },
          { buffer: 1, byteLength: 12 },
        ],
      },
    ],
    ['holds itself', { ...SQUARE, nodes: [{ children: [0] }] }],
    ['is packed', { ...SQUARE, extensionsRequired: ['KHR_draco_mesh_compression'] }],
    ['is empty', {}],
  ])('refuses what %s', (_, document) => {
    expect(() => read(document)).toThrow(GlbError);
  });

  it('refuses what is no GLB or ends too early', () => {
    const whole = new Uint8Array(glb(SQUARE));
    for (const bytes of [
      new Uint8Array(0),
      whole.slice(0, 40),
      new TextEncoder().encode('<html>'.repeat(9)),
      whole.slice(1),
    ])
      expect(() => readGlb(bytes.buffer)).toThrow(GlbError);
  });

  it('draws as many nodes as there are, whatever a file repeats', () => {
    const many = { ...SQUARE, nodes: [{ children: Array.from({ length: 6_000 }, () => 1) }, { mesh: 0 }] };
    expect(() => read(many)).toThrow(GlbError);
  });
});
