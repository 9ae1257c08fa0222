// `npm run promise:api`: writes down what the public API promises now, which breaking-changes.test.ts holds every later one to.
// For a release, and for a break that is meant and is in CHANGELOG.md.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicApiDocument } from '@ledgerscope/contract/open-api';

const file = fileURLToPath(new URL('../packages/contract/fixtures/public-api.json', import.meta.url));
/** Texts for people promise nothing. */
const TEXTS = new Set(['description', 'summary', 'examples', 'tags', 'info', 'headers']);
const { paths, components } = publicApiDocument('');
const { schemas } = components as { readonly schemas: unknown };
const kept = (key: string, value: unknown) => (TEXTS.has(key) && isText(value) ? undefined : value);
fs.writeFileSync(file, `${JSON.stringify({ paths, components: { schemas } }, kept)}\n`);
console.log(`wrote ${file}`);

/** A field of a reply may be named like a text; its value is a schema. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value);
}
