import type { RelatedTransaction } from '@ledgerscope/contract/transaction';
import { describe, expect, it } from 'vitest';
import { requestedOf } from '../../entities/transaction/row-of.ts';
import { failedInner } from './failed-inner.ts';
import { hasRelated, tabThatMatters } from './tab-that-matters.ts';

const ALL = ['hbar', 'tokens', 'nft-transfers', 'erc20', 'nfts', 'contract', 'message', 'related', 'proof'];
const USUAL = ['hbar', 'tokens', 'nft-transfers', 'proof'];
const plain = {
  type: 'CRYPTOTRANSFER',
  status: 'SUCCESS',
  related: [],
  requested: null,
  message: null,
  nfts: [],
  nftTransfers: [],
  tokenTransfers: [],
  erc20Transfers: [],
};
const token = { tokenID: '0.0.5', accountID: '0.0.7', amount: 1, isApproval: false };
const nft = { tokenID: '0.0.5', serialNumber: 1, sender: '0.0.7', receiver: '0.0.8', isApproval: false };

describe('the tab on which a transaction opens', () => {
  it.each<[string | undefined, string, object, readonly string[]]>([
    [undefined, 'a transfer of hbar', {}, USUAL],
    ['tokens', 'a transfer of tokens', { tokenTransfers: [token] }, USUAL],
    ['nft-transfers', 'a sale', { nftTransfers: [nft], tokenTransfers: [token] }, USUAL],
    [
      'nfts',
      'a mint',
      { nfts: [{ tokenID: '0.0.5', serialNumber: 1 }], nftTransfers: [nft] },
      ALL.filter((id) => id !== 'contract'),
    ],
    ['contract', 'a call that moved tokens', { tokenTransfers: [token] }, [...USUAL, 'contract']],
    ['contract', 'a call that failed', { status: 'CONTRACT_REVERT_EXECUTED' }, [...USUAL, 'contract', 'related']],
    ['message', 'a message', { message: '00' }, [...USUAL, 'message']],
    ['related', 'a batch', { type: 'ATOMICBATCH' }, [...USUAL, 'related']],
    ['related', 'a failure with others beside it', { status: 'INVALID_SIGNATURE' }, [...USUAL, 'related']],
    [undefined, 'a failure alone', { status: 'INVALID_SIGNATURE' }, USUAL],
    [
      'tokens',
      'a failed transfer of tokens',
      { status: 'INSUFFICIENT_TOKEN_BALANCE', requested: requestedOf({ tokenTransfers: [token] }) },
      USUAL,
    ],
    [
      'nft-transfers',
      'a failed sale',
      { status: 'INVALID_NFT_ID', requested: requestedOf({ tokenTransfers: [token], nftTransfers: [nft] }) },
      USUAL,
    ],
    [
      undefined,
      'a failed transfer of hbar',
      { status: 'INVALID_SIGNATURE', requested: requestedOf({ transfers: [token] }) },
      USUAL,
    ],
    [
      'tokens',
      'a transfer that worked',
      { tokenTransfers: [token], requested: requestedOf({ nftTransfers: [nft] }) },
      USUAL,
    ],
  ])('is %s for %s', (tab, _, changes, ids) => {
    expect(tabThatMatters({ ...plain, ...changes }, ids)).toBe(tab);
  });
});

describe('the inner transaction that a batch failed by', () => {
  const inner = (readableTransactionID: string, status: string): RelatedTransaction => ({
    relation: 'inner',
    readableTransactionID,
    nonce: 0,
    scheduled: false,
    consensusTime: '2026-11-26T00:00:00.000000000Z',
    parentConsensusTime: null,
    type: 'CRYPTOTRANSFER',
    typeLabel: 'Crypto transfer',
    status,
    moves: null,
  });
  const asked = (...ids: readonly string[]) => ({
    requested: requestedOf({
      innerTransactions: ids.map((readableTransactionID) => ({
        readableTransactionID,
        type: 'CRYPTOTRANSFER',
        typeLabel: 'Crypto transfer',
      })),
    }),
  });
  const batch = { ...plain, type: 'ATOMICBATCH', status: 'INNER_TRANSACTION_FAILED' };

  it.each([
    [
      'the second of three',
      { ...batch, related: [inner('a', 'REVERTED_SUCCESS'), inner('b', 'INVALID_SIGNATURE')], ...asked('a', 'b', 'c') },
      ['b', 2, 3],
    ],
    ['one whose place is not known', { ...batch, related: [inner('x', 'INVALID_SIGNATURE')] }, ['x', undefined, 0]],
    ['none where none ran', { ...batch, ...asked('a', 'b') }, undefined],
    ['none of a batch that worked', { ...batch, status: 'SUCCESS', related: [inner('a', 'SUCCESS')] }, undefined],
    ['none of what is no batch', { ...plain, status: 'INVALID_SIGNATURE', related: [inner('a', 'BUSY')] }, undefined],
  ])('is %s', (_, transaction, found) => {
    const failed = failedInner(transaction);
    expect(failed && [failed.transaction.readableTransactionID, failed.place, failed.count]).toEqual(found);
  });

  it('is among the related ones, as are those that never ran', () => {
    expect([hasRelated(plain), hasRelated({ ...plain, ...asked('a') })]).toEqual([false, true]);
  });
});
