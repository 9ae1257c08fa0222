import { NS_PER_MS } from '@ledgerscope/ledger';
import type { Logger } from 'pino';
import { recordName } from '../found-start.ts';
import { SourceError } from '../source-error.ts';
import type { FilePage } from '../stream-places.ts';
import type { DataCopy, SignatureCopy, SourceFile, StreamSource } from '../stream-source.ts';
import type { NodeFolder } from './bucket-layout.ts';
import { LiveListing } from './live-listing.ts';
import type { ObjectStore } from './object-store.ts';
import { ReadAhead } from './read-ahead.ts';
import { findRecordFile, type ListedFile, listRecordFiles, type RecordListing } from './record-listing.ts';

/** Files whose parts are read before their turn comes. */
const FILES_AHEAD = 16;
/** How long the newest file may lack copies or signatures before it is listed as it is. */
const GRACE_MS = 10_000;
/** A listing costs money: while nothing comes, it is not repeated more often. */
const LIST_EVERY_MS = 1_000;
/** Of a network that has been silent for so long it is repeated less often still. */
const SILENT_MS = 60_000;
const LIST_SILENT_EVERY_MS = 3_000;
/** After the newest file of a network that writes one every two seconds the next one is not there sooner. */
const NEXT_FILE_MS = 1_500;
/** A file this old is of a past that is caught up on. */
const NEWEST_MS = 60_000;

type Listing = Pick<StreamSource, 'listAfter' | 'copies' | 'signatures' | 'unreadable'>;

/** Record streams of a bucket: a folder for each node, with data files, signatures and sidecars. */
export class BucketRecords implements Listing {
  readonly #store: ObjectStore;
  readonly #nodes: () => Promise<readonly NodeFolder[]>;
  readonly #ahead: ReadAhead;
  readonly #live: LiveListing;
  readonly #log: Pick<Logger, 'warn'> | undefined;
  /** What was listed last, and where each file is in it. */
  #listed: readonly ListedFile[] = [];
  #places = new Map<string, number>();
  /** When each file that is held back was first seen (milliseconds since 1970). */
  #seenMs = new Map<bigint, number>();
  /** How many nodes signed the files before. */
  #usualSigners = 0;
  #silentSinceMs: number | undefined;
  /** After which file nothing is looked for until then. */
  #rest: { readonly after: string | undefined; readonly untilMs: number } | undefined;
  #unreadable: readonly string[] = [];
  #sidecars = false;

  /** @param nodes looks which nodes write, now and then */
  constructor(store: ObjectStore, nodes: () => Promise<readonly NodeFolder[]>, log?: Pick<Logger, 'warn'>) {
    this.#store = store;
    this.#log = log;
    this.#nodes = nodes;
    this.#ahead = new ReadAhead(store);
    this.#live = new LiveListing(store);
  }

  async listAfter(name: string | undefined, limit: number): Promise<SourceFile[]> {
    if (limit === 0 || this.#rests(name)) return [];
    const newest = await this.#live.filesAfter(name);
    const { files, more } = newest === undefined ? await this.#listAll(name) : { files: newest, more: false };
    const listed = files.slice(0, limit);
    const whole = listed.slice(0, this.#endOf(listed));
    this.#noteGiven(name, whole, more || files.length > limit);
    this.#listed = whole;
    this.#places = new Map(whole.map((file, index) => [file.name, index]));
    this.#expectFrom(0);
    return whole.map((file) => ({ name: file.name, kind: 'record' }));
  }

  #rests(name: string | undefined): boolean {
    return this.#rest !== undefined && this.#rest.after === name && Date.now() < this.#rest.untilMs;
  }

  #noteGiven(name: string | undefined, whole: readonly ListedFile[], more: boolean): void {
    const last = whole.at(-1);
    if (last !== undefined)
      this.#usualSigners = Math.max(...whole.slice(-FILES_AHEAD).map(({ signatures }) => signatures.length));
    const edge = last === undefined ? name : last.name;
    this.#live.gave(more ? undefined : edge);
    this.#rest = this.#restAfter(edge, last);
  }

