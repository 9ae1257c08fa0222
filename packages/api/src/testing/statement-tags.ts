import { programFiles, projectText } from '@ledgerscope/testkit/program-files';

const STORE = 'packages/ledger-store/';
/** Statements of another database, and calls that only look like one. */
const ELSEWHERE = ['client', 'contract', 'demo-network', 'portal-store'];
/** A noun and what is asked of it; `${…}` stands for one of several words. */
const NAMED = /(?<!from )(['`])([a-z][a-z-]*:(?:[a-z-]|\$\{\w+\})+(?: [a-z]+)?)\1/g;
/** What is said to be one; PostgreSQL is sent statements in its place, which begin in capitals. */
const SAID = /\b(?:tag: |TAG = |\.(?:query|queryUntyped|command)\()'([a-z][^']*)'/g;

/** For tests: the tags of all statements in the program's source. */
export function statementTags(): ReadonlySet<string> {
  const files = programFiles(ELSEWHERE);
  const named = textsOf(files.filter((file) => file.startsWith(STORE))).flatMap((text) =>
    [...text.matchAll(NAMED)].map(([, , tag = '']) => tag),
  );
  const said = textsOf(files).flatMap((text) => [...text.matchAll(SAID)].map(([, tag = '']) => tag));
  return new Set([...named, ...said]);
}

function textsOf(files: readonly string[]): string[] {
  return files.map(projectText);
}

/** Whether a statement was sent under a tag, one of whose words may be open. */
export function isSentAs(tag: string, sent: Iterable<string>): boolean {
  const [before = '', after = ''] = tag.split(/\$\{\w+\}/);
  return [...sent].some((one) =>
    tag.includes('${') ? one.startsWith(before) && one.endsWith(after) && one.length > before.length : one === tag,
  );
}
