import { failureParts } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { type RowOrTransaction, requestedOf, rowOf } from './row-of.ts';
import { summaryText } from './summary.ts';

const HARBOR = { tokenID: '0.0.9', symbol: 'HRB', decimals: 2, name: 'Harbor Coin' };
const ROBOTS = { tokenID: '0.0.10', symbol: 'RBT', decimals: 0, name: 'Robots' };

function failureOf(changes: Partial<RowOrTransaction>): string | undefined {
  const parts = failureParts({ ...rowOf(changes), tokenUnits: [HARBOR, ROBOTS], ...changes });
  return parts && summaryText(parts);
}

function moves(...lines: readonly (readonly [account: string, amount: number])[]) {
  return requestedOf({
    tokenTransfers: lines.map(([accountID, amount]) => ({
      tokenID: '0.0.9',
      accountID: accountID.startsWith('0x') ? null : accountID,
      alias: accountID.startsWith('0x') ? accountID : null,
      amount,
      isApproval: false,
    })),
  });
}

const nftTransfers = [
  {
    tokenID: '0.0.10',
    serialNumber: 7,
    sender: '0.0.5',
    receiver: '0.0.6',
    senderAlias: null,
    receiverAlias: null,
    isApproval: false,
  },
];
const hbar = (accountID: string, amount: number) => ({ accountID, alias: null, amount, isApproval: false });
const grant = {
  ownerID: null,
  spenderID: '0.0.6',
  tokenID: '0.0.9',
  amount: 1,
  serialNumbers: [],
  approvedForAll: false,
};

describe('why a transaction failed', () => {
  it.each<[string | undefined, Partial<RowOrTransaction>]>([
    [
      '0.0.5 or 0.0.6 is not associated with Harbor Coin.',
      { status: 'TOKEN_NOT_ASSOCIATED_TO_ACCOUNT', requested: moves(['0.0.5', -3], ['0.0.6', 3]) },
    ],
    [
      '0.0.1001 is not associated with Harbor Coin.',
      { status: 'TOKEN_NOT_ASSOCIATED_TO_ACCOUNT', requested: requestedOf({ allowances: [grant] }) },
    ],
    [
      '0.0.6 is not associated with Harbor Coin.',
      {
        status: 'TOKEN_NOT_ASSOCIATED_TO_ACCOUNT',
        type: 'TOKENGRANTKYC',
        requested: requestedOf({ accountID: '0.0.6', tokenIDs: ['0.0.9'] }),
      },
    ],
    [
      'The account is frozen for Harbor Coin.',
      { status: 'ACCOUNT_FROZEN_FOR_TOKEN', type: 'TOKENMINT', entityID: '0.0.9' },
    ],
    [
      '0.0.6 is already associated with Harbor Coin or Robots.',
      {
        status: 'TOKEN_ALREADY_ASSOCIATED_TO_ACCOUNT',
        requested: requestedOf({ accountID: '0.0.6', tokenIDs: ['0.0.9', '0.0.10'] }),
      },
    ],
    [
      '0.0.5 did not have enough of Harbor Coin.',
      { status: 'INSUFFICIENT_TOKEN_BALANCE', requested: moves(['0.0.5', -3], ['0.0.6', 3]) },
    ],
    [
      '0xabab has no automatic associations left.',
      { status: 'NO_REMAINING_AUTOMATIC_ASSOCIATIONS', requested: moves(['0.0.5', -3], ['0xabab', 3]) },
    ],
    [
      'One of 4 accounts is frozen for Harbor Coin.',
      {
        status: 'ACCOUNT_FROZEN_FOR_TOKEN',
        requested: moves(['0.0.5', -3], ['0.0.6', 1], ['0.0.7', 1], ['0.0.8', 1]),
      },
    ],
    [
      '0.0.5 does not own Robots #7.',
      { status: 'SENDER_DOES_NOT_OWN_NFT_SERIAL_NO', requested: requestedOf({ nftTransfers }) },
    ],
    [
      '0.0.7 did not have enough hbar.',
      {
        status: 'INSUFFICIENT_ACCOUNT_BALANCE',
        requested: requestedOf({ transfers: [hbar('0.0.7', -5), hbar('0.0.8', 5)] }),
      },
    ],
    ['0.0.1001 did not have enough hbar.', { status: 'INSUFFICIENT_PAYER_BALANCE' }],
    [
      '0.0.8 does not exist.',
      {
        status: 'INVALID_ACCOUNT_ID',
        requested: requestedOf({ transfers: [hbar('0.0.1001', -5), hbar('0.0.8', 5)] }),
      },
    ],
    [undefined, { status: 'INVALID_ACCOUNT_ID', type: 'TOKENUPDATE', entityID: '0.0.9' }],
    ['Token Harbor Coin is paused.', { status: 'TOKEN_IS_PAUSED', requested: moves(['0.0.5', -3], ['0.0.6', 3]) }],
    ['Token Robots has no supply key.', { status: 'TOKEN_HAS_NO_SUPPLY_KEY', type: 'TOKENMINT', entityID: '0.0.10' }],
    ['Topic 0.0.8 does not exist.', { status: 'INVALID_TOPIC_ID', entityID: '0.0.8' }],
    [
      'Contract 0.0.12 reverted the call. The fee is still charged.',
      { status: 'CONTRACT_REVERT_EXECUTED', type: 'CONTRACTCALL', contractID: '0.0.12' },
    ],
    [undefined, { status: 'BUSY' }],
    [undefined, { status: 'constructor' }],
    [undefined, { status: 'TOKEN_NOT_ASSOCIATED_TO_ACCOUNT', type: 'CONTRACTCALL', entityID: '0.0.12' }],
  ])('%s', (text, changes) => {
    expect(failureOf(changes)).toBe(text);
  });
});
