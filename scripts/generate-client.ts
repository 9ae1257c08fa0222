// Writes packages/client/src/paths.ts, which is not committed: the public API as TypeScript types, made from the contract.
import fs from 'node:fs';
import path from 'node:path';
import { publicApiDocument } from '@ledgerscope/contract/open-api';
import openapiTS, { astToString } from 'openapi-typescript';

const top = path.join(import.meta.dirname, '..');
const { version } = JSON.parse(fs.readFileSync(path.join(top, 'packages/client/package.json'), 'utf8')) as {
  version: string;
};
const types = await openapiTS(JSON.stringify(publicApiDocument(version)), { silent: true });
const made =
  '// Made by npm run generate:client from the contract, and by npm test where that has changed; not to be edited.';
fs.writeFileSync(path.join(top, 'packages/client/src/paths.ts'), `${made}\n${astToString(types)}`);
