import { deserialize, serialize } from 'node:v8';

/** Up to which key rows of a table are copied; the tables before it are copied whole. */
export interface CopiedPart {
  readonly table: string;
  readonly key: Readonly<Record<string, string | number | bigint>>;
}

/** How far a copy of states and names is: who goes on with it after it was cut off reads none of them a second time. */
export interface CopyMark {
  /** Of what is copied. */
  readonly span: { readonly after: bigint; readonly last: bigint };
  /** Versions of states up to there. */
  readonly versions: bigint;
  readonly part: CopiedPart;
}

/** As it is kept beside the rows, in the commit that it is about. */
export function markBytes(mark: CopyMark): Uint8Array {
  return serialize(mark);
}

/** @param bytes of {@link markBytes}; undefined where nothing is kept */
export function markOf(bytes: Uint8Array | undefined): CopyMark | undefined {
  return bytes === undefined ? undefined : (deserialize(bytes) as CopyMark);
}
