import { consensusNs } from '@ledgerscope/ledger';
import { encode, hapi, readItem, type StreamBlock, type StreamItem } from '@ledgerscope/streams';

const ORIGIN = { file: 'built', offsetOf: () => 0 };
const HASH = new Uint8Array(48);

/** An item of a transaction's and a record's bytes, as the readers make it. */
export function itemOf(transactionBytes: Uint8Array, recordBytes: Uint8Array, index = 0): StreamItem {
  return readItem(ORIGIN, index, transactionBytes, recordBytes);
}

export interface Built {
  readonly body?: Partial<hapi.TransactionBody>;
  readonly record?: Partial<hapi.TransactionRecord>;
  readonly receipt?: Partial<hapi.TransactionReceipt>;
  readonly sigPairs?: readonly Partial<hapi.SignaturePair>[];
  readonly sidecars?: readonly Partial<hapi.TransactionSidecarRecord>[];
}

/** The first instant of built transactions, in seconds. */
export const BUILT_SECONDS = 1_700_000_000n;

/** Messages through their bytes: a successful transaction of account 0.0.1001, one nanosecond after the one before. */
export function builtItem({ body, record, receipt, sigPairs, sidecars }: Built, index = 0): StreamItem {
  const transactionID = {
    ...hapi.TransactionID.create(),
    accountID: account(1001n),
    transactionValidStart: { seconds: BUILT_SECONDS - 10n, nanos: 5 },
  };
  const bodyBytes = encode(hapi.TransactionBody, { ...hapi.TransactionBody.create(), transactionID, ...body });
  const sigPair = (sigPairs ?? []).map((pair) => ({ ...hapi.SignaturePair.create(), ...pair }));
  const signed = { ...hapi.SignedTransaction.create(), bodyBytes, sigMap: { sigPair } };
  const signedTransactionBytes = encode(hapi.SignedTransaction, signed);
  const transaction = { ...hapi.Transaction.create(), signedTransactionBytes };
  const item = itemOf(
    encode(hapi.Transaction, transaction),
    encode(hapi.TransactionRecord, {
      ...hapi.TransactionRecord.create(),
      consensusTimestamp: { seconds: BUILT_SECONDS, nanos: index + 1 },
      transactionID,
      receipt: { ...hapi.TransactionReceipt.create(), status: 22, ...receipt },
      ...record,
    }),
    index,
  );
  for (const sidecar of sidecars ?? []) item.sidecars.push({ ...hapi.TransactionSidecarRecord.create(), ...sidecar });
  return item;
}

export function builtBlock(...list: readonly Built[]): StreamBlock {
  return blockOf(list.map((built, index) => builtItem(built, index)));
}

export function blockOf(items: readonly StreamItem[], hapiMinor = 60): StreamBlock {
  const start = items[0]?.consensusNs ?? consensusNs(0n, 0);
  return {
    format: 'record',
    version: 6,
    hapiVersion: { ...hapi.SemanticVersion.create(), minor: hapiMinor },
    number: 1n,
    consensusStart: start,
    consensusEnd: items.at(-1)?.consensusNs ?? start,
    previousHash: HASH,
    hash: HASH,
    fileHash: HASH,
    metadataHash: HASH,
    size: 0,
    items,
    sidecars: [],
  };
}

export function account(accountNum: bigint): hapi.AccountID {
  return { ...hapi.AccountID.create(), accountNum };
}

export function alias(bytes: Uint8Array): hapi.AccountID {
  return { ...hapi.AccountID.create(), alias: bytes };
}

export function contract(contractNum: bigint): hapi.ContractID {
  return { ...hapi.ContractID.create(), contractNum };
}

export function token(tokenNum: bigint): hapi.TokenID {
  return { ...hapi.TokenID.create(), tokenNum };
}

export function amount(accountNum: bigint, value: bigint, isApproval = false): hapi.AccountAmount {
  return { ...hapi.AccountAmount.create(), accountID: account(accountNum), amount: value, isApproval };
}
