// Writes what documents repeat from the code: the settings table of docs/configuration.md and docs/api/openapi.json. `--check` only compares.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@ledgerscope/contract/open-api';
import { settingsTable } from '../apps/server/src/usage.ts';

const top = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const { version } = JSON.parse(fs.readFileSync(path.join(top, 'apps/server/package.json'), 'utf8')) as {
  version: string;
};
const START = '<!-- settings: made by npm run generate:docs -->';
const END = '<!-- end of settings -->';

function configuration(before: string): string {
  const [head, rest] = before.split(START);
  const tail = rest?.split(END)[1];
  if (head === undefined || tail === undefined)
    throw new Error(`docs/configuration.md lacks the marks ${START} and ${END}`);
  return `${head}${START}\n${settingsTable()}\n${END}${tail}`;
}

const files: Record<string, (before: string) => string> = {
  'docs/configuration.md': configuration,
  'docs/api/openapi.json': () => `${JSON.stringify(openApiDocument(version), undefined, 2)}\n`,
};

let stale = 0;
for (const [name, make] of Object.entries(files)) {
  const file = path.join(top, name);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const after = make(before);
  if (before === after) continue;
  stale++;
  if (process.argv.includes('--check')) console.error(`${name} is stale: run npm run generate:docs`);
  else {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, after);
    console.log(`wrote ${name}`);
  }
}
if (process.argv.includes('--check')) {
  if (stale > 0) process.exit(1);
  console.log('docs/configuration.md and docs/api/openapi.json are up to date');
}
