// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { ClprCloseChannelTransactionBody, readClprCloseChannelTransactionBody, ClprCompleteChannelTransactionBody, readClprCompleteChannelTransactionBody, ClprCompleteConnectorTransactionBody, readClprCompleteConnectorTransactionBody, ClprDeregisterConnectorTransactionBody, readClprDeregisterConnectorTransactionBody, ClprEndpointPublicationTransactionBody, readClprEndpointPublicationTransactionBody, ClprRedactMessageTransactionBody, readClprRedactMessageTransactionBody, ClprRegisterChannelTransactionBody, readClprRegisterChannelTransactionBody, ClprRegisterConnectorTransactionBody, readClprRegisterConnectorTransactionBody, ClprSubmitBundleTransactionBody, readClprSubmitBundleTransactionBody, ClprUpdateLedgerConfigurationTransactionBody, readClprUpdateLedgerConfigurationTransactionBody } from './clpr.ts';
import { MigrationRootHashVoteTransactionBody, readMigrationRootHashVoteTransactionBody } from './services-auxiliary-blockrecords-migration-root-hash-vote.ts';
import { CrsPublicationTransactionBody, readCrsPublicationTransactionBody } from './services-auxiliary-hints-crs-publication.ts';
import { HintsKeyPublicationTransactionBody, readHintsKeyPublicationTransactionBody } from './services-auxiliary-hints-hints-key-publication.ts';
import { HintsPartialSignatureTransactionBody, readHintsPartialSignatureTransactionBody } from './services-auxiliary-hints-hints-partial-signature.ts';
import { HintsPreprocessingVoteTransactionBody, readHintsPreprocessingVoteTransactionBody } from './services-auxiliary-hints-hints-preprocessing-vote.ts';
import { HistoryProofKeyPublicationTransactionBody, readHistoryProofKeyPublicationTransactionBody } from './services-auxiliary-history-history-proof-key-publication.ts';
import { HistoryProofSignatureTransactionBody, readHistoryProofSignatureTransactionBody } from './services-auxiliary-history-history-proof-signature.ts';
import { HistoryProofVoteTransactionBody, readHistoryProofVoteTransactionBody } from './services-auxiliary-history-history-proof-vote.ts';
import { LedgerIdPublicationTransactionBody, readLedgerIdPublicationTransactionBody } from './services-auxiliary-tss-ledger-id-publication.ts';
import { AccountID, readAccountID, Key, readKey, SignatureList, readSignatureList, SignatureMap, readSignatureMap, TransactionID, readTransactionID } from './services-basic-types.ts';
import { ConsensusCreateTopicTransactionBody, readConsensusCreateTopicTransactionBody } from './services-consensus-create-topic.ts';
import { ConsensusDeleteTopicTransactionBody, readConsensusDeleteTopicTransactionBody } from './services-consensus-delete-topic.ts';
import { ConsensusSubmitMessageTransactionBody, readConsensusSubmitMessageTransactionBody } from './services-consensus-submit-message.ts';
import { ConsensusUpdateTopicTransactionBody, readConsensusUpdateTopicTransactionBody } from './services-consensus-update-topic.ts';
import { ContractCallTransactionBody, readContractCallTransactionBody } from './services-contract-call.ts';
import { ContractCreateTransactionBody, readContractCreateTransactionBody } from './services-contract-create.ts';
import { ContractDeleteTransactionBody, readContractDeleteTransactionBody } from './services-contract-delete.ts';
import { ContractUpdateTransactionBody, readContractUpdateTransactionBody } from './services-contract-update.ts';
import { CryptoAddLiveHashTransactionBody, readCryptoAddLiveHashTransactionBody } from './services-crypto-add-live-hash.ts';
import { CryptoApproveAllowanceTransactionBody, readCryptoApproveAllowanceTransactionBody } from './services-crypto-approve-allowance.ts';
import { CryptoCreateTransactionBody, readCryptoCreateTransactionBody } from './services-crypto-create.ts';
import { CryptoDeleteAllowanceTransactionBody, readCryptoDeleteAllowanceTransactionBody } from './services-crypto-delete-allowance.ts';
import { CryptoDeleteLiveHashTransactionBody, readCryptoDeleteLiveHashTransactionBody } from './services-crypto-delete-live-hash.ts';
import { CryptoDeleteTransactionBody, readCryptoDeleteTransactionBody } from './services-crypto-delete.ts';
import { CryptoTransferTransactionBody, readCryptoTransferTransactionBody } from './services-crypto-transfer.ts';
import { CryptoUpdateTransactionBody, readCryptoUpdateTransactionBody } from './services-crypto-update.ts';
import { CustomFeeLimit, readCustomFeeLimit } from './services-custom-fees.ts';
import { Duration, readDuration } from './services-duration.ts';
import { EthereumTransactionBody, readEthereumTransactionBody } from './services-ethereum-transaction.ts';
import { FileAppendTransactionBody, readFileAppendTransactionBody } from './services-file-append.ts';
import { FileCreateTransactionBody, readFileCreateTransactionBody } from './services-file-create.ts';
import { FileDeleteTransactionBody, readFileDeleteTransactionBody } from './services-file-delete.ts';
import { FileUpdateTransactionBody, readFileUpdateTransactionBody } from './services-file-update.ts';
import { FreezeTransactionBody, readFreezeTransactionBody } from './services-freeze.ts';
import { HookDispatchTransactionBody, readHookDispatchTransactionBody } from './services-hook-dispatch.ts';
import { HookStoreTransactionBody, readHookStoreTransactionBody } from './services-hook-store.ts';
import { NodeCreateTransactionBody, readNodeCreateTransactionBody } from './services-node-create.ts';
import { NodeDeleteTransactionBody, readNodeDeleteTransactionBody } from './services-node-delete.ts';
import { NodeStakeUpdateTransactionBody, readNodeStakeUpdateTransactionBody } from './services-node-stake-update.ts';
import { NodeUpdateTransactionBody, readNodeUpdateTransactionBody } from './services-node-update.ts';
import { RegisteredNodeCreateTransactionBody, readRegisteredNodeCreateTransactionBody } from './services-registered-node-create.ts';
import { RegisteredNodeDeleteTransactionBody, readRegisteredNodeDeleteTransactionBody } from './services-registered-node-delete.ts';
import { RegisteredNodeUpdateTransactionBody, readRegisteredNodeUpdateTransactionBody } from './services-registered-node-update.ts';
import { ScheduleCreateTransactionBody, readScheduleCreateTransactionBody } from './services-schedule-create.ts';
import { ScheduleDeleteTransactionBody, readScheduleDeleteTransactionBody } from './services-schedule-delete.ts';
import { ScheduleSignTransactionBody, readScheduleSignTransactionBody } from './services-schedule-sign.ts';
import { StateSignatureTransaction, readStateSignatureTransaction } from './services-state-signature-transaction.ts';
import { SystemDeleteTransactionBody, readSystemDeleteTransactionBody } from './services-system-delete.ts';
import { SystemUndeleteTransactionBody, readSystemUndeleteTransactionBody } from './services-system-undelete.ts';
import { TokenAirdropTransactionBody, readTokenAirdropTransactionBody } from './services-token-airdrop.ts';
import { TokenAssociateTransactionBody, readTokenAssociateTransactionBody } from './services-token-associate.ts';
import { TokenBurnTransactionBody, readTokenBurnTransactionBody } from './services-token-burn.ts';
import { TokenCancelAirdropTransactionBody, readTokenCancelAirdropTransactionBody } from './services-token-cancel-airdrop.ts';
import { TokenClaimAirdropTransactionBody, readTokenClaimAirdropTransactionBody } from './services-token-claim-airdrop.ts';
import { TokenCreateTransactionBody, readTokenCreateTransactionBody } from './services-token-create.ts';
import { TokenDeleteTransactionBody, readTokenDeleteTransactionBody } from './services-token-delete.ts';
import { TokenDissociateTransactionBody, readTokenDissociateTransactionBody } from './services-token-dissociate.ts';
import { TokenFeeScheduleUpdateTransactionBody, readTokenFeeScheduleUpdateTransactionBody } from './services-token-fee-schedule-update.ts';
import { TokenFreezeAccountTransactionBody, readTokenFreezeAccountTransactionBody } from './services-token-freeze-account.ts';
import { TokenGrantKycTransactionBody, readTokenGrantKycTransactionBody } from './services-token-grant-kyc.ts';
import { TokenMintTransactionBody, readTokenMintTransactionBody } from './services-token-mint.ts';
import { TokenPauseTransactionBody, readTokenPauseTransactionBody } from './services-token-pause.ts';
import { TokenRejectTransactionBody, readTokenRejectTransactionBody } from './services-token-reject.ts';
import { TokenRevokeKycTransactionBody, readTokenRevokeKycTransactionBody } from './services-token-revoke-kyc.ts';
import { TokenUnfreezeAccountTransactionBody, readTokenUnfreezeAccountTransactionBody } from './services-token-unfreeze-account.ts';
import { TokenUnpauseTransactionBody, readTokenUnpauseTransactionBody } from './services-token-unpause.ts';
import { TokenUpdateNftsTransactionBody, readTokenUpdateNftsTransactionBody } from './services-token-update-nfts.ts';
import { TokenUpdateTransactionBody, readTokenUpdateTransactionBody } from './services-token-update.ts';
import { TokenWipeAccountTransactionBody, readTokenWipeAccountTransactionBody } from './services-token-wipe-account.ts';
import { UncheckedSubmitBody, readUncheckedSubmitBody } from './services-unchecked-submit.ts';
import { UtilPrngTransactionBody, readUtilPrngTransactionBody } from './services-util-prng.ts';

