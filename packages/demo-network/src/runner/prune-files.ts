import fs from 'node:fs';
import path from 'node:path';
import { parseStreamFileName } from '@ledgerscope/streams';

const STREAMS = 'recordstreams';
const BLOCKS = 'block';
const NS_PER_MS = 1_000_000n;

/**
 * Removes the record files, signatures and sidecars whose first transaction came before `beforeNs`, and the blocks that were written
 * before it: their names contain no time, and their contents happened before they were written.
 * @returns how many names were removed
 */
export async function pruneFiles(out: string, beforeNs: bigint): Promise<number> {
  return (await pruneRecords(out, beforeNs)) + (await pruneBlocks(path.join(out, BLOCKS), beforeNs));
}

async function pruneBlocks(top: string, beforeNs: bigint): Promise<number> {
  if (!fs.existsSync(top)) return 0;
  let removed = 0;
  for (const entry of await fs.promises.readdir(top, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { mtimeMs } = await fs.promises.stat(file);
    if (BigInt(Math.ceil(mtimeMs)) * NS_PER_MS >= beforeNs) continue;
    await fs.promises.rm(file, { force: true });
    removed++;
  }
  return removed;
}

async function pruneRecords(out: string, beforeNs: bigint): Promise<number> {
  const top = path.join(out, STREAMS);
  let removed = 0;
  for (const folder of await foldersUnder(top)) {
    for (const name of await fs.promises.readdir(folder)) {
      const instant = parseStreamFileName(name)?.instant;
      if (instant === undefined || instant >= beforeNs) continue;
      await fs.promises.rm(path.join(folder, name), { force: true });
      removed++;
    }
  }
  return removed;
}

/** The nodes' folders and the sidecar folders in them. */
async function foldersUnder(top: string): Promise<string[]> {
  const nodes = fs.existsSync(top) ? await fs.promises.readdir(top) : [];
  const folders = nodes.flatMap((node) => [path.join(top, node), path.join(top, node, 'sidecar')]);
  return folders.filter((folder) => fs.existsSync(folder));
}
