import { consensusNsOf } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import { hapi, type StreamBlock } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { account, alias, amount, type Built, blockOf, builtBlock, token } from './testing/built-block.ts';
import { rowsOf } from './testing/rows-of.ts';

const FAIL_INVALID = 23;
const INVALID_SIGNATURE = 7;

function rowOf(built: Built): TransactionRow {
  const [row] = rowsOf(builtBlock(built)).transaction;
  if (row === undefined) throw new Error('no row');
  return row;
}

function nft(serialNumber: bigint, sender: bigint, receiver: bigint, isApproval = false): hapi.NftTransfer {
  const ids = { senderAccountID: account(sender), receiverAccountID: account(receiver) };
  return { ...hapi.NftTransfer.create(), ...ids, serialNumber, isApproval };
}

function list(tokenNum: bigint, part: Partial<hapi.TokenTransferList>): hapi.TokenTransferList {
  return { ...hapi.TokenTransferList.create(), token: token(tokenNum), ...part };
}

function body(
  accountAmounts: hapi.AccountAmount[],
  tokenTransfers: hapi.TokenTransferList[] = [],
): Partial<hapi.TransactionBody> {
  return { cryptoTransfer: { transfers: { accountAmounts }, tokenTransfers } };
}

/** The same block in September 2019. */
function in2019(block: StreamBlock): StreamBlock {
  return blockOf(block.items.map((item) => ({ ...item, consensusNs: consensusNsOf(1_569_000_000_000_000_000n) })));
}

describe('hbar transfers', () => {
  it('keep the record order and repeated accounts, and sum what left the payer', () => {
    const entries = [
      amount(1001n, -84_325n),
      amount(3n, 1_788n),
      amount(98n, 82_537n),
      amount(1001n, -880n),
      amount(98n, 880n),
    ];
    const row = rowOf({ record: { transferList: { accountAmounts: entries }, transactionFee: 85_205n } });
    expect(row.transferAccount).toEqual([1001n, 3n, 98n, 1001n, 98n]);
    expect(row.transferAmount).toEqual([-84_325n, 1_788n, 82_537n, -880n, 880n]);
    expect(row.amount).toBe(85_205n);
    expect(row.fee).toBe(85_205n);
  });

  it('take approval from the equal debit of the body, also where the body names the account by alias', () => {
    const key = new Uint8Array(35).fill(7);
    const debit = { ...amount(0n, -5n, true), accountID: alias(key) };
    const receipt = { accountID: account(2000n) };
    const rows = rowsOf(
      builtBlock(
        { body: { cryptoCreateAccount: { ...hapi.CryptoCreateTransactionBody.create(), alias: key } }, receipt },
        {
          body: body([debit, amount(3n, 5n, true)]),
          record: { transferList: { accountAmounts: [amount(2000n, -5n), amount(3n, 5n), amount(2000n, -6n)] } },
        },
      ),
    );
    expect(rows.transaction[1]?.transferApproval).toEqual([1, 0, 0]);
  });

  it('are stored on failure', () => {
    const row = rowOf({
      receipt: { status: INVALID_SIGNATURE },
      record: { transferList: { accountAmounts: [amount(1001n, -10n), amount(98n, 10n)] } },
    });
    expect(row).toMatchObject({ result: INVALID_SIGNATURE, transferAmount: [-10n, 10n] });
  });

  it('are marked where a failed transfer of 2019 lists what its body asked for, which did not move', () => {
    const asked = [amount(1001n, -500n), amount(1002n, 500n)];
    const fees = [amount(1001n, -10n), amount(98n, 10n)];
    const item = {
      body: body(asked),
      receipt: { status: INVALID_SIGNATURE },
      record: { transferList: { accountAmounts: [...fees, ...asked] } },
    };
    const now = rowsOf(builtBlock(item)).transaction[0];
    expect(now?.transferErrata).toEqual([0, 0, 0, 0]);
    const old = rowsOf(in2019(builtBlock(item))).transaction[0];
    expect(old?.transferErrata).toEqual([0, 0, 1, 1]);
  });

  it('are noted where an account is beyond the range of ids', () => {
    const row = rowOf({ record: { transferList: { accountAmounts: [amount(1n << 38n, 10n), amount(1002n, 5n)] } } });
    expect(row).toMatchObject({ transferAccount: [0n, 1002n], transferAmount: [10n, 5n] });
    expect(row.notUnderstood).toBe(
      'record.transferList.accountID: expected an id of 10, 16 and 38 bits, found 0.0.274877906944',
    );
  });
});

describe('token and NFT transfers', () => {
  const tokenTransferLists = [
    list(500n, { transfers: [amount(1001n, -7n), amount(1002n, 7n)] }),
    list(501n, { nftTransfers: [nft(-1n, 1001n, 1002n), nft(3n, 0n, 1002n)] }),
  ];

  it('are taken on success and on FAIL_INVALID, a serial of -1 as it is', () => {
    for (const status of [22, FAIL_INVALID]) {
      const row = rowOf({ receipt: { status }, record: { tokenTransferLists } });
      expect(row.tokenTransferToken).toEqual([500n, 500n]);
      expect(row.tokenTransferAmount).toEqual([-7n, 7n]);
      expect(row.nftTransferSerial).toEqual([-1n, 3n]);
      expect(row.nftTransferSender).toEqual([1001n, 0n]);
      expect(row.nftTransferReceiver).toEqual([1002n, 1002n]);
    }
  });

  it('are omitted after any other failure', () => {
    const row = rowOf({ receipt: { status: INVALID_SIGNATURE }, record: { tokenTransferLists } });
    expect(row).toMatchObject({ tokenTransferToken: [], nftTransferSerial: [] });
  });

  it('take approval from the equal entry, a debit changed by fees from any approved entry of its account', () => {
    const row = rowOf({
      body: body(
        [],
        [
          list(500n, { transfers: [amount(1001n, -7n, true), amount(1002n, 7n)] }),
          list(501n, { nftTransfers: [nft(4n, 1001n, 1002n, true), nft(5n, 1001n, 1002n)] }),
        ],
      ),
      record: {
        tokenTransferLists: [
          list(500n, { transfers: [amount(1001n, -8n), amount(1002n, 7n), amount(1003n, 1n), amount(1003n, -1n)] }),
          list(501n, { nftTransfers: [nft(4n, 1001n, 1002n), nft(5n, 1001n, 1002n)] }),
        ],
      },
    });
    expect(row.tokenTransferApproval).toEqual([1, 0, 0, 0]);
    expect(row.nftTransferApproval).toEqual([1, 0]);
  });
});

describe('fees, rewards and associations', () => {
  it('come from the record', () => {
    const fee = hapi.AssessedCustomFee.create();
    const row = rowOf({
      record: {
        assessedCustomFees: [
          {
            ...fee,
            amount: 9n,
            feeCollectorAccountId: account(600n),
            effectivePayerAccountId: [account(1001n), account(1002n)],
          },
          { ...fee, amount: 1n, tokenId: token(500n), feeCollectorAccountId: account(601n) },
        ],
        paidStakingRewards: [amount(1001n, 77n)],
        automaticTokenAssociations: [{ tokenId: token(500n), accountId: account(1002n) }],
      },
    });
    expect(row).toMatchObject({
      customFeeAmount: [9n, 1n],
      customFeeToken: [0n, 500n],
      customFeeCollector: [600n, 601n],
      customFeePayers: ['1001,1002', ''],
      rewardAccount: [1001n],
      rewardAmount: [77n],
      associatedToken: [500n],
      associatedAccount: [1002n],
    });
  });
});
