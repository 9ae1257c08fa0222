import { consensusNsOf, type EntityId, entityIdFromStore, GENESIS_NS } from '@ledgerscope/ledger';
import { fileHistory, fileStates, type LedgerStore } from '@ledgerscope/ledger-store';
import {
  type AddressBook,
  AddressBookFile,
  type AddressBookFileNumber,
  type BootstrapNetwork,
  bootstrapAddressBook,
} from '@ledgerscope/streams';

type BookFile = readonly [AddressBookFileNumber, EntityId];

const FILE_102: BookFile = [102n, entityIdFromStore(102n)];
const FILE_101: BookFile = [101n, entityIdFromStore(101n)];
const FILE_APPEND = 16;
const NO_BOOK: AddressBook = { nodes: [] };
const PUBLIC_NETWORKS: readonly BootstrapNetwork[] = ['mainnet', 'testnet', 'previewnet'];

/** Reads the book that the operator named or put beside the files; undefined where there is none. */
export type ReadGivenBook = () => Promise<AddressBook | undefined>;

interface Parsed {
  readonly updatedNs: bigint;
  readonly book: AddressBook | undefined;
}

/** The address book in force, read again only when the file that holds it was written. */
export class StoredAddressBook {
  readonly #store: LedgerStore;
  readonly #given: ReadGivenBook | undefined;
  readonly #parsed = new Map<AddressBookFileNumber, Parsed>();

  constructor(store: LedgerStore, given: ReadGivenBook | undefined) {
    this.#store = store;
    this.#given = given;
  }

  /**
   * What the stream wrote to file 0.0.102, else the operator's book, as signatures are checked; else what it wrote to file
   * 0.0.101, the bundled book of the network, or no nodes.
   */
  async read(network: string): Promise<AddressBook> {
    return (
      (await this.#written(FILE_102)) ??
      (await this.#given?.()) ??
      (await this.#written(FILE_101)) ??
      bundledBook(network, this.#store)
    );
  }

  async #written([number, file]: BookFile): Promise<AddressBook | undefined> {
    const updatedNs = (await fileStates(this.#store, [file])).get(file)?.updatedNs ?? 0n;
    if (updatedNs === 0n) return undefined;
    const known = this.#parsed.get(number);
    if (known?.updatedNs === updatedNs) return known.book;
    const book = (await this.#parse(number, file)) ?? known?.book;
    this.#parsed.set(number, { updatedNs, book });
    return book;
  }

  /** A book that takes several transactions is whole with the last of them; until then the one before holds. */
  async #parse(number: AddressBookFileNumber, file: EntityId): Promise<AddressBook | undefined> {
    const follower = new AddressBookFile(number);
    let book: AddressBook | undefined;
    for (const piece of await fileHistory(this.#store, file)) {
      if (piece.consensusNs === GENESIS_NS) continue;
      book = (piece.type === FILE_APPEND ? follower.append(piece.contents) : follower.replace(piece.contents)) ?? book;
    }
    return book;
  }
}

function bundledBook(network: string, store: LedgerStore): AddressBook {
  const known = PUBLIC_NETWORKS.find((name) => name === network);
  return known === undefined ? NO_BOOK : bootstrapAddressBook(known, consensusNsOf(store.head?.lastNs ?? 0n));
}
