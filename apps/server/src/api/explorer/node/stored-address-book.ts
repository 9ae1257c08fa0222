import {
  type ConsensusNs,
  consensusNsOf,
  type EntityId,
  entityIdFromStore,
  GENESIS_NS,
  TYPE_ID,
} from '@ledgerscope/ledger';
import { fileHistory, type LedgerSnapshot } from '@ledgerscope/ledger-store';
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
const NO_BOOK: AddressBook = { nodes: [] };
const PUBLIC_NETWORKS: readonly BootstrapNetwork[] = ['mainnet', 'testnet', 'previewnet'];

/** Reads the book that the operator named or put beside the files; undefined where there is none. */
export type ReadGivenBook = () => Promise<AddressBook | undefined>;

/**
 * The address book in force: what the stream wrote to file 0.0.102, else the operator's book, as signatures are checked; else
 * what it wrote to file 0.0.101, the bundled book of the network, or no nodes.
 */
export async function storedAddressBook(
  store: LedgerSnapshot,
  network: string,
  given: ReadGivenBook | undefined,
): Promise<AddressBook> {
  return (
    (await writtenBook(store, FILE_102)) ??
    (await given?.()) ??
    (await writtenBook(store, FILE_101)) ??
    bundledBook(network, store)
  );
}

/** A book that takes several transactions is whole with the last of them; until then the one before holds. */
async function writtenBook(
  store: LedgerSnapshot,
  [number, file]: BookFile,
  until?: ConsensusNs,
): Promise<AddressBook | undefined> {
  const pieces = await fileHistory(store, file, until);
  const [first] = pieces;
  if (first === undefined || first.consensusNs === GENESIS_NS) return undefined;
  const follower = new AddressBookFile(number);
  let book: AddressBook | undefined;
  for (const { type, contents } of pieces)
    book = (type === TYPE_ID.fileAppend ? follower.append(contents) : follower.replace(contents)) ?? book;
  return book ?? writtenBook(store, [number, file], consensusNsOf(first.consensusNs - 1n));
}

function bundledBook(network: string, store: LedgerSnapshot): AddressBook {
  const known = PUBLIC_NETWORKS.find((name) => name === network);
  return known === undefined ? NO_BOOK : bootstrapAddressBook(known, consensusNsOf(store.head?.lastNs ?? 0n));
}
