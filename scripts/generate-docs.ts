// Writes what is repeated from the code: the settings table of docs/configuration.md, the limits of docs/operating/security.md,
// docs/api/openapi.json and the types of packages/client. `--check` only compares.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument, publicApiDocument } from '@ledgerscope/contract/open-api';
import { clusterSchema } from '@ledgerscope/ledger-store/migration/cluster-schema';
import { limitsTable } from '@ledgerscope/server/stranger-limits/stranger-limits';
import { settingsTable } from '@ledgerscope/server/usage';
import openapiTS, { astToString } from 'openapi-typescript';

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

/** The public API as TypeScript types. */
async function clientTypes(): Promise<string> {
  const types = await openapiTS(JSON.stringify(publicApiDocument(version)), { silent: true });
  return `// Made by npm run generate:docs from the contract; not to be edited.\n${astToString(types)}`;
}

const files: Record<string, (before: string) => string | Promise<string>> = {
  'docs/configuration.md': between('docs/configuration.md', 'settings', settingsTable),
  'docs/operating/security.md': between('docs/operating/security.md', 'limits', limitsTable),
  'docs/api/openapi.json': () => `${JSON.stringify(openApiDocument(version), undefined, 2)}\n`,
  'packages/client/src/paths.ts': clientTypes,
  'deploy/clickhouse/schema.sql': () => clusterSchema(),
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
