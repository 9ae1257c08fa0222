/** What is needed of a bucket. Keys are whole: they begin with the prefix. All of it rejects with a {@link SourceError}. */
export interface ObjectStore {
  /** For messages: `s3:<bucket>`. */
  readonly label: string;
  /** A page of the keys right below `prefix` (which is empty or ends with a slash) that come after `after`, in the order of their bytes. */
  keysAfter(prefix: string, after: string | undefined): Promise<KeyPage>;
  /** The first key anywhere below `prefix` that comes after `after`; undefined where there is none. */
  firstKeyAfter(prefix: string, after: string | undefined): Promise<string | undefined>;
  /** The keys right below a prefix that need not end with a slash; the first page of them. */
  keysWith(prefix: string): Promise<readonly string[]>;
  /** The folders right below `prefix`, each as a prefix of its own. */
  folders(prefix: string): Promise<readonly string[]>;
  /**
   * An object's bytes; undefined where there is none. What is cut off or does not come is asked for again.
   * @param maxBytes a larger object is refused before it is read
   */
  read(key: string, options?: ReadOptions): Promise<Uint8Array | undefined>;
  close(): void;
}

/** Keys in the order of their bytes, and whether there are more. */
export interface KeyPage {
  readonly keys: readonly string[];
  readonly more: boolean;
}

export interface ReadOptions {
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
}
