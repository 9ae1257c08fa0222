import { recordName } from '../found-start.ts';
import { SourceError } from '../source-error.ts';
import type { FilePage } from '../stream-places.ts';
import type { DataCopy, SignatureCopy, SourceFile, StreamSource } from '../stream-source.ts';
import type { NodeFolder } from './bucket-layout.ts';
import type { ObjectStore } from './object-store.ts';
import { ReadAhead } from './read-ahead.ts';
import { findRecordFile, type ListedFile, listRecordFiles } from './record-listing.ts';

/** Files whose parts are read before their turn comes. */
const FILES_AHEAD = 16;
/** How long the newest file may lack copies or signatures before it is listed as it is. */
const GRACE_MS = 10_000;
/** A listing costs a request for each node: while nothing comes, it is not repeated more often. */
const LIST_EVERY_MS = 1_000;

type Listing = Pick<StreamSource, 'listAfter' | 'copies' | 'signatures'>;

/** Record streams of a bucket: a folder for each node, with data files, signatures and sidecars. */
export class BucketRecords implements Listing {
  readonly #store: ObjectStore;
  readonly #nodes: () => Promise<readonly NodeFolder[]>;
  readonly #ahead: ReadAhead;
  /** What was listed last, and where each file is in it. */
  #listed: readonly ListedFile[] = [];
  #places = new Map<string, number>();
  /** When each file that is held back was first seen (milliseconds since 1970). */
  #seenMs = new Map<bigint, number>();
  /** How many nodes signed the files before. */
  #usualSigners = 0;
  #emptySinceMs = 0;
  #emptyAfter: string | undefined;
  #sidecars = false;

  /** @param nodes looks which nodes write, now and then */
  constructor(store: ObjectStore, nodes: () => Promise<readonly NodeFolder[]>) {
    this.#store = store;
    this.#nodes = nodes;
    this.#ahead = new ReadAhead(store);
  }

  async listAfter(name: string | undefined, limit: number): Promise<SourceFile[]> {
    const resting = this.#emptyAfter === name && Date.now() - this.#emptySinceMs < LIST_EVERY_MS;
    if (limit === 0 || resting) return [];
    const { files } = await listRecordFiles(this.#store, await this.#nodes(), name);
    const listed = files.slice(0, limit);
    const whole = listed.slice(0, this.#endOf(listed));
    if (whole.length === 0) [this.#emptySinceMs, this.#emptyAfter] = [Date.now(), name];
    else this.#usualSigners = Math.max(...whole.slice(-FILES_AHEAD).map(({ signatures }) => signatures.length));
    this.#listed = whole;
    this.#places = new Map(whole.map((file, index) => [file.name, index]));
    this.#expectFrom(0);
    return whole.map((file) => ({ name: file.name, kind: 'record' }));
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
      file.signatures.map(async ({ key, node }) => ({ origin: key, node, bytes: await this.#ahead.read(key) })),
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
        return [...file.signatures.map(({ key }) => key), ...(first === undefined ? [] : [first.key]), ...sidecars];
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
