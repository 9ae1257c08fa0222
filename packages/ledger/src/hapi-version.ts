/** `0.63.9` in numbers; undefined for what is no version. */
function partsOf(text: string): readonly number[] | undefined {
  const match = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(text);
  return match?.slice(1).map(Number);
}

/** Whether a HAPI version is later than another one; false where one of them is not known. */
export function isLaterVersion(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  if (one === undefined || other === undefined) return false;
  const different = one.findIndex((part, index) => part !== other[index]);
  return different !== -1 && (one[different] ?? 0) > (other[different] ?? 0);
}

/** As {@link isLaterVersion}, or the same one. */
export function isVersionFrom(version: string, least: string): boolean {
  return partsOf(version) !== undefined && (version === least || isLaterVersion(version, least));
}
