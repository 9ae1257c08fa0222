import { createHash, hash } from 'node:crypto';
import { createReadStream, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file of a backup, by its path within it, with `/` on every system. */
export interface BackedUpFile {
  readonly path: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** A table has many small files, and to read one piece by piece takes longer than to hash it. */
const AT_ONCE_BYTES = 1_048_576;

/** Why a backup is not what it was, with the file that is to blame. */
export type Problem = string;

/** Every file below a folder of the backup, with its hash. */
export async function hashedFiles(folder: string, part: string): Promise<BackedUpFile[]> {
  const hashed: BackedUpFile[] = [];
  for (const name of filesOf(folder, part).files) hashed.push(await hashedFile(folder, name));
  return hashed;
}

/**
 * What is wrong with the files of a backup, one line each. Only what lies in the folder itself is opened: a path that the backup states
 * and that does not lie there is a missing file, wherever it leads.
 */
export async function findProblems(
  folder: string,
  parts: readonly string[],
  stated: readonly BackedUpFile[],
): Promise<Problem[]> {
  const found = parts.map((part) => filesOf(folder, part));
  const problems = found.flatMap(({ strange }) => strange.map((name) => `${name} is neither a file nor a folder`));
  const here = new Set(found.flatMap(({ files }) => files));
  const known = new Set(stated.map((file) => file.path));
  for (const name of here) if (!known.has(name)) problems.push(`${name} does not belong to the backup`);
  for (const file of stated) {
    if (!here.has(file.path)) problems.push(`${file.path} is missing`);
    else if (!(await isAsStated(folder, file))) problems.push(`${file.path} is damaged: the hash does not match`);
  }
  return problems;
}

async function isAsStated(folder: string, file: BackedUpFile): Promise<boolean> {
  const { bytes, sha256 } = await hashedFile(folder, file.path);
  return bytes === file.bytes && sha256 === file.sha256;
}

async function hashedFile(folder: string, name: string): Promise<BackedUpFile> {
  const file = path.join(folder, name);
  if (lstatSync(file).size <= AT_ONCE_BYTES) {
    const content = readFileSync(file);
    return { path: name, bytes: content.length, sha256: hash('sha256', content) };
  }
  const whole = createHash('sha256');
  await pipeline(createReadStream(file), whole);
  return { path: name, bytes: lstatSync(file).size, sha256: whole.digest('hex') };
}

/** The files below a part of the backup, and what is no file: links are not followed. */
function filesOf(folder: string, part: string): { readonly files: string[]; readonly strange: string[] } {
  const files: string[] = [];
  const strange: string[] = [];
  const visit = (name: string): void => {
    const kind = lstatSync(path.join(folder, name), { throwIfNoEntry: false });
    if (kind === undefined) return;
    if (kind.isDirectory()) for (const below of readdirSync(path.join(folder, name)).sort()) visit(`${name}/${below}`);
    else (kind.isFile() ? files : strange).push(name);
  };
  visit(part);
  return { files, strange };
}
