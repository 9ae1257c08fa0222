import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));
/** Written where the image is built, which has no repository in it. */
const FILE = 'commit.txt';
const COMMIT = /^[0-9a-f]{7,64}$/;

/** The commit that this program is, in hex: of the image that it is in, or of the repository that it lies in; undefined where neither says. */
export function programCommit(folder = TOP): string | undefined {
  const stated = [() => readFileSync(path.join(folder, FILE), 'utf8'), () => commitOfRepository(folder)];
  for (const read of stated) {
    const commit = textOf(read).trim();
    if (COMMIT.test(commit)) return commit;
  }
  return undefined;
}

/** Only where the folder is the top of the repository: any folder above may be of another one. */
function commitOfRepository(folder: string): string {
  const { stdout } = spawnSync('git', ['-C', folder, 'rev-parse', '--show-prefix', 'HEAD'], { encoding: 'utf8' });
  const [prefix, commit = ''] = (stdout ?? '').split('\n');
  return prefix === '' ? commit : '';
}

function textOf(read: () => string): string {
  try {
    return read();
  } catch {
    // There is no such file: the next place is asked.
    return '';
  }
}
