import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));
/** What runs in a browser, and what only tests use. */
const NOT_THE_PROGRAM = ['apps/web', 'packages/testkit'];

/**
 * The source files of the program, from the top folder, without tests and what only they use.
 * @param except packages that are not looked at
 */
export function programFiles(except: readonly string[] = []): string[] {
  const omitted = [...NOT_THE_PROGRAM, ...except.map((name) => `packages/${name}`)];
  return ['apps', 'packages']
    .flatMap((folder) => fs.readdirSync(path.join(TOP, folder)).map((name) => `${folder}/${name}`))
    .filter((folder) => !omitted.includes(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(TOP, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/src/${name}`),
    )
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name));
}

/** The text of a file of the project. @param file from the top folder */
export function projectText(file: string): string {
  return fs.readFileSync(path.join(TOP, file), 'utf8');
}
