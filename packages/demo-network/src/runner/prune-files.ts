import fs from 'node:fs';
import path from 'node:path';
import { NS_PER_MS } from '@ledgerscope/ledger';
import { parseStreamFileName } from '@ledgerscope/streams';

const STREAMS = 'recordstreams';
const BLOCKS = 'block';

/**
 * Removes the record files, signatures and sidecars whose first transaction came before `beforeNs`, and the blocks that were written
 * before it: their names contain no time, and their contents happened before they were written.
 */
export async function pruneFiles(out: string, beforeNs: bigint): Promise<void> {
  await pruneRecords(path.join(out, STREAMS), beforeNs);
  await pruneBlocks(path.join(out, BLOCKS), beforeNs);
}

async function pruneBlocks(top: string, beforeNs: bigint): Promise<void> {
  if (!fs.existsSync(top)) return;
  for (const entry of await fs.promises.readdir(top, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { mtimeMs } = await fs.promises.stat(file);
    if (BigInt(Math.ceil(mtimeMs)) * NS_PER_MS < beforeNs) await fs.promises.rm(file, { force: true });
  }
}

/** In the nodes' folders and the sidecar folders in them. */
async function pruneRecords(top: string, beforeNs: bigint): Promise<void> {
  const nodes = fs.existsSync(top) ? await fs.promises.readdir(top) : [];
  const folders = nodes.flatMap((node) => [path.join(top, node), path.join(top, node, 'sidecar')]);
  for (const folder of folders.filter((candidate) => fs.existsSync(candidate))) {
    for (const name of await fs.promises.readdir(folder)) {
      const instant = parseStreamFileName(name)?.instant;
      if (instant !== undefined && instant < beforeNs) await fs.promises.rm(path.join(folder, name), { force: true });
    }
  }
}
