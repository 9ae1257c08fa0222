import type { NodeList } from '@ledgerscope/contract';
import {
  type ConsensusNs,
  consensusNsOf,
  type EntityId,
  entityIdFromStore,
  GENESIS_NS,
  TYPE_ID,
} from '@ledgerscope/ledger';
import { fileHistory, type LedgerSnapshot, provenInstants } from '@ledgerscope/ledger-store';
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
const PUBLIC_NETWORKS: readonly BootstrapNetwork[] = ['mainnet', 'testnet', 'previewnet'];

/** Reads the book that the operator named or put beside the files; undefined where there is none. */
export type ReadGivenBook = () => Promise<AddressBook | undefined>;

/** A book, and where it comes from. */
export interface BookInForce {
  readonly book: AddressBook;
  readonly source: NodeList['addressBook'];
}

/**
 * The address book in force: what signed transactions wrote to file 0.0.102, else the operator's book, as signatures are checked; else
 * what they wrote to file 0.0.101, or the bundled book of the network. Where there is none of these, what was written without signatures.
 */
export async function storedAddressBook(
  snapshot: LedgerSnapshot,
  network: string,
  given: ReadGivenBook | undefined,
): Promise<BookInForce> {
  return (
    bookOf(await writtenBook(snapshot, FILE_102, 'signed'), 'signed') ??
    bookOf(await given?.(), 'given') ??
    bookOf(await writtenBook(snapshot, FILE_101, 'signed'), 'signed') ??
    bookOf(bundledBook(network, snapshot), 'bundled') ??
    bookOf(
      (await writtenBook(snapshot, FILE_102, 'any')) ?? (await writtenBook(snapshot, FILE_101, 'any')),
      'unsigned',
    ) ?? {
      book: { nodes: [] },
      source: null,
    }
  );
}

function bookOf(book: AddressBook | undefined, source: BookInForce['source']): BookInForce | undefined {
  return book === undefined ? undefined : { book, source };
}

/** A book that takes several transactions is whole with the last of them; until then the one before holds. */
async function writtenBook(
  snapshot: LedgerSnapshot,
  [number, file]: BookFile,
  believed: 'signed' | 'any',
  until?: ConsensusNs,
): Promise<AddressBook | undefined> {
  const pieces = await fileHistory(snapshot, file, until);
  const [first] = pieces;
  if (first === undefined || first.consensusNs === GENESIS_NS) return undefined;
  const instants = pieces.map(({ consensusNs }) => consensusNs);
  const proven = believed === 'any' ? new Set(instants) : await provenInstants(snapshot, instants);
  const book = new AddressBookFile(number).followStored(
    pieces.map(({ type, contents, consensusNs }) => ({
      appends: type === TYPE_ID.fileAppend,
      contents,
      believed: proven.has(consensusNs),
    })),
  );
  return book ?? writtenBook(snapshot, [number, file], believed, consensusNsOf(first.consensusNs - 1n));
}

function bundledBook(network: string, snapshot: LedgerSnapshot): AddressBook | undefined {
  const known = PUBLIC_NETWORKS.find((name) => name === network);
  return known && bootstrapAddressBook(known, consensusNsOf(snapshot.head?.lastNs ?? 0n));
}
