import { statSync } from 'node:fs';

/** Who runs the database: PostgreSQL refuses root. Empty where it is the user of this process. */
export type RuntimeUser = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** `nobody`, which needs no entry in the list of users. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** As root it is the owner of the files that are there already, else nobody. */
export function runtimeUserOf(folder: string): RuntimeUser {
  if (process.getuid?.() !== 0) return {};
  const found = statSync(folder, { throwIfNoEntry: false });
  return found === undefined || found.uid === 0 ? NOBODY : { uid: found.uid, gid: found.gid };
}
