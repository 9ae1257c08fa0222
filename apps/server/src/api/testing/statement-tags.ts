import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../../../..', import.meta.url));
const STORE = 'packages/ledger-store/src';
const SERVER = 'apps/server/src';
/** A noun and what is asked of it; `${…}` stands for one of several words. */
const NAMED = /(?<!from )(['`])([a-z][a-z-]*:(?:[a-z-]|\$\{\w+\})+(?: [a-z]+)?)\1/g;
/** What is said to be one. */
const SAID = /\b(?:tag: |TAG = |\.(?:query|queryUntyped|command)\()'([^']+)'/g;

/** For tests: the tags of all statements in the program's source. */
export function statementTags(): ReadonlySet<string> {
  const named = textsOf(STORE).flatMap((text) => [...text.matchAll(NAMED)].map(([, , tag = '']) => tag));
  const said = [STORE, SERVER].flatMap(textsOf).flatMap((text) => [...text.matchAll(SAID)].map(([, tag = '']) => tag));
  return new Set([...named, ...said]);
}

function textsOf(folder: string): string[] {
  return fs
    .readdirSync(path.join(TOP, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(name))
    .map((name) => fs.readFileSync(path.join(TOP, folder, name), 'utf8'));
}

/** Whether a statement was sent under a tag, one of whose words may be open. */
export function isSentAs(tag: string, sent: Iterable<string>): boolean {
  const [before = '', after = ''] = tag.split(/\$\{\w+\}/);
  return [...sent].some((one) =>
    tag.includes('${') ? one.startsWith(before) && one.endsWith(after) && one.length > before.length : one === tag,
  );
}
