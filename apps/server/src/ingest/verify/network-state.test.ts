import { entityIdFromStore } from '@ledgerscope/ledger';
import { type AddressBook, decode, encode, hapi, type StreamBlock } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { NetworkState } from './network-state.ts';

const BOOK: AddressBook = { nodes: [] };

/** A block of these bodies, as a reader would give it. */
function blockOf(items: { typeId: number; body: Partial<hapi.TransactionBody>; status?: number }[]): StreamBlock {
  return {
    items: items.map(({ typeId, body, status = 22 }) => ({
      typeId,
      consensusNs: 1n,
      body: { ...hapi.TransactionBody.create(), ...body },
      record: { ...hapi.TransactionRecord.create(), receipt: { ...hapi.TransactionReceipt.create(), status } },
    })),
  } as unknown as StreamBlock;
}

function stakeUpdate(stakes: [bigint, bigint][]): Partial<hapi.TransactionBody> {
  const nodeStake = stakes.map(([nodeId, stake]) => ({ ...hapi.NodeStake.create(), nodeId, stake }));
  return { nodeStakeUpdate: { ...hapi.NodeStakeUpdateTransactionBody.create(), nodeStake } };
}

describe('what the network says of itself', () => {
  it('takes stakes from successful updates that list nodes', () => {
    const state = new NetworkState(BOOK, new Map());
    state.follow(
      blockOf([
        {
          typeId: 51,
          body: stakeUpdate([
            [0n, 5n],
            [3n, 2n ** 62n],
          ]),
        },
      ]),
    );
    expect([...state.stakes]).toEqual([
      [0n, 5n],
      [3n, 2n ** 62n],
    ]);
    state.follow(
      blockOf([
        { typeId: 51, body: stakeUpdate([]) },
        { typeId: 51, body: stakeUpdate([[9n, 1n]]), status: 10 },
      ]),
    );
    expect([...state.stakes.keys()]).toEqual([0n, 3n]);
  });

  it('takes the address book once all its pieces are there', () => {
    const nodeAddress = [3n, 4n].map((num) => ({
      ...hapi.NodeAddress.create(),
      nodeId: num - 3n,
      nodeAccountId: { ...hapi.AccountID.create(), accountNum: num },
      RSA_PubKey: 'ab'.repeat(300),
    }));
    const bytes = encode(hapi.NodeAddressBook, { nodeAddress });
    expect(decode(hapi.NodeAddressBook, bytes).nodeAddress).toHaveLength(2);
    const fileID = { ...hapi.FileID.create(), fileNum: 102n };
    const state = new NetworkState(BOOK, new Map());
    const update = { ...hapi.FileUpdateTransactionBody.create(), fileID, contents: bytes.subarray(0, 100) };
    state.follow(blockOf([{ typeId: 19, body: { fileUpdate: update } }]));
    expect(state.addressBook).toBe(BOOK);
    const append = { ...hapi.FileAppendTransactionBody.create(), fileID, contents: bytes.subarray(100) };
    state.follow(blockOf([{ typeId: 16, body: { fileAppend: append } }]));
    expect(state.addressBook.nodes.map(({ accountId }) => accountId)).toEqual([3n, 4n].map(entityIdFromStore));
  });
});
