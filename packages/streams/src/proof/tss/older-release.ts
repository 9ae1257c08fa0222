import type { SemanticVersion } from '../../hapi/messages.ts';

/** Lengths of signatures that releases of the signing library wrote whose form this program does not read, with those releases. */
const RELEASES: ReadonlyMap<number, string> = new Map([
  [3112, 'before 3.7.8'],
  [3176, 'before 3.7.8'],
  [2728, 'before 3.7.8'],
  [14_096, '3.16 to 3.22'],
  [2856, '3.16 to 3.22'],
]);
/** The first minor version of HAPI 0 whose blocks are signed in a form that is read. */
const FIRST_KNOWN_MINOR = 73;

/** Why a signature of this length is not read, as a part of a sentence; undefined for one that no older release wrote. */
export function olderReleaseOf({ length }: Uint8Array): string | undefined {
  const release = RELEASES.get(length);
  return release === undefined
    ? undefined
    : `its ${length} bytes have the format of the releases ${release} of the signing library, which this version does not support`;
}

/** The same of a block whose version of HAPI such releases signed. */
export function olderVersionOf(version: SemanticVersion | undefined): string | undefined {
  if (version === undefined || version.major > 0 || version.minor >= FIRST_KNOWN_MINOR) return undefined;
  return `it is from HAPI ${version.major}.${version.minor}, whose blocks were signed with releases of the signing library before 3.7.8, which this version does not support`;
}
