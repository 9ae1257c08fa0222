import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The longest path of a socket is 103 bytes on macOS and 107 on Linux. */
const LONGEST = 103;

/**
 * A path by which a socket in a folder is reached; a deep folder gets a short name until `remove` is called.
 * @param socket name of the socket; default PostgreSQL's
 */
export function socketFolder(
  folder: string,
  socket = '.s.PGSQL.5432',
): { readonly path: string; readonly remove: () => void } {
  if (Buffer.byteLength(path.join(folder, socket)) <= LONGEST) return { path: folder, remove: () => {} };
  const short = mkdtempSync(path.join(os.tmpdir(), 'lsp-'));
  const link = path.join(short, 'to');
  symlinkSync(folder, link);
  return { path: link, remove: () => rmSync(short, { recursive: true, force: true }) };
}
