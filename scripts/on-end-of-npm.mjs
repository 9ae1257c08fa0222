// npm ends at once where it is killed, and hands a SIGTERM to the shell between it and the script, which may keep it for itself.
import fs from 'node:fs';

const LOOK_MS = 500;
const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh']);

/** Calls back once the npm (or the like) that runs this script is gone. A script that was started without it is left alone. */
export function onEndOfNpm(ended) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const shell = processOf(parent);
  const above = shell !== undefined && SHELLS.has(shell.name) ? shell.parent : undefined;
  const timer = setInterval(() => {
    const same = process.ppid === parent && (above === undefined || processOf(parent)?.parent === above);
    if (same) return;
    clearInterval(timer);
    ended();
  }, LOOK_MS);
  timer.unref();
}

/** Name and parent of a process; undefined where the system does not tell. */
function processOf(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+) /s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === undefined ? undefined : { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
