import fs from 'node:fs';
import path from 'node:path';

const TOP = path.join(import.meta.dirname, '..');
/** What is bound to a process or changes it: the engine, databases, other processes, its environment and its clock. */
const BOUND = [
  /\b(?:openLedgerStore|openPortalStore|startTest(?:Engine|Portal|Cluster)|layEmpty\w+|EmbeddedPostgres|openSessions)\b/,
  /\bdataFolder\b|'--data'/,
  /\bvi\.(?:mock|hoisted|stubEnv|stubGlobal|useFakeTimers)\b/,
  /\bprocess\.(?:on|once|exit|chdir)\b|\bprocess\.env\.\w+ = /,
  /\bWorker\(|(?<!\.)\b(?:spawn|fork|execFile)\w*\(/,
];
const IMPORT = /\bfrom '(\.[^']+)'/g;

/**
 * The test files of these patterns that may share a process with others: neither they nor the helpers in `testing` folders that they
 * import do anything that a process is bound to. Loading what they import once for all of them is most of their time.
 */
export function sharingProcess(patterns: readonly string[]): string[] {
  return fs.globSync([...patterns], { cwd: TOP }).filter((file) => !isBound(path.join(TOP, file), new Set()));
}

function isBound(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = fs.readFileSync(file, 'utf8');
  if (BOUND.some((pattern) => pattern.test(text))) return true;
  const helpers = [...text.matchAll(IMPORT)]
    .map(([, from = '']) => path.resolve(path.dirname(file), from))
    .filter((imported) => imported.includes(`${path.sep}testing${path.sep}`));
  return helpers.some((helper) => isBound(helper, seen));
}
