// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { ConsensusCreateTopicTransactionBody, readConsensusCreateTopicTransactionBody } from './services-consensus-create-topic.ts';
import { ConsensusDeleteTopicTransactionBody, readConsensusDeleteTopicTransactionBody } from './services-consensus-delete-topic.ts';
import { ConsensusSubmitMessageTransactionBody, readConsensusSubmitMessageTransactionBody } from './services-consensus-submit-message.ts';
import { ConsensusUpdateTopicTransactionBody, readConsensusUpdateTopicTransactionBody } from './services-consensus-update-topic.ts';
import { ContractCallTransactionBody, readContractCallTransactionBody } from './services-contract-call.ts';
import { ContractCreateTransactionBody, readContractCreateTransactionBody } from './services-contract-create.ts';
import { ContractDeleteTransactionBody, readContractDeleteTransactionBody } from './services-contract-delete.ts';
import { ContractUpdateTransactionBody, readContractUpdateTransactionBody } from './services-contract-update.ts';
import { CryptoApproveAllowanceTransactionBody, readCryptoApproveAllowanceTransactionBody } from './services-crypto-approve-allowance.ts';
import { CryptoCreateTransactionBody, readCryptoCreateTransactionBody } from './services-crypto-create.ts';
import { CryptoDeleteAllowanceTransactionBody, readCryptoDeleteAllowanceTransactionBody } from './services-crypto-delete-allowance.ts';
import { CryptoDeleteTransactionBody, readCryptoDeleteTransactionBody } from './services-crypto-delete.ts';
import { CryptoTransferTransactionBody, readCryptoTransferTransactionBody } from './services-crypto-transfer.ts';
import { CryptoUpdateTransactionBody, readCryptoUpdateTransactionBody } from './services-crypto-update.ts';
import { CustomFeeLimit, readCustomFeeLimit } from './services-custom-fees.ts';
import { FileAppendTransactionBody, readFileAppendTransactionBody } from './services-file-append.ts';
import { FileCreateTransactionBody, readFileCreateTransactionBody } from './services-file-create.ts';
import { FileDeleteTransactionBody, readFileDeleteTransactionBody } from './services-file-delete.ts';
import { FileUpdateTransactionBody, readFileUpdateTransactionBody } from './services-file-update.ts';
import { FreezeTransactionBody, readFreezeTransactionBody } from './services-freeze.ts';
import { NodeCreateTransactionBody, readNodeCreateTransactionBody } from './services-node-create.ts';
import { NodeDeleteTransactionBody, readNodeDeleteTransactionBody } from './services-node-delete.ts';
import { NodeUpdateTransactionBody, readNodeUpdateTransactionBody } from './services-node-update.ts';
import { RegisteredNodeCreateTransactionBody, readRegisteredNodeCreateTransactionBody } from './services-registered-node-create.ts';
import { RegisteredNodeDeleteTransactionBody, readRegisteredNodeDeleteTransactionBody } from './services-registered-node-delete.ts';
import { RegisteredNodeUpdateTransactionBody, readRegisteredNodeUpdateTransactionBody } from './services-registered-node-update.ts';
import { ScheduleDeleteTransactionBody, readScheduleDeleteTransactionBody } from './services-schedule-delete.ts';
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
import { UtilPrngTransactionBody, readUtilPrngTransactionBody } from './services-util-prng.ts';

