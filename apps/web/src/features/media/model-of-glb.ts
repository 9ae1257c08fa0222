import { GlbError } from './glb-error.ts';
import { type GlbFile, type GltfNode, type GltfPrimitive, imageOf, readAccessor, type Values } from './glb-file.ts';
import { apply, IDENTITY, type Matrix, multiply, placed, type Quadruple, type Triple } from './matrix.ts';

/** Triangles of one material, placed in the world; every three corners are a triangle. */
export interface ModelPart {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Linear red, green, blue of each corner. */
  readonly colours: Float32Array;
  /** Places in the image; empty without one. */
  readonly places: Float32Array;
  readonly image: Blob | undefined;
}

/** A model to draw, and the sphere around it. */
export interface Model {
  readonly parts: readonly ModelPart[];
  readonly centre: readonly [number, number, number];
  readonly radius: number;
}

const MOST_CORNERS = 900_000;
const MOST_NODES = 5_000;
const MOST_DEPTH = 64;
const MOST_IMAGES = 16;
const TRIANGLES = 4;

/**
 * The triangles of a file's scene: meshes with their colours and colour images. Skins, animations and lights are left
 * out, so that what moves is shown at rest.
 * @throws GlbError for what is damaged, too large or no triangles
 */
export function modelOfGlb(file: GlbFile): Model {
  const parts: ModelPart[] = [];
  let corners = 0;
  let images = 0;
  for (const { node, matrix } of nodesOf(file)) {
    for (const primitive of trianglesOf(file, node)) {
      const part = partOf(file, primitive, matrix, MOST_CORNERS - corners, images < MOST_IMAGES);
      corners += part.positions.length / 3;
      images += part.image === undefined ? 0 : 1;
      parts.push(part);
    }
  }
  if (corners === 0) throw new GlbError('It holds nothing to draw.');
  return { parts, ...sphereOf(parts) };
}

function trianglesOf({ document }: GlbFile, { mesh }: GltfNode): readonly GltfPrimitive[] {
  const primitives = document.meshes?.[mesh ?? -1]?.primitives ?? [];
  return primitives.filter(({ mode }) => mode === undefined || mode === TRIANGLES);
}

function nodesOf({ document }: GlbFile): readonly { readonly node: GltfNode; readonly matrix: Matrix }[] {
  const found: { node: GltfNode; matrix: Matrix }[] = [];
  const walk = (index: number, parent: Matrix, depth: number) => {
    const node = document.nodes?.[index];
    if (node === undefined) return;
    // Nodes that hold themselves would never end.
    if (depth > MOST_DEPTH || found.length >= MOST_NODES) throw new GlbError('It is nested too deeply.');
    const matrix = multiply(parent, matrixOf(node));
    found.push({ node, matrix });
    for (const child of node.children ?? []) walk(child, matrix, depth + 1);
  };
  const roots = document.scenes?.[document.scene ?? 0]?.nodes ?? document.nodes?.map((_, index) => index) ?? [];
  for (const root of roots) walk(root, IDENTITY, 0);
  return found;
}

function matrixOf({ matrix, translation, rotation, scale }: GltfNode): Matrix {
  if (matrix?.length === 16) return matrix;
  return placed(
    (translation ?? [0, 0, 0]) as Triple,
    (rotation ?? [0, 0, 0, 1]) as Quadruple,
    (scale ?? [1, 1, 1]) as Triple,
  );
}

function partOf(file: GlbFile, primitive: GltfPrimitive, matrix: Matrix, most: number, withImage: boolean): ModelPart {
  const position = attributeOf(file, primitive, 'POSITION', 3);
  if (position === undefined) throw new GlbError('Its corners have no place.');
  const order = orderOf(file, primitive, position.count);
  if (order.length > most) throw new GlbError('It is too large to be shown here.');
  const positions = turned(order, position, matrix, 1);
  const normal = attributeOf(file, primitive, 'NORMAL', 3);
  return {
    positions,
    normals: normal === undefined ? flatNormals(positions) : turned(order, normal, matrix, 0),
    colours: coloursOf(order, colourOf(file, primitive), materialOf(file, primitive)?.baseColorFactor ?? []),
    ...(withImage ? pictureOf(file, primitive, order) : PLAIN),
  };
}

const PLAIN = { places: new Float32Array(0), image: undefined };

