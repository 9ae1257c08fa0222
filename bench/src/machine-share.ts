import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { medianOf } from './median-of.ts';

const REFERENCE_BYTES = 32 * 1024 * 1024;
const REFERENCE_RUNS = 7;

/** What the cores did since the system started, in the system's own ticks. */
interface CoreTicks {
  readonly busy: number;
  /** Wanted by this machine while its host gave the core to others. */
  readonly stolen: number;
}

/**
 * Begins to watch how much of the cores this machine had, so that figures of different hours and machines can be distinguished.
 * The answer says it in words: the share that a virtual machine's host gave to others, where the system tells it (Linux),
 * and how long a fixed piece of work takes now.
 */
export function watchMachineShare(): () => string {
  const before = readTicks();
  return () => {
    const after = readTicks();
    const work = `SHA-256 of 32 MiB takes ${referenceMs().toFixed(0)} ms`;
    if (before === undefined || after === undefined) return work;
    return `${stolenShare(before, after)} % of what the cores were asked for went to others; ${work}`;
  };
}

function stolenShare(before: CoreTicks, after: CoreTicks): string {
  const stolen = after.stolen - before.stolen;
  const asked = stolen + after.busy - before.busy;
  return asked === 0 ? '0' : ((100 * stolen) / asked).toFixed(0);
}

/** The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal (proc_stat(5)). */
function readTicks(): CoreTicks | undefined {
  try {
    const [line = ''] = fs.readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = line
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { busy: user + nice + system + irq + softirq, stolen };
  } catch {
    return undefined;
  }
}

function referenceMs(): number {
  const bytes = Buffer.alloc(REFERENCE_BYTES, 1);
  return medianOf(
    Array.from({ length: REFERENCE_RUNS }, () => {
      const started = performance.now();
      createHash('sha256').update(bytes).digest();
      return performance.now() - started;
    }),
  );
}
