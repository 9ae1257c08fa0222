import { entityIdFromStore } from '@ledgerscope/ledger';
import {
  accountStates,
  type Finding,
  listNftsOfToken,
  reconcile,
  tokenBalances,
  tokensById,
  topicStates,
} from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, amount, BUILT_SECONDS, blockOf, builtItem, token } from '../derive/testing/built-block.ts';
import type { UnseenEntities } from '../source/stated-entities.ts';
import { StateLedger } from './testing/state-ledger.ts';

const id = entityIdFromStore;
const KEY = new Uint8Array([1]);
const EARLY_NS = 1_600_000_000_000_000_000n;
const FUNGIBLE = id(4_000n);
const COLLECTION = id(4_001n);
const STRANGE = id(4_002n);

const STATED = {
  accounts: [
    { id: id(1_002n), createdNs: EARLY_NS, creator: 2n, memo: 'an early account' },
    { id: id(1_003n), createdNs: EARLY_NS, isContract: 1, memo: 'an early contract' },
  ],
  tokens: [
    {
      id: FUNGIBLE,
      type: 'FUNGIBLE_COMMON',
      name: 'Early',
      decimals: 3,
      createdNs: EARLY_NS,
      freezeKey: KEY,
      totalSupply: 900n,
    },
    { id: COLLECTION, type: 'NON_FUNGIBLE_UNIQUE', name: 'Pictures', createdNs: EARLY_NS, totalSupply: 5n },
  ],
  topics: [{ id: id(6_000n), createdNs: EARLY_NS, memo: 'an early topic' }],
  nfts: [{ token: COLLECTION, serial: 2n, owner: 1_002n, mintedNs: EARLY_NS, creator: 1_001n, metadata: KEY }],
};

/** A block of one second; amounts of tokens and single NFTs move from 0.0.1001. */
function blockAt(second: bigint, ...moved: { token: bigint; to: bigint; amount?: bigint; serial?: bigint }[]) {
  const items = moved.map((move, index) => {
    const list = { ...hapi.TokenTransferList.create(), token: token(move.token) };
    const tokenTransferLists =
      move.serial === undefined
        ? [{ ...list, transfers: [amount(1_001n, -(move.amount ?? 0n)), amount(move.to, move.amount ?? 0n)] }]
        : [
            {
              ...list,
              nftTransfers: [
                {
                  ...hapi.NftTransfer.create(),
                  senderAccountID: account(1_001n),
                  receiverAccountID: account(move.to),
                  serialNumber: move.serial,
                },
              ],
            },
          ];
    const consensusTimestamp = { seconds: BUILT_SECONDS + second, nanos: index };
    return builtItem({
      body: { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() },
      record: { tokenTransferLists, consensusTimestamp },
    });
  });
  return items;
}

describe('a ledger that starts in the middle, of a source that knows entities', () => {
  const asked: { unseen: UnseenEntities; at: bigint }[] = [];
  let ledger: StateLedger;

  beforeAll(async () => {
    ledger = await StateLedger.open({
      readState: async (unseen, at) => {
        asked.push({ unseen, at });
        return asked.length === 1 ? STATED : {};
      },
    });
    const message = builtItem({
      body: {
        consensusSubmitMessage: {
          ...hapi.ConsensusSubmitMessageTransactionBody.create(),
          topicID: { ...hapi.TopicID.create(), topicNum: 6_000n },
        },
      },
      receipt: { topicSequenceNumber: 7n },
      record: { consensusTimestamp: { seconds: BUILT_SECONDS, nanos: 50 } },
    });
    const moved = blockAt(
      0n,
      { token: 4_000n, to: 1_002n, amount: 12n },
      { token: 4_001n, to: 1_003n, serial: 2n },
      { token: 4_002n, to: 1_003n, amount: 1n },
    );
    await ledger.commit(blockOf([...moved, message]));
    await ledger.commit(
      blockOf(blockAt(60n, { token: 4_000n, to: 1_002n, amount: 1n }, { token: 4_002n, to: 1_004n, amount: 1n })),
    );
  });
  afterAll(() => ledger.close());

  it('asks once for each, as of the instant before the batch that names it', () => {
    const start = BUILT_SECONDS * 1_000_000_000n;
    expect(asked.map(({ at }) => at)).toEqual([start - 1n, start + 60_000_000_000n - 1n]);
    const [first, second] = asked.map(({ unseen }) => ({
      accounts: unseen.accounts.map(Number).sort(),
      tokens: unseen.tokens.map(Number).sort(),
      topics: unseen.topics.map(Number),
      nfts: unseen.nfts,
    }));
    expect(first).toEqual({
      accounts: [1_001, 1_002, 1_003],
      tokens: [4_000, 4_001, 4_002],
      topics: [6_000],
      nfts: [{ token: COLLECTION, serial: 2n }],
    });
    expect(second).toEqual({ accounts: [1_004], tokens: [], topics: [], nfts: [] });
  });

  it('shows what the source says, and no balance that nobody knows', async () => {
    const tokens = await tokensById(ledger.store, [FUNGIBLE, COLLECTION, STRANGE]);
    expect(tokens.get(FUNGIBLE)).toMatchObject({
      name: 'Early',
      decimals: 3,
      totalSupply: 900n,
      anchored: false,
      holders: null,
    });
    expect(tokens.get(COLLECTION)).toMatchObject({ name: 'Pictures', totalSupply: 5n, anchored: false });
    expect(tokens.get(STRANGE)).toMatchObject({ name: '', totalSupply: null, createdNs: 0n });
    const [held] = await tokenBalances(ledger.store, id(1_002n), [FUNGIBLE]);
    // It may have been frozen before; without a KYC key it needs none.
    expect(held).toMatchObject({ balance: null, balanceChange: 13n, freezeStatus: 3, kycStatus: 0 });
    const states = await accountStates(ledger.store, [id(1_002n), id(1_003n)]);
    expect([...states.values()]).toMatchObject([
      { memo: 'an early account', createdNs: EARLY_NS, balance: null },
      { memo: 'an early contract', isContract: 1 },
    ]);
    expect((await topicStates(ledger.store, [id(6_000n)])).get(id(6_000n))).toMatchObject({
      memo: 'an early topic',
      sequenceNumber: 7n,
    });
    const { rows } = await listNftsOfToken(ledger.store, COLLECTION, { limit: 5 });
    expect(rows).toMatchObject([{ serial: 2n, owner: 1_003n, mintedNs: EARLY_NS, creator: 1_001n }]);
  });

  it('agrees with itself', async () => {
    const findings: Finding[] = [];
    for await (const finding of reconcile(ledger.store)) findings.push(finding);
    expect(findings.filter(({ subject }) => subject !== 'hbar')).toEqual([]);
  });
});
