import * as atomicBatch from './atomic-batch.ts';
import * as clprCloseChannel from './clpr-close-channel.ts';
import * as clprCompleteChannel from './clpr-complete-channel.ts';
import * as clprCompleteConnector from './clpr-complete-connector.ts';
import * as clprDeregisterConnector from './clpr-deregister-connector.ts';
import * as clprEndpointPublication from './clpr-endpoint-publication.ts';
import * as clprRedactMessage from './clpr-redact-message.ts';
import * as clprRegisterChannel from './clpr-register-channel.ts';
import * as clprRegisterConnector from './clpr-register-connector.ts';
import * as clprSubmitBundle from './clpr-submit-bundle.ts';
import * as clprUpdateLedgerConfiguration from './clpr-update-ledger-configuration.ts';
import * as consensusCreateTopic from './consensus-create-topic.ts';
import * as consensusDeleteTopic from './consensus-delete-topic.ts';
import * as consensusSubmitMessage from './consensus-submit-message.ts';
import * as consensusUpdateTopic from './consensus-update-topic.ts';
import * as contractCall from './contract-call.ts';
import * as contractCreateInstance from './contract-create-instance.ts';
import * as contractDeleteInstance from './contract-delete-instance.ts';
import * as contractUpdateInstance from './contract-update-instance.ts';
import * as crsPublication from './crs-publication.ts';
import * as cryptoAddLiveHash from './crypto-add-live-hash.ts';
import * as cryptoApproveAllowance from './crypto-approve-allowance.ts';
import * as cryptoCreateAccount from './crypto-create-account.ts';
import * as cryptoDelete from './crypto-delete.ts';
import * as cryptoDeleteAllowance from './crypto-delete-allowance.ts';
import * as cryptoDeleteLiveHash from './crypto-delete-live-hash.ts';
import * as cryptoTransfer from './crypto-transfer.ts';
import * as cryptoUpdateAccount from './crypto-update-account.ts';
import * as ethereumTransaction from './ethereum-transaction.ts';
import * as fileAppend from './file-append.ts';
import * as fileCreate from './file-create.ts';
import * as fileDelete from './file-delete.ts';
import * as fileUpdate from './file-update.ts';
import * as freeze from './freeze.ts';
import * as hintsKeyPublication from './hints-key-publication.ts';
import * as hintsPartialSignature from './hints-partial-signature.ts';
import * as hintsPreprocessingVote from './hints-preprocessing-vote.ts';
import * as historyProofKeyPublication from './history-proof-key-publication.ts';
import * as historyProofSignature from './history-proof-signature.ts';
import * as historyProofVote from './history-proof-vote.ts';
import * as hookDispatch from './hook-dispatch.ts';
import * as hookStore from './hook-store.ts';
import * as ledgerIdPublication from './ledger-id-publication.ts';
import * as migrationRootHashVote from './migration-root-hash-vote.ts';
import * as nodeCreate from './node-create.ts';
import * as nodeDelete from './node-delete.ts';
import * as nodeStakeUpdate from './node-stake-update.ts';
import * as nodeUpdate from './node-update.ts';
import * as registeredNodeCreate from './registered-node-create.ts';
import * as registeredNodeDelete from './registered-node-delete.ts';
import * as registeredNodeUpdate from './registered-node-update.ts';
import * as scheduleCreate from './schedule-create.ts';
import * as scheduleDelete from './schedule-delete.ts';
import * as scheduleSign from './schedule-sign.ts';
import * as stateSignatureTransaction from './state-signature-transaction.ts';
import * as systemDelete from './system-delete.ts';
import * as systemUndelete from './system-undelete.ts';
import * as tokenAirdrop from './token-airdrop.ts';
import * as tokenAssociate from './token-associate.ts';
import * as tokenBurn from './token-burn.ts';
import * as tokenCancelAirdrop from './token-cancel-airdrop.ts';
import * as tokenClaimAirdrop from './token-claim-airdrop.ts';
import * as tokenCreation from './token-creation.ts';
import * as tokenDeletion from './token-deletion.ts';
import * as tokenDissociate from './token-dissociate.ts';
import * as tokenFeeScheduleUpdate from './token-fee-schedule-update.ts';
import * as tokenFreeze from './token-freeze.ts';
import * as tokenGrantKyc from './token-grant-kyc.ts';
import * as tokenMint from './token-mint.ts';
import * as tokenPause from './token-pause.ts';
import * as tokenReject from './token-reject.ts';
import * as tokenRevokeKyc from './token-revoke-kyc.ts';
import * as tokenUnfreeze from './token-unfreeze.ts';
import * as tokenUnpause from './token-unpause.ts';
import * as tokenUpdate from './token-update.ts';
import * as tokenUpdateNfts from './token-update-nfts.ts';
import * as tokenWipe from './token-wipe.ts';
import * as tssMessage from './tss-message.ts';
import * as tssVote from './tss-vote.ts';
import * as uncheckedSubmit from './unchecked-submit.ts';
import * as utilPrng from './util-prng.ts';

