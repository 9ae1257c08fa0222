import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The longest path of a socket is 103 bytes on macOS and 107 on Linux. */
const LONGEST = 103;
const SOCKET = '.s.PGSQL.5432';

/** A path by which clients reach the database's socket; a deep folder gets a short name for as long as this process runs. */
export function socketFolder(pg: string): { readonly path: string; readonly remove: () => void } {
  if (Buffer.byteLength(path.join(pg, SOCKET)) <= LONGEST) return { path: pg, remove: () => {} };
  const short = mkdtempSync(path.join(os.tmpdir(), 'lsp-'));
  const link = path.join(short, 'pg');
  symlinkSync(pg, link);
  return { path: link, remove: () => rmSync(short, { recursive: true, force: true }) };
}
