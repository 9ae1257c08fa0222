import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Real stream files and what is known to be in them; not part of the repository. */
const FOLDER = process.env.LEDGERSCOPE_SHARED_DATA ?? path.resolve(import.meta.dirname, '../../../../../shared/data');

/** Whether the real files are there; tests of them are omitted where they are not, and say so. */
export const hasSharedData = existsSync(path.join(FOLDER, 'expected/index.json'));

/** Bytes of a real file, by its path under the data folder. */
export function readShared(file: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(FOLDER, file)));
}

/** Names in a folder of real files. */
export function listShared(folder: string): string[] {
  return readdirSync(path.join(FOLDER, folder)).sort();
}

export function readSharedJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as T;
}

/** The expectations of one kind, in the order of the index. */
export function expectationsOf<T>(kind: string): T[] {
  if (!hasSharedData) return [];
  const index = readSharedJson<{ kind: string; expected: string }[]>('expected/index.json');
  return index.filter((entry) => entry.kind === kind).map((entry) => readSharedJson<T>(`expected/${entry.expected}`));
}

/** Paths of all real files below the data folder whose names match, in order; none where there are no data. */
export function allShared(name: RegExp): readonly string[] {
  if (!hasSharedData) return [];
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return found.filter((file) => !file.startsWith('expected') && name.test(path.basename(file))).sort();
}
