import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
const ENTRY = 'index.html';

/** The most that visitors load, in bytes after gzip. */
export const BUDGETS = { firstScript: 200_000, firstStyle: 30_000, routeScript: 120_000, routeStyle: 30_000 } as const;

/** What Vite writes of each chunk (`build.manifest`). */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Bytes after gzip. */
export interface Weight {
  readonly name: string;
  readonly script: number;
  readonly style: number;
}

/**
 * What the built app weighs: `first` is loaded by every page and is all that the home page needs to appear; each of `routes`
 * comes on top when it is opened. Charts, map and other parts that load when they are seen are not in it.
 * @throws Error when the app has not been built
 */
export function webBundle(): { readonly first: Weight; readonly routes: readonly Weight[] } {
  const manifest = readManifest();
  const first = withImports(manifest, ENTRY);
  const routes = (manifest[ENTRY]?.dynamicImports ?? []).filter((key) => key.startsWith('src/routes/'));
  return {
    first: weigh(manifest, 'first', first),
    routes: routes.map((key) =>
      weigh(
        manifest,
        path.basename(key, path.extname(key)),
        [...withImports(manifest, key)].filter((one) => !first.has(one)),
      ),
    ),
  };
}

function readManifest(): Manifest {
  const file = path.join(DIST, '.vite/manifest.json');
  if (!fs.existsSync(file)) throw new Error(`the web app is not built: ${file} is missing (npm run build:web)`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}

/** A chunk and all that it imports at once. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const one of manifest[key]?.imports ?? []) withImports(manifest, one, found);
  return found;
}

function weigh(manifest: Manifest, name: string, keys: Iterable<string>): Weight {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((bytes, file) => bytes + gzippedSize(file), 0);
  return {
    name,
    script: sum(chunks.map(({ file }) => file)),
    style: sum(chunks.flatMap(({ css }) => css ?? [])),
  };
}

function gzippedSize(file: string): number {
  return gzipSync(fs.readFileSync(path.join(DIST, file))).length;
}
