import { entityIdFromStore, TYPE_ID } from '@ledgerscope/ledger';
import { judgedFilePieces, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { type AddressBook, AddressBookFile } from '@ledgerscope/streams';

const FILE_102 = entityIdFromStore(102n);

/**
 * The newest whole address book that signed transactions wrote to file 0.0.102 up to the head; undefined where there is none. It is asked
 * of the column store alone. What no node signed is not believed, nor is what was there at genesis.
 * @param follower continues from there
 */
export async function signedBook(
  snapshot: LedgerSnapshot,
  follower: AddressBookFile = new AddressBookFile(102n),
): Promise<AddressBook | undefined> {
  const pieces = (await judgedFilePieces(snapshot, FILE_102)).map(({ piece, proven }) => ({
    appends: piece.type === TYPE_ID.fileAppend,
    contents: piece.contents,
    believed: proven,
  }));
  return follower.followStored(pieces);
}
