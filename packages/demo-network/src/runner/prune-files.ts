import fs from 'node:fs';
import path from 'node:path';
import { parseStreamFileName } from '@ledgerscope/streams';

const STREAMS = 'recordstreams';

/**
 * Removes the record files, signatures and sidecars whose first transaction came before `beforeNs`.
 * @returns how many names went
 */
export async function pruneRecords(out: string, beforeNs: bigint): Promise<number> {
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
