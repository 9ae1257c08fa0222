import { entityIdFromStore } from '@ledgerscope/ledger';
import { type AddressBook, type BlockFile, decode, encode, hapi, type StreamBlock } from '@ledgerscope/streams';
import { ToyLedger } from '@ledgerscope/streams/toy-ledger';
import { describe, expect, it } from 'vitest';
import type { StreamSource } from '../source/stream-source.ts';
import { type JudgedBlock, NetworkState } from './network-state.ts';
import type { ProofKind } from './proof-kind.ts';

const BOOK: AddressBook = { nodes: [] };

/** A block of these bodies, as a reader would give it. */
function blockOf(
  items: { typeId: number; body: Partial<hapi.TransactionBody>; status?: number }[],
  proofKind: ProofKind = 'signatures',
): JudgedBlock {
  const block = {
    items: items.map(({ typeId, body, status = 22 }) => ({
      typeId,
      consensusNs: 1n,
      body: { ...hapi.TransactionBody.create(), ...body },
      record: { ...hapi.TransactionRecord.create(), receipt: { ...hapi.TransactionReceipt.create(), status } },
    })),
  } as unknown as StreamBlock;
  return { block, proofKind, errataNs: [] };
}

function stakeUpdate(stakes: [bigint, bigint][]): Partial<hapi.TransactionBody> {
  const nodeStake = stakes.map(([nodeId, stake]) => ({ ...hapi.NodeStake.create(), nodeId, stake }));
  return { nodeStakeUpdate: { ...hapi.NodeStakeUpdateTransactionBody.create(), nodeStake } };
}

const fileID = { ...hapi.FileID.create(), fileNum: 102n };
function bookBytes(...accounts: bigint[]): Uint8Array {
  const nodeAddress = accounts.map((num) => ({
    ...hapi.NodeAddress.create(),
    nodeId: num - 3n,
    nodeAccountId: { ...hapi.AccountID.create(), accountNum: num },
    RSA_PubKey: 'ab'.repeat(300),
  }));
  return encode(hapi.NodeAddressBook, { nodeAddress });
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
    const bytes = bookBytes(3n, 4n);
    expect(decode(hapi.NodeAddressBook, bytes).nodeAddress).toHaveLength(2);
    const state = new NetworkState(BOOK, new Map());
    const update = { ...hapi.FileUpdateTransactionBody.create(), fileID, contents: bytes.subarray(0, 100) };
    state.follow(blockOf([{ typeId: 19, body: { fileUpdate: update } }]));
    expect(state.addressBook).toBe(BOOK);
    const append = { ...hapi.FileAppendTransactionBody.create(), fileID, contents: bytes.subarray(100) };
    state.follow(blockOf([{ typeId: 16, body: { fileAppend: append } }]));
    expect(state.addressBook.nodes.map(({ accountId }) => accountId)).toEqual([3n, 4n].map(entityIdFromStore));
  });

  it('takes the ledger id that signed record files published, and no other', async () => {
    const ledger = new ToyLedger('published', [1n, 1n, 1n]);
    const nodeContributions = ledger.publication.nodeContributions.map((node) => ({
      ...hapi.LedgerIdNodeContribution.create(),
      ...node,
    }));
    const body = { ledgerIdPublication: { ...ledger.publication, nodeContributions } };
    const signedRoot = new Uint8Array(48).fill(3);
    const proof = { kind: 'aggregate-signature', signedRoot, signature: ledger.sign(signedRoot, [0, 1]) };
    const rootHash = { status: 'computed', hash: signedRoot, candidates: [] };
    const signed = { items: [], hash: signedRoot, rootHash, proofs: [proof] } as unknown as BlockFile;
    const ahead = { source: {} as StreamSource, files: [] };
    const strengthAfter = async (published: JudgedBlock): Promise<string> => {
      const state = new NetworkState(BOOK, new Map());
      state.follow(published);
      return (await state.signatures.findStrength(signed, ahead)).strength;
    };
    expect(await strengthAfter(blockOf([{ typeId: 77, body }]))).toBe('ledger-id');
    expect(await strengthAfter(blockOf([{ typeId: 77, body, status: 7 }]))).toBe('none');
    for (const kind of ['threshold', 'unsigned', 'unverified'] as const)
      expect(await strengthAfter(blockOf([{ typeId: 77, body }], kind))).toBe('none');
  });

  it.each<ProofKind>(['unsigned', 'unverified', 'threshold'])(
    'takes nothing from a block that is %s, nor from errata',
    (kind) => {
      const pair = bookBytes(3n, 4n);
      const whole = {
        typeId: 19,
        body: { fileUpdate: { ...hapi.FileUpdateTransactionBody.create(), fileID, contents: pair } },
      };
      const forgeries = [{ typeId: 51, body: stakeUpdate([[9n, 1n]]) }, whole];
      const state = new NetworkState(BOOK, new Map());
      state.follow(blockOf(forgeries, kind));
      state.follow({ ...blockOf(forgeries), errataNs: [1n] });
      expect(state.addressBook).toBe(BOOK);
      expect(state.stakes.size).toBe(0);
      // Pieces of a signed book are not joined with what nobody signed.
      const first = { ...hapi.FileUpdateTransactionBody.create(), fileID, contents: pair.subarray(0, 100) };
      const forged = { ...hapi.FileAppendTransactionBody.create(), fileID, contents: pair.subarray(100) };
      state.follow(blockOf([{ typeId: 19, body: { fileUpdate: first } }]));
      state.follow(blockOf([{ typeId: 16, body: { fileAppend: forged } }], kind));
      state.follow(blockOf([{ typeId: 16, body: { fileAppend: { ...forged, contents: bookBytes(5n) } } }]));
      expect(state.addressBook).toBe(BOOK);
      state.follow(blockOf([whole]));
      expect(state.addressBook.nodes.length).toBe(2);
    },
  );
});