/** Every transaction type that this program knows, by service; subscriptions offer their filters in this order. */
export const TYPES = [
  contractCreateInstance.type,
  contractCall.type,
  contractUpdateInstance.type,
  contractDeleteInstance.type,
  ethereumTransaction.type,
  hookStore.type,
  hookDispatch.type,
  cryptoCreateAccount.type,
  cryptoUpdateAccount.type,
  cryptoDelete.type,
  cryptoTransfer.type,
  cryptoAddLiveHash.type,
  cryptoDeleteLiveHash.type,
  cryptoApproveAllowance.type,
  cryptoDeleteAllowance.type,
  fileCreate.type,
  fileAppend.type,
  fileUpdate.type,
  fileDelete.type,
  systemDelete.type,
  systemUndelete.type,
  freeze.type,
  uncheckedSubmit.type,
  nodeStakeUpdate.type,
  nodeCreate.type,
  nodeUpdate.type,
  nodeDelete.type,
  tssMessage.type,
  tssVote.type,
  stateSignatureTransaction.type,
  hintsPreprocessingVote.type,
  hintsKeyPublication.type,
  hintsPartialSignature.type,
  historyProofSignature.type,
  historyProofKeyPublication.type,
  historyProofVote.type,
  crsPublication.type,
  ledgerIdPublication.type,
  registeredNodeCreate.type,
  registeredNodeUpdate.type,
  registeredNodeDelete.type,
  migrationRootHashVote.type,
  clprUpdateLedgerConfiguration.type,
  clprRegisterChannel.type,
  clprCompleteChannel.type,
  clprCloseChannel.type,
  clprSubmitBundle.type,
  clprRedactMessage.type,
  clprRegisterConnector.type,
  clprDeregisterConnector.type,
  clprCompleteConnector.type,
  clprEndpointPublication.type,
  consensusCreateTopic.type,
  consensusUpdateTopic.type,
  consensusDeleteTopic.type,
  consensusSubmitMessage.type,
  tokenCreation.type,
  tokenUpdate.type,
  tokenMint.type,
  tokenBurn.type,
  tokenWipe.type,
  tokenDeletion.type,
  tokenFreeze.type,
  tokenUnfreeze.type,
  tokenGrantKyc.type,
  tokenRevokeKyc.type,
  tokenAssociate.type,
  tokenDissociate.type,
  tokenFeeScheduleUpdate.type,
  tokenPause.type,
  tokenUnpause.type,
  tokenUpdateNfts.type,
  tokenReject.type,
  tokenAirdrop.type,
  tokenCancelAirdrop.type,
  tokenClaimAirdrop.type,
  scheduleCreate.type,
  scheduleDelete.type,
  scheduleSign.type,
  utilPrng.type,
  atomicBatch.type,
] as const;

