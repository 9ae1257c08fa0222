import { GlbError } from './glb-error.ts';

/** What is read of a document before anything of it is made; hostile, so that nothing needs to be there. */
export interface GltfDocument {
  readonly nodes?: readonly GltfNode[];
  readonly scenes?: readonly { readonly nodes?: readonly number[] }[];
  readonly meshes?: readonly { readonly primitives?: readonly GltfPrimitive[] }[];
  readonly images?: readonly { readonly uri?: unknown; readonly bufferView?: number; readonly mimeType?: string }[];
  readonly buffers?: readonly { readonly uri?: unknown }[];
  readonly accessors?: readonly GltfAccessor[];
  readonly textures?: readonly { readonly source?: number }[];
  readonly materials?: readonly unknown[];
  readonly skins?: readonly { readonly joints?: readonly unknown[] }[];
  readonly animations?: readonly unknown[];
  readonly extensionsUsed?: readonly unknown[];
}

interface GltfNode {
  readonly children?: readonly number[];
  readonly mesh?: number;
}

interface GltfPrimitive {
  readonly indices?: number;
  readonly attributes?: { readonly POSITION?: number };
}

interface GltfAccessor {
  readonly count?: unknown;
  readonly sparse?: { readonly count?: unknown };
}

/** What a model may ask for. */
const MOST = {
  nodes: 5_000,
  /** Nodes in one another. */
  depth: 64,
  images: 16,
  materials: 1_000,
  primitives: 5_000,
  /** Corners, indices and so on of all accessors together. */
  elements: 10_000_000,
  /** Those that are drawn: a mesh counts for each node that shows it. */
  drawn: 10_000_000,
} as const;
/** A few bytes of it draw a mesh without number. */
const REPEATING = 'EXT_mesh_gpu_instancing';

/** @throws GlbError for what is too large, is damaged, or needs other files */
export function checkGltf(document: GltfDocument): void {
  const isTooLarge = countsOf(document).some(([count, most]) => !(count <= most));
  if (isTooLarge || document.extensionsUsed?.includes(REPEATING) === true) throw tooLarge();
  if (document.buffers?.some(({ uri }) => uri !== undefined) === true)
    throw new GlbError('Depends on other files, which are not loaded.');
  checkTrees(document);
}

/** How many there are of each, with how many there may be. */
function countsOf(document: GltfDocument): (readonly [count: number, most: number])[] {
  const { nodes = [], images = [], materials = [], meshes = [], skins = [], animations = [] } = document;
  return [
    [nodes.length, MOST.nodes],
    [images.length, MOST.images],
    [materials.length, MOST.materials],
    [meshes.reduce((sum, { primitives = [] }) => sum + primitives.length, 0), MOST.primitives],
    [skins.reduce((sum, { joints = [] }) => sum + joints.length, 0), MOST.nodes],
    [animations.length, MOST.nodes],
    [elementsOf(document), MOST.elements],
    [drawnOf(document), MOST.drawn],
  ];
}

function tooLarge(): GlbError {
  return new GlbError('Too large to display.');
}

/** @throws GlbError where a count is none: one below zero would make room for another */
function countOf(count: unknown): number {
  if (!Number.isSafeInteger(count) || (count as number) < 0) throw new GlbError('The file is damaged.');
  return count as number;
}

function elementsOf({ accessors = [] }: GltfDocument): number {
  return accessors.reduce((sum, { count, sparse }) => sum + countOf(count) + countOf(sparse?.count ?? 0), 0);
}

function drawnOf({ nodes = [], meshes = [], accessors = [] }: GltfDocument): number {
  const ofMesh = meshes.map(({ primitives = [] }) =>
    primitives.reduce(
      (sum, { indices, attributes }) => sum + countOf(accessors[indices ?? attributes?.POSITION ?? -1]?.count ?? 0),
      0,
    ),
  );
  return nodes.reduce((sum, { mesh }) => sum + (mesh === undefined ? 0 : (ofMesh[mesh] ?? 0)), 0);
}

/** A node that holds itself would be waited for without end, one with many parents be drawn without number. */
function checkTrees({ nodes = [], scenes = [] }: GltfDocument): void {
  const inNodes = nodes.flatMap(({ children = [] }) => children);
  for (const { nodes: roots = [] } of scenes) {
    const held = [...roots, ...inNodes];
    if (new Set(held).size < held.length) throw new GlbError('The file is damaged.');
    checkDepth(nodes, roots);
  }
}

/** Level by level: each node has one parent by now. */
function checkDepth(nodes: readonly GltfNode[], roots: readonly number[]): void {
  let level = roots;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MOST.depth) throw tooLarge();
    level = level.flatMap((node) => nodes[node]?.children ?? []);
  }
}
