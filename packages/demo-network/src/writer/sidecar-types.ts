/** Tags of `TransactionSidecarRecord`'s state_changes, actions and bytecode fields: types 1, 2 and 3 of `SidecarType`. */
const TYPE_BY_TAG = new Map([
  [0x1a, 1],
  [0x22, 2],
  [0x2a, 3],
]);
const TIMESTAMP_TAG = 0x0a;
const MIGRATION_TAG = 0x10;

/** The types of these serialized sidecar records, in ascending order, as a sidecar's metadata lists them. */
export function sidecarTypes(records: readonly Uint8Array[]): number[] {
  const types = new Set<number>();
  for (const record of records) {
    const type = TYPE_BY_TAG.get(record[contentAt(record)] ?? 0);
    if (type !== undefined) types.add(type);
  }
  return [...types].sort((a, b) => a - b);
}

/** Past the consensus timestamp (a message of at most 18 bytes) and the migration flag. */
function contentAt(record: Uint8Array): number {
  let at = 0;
  if (record[at] === TIMESTAMP_TAG) at += 2 + (record[at + 1] ?? 0);
  if (record[at] === MIGRATION_TAG) at += 2;
  return at;
}
