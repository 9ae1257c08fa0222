import { statfsSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/** What is to stay free on a disk. Of several sizes the smallest counts; none is nothing. */
export interface KeptFree {
  readonly bytes: number | undefined;
  /** Of the whole disk, 0 to 100. */
  readonly percent: number | undefined;
}

/** How a disk does. */
export interface DiskFigures {
  readonly freeBytes: number;
  readonly keptBytes: number;
  readonly isShort: boolean;
}

/** The setting of what stays free; the only place that says how much that is. */
export const FREE_SPACE_SETTINGS = {
  freeSpace: {
    value: '<sizes>',
    default: '2GB,5%',
    meaning:
      'Space to keep free on the disk of the data folder: a size (`500MB`, `2GB`), a share of the disk (`5%`), or both, of which the smaller applies. With less free space, nothing new is stored: ingest waits, pages and sign-in still work, other changes return 503, and everything resumes once there is enough space. `0`: store data until the disk is full.',
  },
} as const;

/** Once the disk was short, so much more than what is kept has to be free: it would be short again at the next batch. */
const EASED = 1.1;
const LOOK_EVERY_MS = 500;
const UNITS: Readonly<Record<string, number>> = { MB: 1e6, GB: 1e9, TB: 1e12 };

/** Reads a list of sizes such as `2GB,5%`. @throws ConfigError naming the setting */
export function readKeptFree(text: string): KeptFree {
  if (text.trim() === '0') return { bytes: 0, percent: undefined };
  const sizes = text.split(',').map(readSize);
  const sizesNamed = (name: keyof KeptFree) => sizes.filter((size) => size?.name === name);
  const [bytes, percent] = [sizesNamed('bytes'), sizesNamed('percent')];
  if (sizes.includes(undefined) || bytes.length > 1 || percent.length > 1)
    throw new ConfigError(
      `Invalid value "${text}" for --free-space: must be a size such as 2GB, a share such as 5%, or both`,
    );
  return { bytes: bytes[0]?.value, percent: percent[0]?.value };
}

function readSize(text: string): { readonly name: keyof KeptFree; readonly value: number } | undefined {
  const [, digits, unit = ''] = /^\s*(\d{1,6}(?:\.\d{1,3})?) ?(%|MB|GB|TB)\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits) * (UNITS[unit.toUpperCase()] ?? 1);
  if (unit !== '%') return { name: 'bytes', value };
  return value > 100 ? undefined : { name: 'percent', value };
}

/** Decides for all stores of a data folder whether its disk takes more, and says why not in the same words everywhere. */
export class FreeSpace {
  readonly #folder: string;
  readonly #kept: KeptFree;
  #figures: DiskFigures | undefined;
  #lookedMs = Number.NEGATIVE_INFINITY;

  constructor(folder: string, kept: KeptFree) {
    this.#folder = folder;
    this.#kept = kept;
  }

  /** Why nothing new is to be stored; undefined while there is room, and where the system does not say. */
  readonly shortage = (): string | undefined => {
    const { freeBytes, keptBytes, isShort } = this.figures() ?? { freeBytes: 0, keptBytes: 0, isShort: false };
    if (!isShort) return undefined;
    if (keptBytes === 0) return 'The disk of the data folder is full.';
    return `The disk of the data folder has ${sizeText(freeBytes)} free. Nothing new is stored until it has ${sizeText(keptBytes * EASED)} (--free-space).`;
  };

  /** How the disk does now, within half a second; undefined where the system does not say. */
  figures(): DiskFigures | undefined {
    const now = performance.now();
    if (now - this.#lookedMs < LOOK_EVERY_MS) return this.#figures;
    this.#lookedMs = now;
    this.#figures = this.#look();
    return this.#figures;
  }

  #look(): DiskFigures | undefined {
    try {
      const { bavail, blocks, bsize } = statfsSync(this.#folder);
      const [freeBytes, wholeBytes] = [bavail * bsize, blocks * bsize];
      // A file system without an end of its own reports no size.
      if (wholeBytes === 0) return undefined;
      const { bytes = Number.POSITIVE_INFINITY, percent = 100 } = this.#kept;
      const keptBytes = Math.min(bytes, (wholeBytes * percent) / 100);
      const wanted = this.#figures?.isShort === true ? keptBytes * EASED : keptBytes;
      return { freeBytes, keptBytes, isShort: freeBytes < Math.max(wanted, 1) };
    } catch {
      // The folder is not there, or this system has no such call: what does not fit is refused by the disk itself.
      return undefined;
    }
  }
}

/** `1.2 GB`, as people read sizes of disks. */
export function sizeText(bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? ['GB', 1e9] : ['MB', 1e6];
  return `${(bytes / size).toFixed(bytes / size < 10 ? 1 : 0)} ${unit}`;
}
