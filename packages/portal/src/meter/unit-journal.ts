import fs from 'node:fs';
import path from 'node:path';
import {
  type MailOfUse,
  type PortalStore,
  type RecoveredSegment,
  recoverUnits,
  type UnitUse,
} from '@ledgerscope/portal-store';
import type { Logger } from 'pino';
import { FailureLog } from '../failure-log.ts';

const NAME = /^([0-9a-f-]{36})\.(\d+)\.(\d+)\.units$/;

/**
 * What a process charged and has not written to the portal store yet, in files that outlive a kill. A segment is one file: the next
 * begins when what is in the last one is written.
 */
export class UnitJournal {
  readonly #folder: string;
  readonly #processId: string;
  #segment = 1;
  #file: number | undefined;
  readonly #writing: FailureLog;

  constructor(folder: string, processId: string, log: Pick<Logger, 'warn' | 'info'>) {
    this.#writing = new FailureLog(
      log,
      'units of API calls could not be written to disk and may be lost if the process is killed',
    );
    fs.mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#processId = processId;
    // By this one it is known that the process held units, whatever it came to serve.
    fs.writeFileSync(this.#nameOf(0), '');
  }

  /** Notes what a call cost. Where the disk takes nothing, the call is charged all the same unless the process is killed. */
  note({ userId, accessKey, call, minute, units }: UnitUse): void {
    try {
      this.#file ??= fs.openSync(this.#nameOf(this.#segment), 'a');
      fs.writeSync(this.#file, `${userId} ${accessKey} ${call} ${minute.getTime()} ${units}\n`);
      this.#writing.noteSuccess();
    } catch (error) {
      this.#writing.noteFailure(error);
    }
  }

  /** Begins the next segment. @returns the number of the one before */
  turn(): number {
    if (this.#file !== undefined) fs.closeSync(this.#file);
    this.#file = undefined;
    return this.#segment++;
  }

  /** Deletes segments up to this one, which are written. */
  forget(last: number): void {
    for (const { name, processId, segment } of segmentsIn(this.#folder))
      if (processId === this.#processId && segment > 0 && segment <= last)
        fs.rmSync(path.join(this.#folder, name), { force: true });
  }

  /** Deletes what is left, where the process has given back what it held. */
  end(): void {
    fs.rmSync(this.#nameOf(0), { force: true });
  }

  #nameOf(segment: number): string {
    return path.join(this.#folder, `${this.#processId}.${process.pid}.${segment}.units`);
  }
}

/** Charges what processes that were killed had served, and gives back the rest of what they held. */
export async function recoverJournals(store: PortalStore, folder: string, mailOf: MailOfUse): Promise<void> {
  const left = segmentsIn(folder).filter(({ pid }) => !isRunning(pid));
  for (const processId of new Set(left.map((one) => one.processId))) {
    const files = left.filter((one) => one.processId === processId);
    const segments: RecoveredSegment[] = files.map(({ name, segment }) => ({
      segment,
      uses: usesIn(fs.readFileSync(path.join(folder, name), 'utf8')),
    }));
    await recoverUnits(store, processId, segments, mailOf);
    for (const { name } of files) fs.rmSync(path.join(folder, name), { force: true });
  }
}

function segmentsIn(folder: string) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).flatMap((name) => {
    const [, processId, pid, segment] = NAME.exec(name) ?? [];
    return processId === undefined ? [] : [{ name, processId, pid: Number(pid), segment: Number(segment) }];
  });
}

/** In a container, the process before had the number that this one has. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The lines of a segment; one that a kill cut off is of a call that was not answered. */
function usesIn(text: string): UnitUse[] {
  return text
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      const [, userId = '', accessKey = '', call = '', minute, units = ''] =
        /^(\d+) (.+) (\S+) (\d+) (\d+)$/.exec(line) ?? [];
      if (minute === undefined) return [];
      return [
        { userId: BigInt(userId), accessKey, call, minute: new Date(Number(minute)), units: BigInt(units), calls: 1n },
      ];
    });
}