  /** For how long nothing new is to be looked for after what was found. */
  #restAfter(after: string | undefined, last: ListedFile | undefined) {
    const now = Date.now();
    if (last === undefined) {
      this.#silentSinceMs ??= now;
      const isSilent = now - this.#silentSinceMs > SILENT_MS;
      return { after, untilMs: now + (isSilent ? LIST_SILENT_EVERY_MS : LIST_EVERY_MS) };
    }
    this.#silentSinceMs = undefined;
    const isNewest = now - Number(last.instant / NS_PER_MS) < NEWEST_MS;
    return isNewest ? { after, untilMs: now + NEXT_FILE_MS } : undefined;
  }

  async #listAll(name: string | undefined): Promise<RecordListing> {
    const nodes = await this.#nodes();
    const listing = await listRecordFiles(this.#store, nodes, name);
    this.#live.learn(nodes, listing.files);
    for (const { folder, error } of listing.unreadable)
      if (!this.#unreadable.includes(folder))
        this.#log?.warn(
          { folder, error },
          'a node folder cannot be read; its copies and signatures are treated as missing',
        );
    this.#unreadable = listing.unreadable.map(({ folder }) => folder);
    return listing;
  }

  unreadable(): readonly string[] {
    return this.#unreadable;
  }

  /** For finding a place: nothing is read ahead, and a file that some nodes are still writing counts. */
  async pageAfter(instant: bigint): Promise<FilePage> {
    const { files, more } = await listRecordFiles(this.#store, await this.#nodes(), recordName(instant));
    const whole = files.filter(({ data }) => data.length > 0);
    return {
      files: whole.map((file) => ({ name: file.name, instant: file.instant, read: () => this.#anyCopy(file) })),
      more,
    };
  }

  async #anyCopy(file: ListedFile): Promise<Uint8Array | undefined> {
    for (const { key } of dataInTurn(file)) {
      const bytes = await this.#store.read(key);
      if (bytes !== undefined) return bytes;
    }
    return undefined;
  }

  /** The copies of nodes one after another; one that cannot be read costs nothing while there is another one. */
  async *copies({ name }: SourceFile): AsyncIterable<DataCopy> {
    const file = await this.#find(name);
    const failures: SourceError[] = [];
    let read = 0;
    for (const { key, folder } of file === undefined ? [] : dataInTurn(file)) {
      const bytes = await this.#ahead.read(key).catch((error: unknown) => {
        if (!(error instanceof SourceError)) throw error;
        failures.push(error);
        return undefined;
      });
      if (bytes === undefined) continue;
      read++;
      yield { origin: key, bytes, readSidecar: (id) => this.#sidecar(file as ListedFile, folder, id) };
    }
    const [failure] = failures;
    if (read === 0 && failure !== undefined) throw failure;
  }

  /** All signatures that can be read: the others may come later. */
  async signatures({ name }: SourceFile): Promise<SignatureCopy[]> {
    const file = await this.#find(name);
    if (file === undefined) return [];
    this.#expectFrom(this.#places.get(name));
    const read = await Promise.allSettled(
      file.signatures.map(async ({ key, node, bytes }) => ({
        origin: key,
        node,
        bytes: bytes ?? (await this.#ahead.read(key)),
      })),
    );
    const failed: unknown = read.find((each) => each.status === 'rejected')?.reason;
    const there = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    if (failed instanceof Error && there.length === 0) throw failed;
    return there.flatMap(({ bytes, ...copy }) => (bytes === undefined ? [] : [{ ...copy, bytes }]));
  }

  /** What is listed, or was read before this process began and is to be repeated. */
  async #find(name: string): Promise<ListedFile | undefined> {
    const place = this.#places.get(name);
    return place === undefined ? findRecordFile(this.#store, await this.#nodes(), name) : this.#listed[place];
  }

  async #sidecar({ stem }: ListedFile, folder: string, id: number) {
    for (const key of sidecarKeys(folder, stem, id)) {
      const bytes = await this.#ahead.read(key);
      if (bytes === undefined) continue;
      this.#sidecars = true;
      return { origin: key, bytes };
    }
    return undefined;
  }

  /** Nodes write a file within a few seconds of each other: the newest ones wait until most of them have. */
  #endOf(files: readonly ListedFile[]): number {
    const now = Date.now();
    const seen = new Map<bigint, number>();
    let end = files.length;
    for (let last = files[end - 1]; last !== undefined; last = files[end - 1]) {
      const since = this.#seenMs.get(last.instant) ?? now;
      const whole = last.data.length > 0 && last.signatures.length * 3 >= this.#usualSigners * 2;
      if (whole || now - since > GRACE_MS) break;
      seen.set(last.instant, since);
      end--;
    }
    this.#seenMs = seen;
    return end;
  }

  #expectFrom(place: number | undefined): void {
    if (place === undefined) return;
    this.#ahead.expect(
      this.#listed.slice(place, place + FILES_AHEAD).flatMap((file) => {
        const [first] = dataInTurn(file);
        const sidecars =
          first === undefined || !this.#sidecars ? [] : sidecarKeys(first.folder, file.stem, 1).slice(0, 1);
        const unread = file.signatures.filter(({ bytes }) => bytes === undefined);
        return [...unread.map(({ key }) => key), ...(first === undefined ? [] : [first.key]), ...sidecars];
      }),
    );
  }
}

/** Each file begins with another node's copy, so that no node's folder is read alone. */
function dataInTurn({ data, instant }: ListedFile): ListedFile['data'] {
  const first = data.length === 0 ? 0 : Number(instant % BigInt(data.length));
  return [...data.slice(first), ...data.slice(0, first)];
}

function sidecarKeys(folder: string, stem: string, id: number): string[] {
  const name = `${folder}sidecar/${stem}_${id.toString().padStart(2, '0')}.rcd`;
  return [`${name}.gz`, name];
}
