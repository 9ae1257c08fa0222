import type { Rgb } from './scene.ts';

/** In metres; y is up. */
export type Vertex = readonly [x: number, y: number, z: number];

/** A flat triangle, its corners counter-clockwise when seen from outside. */
export interface MeshFacet {
  readonly corners: readonly [Vertex, Vertex, Vertex];
  readonly colour: Rgb;
}

const FLOAT = 5126;
const UNSIGNED_BYTE = 5121;
const ARRAY_BUFFER = 34962;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;

/** A binary glTF 2.0 file with one mesh of flat coloured facets (Khronos glTF 2.0, section 4.4). */
export function glb(facets: readonly MeshFacet[], name: string): Uint8Array {
  const corners = facets.length * 3;
  const positions = new Float32Array(facets.flatMap((facet) => facet.corners.flat()));
  const normals = new Float32Array(facets.flatMap((facet) => repeat(normalOf(facet.corners))));
  const colours = Uint8Array.from(facets.flatMap(({ colour }) => repeat([...linear(colour), 255])));
  const bytes = (part: Float32Array | Uint8Array) => Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  const parts = [bytes(positions), bytes(normals), bytes(colours)];
  const views = parts.map((part, index) => ({
    buffer: 0,
    byteOffset: parts.slice(0, index).reduce((sum, { length }) => sum + length, 0),
    byteLength: part.length,
    target: ARRAY_BUFFER,
  }));
  const document = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name }],
    meshes: [{ name, primitives: [{ attributes: { POSITION: 0, NORMAL: 1, COLOR_0: 2 }, material: 0 }] }],
    materials: [{ name: 'facets', pbrMetallicRoughness: { metallicFactor: 0.15, roughnessFactor: 0.25 } }],
    accessors: [
      { bufferView: 0, componentType: FLOAT, count: corners, type: 'VEC3', ...bounds(facets) },
      { bufferView: 1, componentType: FLOAT, count: corners, type: 'VEC3' },
      { bufferView: 2, componentType: UNSIGNED_BYTE, normalized: true, count: corners, type: 'VEC4' },
    ],
    bufferViews: views,
    buffers: [{ byteLength: parts.reduce((sum, { length }) => sum + length, 0) }],
  };
  return container(Buffer.from(JSON.stringify(document), 'utf8'), Buffer.concat(parts));
}

function container(json: Buffer, binary: Buffer): Uint8Array {
  const chunks = [chunk(JSON_CHUNK, json, 0x20), chunk(BIN_CHUNK, binary, 0)];
  const header = Buffer.alloc(12);
  header.write('glTF', 0, 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(12 + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([header, ...chunks]);
}

/** Chunks end at multiples of four bytes; JSON is filled up with spaces, binary with zeros. */
function chunk(type: number, data: Buffer, filler: number): Buffer {
  const length = Math.ceil(data.length / 4) * 4;
  const bytes = Buffer.alloc(8 + length, filler);
  bytes.writeUInt32LE(length, 0);
  bytes.writeUInt32LE(type, 4);
  bytes.set(data, 8);
  return bytes;
}

function bounds(facets: readonly MeshFacet[]): { min: number[]; max: number[] } {
  const corners = facets.flatMap((facet) => facet.corners);
  const along = (axis: 0 | 1 | 2) => corners.map((corner) => Math.fround(corner[axis]));
  const axes = [along(0), along(1), along(2)];
  return { min: axes.map((values) => Math.min(...values)), max: axes.map((values) => Math.max(...values)) };
}

function normalOf([a, b, c]: MeshFacet['corners']): number[] {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal);
  return normal.map((part) => part / length);
}

/** Vertex colours are linear light; ours are sRGB. */
function linear(colour: Rgb): number[] {
  return colour.map((channel) => {
    const part = channel / 255;
    return Math.round(255 * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  });
}

function repeat(values: readonly number[]): number[] {
  return [...values, ...values, ...values];
}
