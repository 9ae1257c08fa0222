import { type EntityId, type EntityRefKind, NO_ENTITY, receiptEntityKind, TYPE_ID } from '@ledgerscope/ledger';
import type {
  AccountAmount,
  AssessedCustomFee,
  ExchangeRateSet,
  NftTransfer,
  TokenTransferList,
  TransactionReceipt,
  TransactionRecord,
} from '../hapi/messages.ts';
import type { Draft } from '../wire/encode.ts';
import { addressesOf } from './account-of.ts';
import type { MirrorReply } from './answer.ts';
import { contractResultOf } from './contract-of.ts';
import { accountId, contractId, fileId, maybe, scheduleId, tokenId, topicId } from './ids.ts';
import { movesOf } from './moves.ts';
import { idOf, type MirrorReported, memoOf } from './reported.ts';

type Receipt = Exclude<Draft<TransactionReceipt>, Uint8Array>;

/** The record of a transaction, as far as a mirror node reports it. */
export function recordOf(reported: MirrorReported, rate: Draft<ExchangeRateSet> | undefined): Draft<TransactionRecord> {
  const { transaction, id, time } = reported;
  return {
    receipt: receiptOf(reported, rate),
    transactionHash: transaction.base64('transaction_hash'),
    consensusTimestamp: time,
    transactionID: id,
    memo: memoOf(transaction),
    transactionFee: transaction.integer('charged_tx_fee'),
    transferList: { accountAmounts: transaction.list('transfers').map(amountOf) },
    tokenTransferLists: tokenLists(transaction),
    assessedCustomFees: reported.more.object('details')?.list('assessed_custom_fees').map(feeOf) ?? [],
    parentConsensusTimestamp: transaction.instant('parent_consensus_timestamp'),
    paidStakingRewards: transaction.list('staking_reward_transfers').map(amountOf),
    ...contractResultOf(reported),
    ...addressesOf(reported),
    scheduleRef: maybe(reported.more.object('scheduledBy')?.entity('entity_id'), scheduleId),
  };
}

/** What it is about is in the receipt, under its kind. */
const IN_RECEIPT: { readonly [Kind in EntityRefKind]: (id: EntityId) => Receipt } = {
  account: (id) => ({ accountID: accountId(id) }),
  contract: (id) => ({ contractID: contractId(id) }),
  token: (id) => ({ tokenID: tokenId(id) }),
  topic: (id) => ({ topicID: topicId(id) }),
  file: (id) => ({ fileID: fileId(id) }),
  schedule: (id) => ({ scheduleID: scheduleId(id) }),
};

function entityField(typeId: number, entity: EntityId | undefined): Receipt {
  const kind = receiptEntityKind(typeId);
  return kind === undefined || entity === undefined ? {} : IN_RECEIPT[kind](entity);
}

function receiptOf(
  reported: MirrorReported,
  exchangeRate: Draft<ExchangeRateSet> | undefined,
): Draft<TransactionReceipt> {
  const { entity, status, typeId, id } = reported;
  return {
    status,
    // Children of a transaction and those before it carry no rate.
    exchangeRate: id.nonce > 0 ? undefined : exchangeRate,
    ...entityField(typeId, entity),
    ...scheduledFields(reported),
    ...messageFields(reported),
    ...supplyFields(reported),
  };
}

/** What a schedule runs has the id of its creation. */
function scheduledFields({ typeId, id, successful, more }: MirrorReported): Receipt {
  const creation = more.object('creation');
  const own = typeId === TYPE_ID.scheduleCreate && successful ? id : undefined;
  const created = creation === undefined ? own : idOf(creation);
  return created === undefined ? {} : { scheduledTransactionID: { ...created, scheduled: true, nonce: 0 } };
}

function messageFields({ more }: MirrorReported): Receipt {
  const message = more.object('message');
  if (message === undefined) return {};
  return {
    topicSequenceNumber: message.integer('sequence_number'),
    topicRunningHash: message.base64('running_hash'),
    topicRunningHashVersion: message.integer('running_hash_version'),
  };
}

/** Serials that were minted, in the order of the receipt. */
function supplyFields(reported: MirrorReported): Receipt {
  if (reported.typeId !== TYPE_ID.tokenMint) return {};
  const serialNumbers = movesOf(reported)
    .minted.map(({ serial }) => serial)
    .sort((one, other) => (one < other ? -1 : 1));
  return { serialNumbers };
}

function amountOf(entry: MirrorReply): Draft<AccountAmount> {
  return {
    accountID: entry.account('account'),
    amount: entry.integer('amount'),
    isApproval: entry.flag('is_approval'),
  };
}

function feeOf(entry: MirrorReply): Draft<AssessedCustomFee> {
  return {
    amount: entry.integer('amount'),
    tokenId: maybe(entry.entity('token_id'), tokenId),
    feeCollectorAccountId: entry.account('collector_account_id'),
    effectivePayerAccountId: entry.entities('effective_payer_account_ids').map(accountId),
  };
}

/** One list for each token, in the order in which the mirror node names them. */
function tokenLists(transaction: MirrorReply): Draft<TokenTransferList>[] {
  const lists = new Map<EntityId, { transfers: Draft<AccountAmount>[]; nftTransfers: Draft<NftTransfer>[] }>();
  const listOf = (entry: MirrorReply) => {
    const token = entry.entity('token_id') ?? NO_ENTITY;
    const list = lists.get(token) ?? { transfers: [], nftTransfers: [] };
    lists.set(token, list);
    return list;
  };
  for (const entry of transaction.list('token_transfers')) listOf(entry).transfers.push(amountOf(entry));
  for (const entry of transaction.list('nft_transfers')) listOf(entry).nftTransfers.push(nftOf(entry));
  return [...lists].map(([token, list]) => ({ token: tokenId(token), ...list }));
}

function nftOf(entry: MirrorReply): Draft<NftTransfer> {
  return {
    senderAccountID: entry.account('sender_account_id'),
    receiverAccountID: entry.account('receiver_account_id'),
    serialNumber: entry.integer('serial_number'),
    isApproval: entry.flag('is_approval'),
  };
}
