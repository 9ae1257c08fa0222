import type { MirrorParameters } from './mirror-parameter.ts';

/** Where the mirror node's API begins. */
export const MIRROR_BASE = '/api/v1';

/**
 * One call of the mirror node's API. Replies are described by the mirror node's own description, which tests hold each answer to.
 * `rest` refuses parameters that it does not know and cuts limits that are too large; `java`, another program of the mirror node,
 * ignores the former and refuses the latter.
 */
export interface MirrorCall<Params extends MirrorParameters = MirrorParameters> {
  readonly path: string;
  readonly summary: string;
  readonly params: Params;
  readonly dialect: 'rest' | 'java';
  /** Whether unknown parameters are named in the order of the address, and not behind the values that are refused. */
  readonly unknownInOrder: boolean;
  /** Order of the rows where none is asked for. */
  readonly order: 'asc' | 'desc';
  /** Of `java`: whether it refuses parameters of one value that are given twice, instead of reading the first. */
  readonly refusesRepetition: boolean;
  /** For so long caches may answer it. */
  readonly cacheSeconds: number;
}

/** Declares a call: of `rest`, newest or greatest first, that caches answer for a second, where nothing else is said. */
export function mirrorCall<Params extends MirrorParameters>(
  declared: Pick<MirrorCall<Params>, 'path' | 'summary' | 'params'> & Partial<MirrorCall<Params>>,
): MirrorCall<Params> {
  return {
    dialect: 'rest',
    unknownInOrder: false,
    refusesRepetition: false,
    order: 'desc',
    cacheSeconds: 1,
    ...declared,
  };
}
