import { TYPE_ID } from '@ledgerscope/ledger';
import type { BatchRows, TransactionRow } from '@ledgerscope/ledger-store';
import { sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encode, hapi } from '@ledgerscope/streams';
import { impliedTransactions, impliedType, resultHash } from './setup-results.ts';
import { bigOf, bytesOf, filledHash, hashBytesOf, idOf, rowsOf, type Setup, type SetupRow } from './setup-values.ts';

const NODE_FEE = 2n;
const NETWORK_FEE = 1n;
const SERVICE_FEE = 4n;
const FEE_COLLECTOR = 98n;
const DEFAULT_NODE = 3n;
const DEFAULT_HASH = Uint8Array.from({ length: 48 }, (_, index) => index + 1);

interface Transfer {
  readonly account: bigint;
  readonly amount: bigint;
  readonly isApproval: boolean;
}

/** Transactions of a case with their bytes. */
export function setupTransactions(setup: Setup): Pick<BatchRows, 'transaction' | 'transactionRaw'> {
  const named = [...rowsOf(setup, 'cryptotransfers').map(asTransaction), ...rowsOf(setup, 'transactions')];
  const instants = new Set(named.map(({ consensus_timestamp: at }) => String(at)));
  // Some cases have rewards without the transactions that paid them.
  const payments = rowsOf(setup, 'stakingRewardTransfers').filter(
    ({ consensus_timestamp: at }) => !instants.has(String(at)),
  );
  const listed: readonly SetupRow[] = [
    ...named,
    ...impliedTransactions(setup),
    ...payments.map(({ consensus_timestamp: at }) => ({ consensus_timestamp: at, payerAccountId: 950 })),
  ];
  const transaction = listed.map((row) => transactionRow(setup, row));
  const transactionRaw = listed.map((row) => ({
    consensusNs: bigOf(row.consensus_timestamp),
    transactionBytes: transactionBytes(row),
    recordBytes: encode(hapi.TransactionRecord, {
      highVolumePricingMultiplier: bigOf(row.high_volume_pricing_multiplier, 1n),
    }),
    parts: new Uint8Array(0),
  }));
  return { transaction, transactionRaw };
}

/** A transfer, from which the mirror node's own loader makes a transaction with three entries. */
function asTransaction(row: SetupRow): SetupRow {
  const { payerAccountId, senderAccountId = payerAccountId, amount = NODE_FEE, nodeAccountId } = row;
  const { recipientAccountId = nodeAccountId, treasuryAccountId, transfers } = row;
  const made = [
    { account: senderAccountId, amount: -NETWORK_FEE - bigOf(amount) },
    { account: recipientAccountId, amount },
    { account: treasuryAccountId, amount: NETWORK_FEE },
  ];
  return { ...row, payerAccountId: payerAccountId ?? senderAccountId, transfers: transfers ?? made };
}

function transactionRow(setup: Setup, row: SetupRow): TransactionRow {
  const consensusNs = bigOf(row.consensus_timestamp);
  const fee = bigOf(row.charged_tx_fee, NODE_FEE + NETWORK_FEE + SERVICE_FEE);
  return sampleTransaction({
    consensusNs,
    validStartDelta: consensusNs - bigOf(row.valid_start_timestamp, consensusNs - 1n),
    fee,
    maxFee: bigOf(row.max_fee, 33n),
    validDurationSeconds: bigOf(row.valid_duration_seconds, 11n),
    type: Number(row.type ?? typeOf(setup, consensusNs)),
    result: Number(row.result ?? 22),
    node: idOf(row.nodeAccountId),
    nonce: Number(row.nonce ?? 0),
    parentNs: bigOf(row.parent_consensus_timestamp),
    payer: idOf(row.payerAccountId),
    entity: idOf(row.entity_id),
    scheduled: row.scheduled === true ? 1 : 0,
    hash: hashOf(setup, row),
    batchKey: bytesOf(row.batch_key),
    ...hbarColumns(transfersOf(row, fee)),
    ...tokenColumns(row),
    ...nftColumns(row),
    ...feeColumns(setup, consensusNs),
    ...rewardColumns(setup, consensusNs),
  });
}

/** A transfer, where the case has no result of a contract. */
function typeOf(setup: Setup, consensusNs: bigint): number {
  const hasResult = ofInstant(setup, 'contractresults', consensusNs).length > 0;
  return hasResult ? impliedType(setup, String(consensusNs)) : TYPE_ID.cryptoTransfer;
}

