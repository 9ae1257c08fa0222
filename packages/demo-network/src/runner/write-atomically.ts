import fs from 'node:fs';

/** Replaces a file as a whole: whenever the process or the machine ends, it holds the old bytes or the new ones. */
export function writeAtomically(file: string, parts: readonly Uint8Array[]): void {
  const partial = `${file}.partial`;
  const handle = fs.openSync(partial, 'w');
  try {
    for (const part of parts) fs.writeFileSync(handle, part);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(partial, file);
}
