/** A version as files state it, as text; empty where there is none. */
export function versionText(
  version: { readonly major: number; readonly minor: number; readonly patch: number } | undefined,
): string {
  return version === undefined ? '' : `${version.major}.${version.minor}.${version.patch}`;
}
