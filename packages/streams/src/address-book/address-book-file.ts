import { type ConsensusNs, consensusNsOf } from '@ledgerscope/ledger';
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

/** Status codes that apply a file transaction (ResponseCodeEnum). */
const SUCCESS = 22;
const FEE_SCHEDULE_FILE_PART_UPLOADED = 104;
const SUCCESS_BUT_MISSING_EXPECTED_OPERATION = 220;

/**
 * Follows one address book file through the transactions that write it: create and update start it afresh, append adds
 * to it. After each piece the whole is parsed; a book too large for one transaction fails to parse until its last piece.
 */
export class AddressBookFile {
  readonly file: AddressBookFileNumber;
  #contents: Uint8Array;

  /** `contents`: what the file held when following starts; only appends need it. */
  constructor(file: AddressBookFileNumber, contents: Uint8Array = new Uint8Array(0)) {
    this.file = file;
    this.#contents = contents;
  }

  /** What the file holds now, complete or not. */
  get contents(): Uint8Array {
    return this.#contents;
  }

  /** A create or update wrote the file; an update without contents changes metadata only. */
  replace(piece: Uint8Array): AddressBook | undefined {
    if (piece.length === 0) return undefined;
    this.#contents = Uint8Array.from(piece);
    return this.#parse();
  }

  append(piece: Uint8Array): AddressBook | undefined {
    if (piece.length === 0) return undefined;
    this.#contents = new Uint8Array(Buffer.concat([this.#contents, piece]));
    return this.#parse();
  }

  /** Follows a transaction of the stream; answers the book that it completed, if it did. */
  apply(item: StreamItem): AddressBookVersion | undefined {
    const book = isSuccess(item) ? this.#write(item) : undefined;
    if (book === undefined) return undefined;
    return { file: this.file, book, bytes: this.#contents, validFrom: consensusNsOf(item.consensusNs + 1n) };
  }

  #write({ body, record }: StreamItem): AddressBook | undefined {
    const { fileAppend, fileUpdate, fileCreate } = body;
    if (fileAppend !== undefined && this.#isThis(fileAppend.fileID)) return this.append(fileAppend.contents);
    if (fileUpdate !== undefined && this.#isThis(fileUpdate.fileID)) return this.replace(fileUpdate.contents);
    if (fileCreate !== undefined && this.#isThis(record.receipt?.fileID)) return this.replace(fileCreate.contents);
    return undefined;
  }

  /** By number alone: on networks outside of 0.0 system files keep their numbers. */
  #isThis(id: FileID | undefined): boolean {
    return id?.fileNum === this.file;
  }

  #parse(): AddressBook | undefined {
    try {
      return readAddressBook(this.#contents, `file ${this.file}`);
    } catch (error) {
      if (error instanceof StreamError) return undefined;
      throw error;
    }
  }
}

function isSuccess({ record }: StreamItem): boolean {
  const status = record.receipt?.status;
  return (
    status === SUCCESS ||
    status === FEE_SCHEDULE_FILE_PART_UPLOADED ||
    status === SUCCESS_BUT_MISSING_EXPECTED_OPERATION
  );
}
