import fs from 'node:fs';
import path from 'node:path';

/** For tests: every file of the network with the folder of a node, the copies and signatures of which are linked into `into`. */
export function linkFiles(from: string, into: string, keep: (name: string) => boolean): void {
  for (const name of fs.readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const full = path.join(from, name);
    if (fs.statSync(full).isDirectory() || !keep(path.basename(name))) continue;
    const place = path.join(into, name);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    if (!fs.existsSync(place)) fs.linkSync(full, place);
  }
}