/** The values of an attribute; undefined where there is none of this width. */
function attributeOf(file: GlbFile, { attributes }: GltfPrimitive, name: string, width: number): Values | undefined {
  const index = attributes[name];
  const values = index === undefined ? undefined : readAccessor(file, index, MOST_CORNERS);
  return values?.width === width ? values : undefined;
}

/** Colours with or without transparency, which is not shown. */
function colourOf(file: GlbFile, primitive: GltfPrimitive): Values | undefined {
  return attributeOf(file, primitive, 'COLOR_0', 3) ?? attributeOf(file, primitive, 'COLOR_0', 4);
}

function materialOf({ document }: GlbFile, { material }: GltfPrimitive) {
  return document.materials?.[material ?? -1]?.pbrMetallicRoughness;
}

function pictureOf(file: GlbFile, primitive: GltfPrimitive, order: Uint32Array): Pick<ModelPart, 'places' | 'image'> {
  const texture = materialOf(file, primitive)?.baseColorTexture;
  if (texture === undefined) return PLAIN;
  const places = attributeOf(file, primitive, `TEXCOORD_${texture.texCoord ?? 0}`, 2);
  return places === undefined ? PLAIN : { places: picked(order, places), image: imageOf(file, texture.index) };
}

/** Which corner follows which; without indices as they stand. A triangle that is not whole is left out. */
function orderOf(file: GlbFile, { indices }: GltfPrimitive, count: number): Uint32Array {
  const order =
    indices === undefined
      ? Uint32Array.from({ length: count }, (_, index) => index)
      : Uint32Array.from(readAccessor(file, indices, MOST_CORNERS).values);
  if (order.some((index) => index >= count)) throw new GlbError('Parts of it lie outside the file.');
  return order.subarray(0, order.length - (order.length % 3));
}

function picked(order: Uint32Array, { values, width }: Values): Float32Array {
  const result = new Float32Array(order.length * width);
  order.forEach((index, place) => {
    for (let part = 0; part < width; part++) result[place * width + part] = values[index * width + part] ?? 0;
  });
  return result;
}

function turned(order: Uint32Array, values: Values, matrix: Matrix, w: 0 | 1): Float32Array {
  const result = picked(order, values);
  for (let at = 0; at < result.length; at += 3)
    result.set(apply(matrix, result[at] ?? 0, result[at + 1] ?? 0, result[at + 2] ?? 0, w), at);
  return result;
}

function coloursOf(order: Uint32Array, own: Values | undefined, factor: readonly number[]): Float32Array {
  const result = new Float32Array(order.length * 3);
  order.forEach((index, place) => {
    for (let part = 0; part < 3; part++) {
      const value = own === undefined ? 1 : (own.values[index * own.width + part] ?? 1);
      result[place * 3 + part] = value * (factor[part] ?? 1);
    }
  });
  return result;
}

/** One normal for the three corners of each triangle, for models that state none. */
function flatNormals(positions: Float32Array): Float32Array {
  const result = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 9) {
    const point = (place: number) => positions[at + place] ?? 0;
    const [ux, uy, uz] = [point(3) - point(0), point(4) - point(1), point(5) - point(2)];
    const [vx, vy, vz] = [point(6) - point(0), point(7) - point(1), point(8) - point(2)];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (let corner = 0; corner < 9; corner += 3) result.set(normal, at + corner);
  }
  return result;
}

function sphereOf(parts: readonly ModelPart[]): Pick<Model, 'centre' | 'radius'> {
  const [x, y, z] = [0, 1, 2].map((axis) => spanOf(parts, axis)) as [Span, Span, Span];
  const radius = Math.hypot(x.greatest - x.least, y.greatest - y.least, z.greatest - z.least) / 2;
  if (!Number.isFinite(radius)) throw new GlbError('Its corners have no place.');
  const middle = ({ least, greatest }: Span) => (least + greatest) / 2;
  return { centre: [middle(x), middle(y), middle(z)], radius: radius === 0 ? 1 : radius };
}

interface Span {
  readonly least: number;
  readonly greatest: number;
}

function spanOf(parts: readonly ModelPart[], axis: number): Span {
  let [least, greatest] = [Infinity, -Infinity];
  for (const { positions } of parts) {
    for (let at = axis; at < positions.length; at += 3) {
      const value = positions[at] ?? 0;
      least = Math.min(least, value);
      greatest = Math.max(greatest, value);
    }
  }
  return { least, greatest };
}
