import { NO_ENTITY } from '@ledgerscope/ledger';
import type { AddressBook } from '../address-book/read-address-book.ts';
import type { WrappedRecordBlock } from '../record/wrapped-record-block.ts';
import { type BlockProofResult, proveBlock } from './prove-block.ts';

/** As {@link proveBlock}, with the signatures that a wrapped record block carries; nodes are named by id there. */
export function proveWrappedRecordBlock(
  file: string,
  { block, signatures }: Pick<WrappedRecordBlock, 'block' | 'signatures'>,
  addressBook: AddressBook,
  stakes?: ReadonlyMap<bigint, bigint>,
): BlockProofResult {
  const accounts = new Map(addressBook.nodes.map(({ nodeId, accountId }) => [nodeId, accountId]));
  const votes = signatures.map(({ nodeId, signature }) => ({
    // A node that is not in the book has no account there either, and is rejected as unknown.
    node: accounts.get(nodeId) ?? NO_ENTITY,
    file: `${file}, node ${nodeId}`,
    signature,
  }));
  return proveBlock(block, votes, addressBook, stakes);
}
