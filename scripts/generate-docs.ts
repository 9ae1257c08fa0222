// Writes what is repeated from the code: the settings table of docs/configuration.md, the limits of docs/operating/security.md,
// the paths and differences of docs/operating/mirror-api.md and docs/api/openapi.json. `--check` only compares.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { differencesTable, servedTable } from '@ledgerscope/api/mirror/differences/mirror-tables';
import { openApiDocument } from '@ledgerscope/contract/open-api';
import { limitsTable } from '@ledgerscope/server/stranger-limits/stranger-limits';
import { settingsTable } from '@ledgerscope/server/usage';

const top = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const { version } = JSON.parse(fs.readFileSync(path.join(top, 'apps/server/package.json'), 'utf8')) as {
  version: string;
};

/** Puts a text between the marks of what it is about. */
function between(file: string, what: string, text: () => string): (before: string) => string {
  const start = `<!-- ${what}: made by npm run generate:docs -->`;
  const end = `<!-- end of ${what} -->`;
  return (before) => {
    const [head, rest] = before.split(start);
    const tail = rest?.split(end)[1];
    if (head === undefined || tail === undefined) throw new Error(`${file} lacks the marks ${start} and ${end}`);
    return `${head}${start}\n${text()}\n${end}${tail}`;
  };
}

const files: Record<string, (before: string) => string | Promise<string>> = {
  'docs/configuration.md': between('docs/configuration.md', 'settings', settingsTable),
  'docs/operating/security.md': between('docs/operating/security.md', 'limits', limitsTable),
  'docs/operating/mirror-api.md': (before) => {
    const file = 'docs/operating/mirror-api.md';
    return between(file, 'differences', differencesTable)(between(file, 'paths', servedTable)(before));
  },
  'docs/api/openapi.json': () => `${JSON.stringify(openApiDocument(version), undefined, 2)}\n`,
};

let stale = 0;
for (const [name, make] of Object.entries(files)) {
  const file = path.join(top, name);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const after = await make(before);
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
  console.log(`${Object.keys(files).join(', ')} are up to date`);
}
