// `npm run promise:api`: writes down what the public API and messages of subscriptions promise now, which breaking-changes.test.ts and
// messages.test.ts hold every later one to. A message whose shape changed needs another version first.
// For a release, and for a break that is meant and is in CHANGELOG.md.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicApiDocument } from '@ledgerscope/contract/open-api';
import { changedWithoutVersion, type PromisedMessages, promisedMessages } from '@ledgerscope/messages';

const file = fileURLToPath(new URL('../packages/contract/fixtures/public-api.json', import.meta.url));
/** Texts for people promise nothing. */
const TEXTS = new Set(['description', 'summary', 'examples', 'tags', 'info', 'headers']);
const { paths, components } = publicApiDocument('');
const { schemas } = components as { readonly schemas: unknown };
const dropText = (key: string, value: unknown) => (TEXTS.has(key) && isText(value) ? undefined : value);
fs.writeFileSync(file, `${JSON.stringify({ paths, components: { schemas } }, dropText)}\n`);
console.log(`wrote ${file}`);

const messagesFile = fileURLToPath(new URL('../packages/messages/fixtures/promised.json', import.meta.url));
const messages = promisedMessages();
const promised = JSON.parse(fs.readFileSync(messagesFile, 'utf8')) as PromisedMessages;
const changed = changedWithoutVersion(promised, messages);
if (changed.length > 0) {
  console.error(`Raise the version of ${changed.join(', ')} in packages/messages/src/versions.ts first.`);
  process.exit(1);
}
fs.writeFileSync(messagesFile, `${JSON.stringify(messages)}\n`);
console.log(`wrote ${messagesFile}`);

/** A field of a reply may be named like a text; its value is a schema. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value);
}