const EMPTY = new Uint8Array(0);

/** proto.AtomicBatchTransactionBody */
export interface AtomicBatchTransactionBody {
  transactions: readonly Uint8Array[];
}
function newAtomicBatchTransactionBody(): AtomicBatchTransactionBody {
  return { transactions: NONE };
}
export function readAtomicBatchTransactionBody(c: Cursor, end: number, depth: number, m: AtomicBatchTransactionBody = newAtomicBatchTransactionBody()): AtomicBatchTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactions = appendTo(m.transactions, c.bytes(end)); break;
      default: c.skipField('AtomicBatchTransactionBody', tag, end);
    }
  }
  return m;
}
export const AtomicBatchTransactionBody: MessageType<AtomicBatchTransactionBody> = defineMessage<AtomicBatchTransactionBody>(
  'AtomicBatchTransactionBody',
  newAtomicBatchTransactionBody,
  readAtomicBatchTransactionBody,
  () => [
    { number: 1, name: 'transactions', kind: 'bytes', repeated: true },
  ],
);

/** proto.Transaction */
export interface Transaction {
  body: TransactionBody | undefined;
  sigs: SignatureList | undefined;
  sigMap: SignatureMap | undefined;
  bodyBytes: Uint8Array;
  signedTransactionBytes: Uint8Array;
}
function newTransaction(): Transaction {
  return { body: undefined, sigs: undefined, sigMap: undefined, bodyBytes: EMPTY, signedTransactionBytes: EMPTY };
}
export function readTransaction(c: Cursor, end: number, depth: number, m: Transaction = newTransaction()): Transaction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.body = readTransactionBody(c, c.delimitedEnd(end), depth + 1, m.body); break;
      case 18: m.sigs = readSignatureList(c, c.delimitedEnd(end), depth + 1, m.sigs); break;
      case 26: m.sigMap = readSignatureMap(c, c.delimitedEnd(end), depth + 1, m.sigMap); break;
      case 34: m.bodyBytes = c.bytes(end); break;
      case 42: m.signedTransactionBytes = c.bytes(end); break;
      default: c.skipField('Transaction', tag, end);
    }
  }
  return m;
}
export const Transaction: MessageType<Transaction> = defineMessage<Transaction>(
  'Transaction',
  newTransaction,
  readTransaction,
  () => [
    { number: 1, name: 'body', kind: 'message', type: TransactionBody },
    { number: 2, name: 'sigs', kind: 'message', type: SignatureList },
    { number: 3, name: 'sigMap', kind: 'message', type: SignatureMap },
    { number: 4, name: 'bodyBytes', kind: 'bytes' },
    { number: 5, name: 'signedTransactionBytes', kind: 'bytes' },
  ],
);

