import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

/** Real stream files of the repository; its README says which. */
const KEPT = path.resolve(import.meta.dirname, '../real-files');
/** More of them, in the same folders, where they stand beside the repository. */
const MORE = process.env.LEDGERSCOPE_SHARED_DATA ?? path.resolve(import.meta.dirname, '../../../../shared/data');

interface IndexEntry {
  readonly kind: string;
  readonly expected: string;
}

/** Where a real file or folder is: in the repository, or beside it. */
export function realPath(name: string): string {
  const kept = path.join(KEPT, name);
  return existsSync(kept) ? kept : path.join(MORE, name);
}

/** Whether a real file or folder is there; tests of what is not in the repository are omitted without it, and say so. */
export function hasReal(name: string): boolean {
  return existsSync(realPath(name));
}

/** Bytes of a real file. */
export function readReal(name: string): Uint8Array {
  return new Uint8Array(readFileSync(realPath(name)));
}

export function readRealJson<T>(name: string): T {
  return JSON.parse(readFileSync(realPath(name), 'utf8')) as T;
}

/** Names in a folder of real files, in order. */
export function listReal(folder: string): string[] {
  return readdirSync(realPath(folder)).sort();
}

/** Paths of all real files whose names match, in order. */
export function allReal(name: RegExp): readonly string[] {
  const found = [KEPT, MORE].filter((folder) => existsSync(folder)).flatMap((folder) => filesBelow(folder));
  return [...new Set(found)].filter((file) => !file.startsWith('expected') && name.test(path.basename(file))).sort();
}

/** What an independent decoder found in a file, by the path of that text; 64-bit values are decimal strings. */
export function readExpected<T>(name: string): T {
  const kept = keptExpectations().get(name);
  return JSON.parse(kept ?? readFileSync(path.join(MORE, 'expected', name), 'utf8')) as T;
}

/** A list over all files: the one beside the repository names more of them. */
export function readExpectedList<T>(name: string): T {
  const more = path.join(MORE, 'expected', name);
  return existsSync(more) ? (JSON.parse(readFileSync(more, 'utf8')) as T) : readExpected(name);
}

/** The expectations of one kind, in the order of the index. */
export function expectationsOf<T>(kind: string): T[] {
  return readExpectedList<IndexEntry[]>('index.json')
    .filter((entry) => entry.kind === kind)
    .map((entry) => readExpected<T>(entry.expected));
}

let expectations: ReadonlyMap<string, string> | undefined;

/** One line for each: a list of its path and its contents. They are unpacked once in a process, and each parsed when it is read. */
function keptExpectations(): ReadonlyMap<string, string> {
  expectations ??= new Map(
    zstdDecompressSync(readFileSync(path.join(KEPT, 'expected.jsonl.zst')))
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const end = line.indexOf('"', 2);
        return [line.slice(2, end), line.slice(end + 2, -1)] as const;
      }),
  );
  return expectations;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
