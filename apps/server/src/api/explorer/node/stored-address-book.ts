import { consensusNsOf, type EntityId, parseEntityId } from '@ledgerscope/ledger';
import { fileHistory, fileStates, type LedgerStore } from '@ledgerscope/ledger-store';
import {
  type AddressBook,
  AddressBookFile,
  type AddressBookFileNumber,
  type BootstrapNetwork,
  bootstrapAddressBook,
} from '@ledgerscope/streams';

const BOOK_FILES: readonly (readonly [AddressBookFileNumber, EntityId | undefined])[] = [
  [102n, parseEntityId('0.0.102')],
  [101n, parseEntityId('0.0.101')],
];
const FILE_APPEND = 16;
const NO_BOOK: AddressBook = { nodes: [] };
const PUBLIC_NETWORKS: readonly BootstrapNetwork[] = ['mainnet', 'testnet', 'previewnet'];

/** The address book in force, read again only when the file that holds it was written. */
export class StoredAddressBook {
  readonly #store: LedgerStore;
  #since = -1n;
  #book: AddressBook | undefined;

  constructor(store: LedgerStore) {
    this.#store = store;
  }

  /** What the stream wrote to file 0.0.102 (else 0.0.101), else the bundled book of the network, else no nodes. */
  async read(network: string): Promise<AddressBook> {
    for (const [number, file] of BOOK_FILES) {
      if (file === undefined) continue;
      const written = (await fileStates(this.#store, [file])).get(file)?.updatedNs;
      if (written === undefined || written === 0n) continue;
      if (written !== this.#since) this.#book = await this.#parse(number, file);
      this.#since = written;
      if (this.#book !== undefined) return this.#book;
    }
    return bundledBook(network, this.#store);
  }

  /** A book that takes several transactions is whole with the last of them; until then the one before holds. */
  async #parse(number: AddressBookFileNumber, file: EntityId): Promise<AddressBook | undefined> {
    const follower = new AddressBookFile(number);
    let book: AddressBook | undefined;
    for (const piece of await fileHistory(this.#store, file))
      book = (piece.type === FILE_APPEND ? follower.append(piece.contents) : follower.replace(piece.contents)) ?? book;
    return book ?? this.#book;
  }
}

function bundledBook(network: string, store: LedgerStore): AddressBook {
  const known = PUBLIC_NETWORKS.find((name) => name === network);
  return known === undefined ? NO_BOOK : bootstrapAddressBook(known, consensusNsOf(store.head?.lastNs ?? 0n));
}
