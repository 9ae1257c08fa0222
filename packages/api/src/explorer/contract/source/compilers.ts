import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
/** As the compiler's own archive names its files. */
const FILE = /^soljson-v(\d{1,3}\.\d{1,3}\.\d{1,3}\+commit\.[0-9a-f]{8})\.js$/;
/** `0.8.37`, `v0.8.37`, with or without the commit, as metadata and other tools write it. */
const VERSION = /^v?(\d{1,3}\.\d{1,3}\.\d{1,3})(\+commit\.[0-9a-f]{8})?(?:\.Emscripten\.clang)?$/;

/** A compiler that is there. */
export interface Compiler {
  /** With its commit; the bundled one without. */
  readonly version: string;
  /** File of the program. */
  readonly file: string;
}

/** The compilers of this server, newest first: the one that it is installed with, and those of the operator's folder. @throws where the folder cannot be read */
export function listCompilers(folder: string | undefined): readonly Compiler[] {
  const found = folder === undefined ? [] : fs.readdirSync(folder);
  const own = found.flatMap((name) => {
    const version = FILE.exec(name)?.[1];
    return version === undefined || folder === undefined ? [] : [{ version, file: path.join(folder, name) }];
  });
  const all = new Map([bundledCompiler(), ...own].map((compiler) => [compiler.version, compiler]));
  return [...all.values()].sort((one, other) => compare(other.version, one.version));
}

/** The compiler of a version as people write it; undefined where it is not there. */
export function findCompiler(compilers: readonly Compiler[], text: string): Compiler | undefined {
  const [, number, commit = ''] = VERSION.exec(text) ?? [];
  if (number === undefined) return undefined;
  const exact = compilers.find(({ version }) => version === `${number}${commit}`);
  return (
    exact ?? compilers.find(({ version }) => version === number || (commit === '' && version.startsWith(`${number}+`)))
  );
}

function bundledCompiler(): Compiler {
  const { version } = require('solc/package.json') as { readonly version: string };
  return { version, file: require.resolve('solc/soljson.js') };
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
