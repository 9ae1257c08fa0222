import { mainEntityKinds } from '@ledgerscope/ledger';
import type { BATCH_TABLES, BatchRows } from '../tables.ts';

/** What an id is named as; an account may be a contract too. */
export const ENTITY_KINDS = ['account', 'contract', 'token', 'topic', 'file', 'schedule'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

type Tables = typeof BATCH_TABLES;
type IdColumn<Columns> = { [C in keyof Columns]: Columns[C] extends 'u64' | 'u64s' ? C : never }[keyof Columns];

/** What the numbers of a column are: ids of one kind, ids whose kind follows from the rest of the row, or no ids of entities. */
type Meaning<Row> = EntityKind | ((row: Row) => readonly EntityKind[]) | 'none';

const ACCOUNT: readonly EntityKind[] = ['account'];
const CONTRACT: readonly EntityKind[] = ['contract'];
const NO_KIND: readonly EntityKind[] = [];
const KIND_NAMES: ReadonlySet<string> = new Set(ENTITY_KINDS);

/** What a transaction is about, and what it made, follows from its type. */
const byType = ({ type }: BatchRows['transaction'][number]): readonly EntityKind[] => mainEntityKinds(type);

const OF_TRANSACTION = {
  node: 'account',
  payer: 'account',
  entity: byType,
  created: byType,
  topicSequenceNumber: 'none',
  fee: 'none',
  maxFee: 'none',
  amount: 'none',
  schedule: 'schedule',
  gasUsed: 'none',
  transferAccount: 'account',
  tokenTransferToken: 'token',
  tokenTransferAccount: 'account',
  nftTransferToken: 'token',
  nftTransferSender: 'account',
  nftTransferReceiver: 'account',
  customFeeToken: 'token',
  customFeeCollector: 'account',
  rewardAccount: 'account',
  associatedToken: 'token',
  associatedAccount: 'account',
} as const;

/**
 * Every column of 64-bit numbers of every table that ingest writes, and what it contains. A new column is declared here; each
 * entity that a column names has a page.
 */
export const ENTITY_COLUMNS: {
  readonly [T in keyof Tables]: { readonly [C in IdColumn<Tables[T]['columns']>]: Meaning<BatchRows[T][number]> };
} = {
  transaction: OF_TRANSACTION,
  nodeTransaction: OF_TRANSACTION,
  transactionRaw: {},
  transactionSender: { sender: 'account', amount: 'none', payer: 'account' },
  contractResult: {
    contract: 'contract',
    sender: 'account',
    payer: 'account',
    gasLimit: 'none',
    gasUsed: 'none',
    createdContracts: 'contract',
    nonceContract: 'contract',
  },
  contractLog: { contract: 'contract', rootContract: 'contract', payer: 'account' },
  // Contracts write what they want into their logs: such an address names nobody.
  erc20Transfer: { contract: 'contract', sender: 'none', receiver: 'none' },
  contractAction: {
    caller: ({ callerIsContract }) => (callerIsContract === 1 ? CONTRACT : ACCOUNT),
    recipient: ({ recipientIsContract }) => (recipientIsContract === 1 ? CONTRACT : ACCOUNT),
  },
  contractStateChange: { contract: 'contract' },
  hookSlot: { owner: 'account' },
  contractBytecode: { contract: 'contract' },
  ethereumTransaction: { ethereumNonce: 'none', gasLimit: 'none', callDataFile: 'file' },
  topicMessage: { topic: 'topic', sequenceNumber: 'none', payer: 'account', amount: 'none', initialPayer: 'account' },
  scheduleEvent: { schedule: 'schedule', account: 'account', payer: 'account', scheduledPayer: 'account' },
  fileData: { file: 'file' },
  nodeStake: { nodeId: 'none' },
  networkStake: {},
  entity: {
    id: ({ kind }) => (KIND_NAMES.has(kind) ? [kind as EntityKind] : NO_KIND),
    creator: 'account',
  },
  balanceAnchor: { accounts: 'none' },
  exchangeRate: {},
  hintsKeyChange: { cleared: 'none', givenConstruction: 'none', construction: 'none' },
  tokenAnchor: { token: 'token' },
  tokenCustomFee: { token: 'token', feeToken: 'token', feeCollector: 'account' },
  tokenName: { id: 'token' },
  nftOwner: { owner: 'account', token: 'token' },
  nftMint: { token: 'token', creator: 'account' },
  nftMetadataChange: { token: 'token' },
  namedEntity: { id: 'none' },
  account: {
    id: 'account',
    creator: 'account',
    autoRenewAccount: 'account',
    stakedAccountId: 'account',
    obtainer: 'account',
    fileId: 'file',
  },
  accountBalance: { id: 'account' },
  accountMinute: { account: 'account' },
  ledgerCounter: {},
  file: { id: 'file', creator: 'account', sizeBytes: 'none' },
  topic: {
    id: 'topic',
    creator: 'account',
    customFeeToken: 'token',
    customFeeCollector: 'account',
    autoRenewAccount: 'account',
  },
  schedule: { id: 'schedule', creator: 'account', payer: 'account' },
  node: { nodeId: 'none', accountId: 'account' },
  nodeHour: { account: 'account', transactions: 'none' },
  token: {
    id: 'token',
    initialSupply: 'none',
    treasury: 'account',
    autoRenewAccount: 'account',
    creator: 'account',
    feeToken: 'token',
    feeCollector: 'account',
  },
  tokenSupply: { id: 'token', holderRank: 'none', holderCount: 'none', nfts: 'none', serials: 'none' },
  accountToken: { account: 'account', token: 'token' },
  accountHolding: { account: 'account', nfts: 'none', tokens: 'none' },
  nft: { token: 'token', owner: 'account', creator: 'account', spender: 'account', delegatingSpender: 'account' },
  nftHour: { token: 'token', transfers: 'none', mints: 'none' },
  allowance: { owner: 'account', token: 'token', spender: 'account' },
  airdrop: { receiver: 'account', sender: 'account', token: 'token' },
  unknownField: {},
  unknownPath: {},
};
