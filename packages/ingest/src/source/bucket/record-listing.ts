import type { EntityId } from '@ledgerscope/ledger';
import { parseStreamFileName } from '@ledgerscope/streams';
import { SourceError } from '../source-error.ts';
import type { NodeFolder } from './bucket-layout.ts';
import type { KeyPage, ObjectStore } from './object-store.ts';

/** One record file of a bucket: where its copies and signatures are. */
export interface ListedFile {
  readonly instant: bigint;
  /** The name of the data file, or what it would be where there are only signatures. */
  name: string;
  readonly stem: string;
  readonly data: { readonly key: string; readonly folder: string }[];
  readonly signatures: {
    readonly key: string;
    readonly node: EntityId | undefined;
    /** Where it was read already. */
    readonly bytes?: Uint8Array | undefined;
  }[];
}

/** What a listing of all folders found. */
export interface RecordListing {
  readonly files: ListedFile[];
  /** Whether there are more. */
  readonly more: boolean;
  /** Folders that could not be listed while others could: what is in them counts as missing. */
  readonly unreadable: readonly UnreadableFolder[];
}

interface UnreadableFolder {
  readonly folder: string;
  readonly error: string;
}

/** `2022-07-13T08_46_11`, with which all names of one second begin. */
const SECOND_LENGTH = 19;
/** Of other things than stream files: a bucket cannot keep a listing busy for ever. */
const MAX_PAGES = 1_000;

/**
 * The record files after the one named, from a page of every node's folder, as far as all pages reach, in the order of their time.
 * @throws SourceError where no folder can be listed
 */
export async function listRecordFiles(
  store: ObjectStore,
  nodes: readonly NodeFolder[],
  after: string | undefined,
): Promise<RecordListing> {
  const named = after === undefined ? undefined : parseStreamFileName(after);
  const from = named?.instant ?? -1n;
  const { read, unreadable } = await fromEach(nodes, (folder) => fetchPage(store, folder, named?.stem, from));
  const files = new Map<bigint, ListedFile>();
  // A page that is cut off may lack the last file's signature.
  const ends = read.flatMap(({ folder, found: { keys, more } }) => {
    const last = addPage(files, folder, keys, from);
    return more && last !== undefined ? [last] : [];
  });
  const listed = inOrder(files.values()).filter(({ instant }) => ends.every((end) => instant < end));
  return { files: listed, more: ends.length > 0, unreadable };
}

/** What each folder says; those that cannot be read are omitted as long as one can. @throws SourceError where none can */
async function fromEach<Found>(
  nodes: readonly NodeFolder[],
  ask: (folder: NodeFolder) => Promise<Found>,
): Promise<{ readonly read: { folder: NodeFolder; found: Found }[]; readonly unreadable: UnreadableFolder[] }> {
  const failures: SourceError[] = [];
  const unreadable: UnreadableFolder[] = [];
  const answers = await Promise.all(
    nodes.map(async (folder) => {
      try {
        return [{ folder, found: await ask(folder) }];
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        failures.push(error);
        unreadable.push({ folder: folder.prefix, error: error.message });
        return [];
      }
    }),
  );
  const [failure] = failures;
  if (failure !== undefined && failures.length === nodes.length) throw failure;
  return { read: answers.flat(), unreadable };
}

/** One record file by its name, wherever it is; undefined where no node has anything of it. @throws SourceError */
export async function findRecordFile(
  store: ObjectStore,
  nodes: readonly NodeFolder[],
  name: string,
): Promise<ListedFile | undefined> {
  const parsed = parseStreamFileName(name);
  if (parsed?.instant === undefined) return undefined;
  const files = new Map<bigint, ListedFile>();
  const { read } = await fromEach(nodes, ({ prefix }) => store.keysWith(`${prefix}${parsed.stem}`));
  for (const { folder, found } of read) addPage(files, folder, found, -1n);
  return files.get(parsed.instant);
}

/** Keys that hold a whole file after `from`, unless there is none. Names of one second sort otherwise than their times. */
export async function fetchPage(
  store: ObjectStore,
  { prefix }: NodeFolder,
  stem: string | undefined,
  from: bigint,
): Promise<KeyPage> {
  const keys: string[] = [];
  const instants = new Set<bigint>();
  let after = stem === undefined ? undefined : `${prefix}${stem.slice(0, SECOND_LENGTH)}`;
  // Ends after MAX_PAGES pages.
  for (let pages = 1; ; pages++) {
    const page = await store.keysAfter(prefix, after);
    for (const [key, instant] of timesOf(page.keys).filter(([, instant]) => instant > from)) {
      keys.push(key);
      instants.add(instant);
    }
    const last = page.keys.at(-1);
    const goesOn = last !== undefined && (after === undefined || last > after);
    // Of the last file on a page some keys may stand on the next one.
    if (!page.more || !goesOn || instants.size > 1 || pages >= MAX_PAGES) return { keys, more: page.more };
    after = last;
  }
}

function timesOf(keys: readonly string[]): [key: string, instant: bigint][] {
  return keys.map((key) => [key, parseStreamFileName(key)?.instant ?? -1n]);
}

/** Returns the time of the last file on the page. */
function addPage(
  files: Map<bigint, ListedFile>,
  folder: NodeFolder,
  keys: readonly string[],
  from: bigint,
): bigint | undefined {
  let last: bigint | undefined;
  for (const key of keys) last = addKey(files, folder, key, from) ?? last;
  return last;
}

/** Returns the time of the file to which the key belongs; undefined for any other key, and for a file that was read. */
function addKey(files: Map<bigint, ListedFile>, folder: NodeFolder, key: string, from: bigint): bigint | undefined {
  const parsed = parseStreamFileName(key);
  const data = parsed?.kind === 'record';
  if (parsed?.instant === undefined || parsed.instant <= from || !(data || parsed.kind === 'record-signature'))
    return undefined;
  const { instant, stem } = parsed;
  let file = files.get(instant);
  if (file === undefined) {
    file = { instant, name: `${stem}.rcd`, stem, data: [], signatures: [] };
    files.set(instant, file);
  }
  if (data) {
    if (file.data.length === 0) file.name = parsed.name;
    file.data.push({ key, folder: folder.prefix });
  } else file.signatures.push({ key, node: folder.node });
  return instant;
}

function inOrder(files: Iterable<ListedFile>): ListedFile[] {
  return [...files].sort((one, other) => (one.instant < other.instant ? -1 : 1));
}
