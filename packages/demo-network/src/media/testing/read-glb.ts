/** The parts of a glTF document that a one-mesh model has. */
export interface GlbDocument {
  readonly asset: { readonly version: string };
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: Readonly<Record<string, number>> }[];
  }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly componentType: number;
    readonly count: number;
    readonly type: string;
    readonly min?: number[];
    readonly max?: number[];
  }[];
  readonly bufferViews: readonly { readonly byteOffset: number; readonly byteLength: number }[];
  readonly buffers: readonly { readonly byteLength: number }[];
}

/** Header and chunks of a binary glTF file. @throws Error when lengths or marks are wrong. */
export function readGlb(file: Uint8Array): { document: GlbDocument; binary: Buffer } {
  const bytes = Buffer.from(file);
  if (bytes.toString('latin1', 0, 4) !== 'glTF' || bytes.readUInt32LE(4) !== 2) throw new Error('no glTF 2 header');
  if (bytes.readUInt32LE(8) !== bytes.length) throw new Error('length of the file');
  const jsonLength = bytes.readUInt32LE(12);
  const start = 20 + jsonLength;
  if (jsonLength % 4 !== 0 || bytes.toString('latin1', 16, 20) !== 'JSON') throw new Error('JSON chunk');
  if (bytes.readUInt32LE(start) !== bytes.length - start - 8) throw new Error('length of the binary chunk');
  if (bytes.toString('latin1', start + 4, start + 8) !== 'BIN\0') throw new Error('binary chunk');
  return { document: JSON.parse(bytes.toString('utf8', 20, start)) as GlbDocument, binary: bytes.subarray(start + 8) };
}
