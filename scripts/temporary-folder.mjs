// Where tests put their temporary files: in memory where there is room for them. They make and delete some hundred thousand
// small files, and a disk's file system (ext4 without a journal is one) can spend more time on that than the tests on all else.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'ledgerscope-test-';
/** The tests' files take up to about 2 GB at once; memory has to hold the tests themselves too. */
const FILES_BYTES = 6 * 1024 ** 3;
const FREE_BYTES = 14 * 1024 ** 3;

/** A new folder in memory, removed when this process ends; undefined where there is no room, or no such file system. */
export function folderInMemory() {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    if (bavail * bsize < FILES_BYTES || os.freemem() < FREE_BYTES) return undefined;
    removeLeftOvers();
    const folder = path.join(MEMORY, `${PREFIX}${process.pid}`);
    // A test that gives up the rights of root passes through to its own folder.
    fs.mkdirSync(folder, { mode: 0o711 });
    process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}

/** Folders of processes that ended without a chance to remove theirs. */
function removeLeftOvers() {
  for (const name of fs.readdirSync(MEMORY)) {
    if (!name.startsWith(PREFIX) || isRunning(Number(name.slice(PREFIX.length)))) continue;
    fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
