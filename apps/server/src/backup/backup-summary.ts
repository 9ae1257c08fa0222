import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '@ledgerscope/process/config-error';
import type { BackedUpFile } from './backup-files.ts';

/** What says what is in a backup; written last, so that a folder without it is not whole. */
export const SUMMARY = 'backup.json';
/** Some hundred thousand files. */
const MOST_BYTES = 128 << 20;
/** What a backup says of itself. */
export interface BackupSummary {
  readonly program: string;
  /** ISO instants. */
  readonly started: string;
  readonly ended: string;
  /** The newest block in it, by its place in the ledger; null for a ledger without blocks. */
  readonly block: string | null;
  /** Until when it has the ledger, in nanoseconds since 1970. */
  readonly untilNs: string | null;
  readonly portalRows: number;
  /** Every file of the parts that were hashed; none in backups of before there were hashes. */
  readonly files?: readonly BackedUpFile[];
  /**
   * How each store is in it: 'hashed'; 'elsewhere' where a ClickHouse server wrote it on its own machine; 'remade' for rows that the next
   * start makes from the ledger.
   */
  readonly stores?: Readonly<Record<'ledger' | 'rows' | 'portal', 'hashed' | 'elsewhere' | 'remade'>>;
}

const VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}$/;
const DIGITS = /^\d{1,20}$/;
const SHA256 = /^[0-9a-f]{64}$/;
const STORES = ['ledger', 'rows', 'portal'];
const KINDS: readonly unknown[] = ['hashed', 'elsewhere', 'remade'];

type Stated = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Stated {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isFile(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.path === 'string' &&
    Number.isSafeInteger(value.bytes) &&
    isText(value.sha256, SHA256)
  );
}

function isStores(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.keys(value).length === STORES.length &&
    STORES.every((store) => KINDS.includes(value[store]))
  );
}

/** Whether it says what a backup says. */
function isSummary(stated: unknown): stated is BackupSummary & { readonly seal?: unknown } {
  if (!isObject(stated) || !isText(stated.program, VERSION) || !Number.isSafeInteger(stated.portalRows)) return false;
  const { block, untilNs, files, stores } = stated;
  if (![block, untilNs].every((digits) => digits === null || isText(digits, DIGITS))) return false;
  return (
    (files === undefined || (Array.isArray(files) && files.every(isFile))) && (stores === undefined || isStores(stores))
  );
}

/** As it is written: with a hash over all that it says. */
export function summaryText(summary: BackupSummary): string {
  return `${JSON.stringify({ ...summary, seal: sealOf(summary) }, undefined, 2)}\n`;
}

function sealOf(summary: object): string {
  return createHash('sha256').update(JSON.stringify(summary)).digest('hex');
}

/** @throws ConfigError for a folder that holds no whole backup, or whose backup.json is not what was written */
export function readSummary(folder: string): BackupSummary {
  const file = path.join(folder, SUMMARY);
  const kind = lstatSync(file, { throwIfNoEntry: false });
  if (kind === undefined) throw new ConfigError(`${folder} is an incomplete backup: ${SUMMARY} is missing`);
  if (!kind.isFile() || kind.size > MOST_BYTES) throw new ConfigError(`${SUMMARY} is damaged: it is not a text file`);
  const stated = jsonIn(readFileSync(file, 'utf8'));
  if (!isSummary(stated))
    throw new ConfigError(`${SUMMARY} is damaged: it does not have the contents of a backup summary`);
  const { seal, ...summary } = stated;
  // As they were before there were hashes.
  const isOld = summary.files === undefined && seal === undefined;
  if (!isOld && seal !== sealOf(summary)) throw new ConfigError(`${SUMMARY} is damaged: the hash does not match`);
  return summary;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON says nothing that a backup says.
    return undefined;
  }
}

/** The parts in which every file has to be stated. */
export function hashedParts({ stores }: BackupSummary): string[] {
  return STORES.filter((part) => part !== 'ledger' || stores?.ledger !== 'elsewhere');
}
