import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';

/** A change of a file's contents: a new start, or more of them. */
export interface FilePiece {
  readonly consensusNs: ConsensusNs;
  readonly starts: boolean;
  readonly bytes: Uint8Array;
}

/** Beyond this the files that were written first are evicted; what is not cached is read from the store. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * What was written to files of late, which the store may not have yet. Older pieces of a file are added when they were read from the
 * store; then nothing is missing.
 */
export class RecentFiles {
  readonly #files = new Map<EntityId, FilePiece[]>();
  readonly #loaded = new Set<EntityId>();
  #bytes = 0;

  /** Whole contents; 'unknown' where the store has to be asked, undefined where nothing is known there either. */
  contents(file: EntityId, more: readonly FilePiece[]): Uint8Array | 'unknown' | undefined {
    const pieces = [...(this.#files.get(file) ?? []), ...more];
    const start = pieces.findLastIndex(({ starts }) => starts);
    if (start >= 0) return Buffer.concat(pieces.slice(start).map(({ bytes }) => bytes));
    return this.#loaded.has(file) ? undefined : 'unknown';
  }

  add(file: EntityId, piece: FilePiece): void {
    const pieces = this.#files.get(file) ?? [];
    // In the order of their last change, which is the order of eviction.
    this.#files.delete(file);
    this.#files.set(file, pieces);
    // A view would keep the whole stream file in memory.
    pieces.push({ ...piece, bytes: Uint8Array.from(piece.bytes) });
    this.#bytes += piece.bytes.length;
    this.#trim();
  }

  /** What the store has of a file that {@link contents} did not know. */
  load(file: EntityId, stored: readonly FilePiece[]): void {
    const pieces = this.#files.get(file) ?? [];
    const first = pieces[0]?.consensusNs;
    const older = stored.filter(({ consensusNs }) => first === undefined || consensusNs < first);
    this.#files.set(file, [...older, ...pieces]);
    this.#loaded.add(file);
    for (const { bytes } of older) this.#bytes += bytes.length;
  }

  #trim(): void {
    for (const [file, pieces] of this.#files) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#files.delete(file);
      this.#loaded.delete(file);
      for (const { bytes } of pieces) this.#bytes -= bytes.length;
    }
  }
}