function hashOf(setup: Setup, row: SetupRow): Uint8Array {
  const instant = bigOf(row.consensus_timestamp);
  const ofResult = resultHash(setup, String(instant));
  if (ofResult !== undefined) return ofResult;
  const own = rowsOf(setup, 'transactionhashes').find(
    ({ consensus_timestamp: at }) => bigOf(at) === instant && row.transaction_hash === undefined,
  );
  const hash = row.transaction_hash ?? own?.hash;
  return hash === undefined ? DEFAULT_HASH : filledHash(hashBytesOf(hash));
}

function transfersOf(row: SetupRow, fee: bigint): readonly Transfer[] {
  const given = (row.transfers ?? []) as readonly SetupRow[];
  if (given.length === 0 && fee > 0n && row.payerAccountId !== undefined) {
    const node = idOf(row.nodeAccountId ?? DEFAULT_NODE);
    return [
      { account: node, amount: NODE_FEE, isApproval: false },
      { account: FEE_COLLECTOR, amount: NETWORK_FEE, isApproval: false },
      { account: idOf(row.payerAccountId), amount: -(NODE_FEE + NETWORK_FEE), isApproval: false },
    ];
  }
  return given.map((one) => ({
    account: idOf(one.account),
    amount: bigOf(one.amount),
    isApproval: one.is_approval === true,
  }));
}

function hbarColumns(transfers: readonly Transfer[]) {
  return {
    transferAccount: transfers.map(({ account }) => account),
    transferAmount: transfers.map(({ amount }) => amount),
    transferApproval: transfers.map(({ isApproval }) => (isApproval ? 1 : 0)),
    transferErrata: transfers.map(() => 0),
  };
}

function tokenColumns(row: SetupRow) {
  const moves = (row.token_transfer_list ?? []) as readonly SetupRow[];
  return {
    tokenTransferToken: moves.map(({ token_id: token }) => idOf(token)),
    tokenTransferAccount: moves.map(({ account }) => idOf(account)),
    tokenTransferAmount: moves.map(({ amount }) => bigOf(amount)),
    tokenTransferApproval: moves.map(({ is_approval: isApproval }) => (isApproval === true ? 1 : 0)),
  };
}

function nftColumns(row: SetupRow) {
  const moves = (row.nft_transfer ?? []) as readonly SetupRow[];
  return {
    nftTransferToken: moves.map(({ token_id: token }) => idOf(token)),
    nftTransferSerial: moves.map(({ serial_number: serial }) => bigOf(serial)),
    nftTransferSender: moves.map(({ sender_account_id: sender }) => idOf(sender)),
    nftTransferReceiver: moves.map(({ receiver_account_id: receiver }) => idOf(receiver)),
    nftTransferApproval: moves.map(({ is_approval: isApproval }) => (isApproval === true ? 1 : 0)),
  };
}

function feeColumns(setup: Setup, consensusNs: bigint) {
  const fees = ofInstant(setup, 'assessedcustomfees', consensusNs);
  return {
    customFeeAmount: fees.map(({ amount }) => bigOf(amount)),
    customFeeToken: fees.map(({ token_id: token }) => idOf(token)),
    customFeeCollector: fees.map(({ collector_account_id: collector }) => idOf(collector)),
    customFeePayers: fees.map(({ effective_payer_account_ids: payers }) =>
      ((payers ?? []) as unknown[]).map((payer) => String(idOf(payer))).join(','),
    ),
  };
}

function rewardColumns(setup: Setup, consensusNs: bigint) {
  const rewards = ofInstant(setup, 'stakingRewardTransfers', consensusNs);
  return {
    rewardAccount: rewards.map(({ account_id: account = 1001 }) => idOf(account)),
    rewardAmount: rewards.map(({ amount }) => bigOf(amount, 100n)),
  };
}

function ofInstant(setup: Setup, table: string, consensusNs: bigint): readonly SetupRow[] {
  return rowsOf(setup, table).filter(({ consensus_timestamp: at }) => bigOf(at) === consensusNs);
}

/** A transaction with what of its body no column holds. */
function transactionBytes(row: SetupRow): Uint8Array {
  const limits = (row.max_custom_fees ?? []) as readonly SetupRow[];
  const body = encode(hapi.TransactionBody, {
    highVolume: row.high_volume === true,
    maxCustomFees: limits.map(({ accountId, fees }) => ({
      accountId: { accountNum: bigOf((accountId as SetupRow).accountNum) },
      fees: ((fees ?? []) as readonly SetupRow[]).map(({ amount, denominatingTokenId }) => {
        const { tokenNum } = (denominatingTokenId ?? {}) as SetupRow;
        return {
          amount: bigOf(amount),
          ...(tokenNum !== undefined && { denominatingTokenId: { tokenNum: bigOf(tokenNum) } }),
        };
      }),
    })),
  });
  return encode(hapi.Transaction, { bodyBytes: body });
}
