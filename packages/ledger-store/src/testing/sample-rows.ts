import type { BlockRow } from '../block/rows.ts';
import { addNamedEntities } from '../entity/named-entity.ts';
import type { RowOf } from '../table.ts';
import { BATCH_TABLES, type BatchRows } from '../tables.ts';
import type { TransactionRawRow, TransactionRow } from '../transaction/rows.ts';
import { packTransactionParts } from '../transaction/transaction-parts.ts';

const NO_BYTES = new Uint8Array();

/** A hash that spells its number, so that it can be distinguished in tests. */
export function sampleHash(seed: bigint): Uint8Array {
  const hash = new Uint8Array(48);
  const view = new DataView(hash.buffer);
  for (let at = 0; at < 48; at += 8)
    view.setBigUint64(at, BigInt.asUintN(64, (seed + BigInt(at)) * 0x9e3779b97f4a7c15n));
  return hash;
}

/** A transaction row where everything that is not given is empty. */
export function sampleTransaction(given: Partial<TransactionRow> & { readonly consensusNs: bigint }): TransactionRow {
  return {
    block: 0n,
    indexInBlock: 0,
    validStartDelta: 2_000_000_000n,
    nonce: 0,
    scheduled: 0,
    type: 14,
    result: 22,
    node: 3n,
    payer: 1001n,
    entity: 0n,
    created: 0n,
    topicSequenceNumber: 0n,
    fee: 100_000n,
    maxFee: 200_000n,
    validDurationSeconds: 120n,
    amount: 100_000n,
    memo: '',
    hash: sampleHash(given.consensusNs),
    parentNs: 0n,
    schedule: 0n,
    batchKey: NO_BYTES,
    signatures: 1,
    gasUsed: 0n,
    hbarEquiv: 1,
    centEquiv: 12,
    rateExpirationSeconds: 0n,
    alias: NO_BYTES,
    evmAddress: NO_BYTES,
    notUnderstood: '',
    transferAccount: [],
    transferAmount: [],
    transferApproval: [],
    transferErrata: [],
    tokenTransferToken: [],
    tokenTransferAccount: [],
    tokenTransferAmount: [],
    tokenTransferApproval: [],
    nftTransferToken: [],
    nftTransferSerial: [],
    nftTransferSender: [],
    nftTransferReceiver: [],
    nftTransferApproval: [],
    customFeeAmount: [],
    customFeeToken: [],
    customFeeCollector: [],
    customFeePayers: [],
    rewardAccount: [],
    rewardAmount: [],
    associatedToken: [],
    associatedAccount: [],
    statedConsensus: '',
    ...given,
  };
}

/** A block row that closes the files of a batch. */
export function sampleBlock(given: Partial<BlockRow> & Pick<BlockRow, 'sequence' | 'lastNs' | 'batch'>): BlockRow {
  return {
    number: null,
    fileName: `file-${given.sequence}`,
    format: 'record',
    version: 6,
    hapiVersion: '0.60.0',
    firstNs: given.lastNs,
    transactions: 0,
    gasUsed: 0n,
    sizeBytes: 1,
    fileHash: sampleHash(given.sequence),
    metadataHash: NO_BYTES,
    previousHash: sampleHash(given.sequence - 1n),
    hash: sampleHash(given.sequence),
    proof: 'signatures',
    strength: '',
    strengthReason: '',
    anchor: null,
    hintsKey: '',
    ledgerId: '',
    chainOfTrust: '',
    nodeTransactions: 0,
    cutoverLink: '',
    signedNodeIds: [0n],
    signedAccounts: [3n],
    signedStakes: [10n],
    rejectedAccounts: [],
    rejectedReasons: [],
    missingAccounts: [],
    stakeSigned: 10n,
    stakeTotal: 10n,
    stakeWeighted: 1,
    gapBefore: 0,
    errataNs: [],
    notSignedParts: [],
    notSignedTexts: [],
    triedHashes: [],
    ...given,
  };
}

/** Rows of a batch with nothing in the tables that are not given. */
export function sampleRows(given: Partial<BatchRows>): BatchRows {
  const empty = Object.fromEntries(Object.keys(BATCH_TABLES).map((name) => [name, []])) as unknown as BatchRows;
  const rows = { ...empty, ...given };
  // As ingest does: what readers keep of an entity ends where a batch names it.
  if (given.namedEntity === undefined) addNamedEntities(rows, [], lastOf(rows));
  return { ...rows, transactionRaw: rows.transactionRaw.map((raw) => withParts(raw, rows)) };
}

/** The last instant of the rows. */
function lastOf(rows: BatchRows): bigint {
  const instants = Object.values(rows).flatMap((ofTable) =>
    ofTable.map((row: { consensusNs?: bigint; version?: bigint }) => row.consensusNs ?? row.version ?? 0n),
  );
  return instants.toSorted((one, other) => (one < other ? -1 : 1)).at(-1) ?? 0n;
}

/** A transaction's bytes with what it caused in the other tables beside them, as ingest writes it. */
function withParts(raw: TransactionRawRow, rows: BatchRows): TransactionRawRow {
  if (raw.parts.length > 0) return raw;
  const isIts = ({ consensusNs }: { readonly consensusNs: bigint }) => consensusNs === raw.consensusNs;
  const parts = {
    result: rows.contractResult.find(isIts),
    logs: rows.contractLog.filter(isIts),
    actions: rows.contractAction.filter(isIts),
    stateChanges: rows.contractStateChange.filter(isIts),
    bytecode: rows.contractBytecode.filter(isIts),
    ethereum: rows.ethereumTransaction.find(isIts),
    message: rows.topicMessage.find(isIts),
  };
  const isEmpty = Object.values(parts).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );
  return isEmpty ? raw : { ...raw, parts: packTransactionParts(parts) };
}

/** A row of any table whose unnamed columns are zero or empty. */
export function sampleRow<K extends keyof BatchRows>(
  name: K,
  given: Partial<BatchRows[K][number]>,
): RowOf<(typeof BATCH_TABLES)[K]> {
  const columns = Object.entries(BATCH_TABLES[name].columns);
  const zero = Object.fromEntries(columns.map(([property, kind]) => [property, ZERO_OF[kind]]));
  return { ...zero, ...given } as RowOf<(typeof BATCH_TABLES)[K]>;
}

const ZERO_OF = {
  u8: 0,
  u16: 0,
  u32: 0,
  i32: 0,
  u64: 0n,
  i64: 0n,
  ns: 0n,
  anyNs: 0n,
  optionalI64: null,
  text: '',
  bytes: NO_BYTES,
  hash: new Uint8Array(48),
  u8s: [],
  u64s: [],
  i64s: [],
  texts: [],
  byteses: [],
} as const;
