import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;
/**
 * For processes that were asked to end: that they never do is a fault. The program itself ends what takes longer than seven seconds, but
 * on a busy machine all of that comes later.
 */
export const END_MS = 60_000;

/** Whether a process runs. One that ended and that nobody has asked about yet is still in the table. */
export function lives(pid: number): boolean {
  return statOf(pid) !== undefined && statOf(pid)?.state !== 'Z';
}

/** Name, state and parent of a process; undefined where there is none. */
export function statOf(pid: number): { name: string; state: string; parent: number } | undefined {
  try {
    const [, name = '', state = '', parent] =
      /^\d+ \((.*)\) (\S) (\d+) /s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** Its command line; empty where there is none. */
export function commandOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/**
 * A process and all below it by what they are, of several of one name the uppermost: one that was just made still has the command of the
 * one that made it.
 */
export function treeOf(top: number, nameOf: (pid: number) => string | undefined): ReadonlyMap<string, number> {
  const tree = new Map<string, number>();
  for (const pid of [top, ...descendants(top)]) {
    const name = nameOf(pid);
    if (name !== undefined && !tree.has(name)) tree.set(name, pid);
  }
  return tree;
}

/** Sends a signal to one of them. A name that is not there would be 0, which is the test itself with all beside it. */
export function signalTo(tree: ReadonlyMap<string, number>, name: string, signal: NodeJS.Signals): void {
  const pid = tree.get(name);
  if (pid === undefined) throw new Error(`there is no ${name}`);
  process.kill(pid, signal);
}

/** The processes below one, itself omitted. */
function descendants(top: number): number[] {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), statOf(Number(pid))?.parent]));
  const below = (pid: number): number[] =>
    [...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
  return below(top);
}

/** Which of the processes (by name) still run when all are gone, or after this time. */
export async function leftAfter(ms: number, tree: ReadonlyMap<string, number>): Promise<string[]> {
  const livingNames = () => [...tree].filter(([, pid]) => lives(pid)).map(([name]) => name);
  for (const until = Date.now() + ms; Date.now() < until && livingNames().length > 0; ) await sleep(LOOK_MS);
  return livingNames();
}
