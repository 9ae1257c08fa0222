import type { WrittenItem } from '@ledgerscope/demo-network';
import { RESPONSE_CODE } from '@ledgerscope/ledger';
import { encode, hapi } from '@ledgerscope/streams';

/** A transaction as a network may have written it, however odd. */
export interface OddItem {
  /** What the record states as consensus. */
  readonly consensus: hapi.Timestamp;
  /** What the sender stated; 5 seconds before `at` unless given. */
  readonly validStart?: hapi.Timestamp;
  readonly parent?: hapi.Timestamp;
  readonly memo?: string;
  readonly status?: number;
  readonly body?: Partial<hapi.TransactionBody>;
  readonly receipt?: Partial<hapi.TransactionReceipt>;
}

const PAYER = 1_001n;

/** For tests: the bytes of such a transaction, paid by 0.0.1001. */
export function writtenItem(fileNs: bigint, odd: OddItem): WrittenItem {
  const accountID = { ...hapi.AccountID.create(), accountNum: PAYER };
  const started = { seconds: fileNs / 1_000_000_000n - 5n, nanos: Number(fileNs % 1_000_000_000n) };
  const id = { ...hapi.TransactionID.create(), transactionValidStart: odd.validStart ?? started, accountID };
  const transfer = { ...hapi.CryptoTransferTransactionBody.create() };
  const body = {
    ...hapi.TransactionBody.create(),
    transactionID: id,
    memo: odd.memo ?? '',
    ...(odd.body ?? { cryptoTransfer: transfer }),
  };
  const signed = { ...hapi.SignedTransaction.create(), bodyBytes: encode(hapi.TransactionBody, body) };
  const signedTransactionBytes = encode(hapi.SignedTransaction, signed);
  const record = {
    ...hapi.TransactionRecord.create(),
    transactionID: id,
    consensusTimestamp: odd.consensus,
    parentConsensusTimestamp: odd.parent,
    memo: body.memo,
    receipt: { ...hapi.TransactionReceipt.create(), status: odd.status ?? RESPONSE_CODE.SUCCESS, ...odd.receipt },
    transferList: {
      accountAmounts: [
        { ...hapi.AccountAmount.create(), accountID, amount: -10n },
        { ...hapi.AccountAmount.create(), accountID: { ...accountID, accountNum: 98n }, amount: 10n },
      ],
    },
  };
  return {
    consensusNs: fileNs,
    transaction: encode(hapi.Transaction, { ...hapi.Transaction.create(), signedTransactionBytes }),
    record: encode(hapi.TransactionRecord, record),
  };
}
