import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '@ledgerscope/process/config-error';
import { sha384 } from './anchors-field.ts';
import { type Anchors, readAnchors } from './read-anchors.ts';
import { TrustError } from './trust-error.ts';

/** What was imported, as it is stored: the document itself, so that each start checks it again. */
interface StoredDocument {
  readonly origin: string;
  /** ISO instant of the import. */
  readonly since: string;
  /** Of the document, in hex. */
  readonly sha384: string;
  readonly document: string;
}

/** Anchors that the operator imported, with where and when. Plain data: it is handed to the thread that reads. */
export interface ImportedAnchors extends Omit<StoredDocument, 'document'> {
  readonly anchors: Anchors;
}

const STORED = 'trust.json';
/** What a folder that is a file, or that is somebody else's, is answered with. */
const OF_THE_FOLDER: ReadonlySet<string> = new Set(['ENOTDIR', 'EACCES', 'EPERM']);

/** What was imported into this data folder; undefined where nothing was. @throws ConfigError where the file is damaged */
export function importedAnchors(dataFolder: string): ImportedAnchors | undefined {
  const file = path.join(dataFolder, STORED);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (OF_THE_FOLDER.has(code))
      throw new ConfigError(`the data folder ${dataFolder} (--data) cannot be used: ${message}`);
    throw new ConfigError(`the import cannot be read: ${(error as Error).message}`);
  }
  try {
    return openDocument(JSON.parse(text) as Partial<StoredDocument> | null, file);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TrustError)) throw error;
    throw new ConfigError(`${file} is damaged (${error.message}); import again, or remove the file`);
  }
}

function openDocument(stored: Partial<StoredDocument> | null, file: string): ImportedAnchors {
  const { origin, since, sha384: given, document } = stored ?? {};
  if (origin === undefined || since === undefined || typeof document !== 'string')
    throw new TrustError('it does not have the fields of an import');
  const computed = sha384(document);
  if (given !== computed) throw new TrustError(`the document's sha384 is ${given}, but it has ${computed}`);
  return { origin, since, sha384: given, anchors: readAnchors(document, file) };
}

/** Stores a document that was checked: whenever the machine ends, the folder has the import before, or this one whole. */
export function storeAnchors(
  dataFolder: string,
  document: string,
  facts: Pick<StoredDocument, 'origin' | 'since'>,
): void {
  mkdirSync(dataFolder, { recursive: true });
  const file = path.join(dataFolder, STORED);
  const { origin, since } = facts;
  const stored: StoredDocument = { origin, since, sha384: sha384(document), document };
  const written = openSync(`${file}.new`, 'w', 0o600);
  try {
    writeFileSync(written, `${JSON.stringify(stored)}\n`);
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
  renameSync(`${file}.new`, file);
  syncFolder(dataFolder);
}

/** Without it the new name could be lost with the machine. */
function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
