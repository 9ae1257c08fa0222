import fs from 'node:fs';
import path from 'node:path';

const TOP = path.join(import.meta.dirname, '..');
/** What changes the process that a test runs in, or starts another one that works beside it: modules, environment, clock, folder, threads. */
const BOUND = [
  /\bvi\.(?:mock|hoisted|stubEnv|stubGlobal|useFakeTimers)\b/,
  /\bprocess\.(?:on|once|exit|chdir)\b|\bprocess\.env\.\w+ = /,
  /\bWorker\(|(?<!\.)\b(?:spawn|fork|execFile)\(/,
];

/**
 * The test files of these patterns that may share a process with others. Loading what they import once for all of them is most of
 * the time of many. A store is no reason against it: the engine opens another folder once all that was open is closed.
 */
export function sharingProcess(patterns: readonly string[]): string[] {
  return fs
    .globSync([...patterns], { cwd: TOP })
    .filter((file) => !isBound(fs.readFileSync(path.join(TOP, file), 'utf8')));
}

function isBound(text: string): boolean {
  return BOUND.some((pattern) => pattern.test(text));
}