/** The rules of each about its body: a list of its own, which browsers do not load. */
export const RULES = {
  contractCreateInstance: contractCreateInstance.rules,
  contractCall: contractCall.rules,
  contractUpdateInstance: contractUpdateInstance.rules,
  contractDeleteInstance: contractDeleteInstance.rules,
  ethereumTransaction: ethereumTransaction.rules,
  hookStore: hookStore.rules,
  hookDispatch: hookDispatch.rules,
  cryptoCreateAccount: cryptoCreateAccount.rules,
  cryptoUpdateAccount: cryptoUpdateAccount.rules,
  cryptoDelete: cryptoDelete.rules,
  cryptoTransfer: cryptoTransfer.rules,
  cryptoAddLiveHash: cryptoAddLiveHash.rules,
  cryptoDeleteLiveHash: cryptoDeleteLiveHash.rules,
  cryptoApproveAllowance: cryptoApproveAllowance.rules,
  cryptoDeleteAllowance: cryptoDeleteAllowance.rules,
  fileCreate: fileCreate.rules,
  fileAppend: fileAppend.rules,
  fileUpdate: fileUpdate.rules,
  fileDelete: fileDelete.rules,
  systemDelete: systemDelete.rules,
  systemUndelete: systemUndelete.rules,
  freeze: freeze.rules,
  uncheckedSubmit: uncheckedSubmit.rules,
  nodeStakeUpdate: nodeStakeUpdate.rules,
  nodeCreate: nodeCreate.rules,
  nodeUpdate: nodeUpdate.rules,
  nodeDelete: nodeDelete.rules,
  tssMessage: tssMessage.rules,
  tssVote: tssVote.rules,
  stateSignatureTransaction: stateSignatureTransaction.rules,
  hintsPreprocessingVote: hintsPreprocessingVote.rules,
  hintsKeyPublication: hintsKeyPublication.rules,
  hintsPartialSignature: hintsPartialSignature.rules,
  historyProofSignature: historyProofSignature.rules,
  historyProofKeyPublication: historyProofKeyPublication.rules,
  historyProofVote: historyProofVote.rules,
  crsPublication: crsPublication.rules,
  ledgerIdPublication: ledgerIdPublication.rules,
  registeredNodeCreate: registeredNodeCreate.rules,
  registeredNodeUpdate: registeredNodeUpdate.rules,
  registeredNodeDelete: registeredNodeDelete.rules,
  migrationRootHashVote: migrationRootHashVote.rules,
  clprUpdateLedgerConfiguration: clprUpdateLedgerConfiguration.rules,
  clprRegisterChannel: clprRegisterChannel.rules,
  clprCompleteChannel: clprCompleteChannel.rules,
  clprCloseChannel: clprCloseChannel.rules,
  clprSubmitBundle: clprSubmitBundle.rules,
  clprRedactMessage: clprRedactMessage.rules,
  clprRegisterConnector: clprRegisterConnector.rules,
  clprDeregisterConnector: clprDeregisterConnector.rules,
  clprCompleteConnector: clprCompleteConnector.rules,
  clprEndpointPublication: clprEndpointPublication.rules,
  consensusCreateTopic: consensusCreateTopic.rules,
  consensusUpdateTopic: consensusUpdateTopic.rules,
  consensusDeleteTopic: consensusDeleteTopic.rules,
  consensusSubmitMessage: consensusSubmitMessage.rules,
  tokenCreation: tokenCreation.rules,
  tokenUpdate: tokenUpdate.rules,
  tokenMint: tokenMint.rules,
  tokenBurn: tokenBurn.rules,
  tokenWipe: tokenWipe.rules,
  tokenDeletion: tokenDeletion.rules,
  tokenFreeze: tokenFreeze.rules,
  tokenUnfreeze: tokenUnfreeze.rules,
  tokenGrantKyc: tokenGrantKyc.rules,
  tokenRevokeKyc: tokenRevokeKyc.rules,
  tokenAssociate: tokenAssociate.rules,
  tokenDissociate: tokenDissociate.rules,
  tokenFeeScheduleUpdate: tokenFeeScheduleUpdate.rules,
  tokenPause: tokenPause.rules,
  tokenUnpause: tokenUnpause.rules,
  tokenUpdateNfts: tokenUpdateNfts.rules,
  tokenReject: tokenReject.rules,
  tokenAirdrop: tokenAirdrop.rules,
  tokenCancelAirdrop: tokenCancelAirdrop.rules,
  tokenClaimAirdrop: tokenClaimAirdrop.rules,
  scheduleCreate: scheduleCreate.rules,
  scheduleDelete: scheduleDelete.rules,
  scheduleSign: scheduleSign.rules,
  utilPrng: utilPrng.rules,
  atomicBatch: atomicBatch.rules,
};
