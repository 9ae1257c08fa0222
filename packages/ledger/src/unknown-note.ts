const NOT_KNOWN = 'not known, as the block states only what changed, and what was before it was not read';

/** What the row of a transaction says of a field that depends on what was before everything that was read. */
export function unknownNote(field: string): string {
  return `${field}: ${NOT_KNOWN}`;
}

/** Whether a row says that a field is not known, or could not be read. */
export function isNoted(notes: string | null, field: string): boolean {
  return notes?.split('; ').some((note) => note.startsWith(`${field}:`)) ?? false;
}

/** Whether all that a row says is not known is so because of where reading began: nothing of it could not be read. */
export function isOnlyUnknown(notes: string): boolean {
  return notes.split('; ').every((note) => note.endsWith(NOT_KNOWN));
}
