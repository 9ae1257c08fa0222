import { TYPE_ID } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleRow, sampleTransaction } from '../testing/sample-rows.ts';
import { packInstants, readInstants, tokenEventsOf } from './token-event-instants.ts';

const MOVED = { tokenTransferToken: [9n, 9n], tokenTransferAccount: [1n, 2n], tokenTransferAmount: [-1n, 1n] };
const NFT = { nftTransferToken: [8n], nftTransferSerial: [1n], nftTransferSender: [1n], nftTransferReceiver: [2n] };
const APPROVAL = { type: TYPE_ID.cryptoApproveAllowance };

/** Which of these transactions' instants are listed; the EVM ran what is at `ran`. */
function listed(
  hapiVersion: string,
  sent: readonly Partial<Parameters<typeof sampleTransaction>[0]>[],
  ran: readonly bigint[] = [],
) {
  const blocks = [sampleBlock({ sequence: 1n, lastNs: 99n, batch: 'one', hapiVersion })];
  const transaction = sent.map((row, index) =>
    sampleTransaction({ consensusNs: BigInt(index + 1), block: 1n, ...row }),
  );
  const contractResult = ran.map((consensusNs) => sampleRow('contractResult', { consensusNs }));
  return [...tokenEventsOf({ blocks, rows: { transaction, contractResult } })];
}

describe('where events of tokens are listed', () => {
  it.each([
    ['moves and approvals', '0.72.0', [MOVED, {}, NFT, APPROVAL], [], [[1n, 3n, 4n]]],
    ['nothing of what failed', '0.72.0', [{ ...APPROVAL, result: 10 }], [], []],
    ['nothing of what moves one balance alone', '0.72.0', [{ ...MOVED, tokenTransferToken: [9n] }], [], []],
    ['nothing of a block that moved none', '0.72.0', [{}, {}], [], []],
    ['a child of a contract call at that call', '0.70.0', [{}, { ...MOVED, parentNs: 1n }], [1n, 2n], [[1n]]],
    ['no NFTs of a contract', '0.70.0', [{}, { ...NFT, parentNs: 1n }], [1n, 2n], []],
    ['no approvals of a contract', '0.70.0', [{}, { ...APPROVAL, parentNs: 1n }], [1n, 2n], []],
    ['nothing of later contracts, which log it', '0.71.0', [{}, { ...MOVED, parentNs: 1n }], [1n, 2n], []],
    ['a child that the EVM did not run', '0.71.0', [{}, { ...NFT, parentNs: 1n }], [1n], [[1n]]],
  ])('%s', (_, version, sent, ran, expected) => {
    expect(listed(version, sent, ran)).toEqual(expected);
  });
});

it.each([
  [[5n]],
  [[1_767_225_600_000_000_001n, 1_767_225_600_000_000_002n, 1_767_225_601_999_999_999n]],
  [[0n, 127n, 254n + 1n, 2n ** 62n]],
])('instants are packed and read again: %s', (instants) => {
  expect(readInstants(Buffer.from(packInstants(instants)))).toEqual(instants);
});
