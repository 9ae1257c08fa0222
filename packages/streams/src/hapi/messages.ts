// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
// Readers need not know which .proto file has a message: releases move them.
export {
  BlockEnd,
  BlockItemSet,
  BlockStart,
  BlockStartHeader,
  ServerStatusRequest,
  ServerStatusResponse,
  SubscribeStreamRequest,
  SubscribeStreamResponse,
  SubscribeStreamResponse_Code,
} from './messages/block-node.ts';
export {
  BlockProof,
  EarlyBlockProof,
  MerklePath,
  MerkleSiblingHash,
  RecordFileSignature,
  SiblingNode,
  SignedRecordFileProof,
  StateProof,
  TssSignedBlockProof,
} from './messages/block-proof.ts';
export {
  Block,
  BlockFooter,
  BlockHeader,
  BlockItem,
  EarlyBlockHeader,
  EarlyEventHeader,
  EarlyEventTransaction,
  EventHeader,
  ParentEventReference,
  RoundHeader,
} from './messages/block-stream.ts';
export {
  ClprChannel,
  ClprChannelStatus,
  ClprCloseChannelTransactionBody,
  ClprCompleteChannelTransactionBody,
  ClprCompleteConnectorTransactionBody,
  ClprConfigUpdate,
  ClprConnector,
  ClprConnectorKey,
  ClprControlMessage,
  ClprDeregisterConnectorTransactionBody,
  ClprEndpoint,
  ClprEndpointManifest,
  ClprEndpointManifestConstruction,
  ClprEndpointPublication,
  ClprEndpointPublicationEntry,
  ClprEndpointPublicationTransactionBody,
  ClprLedgerConfiguration,
  ClprMessage,
  ClprMessageKey,
  ClprMessagePayload,
  ClprMessageReply,
  ClprMessageReplyStatus,
  ClprMessageValue,
  ClprRedactMessageTransactionBody,
  ClprRedactedMessage,
  ClprRegisterChannelTransactionBody,
  ClprRegisterConnectorTransactionBody,
  ClprServiceEndpoint,
  ClprSignatureScheme,
  ClprSubmitBundleTransactionBody,
  ClprThrottles,
  ClprUpdateLedgerConfigurationTransactionBody,
} from './messages/clpr.ts';
export {
  EarlyScheduleCreateTransactionBody,
} from './messages/early-schedule.ts';
export {
  ConsensusTopicQuery,
  ConsensusTopicResponse,
} from './messages/mirror-consensus-service.ts';
export {
  AddressBookQuery,
} from './messages/mirror-mirror-network-service.ts';
export {
  ConsensusSnapshot,
  JudgeId,
  MinimumJudgeInfo,
  NodeId,
  PlatformState,
} from './messages/platform-state.ts';
export {
  RecordFileItem,
} from './messages/record-file-item.ts';
export {
  MigrationRootHashVoteTransactionBody,
} from './messages/services-auxiliary-blockrecords-migration-root-hash-vote.ts';
export {
  CrsPublicationTransactionBody,
} from './messages/services-auxiliary-hints-crs-publication.ts';
export {
  HintsKeyPublicationTransactionBody,
} from './messages/services-auxiliary-hints-hints-key-publication.ts';
export {
  HintsPartialSignatureTransactionBody,
} from './messages/services-auxiliary-hints-hints-partial-signature.ts';
export {
  HintsPreprocessingVoteTransactionBody,
} from './messages/services-auxiliary-hints-hints-preprocessing-vote.ts';
export {
  HistoryProofKeyPublicationTransactionBody,
} from './messages/services-auxiliary-history-history-proof-key-publication.ts';
export {
  HistoryProofSignatureTransactionBody,
} from './messages/services-auxiliary-history-history-proof-signature.ts';
export {
  HistoryProofVoteTransactionBody,
} from './messages/services-auxiliary-history-history-proof-vote.ts';
export {
  LedgerIdNodeContribution,
  LedgerIdPublicationTransactionBody,
} from './messages/services-auxiliary-tss-ledger-id-publication.ts';
export {
  TssMessageTransactionBody,
} from './messages/services-auxiliary-tss-tss-message.ts';
export {
  TssVoteTransactionBody,
} from './messages/services-auxiliary-tss-tss-vote.ts';
export {
  AccountAmount,
  AccountID,
  BlockHashAlgorithm,
  ContractID,
  CurrentAndNextFeeSchedule,
  EvmHookCall,
  FeeComponents,
  FeeData,
  FeeSchedule,
  FileID,
  Fraction,
  HederaFunctionality,
  HookCall,
  HookEntityId,
  HookId,
  Key,
  KeyList,
  NftID,
  NftTransfer,
  NodeAddress,
  NodeAddressBook,
  PendingAirdropId,
  PendingAirdropValue,
  RealmID,
  ScheduleID,
  SemanticVersion,
  ServiceEndpoint,
  ServicesConfigurationList,
  Setting,
  ShardID,
  Signature,
  SignatureList,
  SignatureMap,
  SignaturePair,
  SubType,
  ThresholdKey,
  ThresholdSignature,
  TokenAssociation,
  TokenBalance,
  TokenBalances,
  TokenID,
  TokenKeyValidation,
  TokenSupplyType,
  TokenTransferList,
  TokenType,
  TopicID,
  TransactionFeeSchedule,
  TransactionID,
  TransferList,
} from './messages/services-basic-types.ts';
export {
  ConsensusCreateTopicTransactionBody,
} from './messages/services-consensus-create-topic.ts';
export {
  ConsensusDeleteTopicTransactionBody,
} from './messages/services-consensus-delete-topic.ts';
export {
  ConsensusMessageChunkInfo,
  ConsensusSubmitMessageTransactionBody,
} from './messages/services-consensus-submit-message.ts';
export {
  ConsensusUpdateTopicTransactionBody,
} from './messages/services-consensus-update-topic.ts';
export {
  ContractCallTransactionBody,
} from './messages/services-contract-call.ts';
export {
  ContractCreateTransactionBody,
} from './messages/services-contract-create.ts';
export {
  ContractDeleteTransactionBody,
} from './messages/services-contract-delete.ts';
export {
  ContractFunctionResult,
  ContractLoginfo,
  ContractNonceInfo,
  EvmTransactionResult,
  InternalCallContext,
} from './messages/services-contract-types.ts';
export {
  ContractUpdateTransactionBody,
} from './messages/services-contract-update.ts';
export {
  CryptoAddLiveHashTransactionBody,
  LiveHash,
} from './messages/services-crypto-add-live-hash.ts';
export {
  CryptoAllowance,
  CryptoApproveAllowanceTransactionBody,
  NftAllowance,
  TokenAllowance,
} from './messages/services-crypto-approve-allowance.ts';
export {
  CryptoCreateTransactionBody,
} from './messages/services-crypto-create.ts';
export {
  CryptoDeleteAllowanceTransactionBody,
  NftRemoveAllowance,
} from './messages/services-crypto-delete-allowance.ts';
export {
  CryptoDeleteLiveHashTransactionBody,
} from './messages/services-crypto-delete-live-hash.ts';
export {
  CryptoDeleteTransactionBody,
} from './messages/services-crypto-delete.ts';
export {
  CryptoTransferTransactionBody,
} from './messages/services-crypto-transfer.ts';
export {
  CryptoUpdateTransactionBody,
} from './messages/services-crypto-update.ts';
export {
  AssessedCustomFee,
  CustomFee,
  CustomFeeLimit,
  FeeExemptKeyList,
  FixedCustomFee,
  FixedCustomFeeList,
  FixedFee,
  FractionalFee,
  RoyaltyFee,
} from './messages/services-custom-fees.ts';
export {
  Duration,
} from './messages/services-duration.ts';
export {
  EthereumTransactionBody,
} from './messages/services-ethereum-transaction.ts';
export {
  EventCore,
} from './messages/services-event-core.ts';
export {
  EventDescriptor,
} from './messages/services-event-descriptor.ts';
export {
  ExchangeRate,
  ExchangeRateSet,
} from './messages/services-exchange-rate.ts';
export {
  FileAppendTransactionBody,
} from './messages/services-file-append.ts';
export {
  FileCreateTransactionBody,
} from './messages/services-file-create.ts';
export {
  FileDeleteTransactionBody,
} from './messages/services-file-delete.ts';
export {
  FileUpdateTransactionBody,
} from './messages/services-file-update.ts';
export {
  FreezeType,
} from './messages/services-freeze-type.ts';
export {
  FreezeTransactionBody,
} from './messages/services-freeze.ts';
export {
  HookDispatchTransactionBody,
  HookExecution,
} from './messages/services-hook-dispatch.ts';
export {
  HookStoreTransactionBody,
} from './messages/services-hook-store.ts';
export {
  EvmHook,
  EvmHookMappingEntries,
  EvmHookMappingEntry,
  EvmHookSpec,
  EvmHookStorageSlot,
  EvmHookStorageUpdate,
  HookCreation,
  HookCreationDetails,
  HookExtensionPoint,
} from './messages/services-hook-types.ts';
export {
  NodeCreateTransactionBody,
} from './messages/services-node-create.ts';
export {
  NodeDeleteTransactionBody,
} from './messages/services-node-delete.ts';
export {
  NodeStake,
  NodeStakeUpdateTransactionBody,
} from './messages/services-node-stake-update.ts';
export {
  AssociatedRegisteredNodeList,
  NodeUpdateTransactionBody,
} from './messages/services-node-update.ts';
export {
  RegisteredNodeCreateTransactionBody,
} from './messages/services-registered-node-create.ts';
export {
  RegisteredNodeDeleteTransactionBody,
} from './messages/services-registered-node-delete.ts';
export {
  RegisteredNodeUpdateTransactionBody,
} from './messages/services-registered-node-update.ts';
export {
  RegisteredServiceEndpoint,
  RegisteredServiceEndpoint_BlockNodeEndpoint,
  RegisteredServiceEndpoint_BlockNodeEndpoint_BlockNodeApi,
  RegisteredServiceEndpoint_GeneralServiceEndpoint,
  RegisteredServiceEndpoint_MirrorNodeEndpoint,
  RegisteredServiceEndpoint_RpcRelayEndpoint,
} from './messages/services-registered-service-endpoint.ts';
export {
  ResponseCodeEnum,
} from './messages/services-response-code.ts';
export {
  SchedulableTransactionBody,
} from './messages/services-schedulable-transaction-body.ts';
export {
  ScheduleCreateTransactionBody,
} from './messages/services-schedule-create.ts';
export {
  ScheduleDeleteTransactionBody,
} from './messages/services-schedule-delete.ts';
export {
  ScheduleSignTransactionBody,
} from './messages/services-schedule-sign.ts';
export {
  Node,
} from './messages/services-state-addressbook-node.ts';
export {
  RegisteredNode,
} from './messages/services-state-addressbook-registered-node.ts';
export {
  BlockInfo,
  NodeMigrationRootHashVote,
} from './messages/services-state-blockrecords-block-info.ts';
export {
  MigrationWrappedHashes,
} from './messages/services-state-blockrecords-migration-wrapped-hashes.ts';
export {
  RunningHashes,
} from './messages/services-state-blockrecords-running-hashes.ts';
export {
  BlockStreamInfo,
} from './messages/services-state-blockstream-block-stream-info.ts';
export {
  EntityIDPair,
} from './messages/services-state-common.ts';
export {
  CongestionLevelStarts,
} from './messages/services-state-congestion-congestion-level-starts.ts';
export {
  Topic,
} from './messages/services-state-consensus-topic.ts';
export {
  Bytecode,
} from './messages/services-state-contract-bytecode.ts';
export {
  EvmHookSlotKey,
  EvmHookState,
  HookType,
} from './messages/services-state-contract-evm-hook-state.ts';
export {
  SlotKey,
  SlotValue,
} from './messages/services-state-contract-storage-slot.ts';
export {
  EntityCounts,
} from './messages/services-state-entity-entity-counts.ts';
export {
  File,
} from './messages/services-state-file-file.ts';
export {
  CRSStage,
  CRSState,
  HintsConstruction,
  HintsKeySet,
  HintsPartyId,
  HintsScheme,
  NodePartyId,
  PreprocessedKeys,
  PreprocessingVote,
  PreprocessingVoteId,
} from './messages/services-state-hints-hints-types.ts';
export {
  AggregatedNodeSignatures,
  ChainOfTrustProof,
  ConstructionNodeId,
  History,
  HistoryProof,
  HistoryProofConstruction,
  HistoryProofVote,
  HistorySignature,
  ProofKey,
  ProofKeySet,
  RecordedHistorySignature,
  WrapsMessageDetails,
  WrapsMessageHistory,
  WrapsPhase,
  WrapsSigningState,
} from './messages/services-state-history-history-types.ts';
export {
  TransactionReceiptEntries,
  TransactionReceiptEntry,
} from './messages/services-state-recordcache-recordcache.ts';
export {
  RosterState,
  RoundRosterPair,
} from './messages/services-state-roster-roster-state.ts';
export {
  Roster,
  RosterEntry,
} from './messages/services-state-roster-roster.ts';
export {
  Schedule,
  ScheduleList,
  ScheduledCounts,
  ScheduledOrder,
} from './messages/services-state-schedule-schedule.ts';
export {
  StateSignatureTransaction,
} from './messages/services-state-signature-transaction.ts';
export {
  ThrottleUsageSnapshot,
  ThrottleUsageSnapshots,
} from './messages/services-state-throttles-throttle-usage-snapshots.ts';
export {
  AccountPendingAirdrop,
} from './messages/services-state-token-account-pending-airdrop.ts';
export {
  Account,
  AccountApprovalForAllAllowance,
  AccountCryptoAllowance,
  AccountFungibleTokenAllowance,
} from './messages/services-state-token-account.ts';
export {
  NetworkStakingRewards,
} from './messages/services-state-token-network-staking-rewards.ts';
export {
  Nft,
} from './messages/services-state-token-nft.ts';
export {
  NodePayment,
  NodePayments,
} from './messages/services-state-token-node-payments.ts';
export {
  NodeActivity,
  NodeRewards,
} from './messages/services-state-token-node-rewards.ts';
export {
  StakingNodeInfo,
} from './messages/services-state-token-staking-node-info.ts';
export {
  TokenRelation,
} from './messages/services-state-token-token-relation.ts';
export {
  Token,
} from './messages/services-state-token-token.ts';
export {
  TssEncryptionKeys,
} from './messages/services-state-tss-tss-encryption-keys.ts';
export {
  TssMessageMapKey,
} from './messages/services-state-tss-tss-message-map-key.ts';
export {
  TssVoteMapKey,
} from './messages/services-state-tss-tss-vote-map-key.ts';
export {
  SystemDeleteTransactionBody,
} from './messages/services-system-delete.ts';
export {
  SystemUndeleteTransactionBody,
} from './messages/services-system-undelete.ts';
export {
  ThrottleBucket,
  ThrottleDefinitions,
  ThrottleGroup,
} from './messages/services-throttle-definitions.ts';
export {
  Timestamp,
  TimestampSeconds,
} from './messages/services-timestamp.ts';
export {
  TokenAirdropTransactionBody,
} from './messages/services-token-airdrop.ts';
export {
  TokenAssociateTransactionBody,
} from './messages/services-token-associate.ts';
export {
  TokenBurnTransactionBody,
} from './messages/services-token-burn.ts';
export {
  TokenCancelAirdropTransactionBody,
} from './messages/services-token-cancel-airdrop.ts';
export {
  TokenClaimAirdropTransactionBody,
} from './messages/services-token-claim-airdrop.ts';
export {
  TokenCreateTransactionBody,
} from './messages/services-token-create.ts';
export {
  TokenDeleteTransactionBody,
} from './messages/services-token-delete.ts';
export {
  TokenDissociateTransactionBody,
} from './messages/services-token-dissociate.ts';
export {
  TokenFeeScheduleUpdateTransactionBody,
} from './messages/services-token-fee-schedule-update.ts';
export {
  TokenFreezeAccountTransactionBody,
} from './messages/services-token-freeze-account.ts';
export {
  TokenGrantKycTransactionBody,
} from './messages/services-token-grant-kyc.ts';
export {
  TokenMintTransactionBody,
} from './messages/services-token-mint.ts';
export {
  TokenPauseTransactionBody,
} from './messages/services-token-pause.ts';
export {
  TokenReference,
  TokenRejectTransactionBody,
} from './messages/services-token-reject.ts';
export {
  TokenRevokeKycTransactionBody,
} from './messages/services-token-revoke-kyc.ts';
export {
  TokenUnfreezeAccountTransactionBody,
} from './messages/services-token-unfreeze-account.ts';
export {
  TokenUnpauseTransactionBody,
} from './messages/services-token-unpause.ts';
export {
  TokenUpdateNftsTransactionBody,
} from './messages/services-token-update-nfts.ts';
export {
  TokenUpdateTransactionBody,
} from './messages/services-token-update.ts';
export {
  TokenWipeAccountTransactionBody,
} from './messages/services-token-wipe-account.ts';
export {
  SignedTransaction,
} from './messages/services-transaction-contents.ts';
export {
  TransactionReceipt,
} from './messages/services-transaction-receipt.ts';
export {
  PendingAirdropRecord,
  TransactionRecord,
} from './messages/services-transaction-record.ts';
export {
  AtomicBatchTransactionBody,
  Transaction,
  TransactionBody,
} from './messages/services-transaction.ts';
export {
  UncheckedSubmitBody,
} from './messages/services-unchecked-submit.ts';
export {
  UtilPrngTransactionBody,
} from './messages/services-util-prng.ts';
export {
  MapChangeKey,
  MapChangeValue,
  MapDeleteChange,
  MapUpdateChange,
  NewStateChange,
  NewStateType,
  QueuePopChange,
  QueuePushChange,
  RemovedStateChange,
  SingletonUpdateChange,
  StateChange,
  StateChanges,
  StateIdentifier,
} from './messages/state-changes.ts';
export {
  AllAccountBalances,
  SingleAccountBalances,
  TokenUnitBalance,
} from './messages/streams-account-balance-file.ts';
export {
  CallOperationType,
  ContractAction,
  ContractActionType,
  ContractActions,
} from './messages/streams-contract-action.ts';
export {
  ContractBytecode,
} from './messages/streams-contract-bytecode.ts';
export {
  ContractStateChange,
  ContractStateChanges,
  StorageChange,
} from './messages/streams-contract-state-change.ts';
export {
  HashAlgorithm,
  HashObject,
} from './messages/streams-hash-object.ts';
export {
  RecordStreamFile,
  RecordStreamItem,
  SidecarMetadata,
  SidecarType,
} from './messages/streams-record-stream-file.ts';
export {
  SidecarFile,
  TransactionSidecarRecord,
} from './messages/streams-sidecar-file.ts';
export {
  SignatureFile,
  SignatureObject,
  SignatureType,
} from './messages/streams-signature-file.ts';
export {
  ContractSlotUsage,
  EarlyTraceData,
  EvmTraceData,
  EvmTransactionLog,
  ExecutedInitcode,
  InitcodeBookends,
  SlotRead,
  SubmitMessageTraceData,
  TraceData,
  WrittenSlotKeys,
} from './messages/trace-data.ts';
export {
  ContractOutput,
  CreateAccountOutput,
  CreateScheduleOutput,
  CustomFeeOutput,
  EarlyContractOutput,
  EarlyEthereumOutput,
  EarlyTransactionOutput,
  EthereumOutput,
  InterimTransactionOutput,
  SignScheduleOutput,
  TransactionOutput,
  TransactionResult,
  UtilPrngOutput,
} from './messages/transaction-result.ts';
export {
  BoolValue,
  BytesValue,
  Int32Value,
  Int64Value,
  StringValue,
  UInt32Value,
  UInt64Value,
} from './messages/wrappers.ts';
