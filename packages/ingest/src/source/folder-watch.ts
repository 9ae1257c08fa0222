import { type FSWatcher, watch } from 'node:fs';

/** After so many changes of a folder without a reported name, the system is taken to report nothing of this folder. */
const MOST_SILENT = 3;
/** Of so many names at once some may have been too many for the system, which does not say so. */
const MOST_REPORTED = 1_000;
/** The folder is read again now and then all the same: the system does not report what its queue had no room for. */
const READ_AGAIN_MS = 600_000;

/**
 * Which names were added to or removed from a folder, as the system reports (inotify and its like): a folder with very many names need not be
 * read for a few new ones.
 */
export class FolderWatch {
  readonly #watcher: FSWatcher;
  readonly #readMs = Date.now();
  #names = new Set<string>();
  #silent = 0;
  #ended = false;

  private constructor(watcher: FSWatcher) {
    this.#watcher = watcher;
    watcher.on('change', (_event, name) => {
      if (name === null) this.#ended = true;
      else this.#names.add(name.toString());
    });
    watcher.on('error', () => {
      this.#ended = true;
    });
  }

  /** Undefined where the system does not watch the folder, or watches too many already. */
  static begin(folder: string): FolderWatch | undefined {
    try {
      return new FolderWatch(watch(folder, { persistent: false }));
    } catch {
      // The caller looks through the folder at intervals then.
      return undefined;
    }
  }

  /** What was reported since this was asked last. */
  take(): ReadonlySet<string> {
    const names = this.#names;
    this.#names = new Set();
    return names;
  }

  /** True for a folder that changes without a name being reported, as on most network drives. */
  get isSilent(): boolean {
    return this.#silent >= MOST_SILENT;
  }

  /** Whether what was reported is all: so many names of a folder that `changed`. Otherwise it is to be read. */
  trusts(reported: number, changed: boolean): boolean {
    this.#silent = reported > 0 ? 0 : this.#silent + (changed ? 1 : 0);
    if (this.#ended || this.isSilent || reported > MOST_REPORTED) return false;
    return !changed || Date.now() - this.#readMs < READ_AGAIN_MS;
  }

  close(): void {
    this.#ended = true;
    this.#watcher.close();
  }
}
