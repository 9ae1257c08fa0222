import fs from 'node:fs';
import path from 'node:path';
import type { FileSlot } from '../produced-file.ts';
import { DemoStateError } from './demo-state-error.ts';

/** A slot with its place in the stream. */
export interface JournalSlot extends FileSlot {
  readonly index: number;
}

const NAME = 'slots.txt';
const LINE = /^(\d+) (\d+) (\d+) (\d+)$/;

/**
 * The slots since the last snapshot, each written before its file is produced. A line that was cut off by the end of the
 * process is a slot that was not produced.
 */
export class SlotJournal {
  readonly #file: string;
  #handle: number | undefined;

  constructor(folder: string) {
    this.#file = path.join(folder, NAME);
  }

  /** The slots from this index on. @throws DemoStateError when there is one missing between them */
  read(from: number): JournalSlot[] {
    if (!fs.existsSync(this.#file)) return [];
    const text = fs.readFileSync(this.#file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const slots = whole
      .split('\n')
      .flatMap((line) => parseLine(line))
      .filter(({ index }) => index >= from);
    const gap = slots.find(({ index }, place) => index !== from + place);
    if (gap !== undefined) {
      throw new DemoStateError(
        `${this.#file} goes on with slot ${gap.index} where another one is expected; delete the folder of the demo network to start afresh`,
      );
    }
    return slots;
  }

  /** Begins again with these slots, in place of whatever the journal held. */
  rewrite(slots: readonly JournalSlot[]): void {
    this.close();
    const partial = `${this.#file}.partial`;
    fs.writeFileSync(partial, slots.map(line).join(''));
    fs.renameSync(partial, this.#file);
    this.#handle = fs.openSync(this.#file, 'a');
  }

  append(slot: JournalSlot): void {
    this.#handle ??= fs.openSync(this.#file, 'a');
    fs.writeSync(this.#handle, line(slot));
  }

  close(): void {
    if (this.#handle !== undefined) fs.closeSync(this.#handle);
    this.#handle = undefined;
  }
}

function line({ index, startNs, endNs, transactions }: JournalSlot): string {
  return `${index} ${startNs} ${endNs} ${transactions}\n`;
}

function parseLine(text: string): JournalSlot[] {
  const match = LINE.exec(text);
  if (match === null) return [];
  const [, index, startNs = '0', endNs = '0', transactions] = match;
  return [{ index: Number(index), startNs: BigInt(startNs), endNs: BigInt(endNs), transactions: Number(transactions) }];
}
