import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 50;

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

/** The processes below one, itself left out. */
export function descendants(top: number): number[] {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), statOf(Number(pid))?.parent]));
  const below = (pid: number): number[] =>
    [...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
  return below(top);
}

/** Which of the processes (by name) still run when all are gone, or after this time. */
export async function leftAfter(ms: number, tree: ReadonlyMap<string, number>): Promise<string[]> {
  const left = () => [...tree].filter(([, pid]) => lives(pid)).map(([name]) => name);
  for (const until = Date.now() + ms; Date.now() < until && left().length > 0; ) await sleep(LOOK_MS);
  return left();
}