/** proto.TransactionBody */
export interface TransactionBody {
  transactionID: TransactionID | undefined;
  nodeAccountID: AccountID | undefined;
  transactionFee: bigint;
  transactionValidDuration: Duration | undefined;
  generateRecord: boolean;
  memo: string;
  contractCall: ContractCallTransactionBody | undefined;
  contractCreateInstance: ContractCreateTransactionBody | undefined;
  contractUpdateInstance: ContractUpdateTransactionBody | undefined;
  cryptoAddLiveHash: CryptoAddLiveHashTransactionBody | undefined;
  cryptoCreateAccount: CryptoCreateTransactionBody | undefined;
  cryptoDelete: CryptoDeleteTransactionBody | undefined;
  cryptoDeleteLiveHash: CryptoDeleteLiveHashTransactionBody | undefined;
  cryptoTransfer: CryptoTransferTransactionBody | undefined;
  cryptoUpdateAccount: CryptoUpdateTransactionBody | undefined;
  fileAppend: FileAppendTransactionBody | undefined;
  fileCreate: FileCreateTransactionBody | undefined;
  fileDelete: FileDeleteTransactionBody | undefined;
  fileUpdate: FileUpdateTransactionBody | undefined;
  systemDelete: SystemDeleteTransactionBody | undefined;
  systemUndelete: SystemUndeleteTransactionBody | undefined;
  contractDeleteInstance: ContractDeleteTransactionBody | undefined;
  freeze: FreezeTransactionBody | undefined;
  consensusCreateTopic: ConsensusCreateTopicTransactionBody | undefined;
  consensusUpdateTopic: ConsensusUpdateTopicTransactionBody | undefined;
  consensusDeleteTopic: ConsensusDeleteTopicTransactionBody | undefined;
  consensusSubmitMessage: ConsensusSubmitMessageTransactionBody | undefined;
  uncheckedSubmit: UncheckedSubmitBody | undefined;
  tokenCreation: TokenCreateTransactionBody | undefined;
  tokenFreeze: TokenFreezeAccountTransactionBody | undefined;
  tokenUnfreeze: TokenUnfreezeAccountTransactionBody | undefined;
  tokenGrantKyc: TokenGrantKycTransactionBody | undefined;
  tokenRevokeKyc: TokenRevokeKycTransactionBody | undefined;
  tokenDeletion: TokenDeleteTransactionBody | undefined;
  tokenUpdate: TokenUpdateTransactionBody | undefined;
  tokenMint: TokenMintTransactionBody | undefined;
  tokenBurn: TokenBurnTransactionBody | undefined;
  tokenWipe: TokenWipeAccountTransactionBody | undefined;
  tokenAssociate: TokenAssociateTransactionBody | undefined;
  tokenDissociate: TokenDissociateTransactionBody | undefined;
  scheduleCreate: ScheduleCreateTransactionBody | undefined;
  scheduleDelete: ScheduleDeleteTransactionBody | undefined;
  scheduleSign: ScheduleSignTransactionBody | undefined;
  tokenFeeScheduleUpdate: TokenFeeScheduleUpdateTransactionBody | undefined;
  tokenPause: TokenPauseTransactionBody | undefined;
  tokenUnpause: TokenUnpauseTransactionBody | undefined;
  cryptoApproveAllowance: CryptoApproveAllowanceTransactionBody | undefined;
  cryptoDeleteAllowance: CryptoDeleteAllowanceTransactionBody | undefined;
  ethereumTransaction: EthereumTransactionBody | undefined;
  nodeStakeUpdate: NodeStakeUpdateTransactionBody | undefined;
  utilPrng: UtilPrngTransactionBody | undefined;
  tokenUpdateNfts: TokenUpdateNftsTransactionBody | undefined;
  nodeCreate: NodeCreateTransactionBody | undefined;
  nodeUpdate: NodeUpdateTransactionBody | undefined;
  nodeDelete: NodeDeleteTransactionBody | undefined;
  tokenReject: TokenRejectTransactionBody | undefined;
  tokenAirdrop: TokenAirdropTransactionBody | undefined;
  tokenCancelAirdrop: TokenCancelAirdropTransactionBody | undefined;
  tokenClaimAirdrop: TokenClaimAirdropTransactionBody | undefined;
  stateSignatureTransaction: StateSignatureTransaction | undefined;
  hintsPreprocessingVote: HintsPreprocessingVoteTransactionBody | undefined;
  hintsKeyPublication: HintsKeyPublicationTransactionBody | undefined;
  hintsPartialSignature: HintsPartialSignatureTransactionBody | undefined;
  historyProofSignature: HistoryProofSignatureTransactionBody | undefined;
  historyProofKeyPublication: HistoryProofKeyPublicationTransactionBody | undefined;
  historyProofVote: HistoryProofVoteTransactionBody | undefined;
  crsPublication: CrsPublicationTransactionBody | undefined;
  batchKey: Key | undefined;
  atomicBatch: AtomicBatchTransactionBody | undefined;
  hookStore: HookStoreTransactionBody | undefined;
  hookDispatch: HookDispatchTransactionBody | undefined;
  ledgerIdPublication: LedgerIdPublicationTransactionBody | undefined;
  registeredNodeCreate: RegisteredNodeCreateTransactionBody | undefined;
  registeredNodeUpdate: RegisteredNodeUpdateTransactionBody | undefined;
  registeredNodeDelete: RegisteredNodeDeleteTransactionBody | undefined;
  migrationRootHashVote: MigrationRootHashVoteTransactionBody | undefined;
  clprUpdateLedgerConfiguration: ClprUpdateLedgerConfigurationTransactionBody | undefined;
  clprRegisterChannel: ClprRegisterChannelTransactionBody | undefined;
  clprCompleteChannel: ClprCompleteChannelTransactionBody | undefined;
  clprCloseChannel: ClprCloseChannelTransactionBody | undefined;
  clprSubmitBundle: ClprSubmitBundleTransactionBody | undefined;
  clprRedactMessage: ClprRedactMessageTransactionBody | undefined;
  clprRegisterConnector: ClprRegisterConnectorTransactionBody | undefined;
  clprDeregisterConnector: ClprDeregisterConnectorTransactionBody | undefined;
  clprCompleteConnector: ClprCompleteConnectorTransactionBody | undefined;
  clprEndpointPublication: ClprEndpointPublicationTransactionBody | undefined;
  maxCustomFees: readonly CustomFeeLimit[];
  highVolume: boolean;
}
function newTransactionBody(): TransactionBody {
  return { transactionID: undefined, nodeAccountID: undefined, transactionFee: 0n, transactionValidDuration: undefined, generateRecord: false, memo: '', contractCall: undefined, contractCreateInstance: undefined, contractUpdateInstance: undefined, cryptoAddLiveHash: undefined, cryptoCreateAccount: undefined, cryptoDelete: undefined, cryptoDeleteLiveHash: undefined, cryptoTransfer: undefined, cryptoUpdateAccount: undefined, fileAppend: undefined, fileCreate: undefined, fileDelete: undefined, fileUpdate: undefined, systemDelete: undefined, systemUndelete: undefined, contractDeleteInstance: undefined, freeze: undefined, consensusCreateTopic: undefined, consensusUpdateTopic: undefined, consensusDeleteTopic: undefined, consensusSubmitMessage: undefined, uncheckedSubmit: undefined, tokenCreation: undefined, tokenFreeze: undefined, tokenUnfreeze: undefined, tokenGrantKyc: undefined, tokenRevokeKyc: undefined, tokenDeletion: undefined, tokenUpdate: undefined, tokenMint: undefined, tokenBurn: undefined, tokenWipe: undefined, tokenAssociate: undefined, tokenDissociate: undefined, scheduleCreate: undefined, scheduleDelete: undefined, scheduleSign: undefined, tokenFeeScheduleUpdate: undefined, tokenPause: undefined, tokenUnpause: undefined, cryptoApproveAllowance: undefined, cryptoDeleteAllowance: undefined, ethereumTransaction: undefined, nodeStakeUpdate: undefined, utilPrng: undefined, tokenUpdateNfts: undefined, nodeCreate: undefined, nodeUpdate: undefined, nodeDelete: undefined, tokenReject: undefined, tokenAirdrop: undefined, tokenCancelAirdrop: undefined, tokenClaimAirdrop: undefined, stateSignatureTransaction: undefined, hintsPreprocessingVote: undefined, hintsKeyPublication: undefined, hintsPartialSignature: undefined, historyProofSignature: undefined, historyProofKeyPublication: undefined, historyProofVote: undefined, crsPublication: undefined, batchKey: undefined, atomicBatch: undefined, hookStore: undefined, hookDispatch: undefined, ledgerIdPublication: undefined, registeredNodeCreate: undefined, registeredNodeUpdate: undefined, registeredNodeDelete: undefined, migrationRootHashVote: undefined, clprUpdateLedgerConfiguration: undefined, clprRegisterChannel: undefined, clprCompleteChannel: undefined, clprCloseChannel: undefined, clprSubmitBundle: undefined, clprRedactMessage: undefined, clprRegisterConnector: undefined, clprDeregisterConnector: undefined, clprCompleteConnector: undefined, clprEndpointPublication: undefined, maxCustomFees: NONE, highVolume: false };
}
export function readTransactionBody(c: Cursor, end: number, depth: number, m: TransactionBody = newTransactionBody()): TransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionID = readTransactionID(c, c.delimitedEnd(end), depth + 1, m.transactionID); break;
      case 18: m.nodeAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.nodeAccountID); break;
      case 24: m.transactionFee = c.uint64(end); break;
      case 34: m.transactionValidDuration = readDuration(c, c.delimitedEnd(end), depth + 1, m.transactionValidDuration); break;
      case 40: m.generateRecord = c.bool(end); break;
      case 50: m.memo = c.text(end); break;
      case 58: m.contractCall = readContractCallTransactionBody(c, c.delimitedEnd(end), depth + 1, m.contractCall); break;
      case 66: m.contractCreateInstance = readContractCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.contractCreateInstance); break;
      case 74: m.contractUpdateInstance = readContractUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.contractUpdateInstance); break;
      case 82: m.cryptoAddLiveHash = readCryptoAddLiveHashTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoAddLiveHash); break;
      case 90: m.cryptoCreateAccount = readCryptoCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoCreateAccount); break;
      case 98: m.cryptoDelete = readCryptoDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoDelete); break;
      case 106: m.cryptoDeleteLiveHash = readCryptoDeleteLiveHashTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoDeleteLiveHash); break;
      case 114: m.cryptoTransfer = readCryptoTransferTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoTransfer); break;
      case 122: m.cryptoUpdateAccount = readCryptoUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoUpdateAccount); break;
      case 130: m.fileAppend = readFileAppendTransactionBody(c, c.delimitedEnd(end), depth + 1, m.fileAppend); break;
      case 138: m.fileCreate = readFileCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.fileCreate); break;
      case 146: m.fileDelete = readFileDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.fileDelete); break;
      case 154: m.fileUpdate = readFileUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.fileUpdate); break;
      case 162: m.systemDelete = readSystemDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.systemDelete); break;
      case 170: m.systemUndelete = readSystemUndeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.systemUndelete); break;
      case 178: m.contractDeleteInstance = readContractDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.contractDeleteInstance); break;
      case 186: m.freeze = readFreezeTransactionBody(c, c.delimitedEnd(end), depth + 1, m.freeze); break;
      case 194: m.consensusCreateTopic = readConsensusCreateTopicTransactionBody(c, c.delimitedEnd(end), depth + 1, m.consensusCreateTopic); break;
      case 202: m.consensusUpdateTopic = readConsensusUpdateTopicTransactionBody(c, c.delimitedEnd(end), depth + 1, m.consensusUpdateTopic); break;
      case 210: m.consensusDeleteTopic = readConsensusDeleteTopicTransactionBody(c, c.delimitedEnd(end), depth + 1, m.consensusDeleteTopic); break;
      case 218: m.consensusSubmitMessage = readConsensusSubmitMessageTransactionBody(c, c.delimitedEnd(end), depth + 1, m.consensusSubmitMessage); break;
      case 226: m.uncheckedSubmit = readUncheckedSubmitBody(c, c.delimitedEnd(end), depth + 1, m.uncheckedSubmit); break;
      case 234: m.tokenCreation = readTokenCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenCreation); break;
      case 250: m.tokenFreeze = readTokenFreezeAccountTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenFreeze); break;
      case 258: m.tokenUnfreeze = readTokenUnfreezeAccountTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenUnfreeze); break;
      case 266: m.tokenGrantKyc = readTokenGrantKycTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenGrantKyc); break;
      case 274: m.tokenRevokeKyc = readTokenRevokeKycTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenRevokeKyc); break;
      case 282: m.tokenDeletion = readTokenDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenDeletion); break;
      case 290: m.tokenUpdate = readTokenUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenUpdate); break;
      case 298: m.tokenMint = readTokenMintTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenMint); break;
      case 306: m.tokenBurn = readTokenBurnTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenBurn); break;
      case 314: m.tokenWipe = readTokenWipeAccountTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenWipe); break;
      case 322: m.tokenAssociate = readTokenAssociateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenAssociate); break;
      case 330: m.tokenDissociate = readTokenDissociateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenDissociate); break;
      case 338: m.scheduleCreate = readScheduleCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.scheduleCreate); break;
      case 346: m.scheduleDelete = readScheduleDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.scheduleDelete); break;
      case 354: m.scheduleSign = readScheduleSignTransactionBody(c, c.delimitedEnd(end), depth + 1, m.scheduleSign); break;
      case 362: m.tokenFeeScheduleUpdate = readTokenFeeScheduleUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenFeeScheduleUpdate); break;
      case 370: m.tokenPause = readTokenPauseTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenPause); break;
      case 378: m.tokenUnpause = readTokenUnpauseTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenUnpause); break;
      case 386: m.cryptoApproveAllowance = readCryptoApproveAllowanceTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoApproveAllowance); break;
      case 394: m.cryptoDeleteAllowance = readCryptoDeleteAllowanceTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoDeleteAllowance); break;
      case 402: m.ethereumTransaction = readEthereumTransactionBody(c, c.delimitedEnd(end), depth + 1, m.ethereumTransaction); break;
      case 410: m.nodeStakeUpdate = readNodeStakeUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.nodeStakeUpdate); break;
      case 418: m.utilPrng = readUtilPrngTransactionBody(c, c.delimitedEnd(end), depth + 1, m.utilPrng); break;
      case 426: m.tokenUpdateNfts = readTokenUpdateNftsTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenUpdateNfts); break;
      case 434: m.nodeCreate = readNodeCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.nodeCreate); break;
      case 442: m.nodeUpdate = readNodeUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.nodeUpdate); break;
      case 450: m.nodeDelete = readNodeDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.nodeDelete); break;
      case 458: m.tokenReject = readTokenRejectTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenReject); break;
      case 466: m.tokenAirdrop = readTokenAirdropTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenAirdrop); break;
      case 474: m.tokenCancelAirdrop = readTokenCancelAirdropTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenCancelAirdrop); break;
      case 482: m.tokenClaimAirdrop = readTokenClaimAirdropTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenClaimAirdrop); break;
      case 522: m.stateSignatureTransaction = readStateSignatureTransaction(c, c.delimitedEnd(end), depth + 1, m.stateSignatureTransaction); break;
      case 530: m.hintsPreprocessingVote = readHintsPreprocessingVoteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.hintsPreprocessingVote); break;
      case 538: m.hintsKeyPublication = readHintsKeyPublicationTransactionBody(c, c.delimitedEnd(end), depth + 1, m.hintsKeyPublication); break;
      case 546: m.hintsPartialSignature = readHintsPartialSignatureTransactionBody(c, c.delimitedEnd(end), depth + 1, m.hintsPartialSignature); break;
      case 554: m.historyProofSignature = readHistoryProofSignatureTransactionBody(c, c.delimitedEnd(end), depth + 1, m.historyProofSignature); break;
      case 562: m.historyProofKeyPublication = readHistoryProofKeyPublicationTransactionBody(c, c.delimitedEnd(end), depth + 1, m.historyProofKeyPublication); break;
      case 570: m.historyProofVote = readHistoryProofVoteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.historyProofVote); break;
      case 578: m.crsPublication = readCrsPublicationTransactionBody(c, c.delimitedEnd(end), depth + 1, m.crsPublication); break;
      case 586: m.batchKey = readKey(c, c.delimitedEnd(end), depth + 1, m.batchKey); break;
      case 594: m.atomicBatch = readAtomicBatchTransactionBody(c, c.delimitedEnd(end), depth + 1, m.atomicBatch); break;
      case 602: m.hookStore = readHookStoreTransactionBody(c, c.delimitedEnd(end), depth + 1, m.hookStore); break;
      case 610: m.hookDispatch = readHookDispatchTransactionBody(c, c.delimitedEnd(end), depth + 1, m.hookDispatch); break;
      case 618: m.ledgerIdPublication = readLedgerIdPublicationTransactionBody(c, c.delimitedEnd(end), depth + 1, m.ledgerIdPublication); break;
      case 626: m.registeredNodeCreate = readRegisteredNodeCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.registeredNodeCreate); break;
      case 634: m.registeredNodeUpdate = readRegisteredNodeUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.registeredNodeUpdate); break;
      case 642: m.registeredNodeDelete = readRegisteredNodeDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.registeredNodeDelete); break;
      case 650: m.migrationRootHashVote = readMigrationRootHashVoteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.migrationRootHashVote); break;
      case 658: m.clprUpdateLedgerConfiguration = readClprUpdateLedgerConfigurationTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprUpdateLedgerConfiguration); break;
      case 666: m.clprRegisterChannel = readClprRegisterChannelTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprRegisterChannel); break;
      case 674: m.clprCompleteChannel = readClprCompleteChannelTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprCompleteChannel); break;
      case 682: m.clprCloseChannel = readClprCloseChannelTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprCloseChannel); break;
      case 690: m.clprSubmitBundle = readClprSubmitBundleTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprSubmitBundle); break;
      case 698: m.clprRedactMessage = readClprRedactMessageTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprRedactMessage); break;
      case 706: m.clprRegisterConnector = readClprRegisterConnectorTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprRegisterConnector); break;
      case 714: m.clprDeregisterConnector = readClprDeregisterConnectorTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprDeregisterConnector); break;
      case 722: m.clprCompleteConnector = readClprCompleteConnectorTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprCompleteConnector); break;
      case 730: m.clprEndpointPublication = readClprEndpointPublicationTransactionBody(c, c.delimitedEnd(end), depth + 1, m.clprEndpointPublication); break;
      case 8010: m.maxCustomFees = appendTo(m.maxCustomFees, readCustomFeeLimit(c, c.delimitedEnd(end), depth + 1)); break;
      case 8016: m.highVolume = c.bool(end); break;
      default: c.skipField('TransactionBody', tag, end);
    }
  }
  return m;
}
export const TransactionBody: MessageType<TransactionBody> = defineMessage<TransactionBody>(
  'TransactionBody',
  newTransactionBody,
  readTransactionBody,
  () => [
    { number: 1, name: 'transactionID', kind: 'message', type: TransactionID },
    { number: 2, name: 'nodeAccountID', kind: 'message', type: AccountID },
    { number: 3, name: 'transactionFee', kind: 'uint64' },
    { number: 4, name: 'transactionValidDuration', kind: 'message', type: Duration },
    { number: 5, name: 'generateRecord', kind: 'bool' },
    { number: 6, name: 'memo', kind: 'string' },
    { number: 7, name: 'contractCall', kind: 'message', optional: true, type: ContractCallTransactionBody },
    { number: 8, name: 'contractCreateInstance', kind: 'message', optional: true, type: ContractCreateTransactionBody },
    { number: 9, name: 'contractUpdateInstance', kind: 'message', optional: true, type: ContractUpdateTransactionBody },
    { number: 10, name: 'cryptoAddLiveHash', kind: 'message', optional: true, type: CryptoAddLiveHashTransactionBody },
    { number: 11, name: 'cryptoCreateAccount', kind: 'message', optional: true, type: CryptoCreateTransactionBody },
    { number: 12, name: 'cryptoDelete', kind: 'message', optional: true, type: CryptoDeleteTransactionBody },
    { number: 13, name: 'cryptoDeleteLiveHash', kind: 'message', optional: true, type: CryptoDeleteLiveHashTransactionBody },
    { number: 14, name: 'cryptoTransfer', kind: 'message', optional: true, type: CryptoTransferTransactionBody },
    { number: 15, name: 'cryptoUpdateAccount', kind: 'message', optional: true, type: CryptoUpdateTransactionBody },
    { number: 16, name: 'fileAppend', kind: 'message', optional: true, type: FileAppendTransactionBody },
    { number: 17, name: 'fileCreate', kind: 'message', optional: true, type: FileCreateTransactionBody },
    { number: 18, name: 'fileDelete', kind: 'message', optional: true, type: FileDeleteTransactionBody },
    { number: 19, name: 'fileUpdate', kind: 'message', optional: true, type: FileUpdateTransactionBody },
    { number: 20, name: 'systemDelete', kind: 'message', optional: true, type: SystemDeleteTransactionBody },
    { number: 21, name: 'systemUndelete', kind: 'message', optional: true, type: SystemUndeleteTransactionBody },
    { number: 22, name: 'contractDeleteInstance', kind: 'message', optional: true, type: ContractDeleteTransactionBody },
    { number: 23, name: 'freeze', kind: 'message', optional: true, type: FreezeTransactionBody },
    { number: 24, name: 'consensusCreateTopic', kind: 'message', optional: true, type: ConsensusCreateTopicTransactionBody },
    { number: 25, name: 'consensusUpdateTopic', kind: 'message', optional: true, type: ConsensusUpdateTopicTransactionBody },
    { number: 26, name: 'consensusDeleteTopic', kind: 'message', optional: true, type: ConsensusDeleteTopicTransactionBody },
    { number: 27, name: 'consensusSubmitMessage', kind: 'message', optional: true, type: ConsensusSubmitMessageTransactionBody },
    { number: 28, name: 'uncheckedSubmit', kind: 'message', optional: true, type: UncheckedSubmitBody },
    { number: 29, name: 'tokenCreation', kind: 'message', optional: true, type: TokenCreateTransactionBody },
    { number: 31, name: 'tokenFreeze', kind: 'message', optional: true, type: TokenFreezeAccountTransactionBody },
    { number: 32, name: 'tokenUnfreeze', kind: 'message', optional: true, type: TokenUnfreezeAccountTransactionBody },
    { number: 33, name: 'tokenGrantKyc', kind: 'message', optional: true, type: TokenGrantKycTransactionBody },
    { number: 34, name: 'tokenRevokeKyc', kind: 'message', optional: true, type: TokenRevokeKycTransactionBody },
    { number: 35, name: 'tokenDeletion', kind: 'message', optional: true, type: TokenDeleteTransactionBody },
    { number: 36, name: 'tokenUpdate', kind: 'message', optional: true, type: TokenUpdateTransactionBody },
    { number: 37, name: 'tokenMint', kind: 'message', optional: true, type: TokenMintTransactionBody },
    { number: 38, name: 'tokenBurn', kind: 'message', optional: true, type: TokenBurnTransactionBody },
    { number: 39, name: 'tokenWipe', kind: 'message', optional: true, type: TokenWipeAccountTransactionBody },
    { number: 40, name: 'tokenAssociate', kind: 'message', optional: true, type: TokenAssociateTransactionBody },
    { number: 41, name: 'tokenDissociate', kind: 'message', optional: true, type: TokenDissociateTransactionBody },
    { number: 42, name: 'scheduleCreate', kind: 'message', optional: true, type: ScheduleCreateTransactionBody },
    { number: 43, name: 'scheduleDelete', kind: 'message', optional: true, type: ScheduleDeleteTransactionBody },
    { number: 44, name: 'scheduleSign', kind: 'message', optional: true, type: ScheduleSignTransactionBody },
    { number: 45, name: 'tokenFeeScheduleUpdate', kind: 'message', optional: true, type: TokenFeeScheduleUpdateTransactionBody },
    { number: 46, name: 'tokenPause', kind: 'message', optional: true, type: TokenPauseTransactionBody },
    { number: 47, name: 'tokenUnpause', kind: 'message', optional: true, type: TokenUnpauseTransactionBody },
    { number: 48, name: 'cryptoApproveAllowance', kind: 'message', optional: true, type: CryptoApproveAllowanceTransactionBody },
    { number: 49, name: 'cryptoDeleteAllowance', kind: 'message', optional: true, type: CryptoDeleteAllowanceTransactionBody },
    { number: 50, name: 'ethereumTransaction', kind: 'message', optional: true, type: EthereumTransactionBody },
    { number: 51, name: 'nodeStakeUpdate', kind: 'message', optional: true, type: NodeStakeUpdateTransactionBody },
    { number: 52, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngTransactionBody },
    { number: 53, name: 'tokenUpdateNfts', kind: 'message', optional: true, type: TokenUpdateNftsTransactionBody },
    { number: 54, name: 'nodeCreate', kind: 'message', optional: true, type: NodeCreateTransactionBody },
    { number: 55, name: 'nodeUpdate', kind: 'message', optional: true, type: NodeUpdateTransactionBody },
    { number: 56, name: 'nodeDelete', kind: 'message', optional: true, type: NodeDeleteTransactionBody },
    { number: 57, name: 'tokenReject', kind: 'message', optional: true, type: TokenRejectTransactionBody },
    { number: 58, name: 'tokenAirdrop', kind: 'message', optional: true, type: TokenAirdropTransactionBody },
    { number: 59, name: 'tokenCancelAirdrop', kind: 'message', optional: true, type: TokenCancelAirdropTransactionBody },
    { number: 60, name: 'tokenClaimAirdrop', kind: 'message', optional: true, type: TokenClaimAirdropTransactionBody },
    { number: 65, name: 'stateSignatureTransaction', kind: 'message', optional: true, type: StateSignatureTransaction },
    { number: 66, name: 'hintsPreprocessingVote', kind: 'message', optional: true, type: HintsPreprocessingVoteTransactionBody },
    { number: 67, name: 'hintsKeyPublication', kind: 'message', optional: true, type: HintsKeyPublicationTransactionBody },
    { number: 68, name: 'hintsPartialSignature', kind: 'message', optional: true, type: HintsPartialSignatureTransactionBody },
    { number: 69, name: 'historyProofSignature', kind: 'message', optional: true, type: HistoryProofSignatureTransactionBody },
    { number: 70, name: 'historyProofKeyPublication', kind: 'message', optional: true, type: HistoryProofKeyPublicationTransactionBody },
    { number: 71, name: 'historyProofVote', kind: 'message', optional: true, type: HistoryProofVoteTransactionBody },
    { number: 72, name: 'crsPublication', kind: 'message', optional: true, type: CrsPublicationTransactionBody },
    { number: 73, name: 'batchKey', kind: 'message', type: Key },
    { number: 74, name: 'atomicBatch', kind: 'message', optional: true, type: AtomicBatchTransactionBody },
    { number: 75, name: 'hookStore', kind: 'message', optional: true, type: HookStoreTransactionBody },
    { number: 76, name: 'hookDispatch', kind: 'message', optional: true, type: HookDispatchTransactionBody },
    { number: 77, name: 'ledgerIdPublication', kind: 'message', optional: true, type: LedgerIdPublicationTransactionBody },
    { number: 78, name: 'registeredNodeCreate', kind: 'message', optional: true, type: RegisteredNodeCreateTransactionBody },
    { number: 79, name: 'registeredNodeUpdate', kind: 'message', optional: true, type: RegisteredNodeUpdateTransactionBody },
    { number: 80, name: 'registeredNodeDelete', kind: 'message', optional: true, type: RegisteredNodeDeleteTransactionBody },
    { number: 81, name: 'migrationRootHashVote', kind: 'message', optional: true, type: MigrationRootHashVoteTransactionBody },
    { number: 82, name: 'clprUpdateLedgerConfiguration', kind: 'message', optional: true, type: ClprUpdateLedgerConfigurationTransactionBody },
    { number: 83, name: 'clprRegisterChannel', kind: 'message', optional: true, type: ClprRegisterChannelTransactionBody },
    { number: 84, name: 'clprCompleteChannel', kind: 'message', optional: true, type: ClprCompleteChannelTransactionBody },
    { number: 85, name: 'clprCloseChannel', kind: 'message', optional: true, type: ClprCloseChannelTransactionBody },
    { number: 86, name: 'clprSubmitBundle', kind: 'message', optional: true, type: ClprSubmitBundleTransactionBody },
    { number: 87, name: 'clprRedactMessage', kind: 'message', optional: true, type: ClprRedactMessageTransactionBody },
    { number: 88, name: 'clprRegisterConnector', kind: 'message', optional: true, type: ClprRegisterConnectorTransactionBody },
    { number: 89, name: 'clprDeregisterConnector', kind: 'message', optional: true, type: ClprDeregisterConnectorTransactionBody },
    { number: 90, name: 'clprCompleteConnector', kind: 'message', optional: true, type: ClprCompleteConnectorTransactionBody },
    { number: 91, name: 'clprEndpointPublication', kind: 'message', optional: true, type: ClprEndpointPublicationTransactionBody },
    { number: 1001, name: 'maxCustomFees', kind: 'message', repeated: true, type: CustomFeeLimit },
    { number: 1002, name: 'highVolume', kind: 'bool' },
  ],
);
