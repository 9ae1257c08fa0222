import { hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { account, amount, type Built, builtBlock, token } from '../derive/testing/built-block.ts';
import { stateAfter } from './testing/state-after.ts';

const OWNER = 2001n;
const TOKEN = 7808n;
/** Who pays for built transactions. */
const SPENDER = 1001n;

const grant: Built = {
  body: {
    cryptoApproveAllowance: {
      cryptoAllowances: [{ owner: account(OWNER), spender: account(SPENDER), amount: 100n }],
      nftAllowances: [],
      tokenAllowances: [{ tokenId: token(TOKEN), owner: account(OWNER), spender: account(SPENDER), amount: 100n }],
    },
  },
};
const listOf = (...transfers: hapi.AccountAmount[]) => ({
  ...hapi.TokenTransferList.create(),
  token: token(TOKEN),
  transfers,
});
const left = (transfer: Built, tokenNum: bigint) =>
  stateAfter(builtBlock(grant, transfer)).allowance.get({ owner: OWNER, token: tokenNum, spender: SPENDER })?.amount;

describe('what is left of an allowance', () => {
  const cryptoTransfer = {
    transfers: { accountAmounts: [amount(OWNER, -20n, true), amount(2002n, 20n)] },
    tokenTransfers: [listOf(amount(OWNER, -24n, true), amount(2002n, 24n))],
  };

  it('is not lessened by the fees that the owner pays besides', () => {
    const withFees: Built = {
      body: { cryptoTransfer },
      record: {
        transferList: { accountAmounts: [amount(OWNER, -27n), amount(2002n, 20n), amount(2003n, 7n)] },
        tokenTransferLists: [listOf(amount(OWNER, -25n), amount(2002n, 24n), amount(2003n, 1n))],
      },
    };
    expect([left(withFees, 0n), left(withFees, TOKEN)]).toEqual([80n, 76n]);
  });

  it('is lessened by what was approved of a debit, and by nothing of a transfer that failed', () => {
    const tokenTransfers = [listOf(amount(OWNER, -24n, true), amount(OWNER, -6n), amount(2002n, 30n))];
    const partly: Built = {
      body: { cryptoTransfer: { ...cryptoTransfer, tokenTransfers } },
      record: { tokenTransferLists: [listOf(amount(OWNER, -30n), amount(2002n, 30n))] },
    };
    expect([left(partly, 0n), left(partly, TOKEN)]).toEqual([80n, 76n]);
    const failed: Built = { body: { cryptoTransfer }, receipt: { status: 28 } };
    expect([left(failed, 0n), left(failed, TOKEN)]).toEqual([100n, 100n]);
  });

  it('is lessened by what the record flags where no body names it', () => {
    const flagged: Built = {
      record: {
        transferList: { accountAmounts: [amount(OWNER, -20n, true), amount(2002n, 20n)] },
        tokenTransferLists: [listOf(amount(OWNER, -24n, true), amount(2002n, 24n))],
      },
    };
    expect([left(flagged, 0n), left(flagged, TOKEN)]).toEqual([80n, 76n]);
  });
});
