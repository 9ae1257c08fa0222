import { type ConsensusNs, consensusNsOf, isSuccessful } from '@ledgerscope/ledger';
import type { FileID } from '../hapi/messages.ts';
import type { StreamItem } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import { type AddressBook, readAddressBook } from './read-address-book.ts';

/** Files that hold address books: 0.0.101 lists addresses, 0.0.102 is the one that proofs rest on. */
export type AddressBookFileNumber = 101n | 102n;

/** A book that a file update completed. */
export interface AddressBookVersion {
  readonly file: AddressBookFileNumber;
  readonly book: AddressBook;
  /** Contents of the file. */
  readonly bytes: Uint8Array;
  /** One nanosecond after the transaction that completed it. */
  readonly validFrom: ConsensusNs;
}

/** What a transaction wrote to the file, as it was stored. */
export interface StoredPiece {
  readonly appends: boolean;
  readonly contents: Uint8Array;
  readonly believed: boolean;
}

/**
 * Follows one address book file through the transactions that write it: create and update start it again, append adds
 * to it. After each piece the whole is parsed; a book too large for one transaction fails to parse until its last piece.
 */
export class AddressBookFile {
  readonly file: AddressBookFileNumber;
  #contents: Uint8Array | undefined;

  /** `contents`: what the file held when following starts; without it, appends wait for a create or update. */
  constructor(file: AddressBookFileNumber, contents?: Uint8Array) {
    this.file = file;
    this.#contents = contents;
  }

  /** What the file holds now, complete or not; undefined where that is not known. */
  get contents(): Uint8Array | undefined {
    return this.#contents;
  }

  /** What the file holds is not known from here on: something wrote it that is not believed. */
  forget(): void {
    this.#contents = undefined;
  }

  /** A create or update wrote the file; an update without contents changes metadata only. */
  replace(piece: Uint8Array): AddressBook | undefined {
    if (piece.length === 0) return undefined;
    const contents = Uint8Array.from(piece);
    this.#contents = contents;
    return this.#parse(contents);
  }

  append(piece: Uint8Array): AddressBook | undefined {
    if (piece.length === 0 || this.#contents === undefined) return undefined;
    const contents = new Uint8Array(Buffer.concat([this.#contents, piece]));
    this.#contents = contents;
    return this.#parse(contents);
  }

  /**
   * Follows stored pieces, oldest first; answers the newest book that they complete. After a piece that is not believed, what the file
   * holds is not known until the next create or update.
   */
  followStored(pieces: Iterable<StoredPiece>): AddressBook | undefined {
    let book: AddressBook | undefined;
    for (const { appends, contents, believed } of pieces) {
      if (!believed && contents.length > 0) this.forget();
      else if (believed) book = (appends ? this.append(contents) : this.replace(contents)) ?? book;
    }
    return book;
  }

  /** Follows a transaction of the stream; answers the book that it completed, if it did. */
  apply(item: StreamItem): AddressBookVersion | undefined {
    const piece = this.#pieceOf(item);
    if (piece === undefined) return undefined;
    const book = piece.appends ? this.append(piece.contents) : this.replace(piece.contents);
    if (book === undefined || this.#contents === undefined) return undefined;
    return { file: this.file, book, bytes: this.#contents, validFrom: consensusNsOf(item.consensusNs + 1n) };
  }

  /** Follows a transaction that is not believed: where it wrote the file, what the file holds is not known any more. */
  passOver(item: StreamItem): void {
    if ((this.#pieceOf(item)?.contents.length ?? 0) > 0) this.forget();
  }

  /** What a transaction wrote to the file; undefined for all others. */
  #pieceOf(item: StreamItem): { readonly appends: boolean; readonly contents: Uint8Array } | undefined {
    if (!isSuccess(item)) return undefined;
    const { fileAppend, fileUpdate, fileCreate } = item.body;
    if (fileAppend !== undefined && this.#isThis(fileAppend.fileID))
      return { appends: true, contents: fileAppend.contents };
    if (fileUpdate !== undefined && this.#isThis(fileUpdate.fileID))
      return { appends: false, contents: fileUpdate.contents };
    if (fileCreate !== undefined && this.#isThis(item.record.receipt?.fileID))
      return { appends: false, contents: fileCreate.contents };
    return undefined;
  }

  /** By number alone: on networks outside of 0.0 system files keep their numbers. */
  #isThis(id: FileID | undefined): boolean {
    return id?.fileNum === this.file;
  }

  #parse(contents: Uint8Array): AddressBook | undefined {
    try {
      return readAddressBook(contents, `file ${this.file}`);
    } catch (error) {
      if (error instanceof StreamError) return undefined;
      throw error;
    }
  }
}

function isSuccess({ record }: StreamItem): boolean {
  return record.receipt !== undefined && isSuccessful(record.receipt.status);
}