/** proto.SchedulableTransactionBody */
export interface SchedulableTransactionBody {
  transactionFee: bigint;
  memo: string;
  contractCall: ContractCallTransactionBody | undefined;
  contractCreateInstance: ContractCreateTransactionBody | undefined;
  contractUpdateInstance: ContractUpdateTransactionBody | undefined;
  contractDeleteInstance: ContractDeleteTransactionBody | undefined;
  cryptoCreateAccount: CryptoCreateTransactionBody | undefined;
  cryptoDelete: CryptoDeleteTransactionBody | undefined;
  cryptoTransfer: CryptoTransferTransactionBody | undefined;
  cryptoUpdateAccount: CryptoUpdateTransactionBody | undefined;
  fileAppend: FileAppendTransactionBody | undefined;
  fileCreate: FileCreateTransactionBody | undefined;
  fileDelete: FileDeleteTransactionBody | undefined;
  fileUpdate: FileUpdateTransactionBody | undefined;
  systemDelete: SystemDeleteTransactionBody | undefined;
  systemUndelete: SystemUndeleteTransactionBody | undefined;
  freeze: FreezeTransactionBody | undefined;
  consensusCreateTopic: ConsensusCreateTopicTransactionBody | undefined;
  consensusUpdateTopic: ConsensusUpdateTopicTransactionBody | undefined;
  consensusDeleteTopic: ConsensusDeleteTopicTransactionBody | undefined;
  consensusSubmitMessage: ConsensusSubmitMessageTransactionBody | undefined;
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
  scheduleDelete: ScheduleDeleteTransactionBody | undefined;
  tokenPause: TokenPauseTransactionBody | undefined;
  tokenUnpause: TokenUnpauseTransactionBody | undefined;
  cryptoApproveAllowance: CryptoApproveAllowanceTransactionBody | undefined;
  cryptoDeleteAllowance: CryptoDeleteAllowanceTransactionBody | undefined;
  tokenFeeScheduleUpdate: TokenFeeScheduleUpdateTransactionBody | undefined;
  utilPrng: UtilPrngTransactionBody | undefined;
  tokenUpdateNfts: TokenUpdateNftsTransactionBody | undefined;
  nodeCreate: NodeCreateTransactionBody | undefined;
  nodeUpdate: NodeUpdateTransactionBody | undefined;
  nodeDelete: NodeDeleteTransactionBody | undefined;
  tokenReject: TokenRejectTransactionBody | undefined;
  tokenCancelAirdrop: TokenCancelAirdropTransactionBody | undefined;
  tokenClaimAirdrop: TokenClaimAirdropTransactionBody | undefined;
  tokenAirdrop: TokenAirdropTransactionBody | undefined;
  registeredNodeCreate: RegisteredNodeCreateTransactionBody | undefined;
  registeredNodeUpdate: RegisteredNodeUpdateTransactionBody | undefined;
  registeredNodeDelete: RegisteredNodeDeleteTransactionBody | undefined;
  maxCustomFees: readonly CustomFeeLimit[];
}
function newSchedulableTransactionBody(): SchedulableTransactionBody {
  return { transactionFee: 0n, memo: '', contractCall: undefined, contractCreateInstance: undefined, contractUpdateInstance: undefined, contractDeleteInstance: undefined, cryptoCreateAccount: undefined, cryptoDelete: undefined, cryptoTransfer: undefined, cryptoUpdateAccount: undefined, fileAppend: undefined, fileCreate: undefined, fileDelete: undefined, fileUpdate: undefined, systemDelete: undefined, systemUndelete: undefined, freeze: undefined, consensusCreateTopic: undefined, consensusUpdateTopic: undefined, consensusDeleteTopic: undefined, consensusSubmitMessage: undefined, tokenCreation: undefined, tokenFreeze: undefined, tokenUnfreeze: undefined, tokenGrantKyc: undefined, tokenRevokeKyc: undefined, tokenDeletion: undefined, tokenUpdate: undefined, tokenMint: undefined, tokenBurn: undefined, tokenWipe: undefined, tokenAssociate: undefined, tokenDissociate: undefined, scheduleDelete: undefined, tokenPause: undefined, tokenUnpause: undefined, cryptoApproveAllowance: undefined, cryptoDeleteAllowance: undefined, tokenFeeScheduleUpdate: undefined, utilPrng: undefined, tokenUpdateNfts: undefined, nodeCreate: undefined, nodeUpdate: undefined, nodeDelete: undefined, tokenReject: undefined, tokenCancelAirdrop: undefined, tokenClaimAirdrop: undefined, tokenAirdrop: undefined, registeredNodeCreate: undefined, registeredNodeUpdate: undefined, registeredNodeDelete: undefined, maxCustomFees: NONE };
}
export function readSchedulableTransactionBody(c: Cursor, end: number, depth: number, m: SchedulableTransactionBody = newSchedulableTransactionBody()): SchedulableTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.transactionFee = c.uint64(end); break;
      case 18: m.memo = c.text(end); break;
      case 26: m.contractCall = readContractCallTransactionBody(c, c.delimitedEnd(end), depth + 1, m.contractCall); break;
      case 34: m.contractCreateInstance = readContractCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.contractCreateInstance); break;
      case 42: m.contractUpdateInstance = readContractUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.contractUpdateInstance); break;
      case 50: m.contractDeleteInstance = readContractDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.contractDeleteInstance); break;
      case 58: m.cryptoCreateAccount = readCryptoCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoCreateAccount); break;
      case 66: m.cryptoDelete = readCryptoDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoDelete); break;
      case 74: m.cryptoTransfer = readCryptoTransferTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoTransfer); break;
      case 82: m.cryptoUpdateAccount = readCryptoUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoUpdateAccount); break;
      case 90: m.fileAppend = readFileAppendTransactionBody(c, c.delimitedEnd(end), depth + 1, m.fileAppend); break;
      case 98: m.fileCreate = readFileCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.fileCreate); break;
      case 106: m.fileDelete = readFileDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.fileDelete); break;
      case 114: m.fileUpdate = readFileUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.fileUpdate); break;
      case 122: m.systemDelete = readSystemDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.systemDelete); break;
      case 130: m.systemUndelete = readSystemUndeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.systemUndelete); break;
      case 138: m.freeze = readFreezeTransactionBody(c, c.delimitedEnd(end), depth + 1, m.freeze); break;
      case 146: m.consensusCreateTopic = readConsensusCreateTopicTransactionBody(c, c.delimitedEnd(end), depth + 1, m.consensusCreateTopic); break;
      case 154: m.consensusUpdateTopic = readConsensusUpdateTopicTransactionBody(c, c.delimitedEnd(end), depth + 1, m.consensusUpdateTopic); break;
      case 162: m.consensusDeleteTopic = readConsensusDeleteTopicTransactionBody(c, c.delimitedEnd(end), depth + 1, m.consensusDeleteTopic); break;
      case 170: m.consensusSubmitMessage = readConsensusSubmitMessageTransactionBody(c, c.delimitedEnd(end), depth + 1, m.consensusSubmitMessage); break;
      case 178: m.tokenCreation = readTokenCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenCreation); break;
      case 186: m.tokenFreeze = readTokenFreezeAccountTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenFreeze); break;
      case 194: m.tokenUnfreeze = readTokenUnfreezeAccountTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenUnfreeze); break;
      case 202: m.tokenGrantKyc = readTokenGrantKycTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenGrantKyc); break;
      case 210: m.tokenRevokeKyc = readTokenRevokeKycTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenRevokeKyc); break;
      case 218: m.tokenDeletion = readTokenDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenDeletion); break;
      case 226: m.tokenUpdate = readTokenUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenUpdate); break;
      case 234: m.tokenMint = readTokenMintTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenMint); break;
      case 242: m.tokenBurn = readTokenBurnTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenBurn); break;
      case 250: m.tokenWipe = readTokenWipeAccountTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenWipe); break;
      case 258: m.tokenAssociate = readTokenAssociateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenAssociate); break;
      case 266: m.tokenDissociate = readTokenDissociateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenDissociate); break;
      case 274: m.scheduleDelete = readScheduleDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.scheduleDelete); break;
      case 282: m.tokenPause = readTokenPauseTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenPause); break;
      case 290: m.tokenUnpause = readTokenUnpauseTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenUnpause); break;
      case 298: m.cryptoApproveAllowance = readCryptoApproveAllowanceTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoApproveAllowance); break;
      case 306: m.cryptoDeleteAllowance = readCryptoDeleteAllowanceTransactionBody(c, c.delimitedEnd(end), depth + 1, m.cryptoDeleteAllowance); break;
      case 314: m.tokenFeeScheduleUpdate = readTokenFeeScheduleUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenFeeScheduleUpdate); break;
      case 322: m.utilPrng = readUtilPrngTransactionBody(c, c.delimitedEnd(end), depth + 1, m.utilPrng); break;
      case 330: m.tokenUpdateNfts = readTokenUpdateNftsTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenUpdateNfts); break;
      case 338: m.nodeCreate = readNodeCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.nodeCreate); break;
      case 346: m.nodeUpdate = readNodeUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.nodeUpdate); break;
      case 354: m.nodeDelete = readNodeDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.nodeDelete); break;
      case 362: m.tokenReject = readTokenRejectTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenReject); break;
      case 370: m.tokenCancelAirdrop = readTokenCancelAirdropTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenCancelAirdrop); break;
      case 378: m.tokenClaimAirdrop = readTokenClaimAirdropTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenClaimAirdrop); break;
      case 386: m.tokenAirdrop = readTokenAirdropTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tokenAirdrop); break;
      case 394: m.registeredNodeCreate = readRegisteredNodeCreateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.registeredNodeCreate); break;
      case 402: m.registeredNodeUpdate = readRegisteredNodeUpdateTransactionBody(c, c.delimitedEnd(end), depth + 1, m.registeredNodeUpdate); break;
      case 410: m.registeredNodeDelete = readRegisteredNodeDeleteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.registeredNodeDelete); break;
      case 8010: m.maxCustomFees = appendTo(m.maxCustomFees, readCustomFeeLimit(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('SchedulableTransactionBody', tag, end);
    }
  }
  return m;
}
export const SchedulableTransactionBody: MessageType<SchedulableTransactionBody> = defineMessage<SchedulableTransactionBody>(
  'SchedulableTransactionBody',
  newSchedulableTransactionBody,
  readSchedulableTransactionBody,
  () => [
    { number: 1, name: 'transactionFee', kind: 'uint64' },
    { number: 2, name: 'memo', kind: 'string' },
    { number: 3, name: 'contractCall', kind: 'message', optional: true, type: ContractCallTransactionBody },
    { number: 4, name: 'contractCreateInstance', kind: 'message', optional: true, type: ContractCreateTransactionBody },
    { number: 5, name: 'contractUpdateInstance', kind: 'message', optional: true, type: ContractUpdateTransactionBody },
    { number: 6, name: 'contractDeleteInstance', kind: 'message', optional: true, type: ContractDeleteTransactionBody },
    { number: 7, name: 'cryptoCreateAccount', kind: 'message', optional: true, type: CryptoCreateTransactionBody },
    { number: 8, name: 'cryptoDelete', kind: 'message', optional: true, type: CryptoDeleteTransactionBody },
    { number: 9, name: 'cryptoTransfer', kind: 'message', optional: true, type: CryptoTransferTransactionBody },
    { number: 10, name: 'cryptoUpdateAccount', kind: 'message', optional: true, type: CryptoUpdateTransactionBody },
    { number: 11, name: 'fileAppend', kind: 'message', optional: true, type: FileAppendTransactionBody },
    { number: 12, name: 'fileCreate', kind: 'message', optional: true, type: FileCreateTransactionBody },
    { number: 13, name: 'fileDelete', kind: 'message', optional: true, type: FileDeleteTransactionBody },
    { number: 14, name: 'fileUpdate', kind: 'message', optional: true, type: FileUpdateTransactionBody },
    { number: 15, name: 'systemDelete', kind: 'message', optional: true, type: SystemDeleteTransactionBody },
    { number: 16, name: 'systemUndelete', kind: 'message', optional: true, type: SystemUndeleteTransactionBody },
    { number: 17, name: 'freeze', kind: 'message', optional: true, type: FreezeTransactionBody },
    { number: 18, name: 'consensusCreateTopic', kind: 'message', optional: true, type: ConsensusCreateTopicTransactionBody },
    { number: 19, name: 'consensusUpdateTopic', kind: 'message', optional: true, type: ConsensusUpdateTopicTransactionBody },
    { number: 20, name: 'consensusDeleteTopic', kind: 'message', optional: true, type: ConsensusDeleteTopicTransactionBody },
    { number: 21, name: 'consensusSubmitMessage', kind: 'message', optional: true, type: ConsensusSubmitMessageTransactionBody },
    { number: 22, name: 'tokenCreation', kind: 'message', optional: true, type: TokenCreateTransactionBody },
    { number: 23, name: 'tokenFreeze', kind: 'message', optional: true, type: TokenFreezeAccountTransactionBody },
    { number: 24, name: 'tokenUnfreeze', kind: 'message', optional: true, type: TokenUnfreezeAccountTransactionBody },
    { number: 25, name: 'tokenGrantKyc', kind: 'message', optional: true, type: TokenGrantKycTransactionBody },
    { number: 26, name: 'tokenRevokeKyc', kind: 'message', optional: true, type: TokenRevokeKycTransactionBody },
    { number: 27, name: 'tokenDeletion', kind: 'message', optional: true, type: TokenDeleteTransactionBody },
    { number: 28, name: 'tokenUpdate', kind: 'message', optional: true, type: TokenUpdateTransactionBody },
    { number: 29, name: 'tokenMint', kind: 'message', optional: true, type: TokenMintTransactionBody },
    { number: 30, name: 'tokenBurn', kind: 'message', optional: true, type: TokenBurnTransactionBody },
    { number: 31, name: 'tokenWipe', kind: 'message', optional: true, type: TokenWipeAccountTransactionBody },
    { number: 32, name: 'tokenAssociate', kind: 'message', optional: true, type: TokenAssociateTransactionBody },
    { number: 33, name: 'tokenDissociate', kind: 'message', optional: true, type: TokenDissociateTransactionBody },
    { number: 34, name: 'scheduleDelete', kind: 'message', optional: true, type: ScheduleDeleteTransactionBody },
    { number: 35, name: 'tokenPause', kind: 'message', optional: true, type: TokenPauseTransactionBody },
    { number: 36, name: 'tokenUnpause', kind: 'message', optional: true, type: TokenUnpauseTransactionBody },
    { number: 37, name: 'cryptoApproveAllowance', kind: 'message', optional: true, type: CryptoApproveAllowanceTransactionBody },
    { number: 38, name: 'cryptoDeleteAllowance', kind: 'message', optional: true, type: CryptoDeleteAllowanceTransactionBody },
    { number: 39, name: 'tokenFeeScheduleUpdate', kind: 'message', optional: true, type: TokenFeeScheduleUpdateTransactionBody },
    { number: 40, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngTransactionBody },
    { number: 41, name: 'tokenUpdateNfts', kind: 'message', optional: true, type: TokenUpdateNftsTransactionBody },
    { number: 42, name: 'nodeCreate', kind: 'message', optional: true, type: NodeCreateTransactionBody },
    { number: 43, name: 'nodeUpdate', kind: 'message', optional: true, type: NodeUpdateTransactionBody },
    { number: 44, name: 'nodeDelete', kind: 'message', optional: true, type: NodeDeleteTransactionBody },
    { number: 45, name: 'tokenReject', kind: 'message', optional: true, type: TokenRejectTransactionBody },
    { number: 46, name: 'tokenCancelAirdrop', kind: 'message', optional: true, type: TokenCancelAirdropTransactionBody },
    { number: 47, name: 'tokenClaimAirdrop', kind: 'message', optional: true, type: TokenClaimAirdropTransactionBody },
    { number: 48, name: 'tokenAirdrop', kind: 'message', optional: true, type: TokenAirdropTransactionBody },
    { number: 49, name: 'registeredNodeCreate', kind: 'message', optional: true, type: RegisteredNodeCreateTransactionBody },
    { number: 50, name: 'registeredNodeUpdate', kind: 'message', optional: true, type: RegisteredNodeUpdateTransactionBody },
    { number: 51, name: 'registeredNodeDelete', kind: 'message', optional: true, type: RegisteredNodeDeleteTransactionBody },
    { number: 1001, name: 'maxCustomFees', kind: 'message', repeated: true, type: CustomFeeLimit },
  ],
);
