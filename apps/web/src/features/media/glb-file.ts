import { GlbError } from './glb-error.ts';

/** The parts of a glTF 2.0 document that are read; everything in it is a stranger's claim until it is checked. */
export interface GltfDocument {
  readonly scene?: number;
  readonly scenes?: readonly { readonly nodes?: readonly number[] }[];
  readonly nodes?: readonly GltfNode[];
  readonly meshes?: readonly { readonly primitives: readonly GltfPrimitive[] }[];
  readonly materials?: readonly GltfMaterial[];
  readonly textures?: readonly { readonly source?: number }[];
  readonly images?: readonly { readonly bufferView?: number; readonly mimeType?: string }[];
  readonly accessors?: readonly GltfAccessor[];
  readonly bufferViews?: readonly GltfView[];
  readonly extensionsRequired?: readonly string[];
}

export interface GltfNode {
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly matrix?: readonly number[];
  readonly translation?: readonly number[];
  readonly rotation?: readonly number[];
  readonly scale?: readonly number[];
}

export interface GltfPrimitive {
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices?: number;
  readonly material?: number;
  readonly mode?: number;
}

interface GltfMaterial {
  readonly pbrMetallicRoughness?: {
    readonly baseColorFactor?: readonly number[];
    readonly baseColorTexture?: { readonly index: number; readonly texCoord?: number };
  };
}

interface GltfAccessor {
  readonly bufferView?: number;
  readonly byteOffset?: number;
  readonly componentType: number;
  readonly normalized?: boolean;
  readonly count: number;
  readonly type: string;
  readonly sparse?: unknown;
}

interface GltfView {
  readonly buffer: number;
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride?: number;
}

/** A GLB file taken apart. */
export interface GlbFile {
  readonly document: GltfDocument;
  readonly binary: DataView;
}

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
/** Integers that stand for fractions need nothing but what accessors say anyway. */
const READ_EXTENSIONS = new Set(['KHR_mesh_quantization']);

/**
 * Takes a binary glTF 2.0 file apart (Khronos glTF 2.0, section 4.4). Only what is inside the file is ever used: addresses
 * in it are not followed.
 * @throws GlbError
 */
export function readGlb(bytes: ArrayBuffer): GlbFile {
  const view = new DataView(bytes);
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== MAGIC) throw new GlbError('It is no binary glTF file.');
  if (view.getUint32(4, true) !== 2) throw new GlbError('Only version 2 of glTF is read.');
  const json = chunkAt(view, 12, JSON_CHUNK);
  if (json === undefined) throw new GlbError('Its description is missing.');
  const next = json.byteOffset + json.byteLength;
  const binary = next + 8 <= bytes.byteLength ? chunkAt(view, next, BIN_CHUNK) : undefined;
  const document = documentOf(json);
  const unread = (document.extensionsRequired ?? []).find((name) => !READ_EXTENSIONS.has(name));
  if (unread !== undefined) throw new GlbError(`It needs ${String(unread).slice(0, 60)}, which is not read here.`);
  return { document, binary: binary ?? new DataView(new ArrayBuffer(0)) };
}

function chunkAt(view: DataView, at: number, type: number): DataView | undefined {
  const length = view.getUint32(at, true);
  if (view.getUint32(at + 4, true) !== type) return undefined;
  if (at + 8 + length > view.byteLength) throw new GlbError('It ends too early.');
  return new DataView(view.buffer, at + 8, length);
}

function documentOf(json: DataView): GltfDocument {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(json));
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told below.
  }
  throw new GlbError('Its description cannot be read.');
}

const UNREAD = 'It holds values of a kind that is not read here.';
const WIDTHS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
/** By component type: bytes, how it is read, and the largest value, by which normalized integers are divided. */
const COMPONENTS: Readonly<Record<number, readonly [number, (view: DataView, at: number) => number, number]>> = {
  5120: [1, (view, at) => view.getInt8(at), 127],
  5121: [1, (view, at) => view.getUint8(at), 255],
  5122: [2, (view, at) => view.getInt16(at, true), 32_767],
  5123: [2, (view, at) => view.getUint16(at, true), 65_535],
  5125: [4, (view, at) => view.getUint32(at, true), 4_294_967_295],
  5126: [4, (view, at) => view.getFloat32(at, true), 1],
};

/** Values of an accessor, one after another, and how many belong together. */
export interface Values {
  readonly values: Float32Array;
  readonly width: number;
  readonly count: number;
}

/**
 * Reads an accessor. `most` bounds its elements.
 * @throws GlbError where it lies outside the file, is sparse or is too large
 */
export function readAccessor(file: GlbFile, index: number, most: number): Values {
  const { accessor, width, size, read, largest } = layoutOf(file.document, index);
  const { count } = accessor;
  if (!Number.isInteger(count) || count < 0 || count > most) throw new GlbError('It is too large to be shown here.');
  const view = viewOf(file.document, accessor.bufferView);
  const stride = view.byteStride ?? size * width;
  const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  checkInside(file.binary, start, stride, count, size * width);
  const values = new Float32Array(count * width);
  const scale = accessor.normalized === true ? 1 / largest : 1;
  for (let element = 0; element < count; element++) {
    for (let part = 0; part < width; part++)
      values[element * width + part] = read(file.binary, start + element * stride + part * size) * scale;
  }
  return { values, width, count };
}

function layoutOf({ accessors }: GltfDocument, index: number) {
  const accessor = accessors?.[index];
  if (accessor === undefined || accessor.sparse !== undefined) throw new GlbError(UNREAD);
  const width = Object.hasOwn(WIDTHS, accessor.type) ? WIDTHS[accessor.type] : undefined;
  const component = COMPONENTS[accessor.componentType];
  if (width === undefined || component === undefined) throw new GlbError(UNREAD);
  const [size, read, largest] = component;
  return { accessor, width, size, read, largest };
}

function viewOf(document: GltfDocument, index: number | undefined): GltfView {
  const view = document.bufferViews?.[index ?? -1];
  if (view === undefined || view.buffer !== 0) throw new GlbError('Parts of it lie outside the file.');
  return view;
}

function checkInside(binary: DataView, start: number, stride: number, count: number, size: number): void {
  const whole = Number.isInteger(start) && Number.isInteger(stride) && start >= 0 && stride >= 1;
  if (!whole || (count > 0 && start + (count - 1) * stride + size > binary.byteLength))
    throw new GlbError('Parts of it lie outside the file.');
}

/** The bytes of an image inside the file; undefined for one that lies elsewhere or is no common kind. */
export function imageOf({ document, binary }: GlbFile, texture: number): Blob | undefined {
  const image = imageOfTexture(document, texture);
  const view = document.bufferViews?.[image?.bufferView ?? -1];
  const type = image?.mimeType ?? '';
  if (view === undefined || !/^image\/(png|jpeg|webp)$/.test(type)) return undefined;
  return new Blob([bytesOf(binary, view)], { type });
}

function imageOfTexture({ textures, images }: GltfDocument, texture: number) {
  return images?.[textures?.[texture]?.source ?? -1];
}

function bytesOf(binary: DataView, { byteOffset = 0, byteLength }: GltfView): Uint8Array<ArrayBuffer> {
  checkInside(binary, byteOffset, 1, byteLength, 1);
  return new Uint8Array(binary.buffer as ArrayBuffer, binary.byteOffset + byteOffset, byteLength);
}
