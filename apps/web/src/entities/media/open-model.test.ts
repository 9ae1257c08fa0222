import { Box3, Mesh, MeshStandardMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { readModel } from './open-model.ts';

const CORNERS = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0]);
const INDICES = Uint16Array.from([0, 1, 2, 2, 1, 3]);
const BINARY = new Uint8Array([...new Uint8Array(CORNERS.buffer), ...new Uint8Array(INDICES.buffer)]);

/** A square of two triangles, moved by 10 along x by its parent node. */
const SQUARE = {
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
  buffers: [{ byteLength: 60 }],
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

/** Where the file's picture would be asked for, which nothing may do. */
const OUTSIDE = 'http://127.0.0.1:9/picture.png';
const [CORNER_ACCESSOR, INDEX_ACCESSOR] = SQUARE.accessors;

const read = (document: unknown) => readModel(glb(document));

describe('readModel', () => {
  it('places triangles in the world, with their colours', async () => {
    const { scene } = await read(SQUARE);
    const { min, max } = new Box3().setFromObject(scene);
    expect([min.toArray(), max.toArray()]).toEqual([
      [10, 0, 0],
      [12, 2, 0],
    ]);
    const colours: number[][] = [];
    scene.traverse((part) => {
      if (part instanceof Mesh && part.material instanceof MeshStandardMaterial)
        colours.push(part.material.color.toArray());
    });
    expect(colours).toEqual([[1, 0.5, 0]]);
  });

  it('follows no address of a picture and shows the rest', async () => {
    const materials = [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }];
    const { scene } = await read({ ...SQUARE, materials, textures: [{ source: 0 }], images: [{ uri: OUTSIDE }] });
    expect(new Box3().setFromObject(scene).isEmpty()).toBe(false);
  });

  it.each([
    ['lies outside the file', { bufferViews: [{ buffer: 0, byteOffset: 9e9, byteLength: 48 }, SQUARE.bufferViews[1]] }],
    ['states more than it holds', { accessors: [{ ...CORNER_ACCESSOR, count: 800_000 }, INDEX_ACCESSOR] }],
    ['is too large', { accessors: [{ ...CORNER_ACCESSOR, count: 1e9 }, INDEX_ACCESSOR] }],
    ['counts backwards', { bufferViews: [{ buffer: 0, byteOffset: -48, byteLength: 48 }, SQUARE.bufferViews[1]] }],
    ['asks for another file', { buffers: [{ uri: OUTSIDE, byteLength: 60 }] }],
    ['holds itself', { nodes: [{ children: [0] }] }],
    ['holds a circle', { nodes: [{ children: [1] }, { children: [2] }, { children: [1] }] }],
    [
      'is packed',
      { extensionsRequired: ['KHR_draco_mesh_compression'], extensionsUsed: ['KHR_draco_mesh_compression'] },
    ],
    ['has too many nodes', { nodes: Array.from({ length: 6_000 }, () => ({})) }],
    [
      'makes room by a count below zero',
      { accessors: [CORNER_ACCESSOR, INDEX_ACCESSOR, { count: -4e9 }, { count: 3e9 }] },
    ],
    ['counts in text', { accessors: [CORNER_ACCESSOR, INDEX_ACCESSOR, { count: '1' }] }],
    [
      'draws a mesh without number',
      {
        scenes: [{ nodes: Array.from({ length: 4_000 }, (_, node) => node) }],
        nodes: Array.from({ length: 4_000 }, () => ({ mesh: 0 })),
        meshes: [{ primitives: Array.from({ length: 1_000 }, () => SQUARE.meshes[0]?.primitives[0]) }],
      },
    ],
    ['repeats meshes by an extension', { extensionsUsed: ['EXT_mesh_gpu_instancing'] }],
    [
      'nests too deep',
      { nodes: Array.from({ length: 100 }, (_, node) => ({ children: node < 99 ? [node + 1] : [] })) },
    ],
    ['repeats a node', { nodes: [{ children: [1, 1, 1] }, { mesh: 0 }] }],
  ])('refuses what %s', async (_, change) => {
    await expect(read({ ...SQUARE, ...change })).rejects.toThrow();
  });

  it('refuses what is no GLB or ends too early', async () => {
    const whole = new Uint8Array(glb(SQUARE));
    const html = new TextEncoder().encode('<html>'.repeat(9));
    for (const bytes of [new Uint8Array(0), whole.slice(0, 40), html, whole.slice(1)])
      await expect(Promise.resolve().then(() => readModel(bytes.buffer))).rejects.toThrow();
  });
});
