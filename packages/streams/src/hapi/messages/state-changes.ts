// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { ClprChannel, readClprChannel, ClprConnector, readClprConnector, ClprConnectorKey, readClprConnectorKey, ClprEndpointManifest, readClprEndpointManifest, ClprEndpointManifestConstruction, readClprEndpointManifestConstruction, ClprLedgerConfiguration, readClprLedgerConfiguration, ClprMessageKey, readClprMessageKey, ClprMessageValue, readClprMessageValue } from './clpr.ts';
import { NodeId, readNodeId, PlatformState, readPlatformState } from './platform-state.ts';
import { CrsPublicationTransactionBody, readCrsPublicationTransactionBody } from './services-auxiliary-hints-crs-publication.ts';
import { TssMessageTransactionBody, readTssMessageTransactionBody } from './services-auxiliary-tss-tss-message.ts';
import { TssVoteTransactionBody, readTssVoteTransactionBody } from './services-auxiliary-tss-tss-vote.ts';
import { AccountID, readAccountID, ContractID, readContractID, FileID, readFileID, HookId, readHookId, NftID, readNftID, PendingAirdropId, readPendingAirdropId, ScheduleID, readScheduleID, TokenAssociation, readTokenAssociation, TokenID, readTokenID, TopicID, readTopicID } from './services-basic-types.ts';
import { ExchangeRateSet, readExchangeRateSet } from './services-exchange-rate.ts';
import { Node, readNode } from './services-state-addressbook-node.ts';
import { RegisteredNode, readRegisteredNode } from './services-state-addressbook-registered-node.ts';
import { BlockInfo, readBlockInfo } from './services-state-blockrecords-block-info.ts';
import { RunningHashes, readRunningHashes } from './services-state-blockrecords-running-hashes.ts';
import { BlockStreamInfo, readBlockStreamInfo } from './services-state-blockstream-block-stream-info.ts';
import { EntityIDPair, readEntityIDPair } from './services-state-common.ts';
import { CongestionLevelStarts, readCongestionLevelStarts } from './services-state-congestion-congestion-level-starts.ts';
import { Topic, readTopic } from './services-state-consensus-topic.ts';
import { Bytecode, readBytecode } from './services-state-contract-bytecode.ts';
import { EvmHookSlotKey, readEvmHookSlotKey, EvmHookState, readEvmHookState } from './services-state-contract-evm-hook-state.ts';
import { SlotKey, readSlotKey, SlotValue, readSlotValue } from './services-state-contract-storage-slot.ts';
import { EntityCounts, readEntityCounts } from './services-state-entity-entity-counts.ts';
import { File, readFile } from './services-state-file-file.ts';
import { CRSState, readCRSState, HintsConstruction, readHintsConstruction, HintsKeySet, readHintsKeySet, HintsPartyId, readHintsPartyId, PreprocessingVote, readPreprocessingVote, PreprocessingVoteId, readPreprocessingVoteId } from './services-state-hints-hints-types.ts';
import { ConstructionNodeId, readConstructionNodeId, HistoryProofConstruction, readHistoryProofConstruction, HistoryProofVote, readHistoryProofVote, ProofKeySet, readProofKeySet, RecordedHistorySignature, readRecordedHistorySignature, WrapsMessageHistory, readWrapsMessageHistory } from './services-state-history-history-types.ts';
import { TransactionReceiptEntries, readTransactionReceiptEntries } from './services-state-recordcache-recordcache.ts';
import { RosterState, readRosterState } from './services-state-roster-roster-state.ts';
import { Roster, readRoster } from './services-state-roster-roster.ts';
import { Schedule, readSchedule, ScheduleList, readScheduleList, ScheduledCounts, readScheduledCounts, ScheduledOrder, readScheduledOrder } from './services-state-schedule-schedule.ts';
import { ThrottleUsageSnapshots, readThrottleUsageSnapshots } from './services-state-throttles-throttle-usage-snapshots.ts';
import { AccountPendingAirdrop, readAccountPendingAirdrop } from './services-state-token-account-pending-airdrop.ts';
import { Account, readAccount } from './services-state-token-account.ts';
import { NetworkStakingRewards, readNetworkStakingRewards } from './services-state-token-network-staking-rewards.ts';
import { Nft, readNft } from './services-state-token-nft.ts';
import { NodePayments, readNodePayments } from './services-state-token-node-payments.ts';
import { NodeRewards, readNodeRewards } from './services-state-token-node-rewards.ts';
import { StakingNodeInfo, readStakingNodeInfo } from './services-state-token-staking-node-info.ts';
import { TokenRelation, readTokenRelation } from './services-state-token-token-relation.ts';
import { Token, readToken } from './services-state-token-token.ts';
import { TssEncryptionKeys, readTssEncryptionKeys } from './services-state-tss-tss-encryption-keys.ts';
import { TssMessageMapKey, readTssMessageMapKey } from './services-state-tss-tss-message-map-key.ts';
import { TssVoteMapKey, readTssVoteMapKey } from './services-state-tss-tss-vote-map-key.ts';
import { Timestamp, readTimestamp, TimestampSeconds, readTimestampSeconds } from './services-timestamp.ts';
import { BytesValue, readBytesValue, Int64Value, readInt64Value, StringValue, readStringValue, UInt64Value, readUInt64Value } from './wrappers.ts';

/** com.hedera.hapi.block.stream.output.MapChangeKey */
export interface MapChangeKey {
  accountIdKey: AccountID | undefined;
  tokenRelationshipKey: TokenAssociation | undefined;
  entityNumberKey: UInt64Value | undefined;
  fileIdKey: FileID | undefined;
  nftIdKey: NftID | undefined;
  protoBytesKey: BytesValue | undefined;
  protoLongKey: Int64Value | undefined;
  protoStringKey: StringValue | undefined;
  scheduleIdKey: ScheduleID | undefined;
  slotKeyKey: SlotKey | undefined;
  tokenIdKey: TokenID | undefined;
  topicIdKey: TopicID | undefined;
  contractIdKey: ContractID | undefined;
  pendingAirdropIdKey: PendingAirdropId | undefined;
  timestampSecondsKey: TimestampSeconds | undefined;
  scheduledOrderKey: ScheduledOrder | undefined;
  tssMessageMapKey: TssMessageMapKey | undefined;
  tssVoteMapKey: TssVoteMapKey | undefined;
  hintsPartyIdKey: HintsPartyId | undefined;
  preprocessingVoteIdKey: PreprocessingVoteId | undefined;
  nodeIdKey: NodeId | undefined;
  constructionNodeIdKey: ConstructionNodeId | undefined;
  hookIdKey: HookId | undefined;
  evmHookSlotKey: EvmHookSlotKey | undefined;
  entityIdPairKey: EntityIDPair | undefined;
  clprMessageKey: ClprMessageKey | undefined;
  clprConnectorKey: ClprConnectorKey | undefined;
}
function newMapChangeKey(): MapChangeKey {
  return { accountIdKey: undefined, tokenRelationshipKey: undefined, entityNumberKey: undefined, fileIdKey: undefined, nftIdKey: undefined, protoBytesKey: undefined, protoLongKey: undefined, protoStringKey: undefined, scheduleIdKey: undefined, slotKeyKey: undefined, tokenIdKey: undefined, topicIdKey: undefined, contractIdKey: undefined, pendingAirdropIdKey: undefined, timestampSecondsKey: undefined, scheduledOrderKey: undefined, tssMessageMapKey: undefined, tssVoteMapKey: undefined, hintsPartyIdKey: undefined, preprocessingVoteIdKey: undefined, nodeIdKey: undefined, constructionNodeIdKey: undefined, hookIdKey: undefined, evmHookSlotKey: undefined, entityIdPairKey: undefined, clprMessageKey: undefined, clprConnectorKey: undefined };
}
export function readMapChangeKey(c: Cursor, end: number, depth: number, m: MapChangeKey = newMapChangeKey()): MapChangeKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountIdKey = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountIdKey); break;
      case 18: m.tokenRelationshipKey = readTokenAssociation(c, c.delimitedEnd(end), depth + 1, m.tokenRelationshipKey); break;
      case 26: m.entityNumberKey = readUInt64Value(c, c.delimitedEnd(end), depth + 1, m.entityNumberKey); break;
      case 34: m.fileIdKey = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileIdKey); break;
      case 42: m.nftIdKey = readNftID(c, c.delimitedEnd(end), depth + 1, m.nftIdKey); break;
      case 50: m.protoBytesKey = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.protoBytesKey); break;
      case 58: m.protoLongKey = readInt64Value(c, c.delimitedEnd(end), depth + 1, m.protoLongKey); break;
      case 66: m.protoStringKey = readStringValue(c, c.delimitedEnd(end), depth + 1, m.protoStringKey); break;
      case 74: m.scheduleIdKey = readScheduleID(c, c.delimitedEnd(end), depth + 1, m.scheduleIdKey); break;
      case 82: m.slotKeyKey = readSlotKey(c, c.delimitedEnd(end), depth + 1, m.slotKeyKey); break;
      case 90: m.tokenIdKey = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenIdKey); break;
      case 98: m.topicIdKey = readTopicID(c, c.delimitedEnd(end), depth + 1, m.topicIdKey); break;
      case 106: m.contractIdKey = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractIdKey); break;
      case 114: m.pendingAirdropIdKey = readPendingAirdropId(c, c.delimitedEnd(end), depth + 1, m.pendingAirdropIdKey); break;
      case 122: m.timestampSecondsKey = readTimestampSeconds(c, c.delimitedEnd(end), depth + 1, m.timestampSecondsKey); break;
      case 130: m.scheduledOrderKey = readScheduledOrder(c, c.delimitedEnd(end), depth + 1, m.scheduledOrderKey); break;
      case 138: m.tssMessageMapKey = readTssMessageMapKey(c, c.delimitedEnd(end), depth + 1, m.tssMessageMapKey); break;
      case 146: m.tssVoteMapKey = readTssVoteMapKey(c, c.delimitedEnd(end), depth + 1, m.tssVoteMapKey); break;
      case 154: m.hintsPartyIdKey = readHintsPartyId(c, c.delimitedEnd(end), depth + 1, m.hintsPartyIdKey); break;
      case 162: m.preprocessingVoteIdKey = readPreprocessingVoteId(c, c.delimitedEnd(end), depth + 1, m.preprocessingVoteIdKey); break;
      case 170: m.nodeIdKey = readNodeId(c, c.delimitedEnd(end), depth + 1, m.nodeIdKey); break;
      case 178: m.constructionNodeIdKey = readConstructionNodeId(c, c.delimitedEnd(end), depth + 1, m.constructionNodeIdKey); break;
      case 186: m.hookIdKey = readHookId(c, c.delimitedEnd(end), depth + 1, m.hookIdKey); break;
      case 194: m.evmHookSlotKey = readEvmHookSlotKey(c, c.delimitedEnd(end), depth + 1, m.evmHookSlotKey); break;
      case 202: m.entityIdPairKey = readEntityIDPair(c, c.delimitedEnd(end), depth + 1, m.entityIdPairKey); break;
      case 210: m.clprMessageKey = readClprMessageKey(c, c.delimitedEnd(end), depth + 1, m.clprMessageKey); break;
      case 218: m.clprConnectorKey = readClprConnectorKey(c, c.delimitedEnd(end), depth + 1, m.clprConnectorKey); break;
      default: c.skipField('MapChangeKey', tag, end);
    }
  }
  return m;
}
export const MapChangeKey: MessageType<MapChangeKey> = defineMessage<MapChangeKey>(
  'MapChangeKey',
  newMapChangeKey,
  readMapChangeKey,
  () => [
    { number: 1, name: 'accountIdKey', kind: 'message', optional: true, type: AccountID },
    { number: 2, name: 'tokenRelationshipKey', kind: 'message', optional: true, type: TokenAssociation },
    { number: 3, name: 'entityNumberKey', kind: 'message', optional: true, type: UInt64Value },
    { number: 4, name: 'fileIdKey', kind: 'message', optional: true, type: FileID },
    { number: 5, name: 'nftIdKey', kind: 'message', optional: true, type: NftID },
    { number: 6, name: 'protoBytesKey', kind: 'message', optional: true, type: BytesValue },
    { number: 7, name: 'protoLongKey', kind: 'message', optional: true, type: Int64Value },
    { number: 8, name: 'protoStringKey', kind: 'message', optional: true, type: StringValue },
    { number: 9, name: 'scheduleIdKey', kind: 'message', optional: true, type: ScheduleID },
    { number: 10, name: 'slotKeyKey', kind: 'message', optional: true, type: SlotKey },
    { number: 11, name: 'tokenIdKey', kind: 'message', optional: true, type: TokenID },
    { number: 12, name: 'topicIdKey', kind: 'message', optional: true, type: TopicID },
    { number: 13, name: 'contractIdKey', kind: 'message', optional: true, type: ContractID },
    { number: 14, name: 'pendingAirdropIdKey', kind: 'message', optional: true, type: PendingAirdropId },
    { number: 15, name: 'timestampSecondsKey', kind: 'message', optional: true, type: TimestampSeconds },
    { number: 16, name: 'scheduledOrderKey', kind: 'message', optional: true, type: ScheduledOrder },
    { number: 17, name: 'tssMessageMapKey', kind: 'message', optional: true, type: TssMessageMapKey },
    { number: 18, name: 'tssVoteMapKey', kind: 'message', optional: true, type: TssVoteMapKey },
    { number: 19, name: 'hintsPartyIdKey', kind: 'message', optional: true, type: HintsPartyId },
    { number: 20, name: 'preprocessingVoteIdKey', kind: 'message', optional: true, type: PreprocessingVoteId },
    { number: 21, name: 'nodeIdKey', kind: 'message', optional: true, type: NodeId },
    { number: 22, name: 'constructionNodeIdKey', kind: 'message', optional: true, type: ConstructionNodeId },
    { number: 23, name: 'hookIdKey', kind: 'message', optional: true, type: HookId },
    { number: 24, name: 'evmHookSlotKey', kind: 'message', optional: true, type: EvmHookSlotKey },
    { number: 25, name: 'entityIdPairKey', kind: 'message', optional: true, type: EntityIDPair },
    { number: 26, name: 'clprMessageKey', kind: 'message', optional: true, type: ClprMessageKey },
    { number: 27, name: 'clprConnectorKey', kind: 'message', optional: true, type: ClprConnectorKey },
  ],
);

/** com.hedera.hapi.block.stream.output.MapChangeValue */
export interface MapChangeValue {
  accountValue: Account | undefined;
  accountIdValue: AccountID | undefined;
  bytecodeValue: Bytecode | undefined;
  fileValue: File | undefined;
  nftValue: Nft | undefined;
  protoStringValue: StringValue | undefined;
  scheduleValue: Schedule | undefined;
  scheduleListValue: ScheduleList | undefined;
  slotValueValue: SlotValue | undefined;
  stakingNodeInfoValue: StakingNodeInfo | undefined;
  tokenValue: Token | undefined;
  tokenRelationValue: TokenRelation | undefined;
  topicValue: Topic | undefined;
  nodeValue: Node | undefined;
  accountPendingAirdropValue: AccountPendingAirdrop | undefined;
  rosterValue: Roster | undefined;
  scheduledCountsValue: ScheduledCounts | undefined;
  scheduleIdValue: ScheduleID | undefined;
  throttleUsageSnapshotsValue: ThrottleUsageSnapshots | undefined;
  tssEncryptionKeysValue: TssEncryptionKeys | undefined;
  tssMessageValue: TssMessageTransactionBody | undefined;
  tssVoteValue: TssVoteTransactionBody | undefined;
  hintsKeySetValue: HintsKeySet | undefined;
  preprocessingVoteValue: PreprocessingVote | undefined;
  crsPublicationValue: CrsPublicationTransactionBody | undefined;
  historySignatureValue: RecordedHistorySignature | undefined;
  historyProofVoteValue: HistoryProofVote | undefined;
  proofKeySetValue: ProofKeySet | undefined;
  evmHookStateValue: EvmHookState | undefined;
  nodeIdValue: NodeId | undefined;
  wrapsMessageHistoryValue: WrapsMessageHistory | undefined;
  registeredNodeValue: RegisteredNode | undefined;
  clprChannelValue: ClprChannel | undefined;
  protoBytesValue: BytesValue | undefined;
  clprMessageValue: ClprMessageValue | undefined;
  clprConnectorValue: ClprConnector | undefined;
}
function newMapChangeValue(): MapChangeValue {
  return { accountValue: undefined, accountIdValue: undefined, bytecodeValue: undefined, fileValue: undefined, nftValue: undefined, protoStringValue: undefined, scheduleValue: undefined, scheduleListValue: undefined, slotValueValue: undefined, stakingNodeInfoValue: undefined, tokenValue: undefined, tokenRelationValue: undefined, topicValue: undefined, nodeValue: undefined, accountPendingAirdropValue: undefined, rosterValue: undefined, scheduledCountsValue: undefined, scheduleIdValue: undefined, throttleUsageSnapshotsValue: undefined, tssEncryptionKeysValue: undefined, tssMessageValue: undefined, tssVoteValue: undefined, hintsKeySetValue: undefined, preprocessingVoteValue: undefined, crsPublicationValue: undefined, historySignatureValue: undefined, historyProofVoteValue: undefined, proofKeySetValue: undefined, evmHookStateValue: undefined, nodeIdValue: undefined, wrapsMessageHistoryValue: undefined, registeredNodeValue: undefined, clprChannelValue: undefined, protoBytesValue: undefined, clprMessageValue: undefined, clprConnectorValue: undefined };
}
export function readMapChangeValue(c: Cursor, end: number, depth: number, m: MapChangeValue = newMapChangeValue()): MapChangeValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountValue = readAccount(c, c.delimitedEnd(end), depth + 1, m.accountValue); break;
      case 18: m.accountIdValue = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountIdValue); break;
      case 26: m.bytecodeValue = readBytecode(c, c.delimitedEnd(end), depth + 1, m.bytecodeValue); break;
      case 34: m.fileValue = readFile(c, c.delimitedEnd(end), depth + 1, m.fileValue); break;
      case 42: m.nftValue = readNft(c, c.delimitedEnd(end), depth + 1, m.nftValue); break;
      case 50: m.protoStringValue = readStringValue(c, c.delimitedEnd(end), depth + 1, m.protoStringValue); break;
      case 58: m.scheduleValue = readSchedule(c, c.delimitedEnd(end), depth + 1, m.scheduleValue); break;
      case 66: m.scheduleListValue = readScheduleList(c, c.delimitedEnd(end), depth + 1, m.scheduleListValue); break;
      case 74: m.slotValueValue = readSlotValue(c, c.delimitedEnd(end), depth + 1, m.slotValueValue); break;
      case 82: m.stakingNodeInfoValue = readStakingNodeInfo(c, c.delimitedEnd(end), depth + 1, m.stakingNodeInfoValue); break;
      case 90: m.tokenValue = readToken(c, c.delimitedEnd(end), depth + 1, m.tokenValue); break;
      case 98: m.tokenRelationValue = readTokenRelation(c, c.delimitedEnd(end), depth + 1, m.tokenRelationValue); break;
      case 106: m.topicValue = readTopic(c, c.delimitedEnd(end), depth + 1, m.topicValue); break;
      case 114: m.nodeValue = readNode(c, c.delimitedEnd(end), depth + 1, m.nodeValue); break;
      case 122: m.accountPendingAirdropValue = readAccountPendingAirdrop(c, c.delimitedEnd(end), depth + 1, m.accountPendingAirdropValue); break;
      case 130: m.rosterValue = readRoster(c, c.delimitedEnd(end), depth + 1, m.rosterValue); break;
      case 138: m.scheduledCountsValue = readScheduledCounts(c, c.delimitedEnd(end), depth + 1, m.scheduledCountsValue); break;
      case 146: m.scheduleIdValue = readScheduleID(c, c.delimitedEnd(end), depth + 1, m.scheduleIdValue); break;
      case 154: m.throttleUsageSnapshotsValue = readThrottleUsageSnapshots(c, c.delimitedEnd(end), depth + 1, m.throttleUsageSnapshotsValue); break;
      case 162: m.tssEncryptionKeysValue = readTssEncryptionKeys(c, c.delimitedEnd(end), depth + 1, m.tssEncryptionKeysValue); break;
      case 170: m.tssMessageValue = readTssMessageTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tssMessageValue); break;
      case 178: m.tssVoteValue = readTssVoteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.tssVoteValue); break;
      case 186: m.hintsKeySetValue = readHintsKeySet(c, c.delimitedEnd(end), depth + 1, m.hintsKeySetValue); break;
      case 194: m.preprocessingVoteValue = readPreprocessingVote(c, c.delimitedEnd(end), depth + 1, m.preprocessingVoteValue); break;
      case 202: m.crsPublicationValue = readCrsPublicationTransactionBody(c, c.delimitedEnd(end), depth + 1, m.crsPublicationValue); break;
      case 210: m.historySignatureValue = readRecordedHistorySignature(c, c.delimitedEnd(end), depth + 1, m.historySignatureValue); break;
      case 218: m.historyProofVoteValue = readHistoryProofVote(c, c.delimitedEnd(end), depth + 1, m.historyProofVoteValue); break;
      case 226: m.proofKeySetValue = readProofKeySet(c, c.delimitedEnd(end), depth + 1, m.proofKeySetValue); break;
      case 234: m.evmHookStateValue = readEvmHookState(c, c.delimitedEnd(end), depth + 1, m.evmHookStateValue); break;
      case 242: m.nodeIdValue = readNodeId(c, c.delimitedEnd(end), depth + 1, m.nodeIdValue); break;
      case 250: m.wrapsMessageHistoryValue = readWrapsMessageHistory(c, c.delimitedEnd(end), depth + 1, m.wrapsMessageHistoryValue); break;
      case 258: m.registeredNodeValue = readRegisteredNode(c, c.delimitedEnd(end), depth + 1, m.registeredNodeValue); break;
      case 266: m.clprChannelValue = readClprChannel(c, c.delimitedEnd(end), depth + 1, m.clprChannelValue); break;
      case 274: m.protoBytesValue = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.protoBytesValue); break;
      case 282: m.clprMessageValue = readClprMessageValue(c, c.delimitedEnd(end), depth + 1, m.clprMessageValue); break;
      case 290: m.clprConnectorValue = readClprConnector(c, c.delimitedEnd(end), depth + 1, m.clprConnectorValue); break;
      default: c.skipField('MapChangeValue', tag, end);
    }
  }
  return m;
}
export const MapChangeValue: MessageType<MapChangeValue> = defineMessage<MapChangeValue>(
  'MapChangeValue',
  newMapChangeValue,
  readMapChangeValue,
  () => [
    { number: 1, name: 'accountValue', kind: 'message', optional: true, type: Account },
    { number: 2, name: 'accountIdValue', kind: 'message', optional: true, type: AccountID },
    { number: 3, name: 'bytecodeValue', kind: 'message', optional: true, type: Bytecode },
    { number: 4, name: 'fileValue', kind: 'message', optional: true, type: File },
    { number: 5, name: 'nftValue', kind: 'message', optional: true, type: Nft },
    { number: 6, name: 'protoStringValue', kind: 'message', optional: true, type: StringValue },
    { number: 7, name: 'scheduleValue', kind: 'message', optional: true, type: Schedule },
    { number: 8, name: 'scheduleListValue', kind: 'message', optional: true, type: ScheduleList },
    { number: 9, name: 'slotValueValue', kind: 'message', optional: true, type: SlotValue },
    { number: 10, name: 'stakingNodeInfoValue', kind: 'message', optional: true, type: StakingNodeInfo },
    { number: 11, name: 'tokenValue', kind: 'message', optional: true, type: Token },
    { number: 12, name: 'tokenRelationValue', kind: 'message', optional: true, type: TokenRelation },
    { number: 13, name: 'topicValue', kind: 'message', optional: true, type: Topic },
    { number: 14, name: 'nodeValue', kind: 'message', optional: true, type: Node },
    { number: 15, name: 'accountPendingAirdropValue', kind: 'message', optional: true, type: AccountPendingAirdrop },
    { number: 16, name: 'rosterValue', kind: 'message', optional: true, type: Roster },
    { number: 17, name: 'scheduledCountsValue', kind: 'message', optional: true, type: ScheduledCounts },
    { number: 18, name: 'scheduleIdValue', kind: 'message', optional: true, type: ScheduleID },
    { number: 19, name: 'throttleUsageSnapshotsValue', kind: 'message', optional: true, type: ThrottleUsageSnapshots },
    { number: 20, name: 'tssEncryptionKeysValue', kind: 'message', optional: true, type: TssEncryptionKeys },
    { number: 21, name: 'tssMessageValue', kind: 'message', optional: true, type: TssMessageTransactionBody },
    { number: 22, name: 'tssVoteValue', kind: 'message', optional: true, type: TssVoteTransactionBody },
    { number: 23, name: 'hintsKeySetValue', kind: 'message', optional: true, type: HintsKeySet },
    { number: 24, name: 'preprocessingVoteValue', kind: 'message', optional: true, type: PreprocessingVote },
    { number: 25, name: 'crsPublicationValue', kind: 'message', optional: true, type: CrsPublicationTransactionBody },
    { number: 26, name: 'historySignatureValue', kind: 'message', optional: true, type: RecordedHistorySignature },
    { number: 27, name: 'historyProofVoteValue', kind: 'message', optional: true, type: HistoryProofVote },
    { number: 28, name: 'proofKeySetValue', kind: 'message', optional: true, type: ProofKeySet },
    { number: 29, name: 'evmHookStateValue', kind: 'message', optional: true, type: EvmHookState },
    { number: 30, name: 'nodeIdValue', kind: 'message', optional: true, type: NodeId },
    { number: 31, name: 'wrapsMessageHistoryValue', kind: 'message', optional: true, type: WrapsMessageHistory },
    { number: 32, name: 'registeredNodeValue', kind: 'message', optional: true, type: RegisteredNode },
    { number: 33, name: 'clprChannelValue', kind: 'message', optional: true, type: ClprChannel },
    { number: 34, name: 'protoBytesValue', kind: 'message', optional: true, type: BytesValue },
    { number: 35, name: 'clprMessageValue', kind: 'message', optional: true, type: ClprMessageValue },
    { number: 36, name: 'clprConnectorValue', kind: 'message', optional: true, type: ClprConnector },
  ],
);

/** com.hedera.hapi.block.stream.output.MapDeleteChange */
export interface MapDeleteChange {
  key: MapChangeKey | undefined;
}
function newMapDeleteChange(): MapDeleteChange {
  return { key: undefined };
}
export function readMapDeleteChange(c: Cursor, end: number, depth: number, m: MapDeleteChange = newMapDeleteChange()): MapDeleteChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = readMapChangeKey(c, c.delimitedEnd(end), depth + 1, m.key); break;
      default: c.skipField('MapDeleteChange', tag, end);
    }
  }
  return m;
}
export const MapDeleteChange: MessageType<MapDeleteChange> = defineMessage<MapDeleteChange>(
  'MapDeleteChange',
  newMapDeleteChange,
  readMapDeleteChange,
  () => [
    { number: 1, name: 'key', kind: 'message', type: MapChangeKey },
  ],
);

/** com.hedera.hapi.block.stream.output.MapUpdateChange */
export interface MapUpdateChange {
  key: MapChangeKey | undefined;
  value: MapChangeValue | undefined;
  identical: boolean;
  partial: boolean;
  clearedFields: readonly number[];
}
function newMapUpdateChange(): MapUpdateChange {
  return { key: undefined, value: undefined, identical: false, partial: false, clearedFields: NONE };
}
export function readMapUpdateChange(c: Cursor, end: number, depth: number, m: MapUpdateChange = newMapUpdateChange()): MapUpdateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = readMapChangeKey(c, c.delimitedEnd(end), depth + 1, m.key); break;
      case 18: m.value = readMapChangeValue(c, c.delimitedEnd(end), depth + 1, m.value); break;
      case 24: m.identical = c.bool(end); break;
      case 32: m.partial = c.bool(end); break;
      case 40: m.clearedFields = appendTo(m.clearedFields, c.unsigned32(end)); break;
      case 42: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.clearedFields = appendTo(m.clearedFields, c.unsigned32(stop)); break;
      default: c.skipField('MapUpdateChange', tag, end);
    }
  }
  return m;
}
export const MapUpdateChange: MessageType<MapUpdateChange> = defineMessage<MapUpdateChange>(
  'MapUpdateChange',
  newMapUpdateChange,
  readMapUpdateChange,
  () => [
    { number: 1, name: 'key', kind: 'message', type: MapChangeKey },
    { number: 2, name: 'value', kind: 'message', type: MapChangeValue },
    { number: 3, name: 'identical', kind: 'bool' },
    { number: 4, name: 'partial', kind: 'bool' },
    { number: 5, name: 'clearedFields', kind: 'uint32', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.output.NewStateChange */
export interface NewStateChange {
  stateType: number;
}
function newNewStateChange(): NewStateChange {
  return { stateType: 0 };
}
export function readNewStateChange(c: Cursor, end: number, depth: number, m: NewStateChange = newNewStateChange()): NewStateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.stateType = c.int32(end); break;
      default: c.skipField('NewStateChange', tag, end);
    }
  }
  return m;
}
export const NewStateChange: MessageType<NewStateChange> = defineMessage<NewStateChange>(
  'NewStateChange',
  newNewStateChange,
  readNewStateChange,
  () => [
    { number: 1, name: 'stateType', kind: 'enum' },
  ],
);

/** com.hedera.hapi.block.stream.output.NewStateType */
export const NewStateType: Readonly<Record<number, string>> = {
  0: 'SINGLETON',
  1: 'VIRTUAL_MAP',
  2: 'QUEUE',
};

/** com.hedera.hapi.block.stream.output.QueuePopChange */
export interface QueuePopChange {
}
function newQueuePopChange(): QueuePopChange {
  return {  };
}
export function readQueuePopChange(c: Cursor, end: number, depth: number, m: QueuePopChange = newQueuePopChange()): QueuePopChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('QueuePopChange', tag, end);
  }
  return m;
}
export const QueuePopChange: MessageType<QueuePopChange> = defineMessage<QueuePopChange>(
  'QueuePopChange',
  newQueuePopChange,
  readQueuePopChange,
  () => [],
);

/** com.hedera.hapi.block.stream.output.QueuePushChange */
export interface QueuePushChange {
  protoBytesElement: BytesValue | undefined;
  protoStringElement: StringValue | undefined;
  transactionReceiptEntriesElement: TransactionReceiptEntries | undefined;
}
function newQueuePushChange(): QueuePushChange {
  return { protoBytesElement: undefined, protoStringElement: undefined, transactionReceiptEntriesElement: undefined };
}
export function readQueuePushChange(c: Cursor, end: number, depth: number, m: QueuePushChange = newQueuePushChange()): QueuePushChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.protoBytesElement = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.protoBytesElement); break;
      case 18: m.protoStringElement = readStringValue(c, c.delimitedEnd(end), depth + 1, m.protoStringElement); break;
      case 26: m.transactionReceiptEntriesElement = readTransactionReceiptEntries(c, c.delimitedEnd(end), depth + 1, m.transactionReceiptEntriesElement); break;
      default: c.skipField('QueuePushChange', tag, end);
    }
  }
  return m;
}
export const QueuePushChange: MessageType<QueuePushChange> = defineMessage<QueuePushChange>(
  'QueuePushChange',
  newQueuePushChange,
  readQueuePushChange,
  () => [
    { number: 1, name: 'protoBytesElement', kind: 'message', optional: true, type: BytesValue },
    { number: 2, name: 'protoStringElement', kind: 'message', optional: true, type: StringValue },
    { number: 3, name: 'transactionReceiptEntriesElement', kind: 'message', optional: true, type: TransactionReceiptEntries },
  ],
);

/** com.hedera.hapi.block.stream.output.RemovedStateChange */
export interface RemovedStateChange {
}
function newRemovedStateChange(): RemovedStateChange {
  return {  };
}
export function readRemovedStateChange(c: Cursor, end: number, depth: number, m: RemovedStateChange = newRemovedStateChange()): RemovedStateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('RemovedStateChange', tag, end);
  }
  return m;
}
export const RemovedStateChange: MessageType<RemovedStateChange> = defineMessage<RemovedStateChange>(
  'RemovedStateChange',
  newRemovedStateChange,
  readRemovedStateChange,
  () => [],
);

/** com.hedera.hapi.block.stream.output.SingletonUpdateChange */
export interface SingletonUpdateChange {
  blockInfoValue: BlockInfo | undefined;
  congestionLevelStartsValue: CongestionLevelStarts | undefined;
  entityNumberValue: UInt64Value | undefined;
  exchangeRateSetValue: ExchangeRateSet | undefined;
  networkStakingRewardsValue: NetworkStakingRewards | undefined;
  bytesValue: BytesValue | undefined;
  stringValue: StringValue | undefined;
  runningHashesValue: RunningHashes | undefined;
  throttleUsageSnapshotsValue: ThrottleUsageSnapshots | undefined;
  timestampValue: Timestamp | undefined;
  blockStreamInfoValue: BlockStreamInfo | undefined;
  platformStateValue: PlatformState | undefined;
  rosterStateValue: RosterState | undefined;
  hintsConstructionValue: HintsConstruction | undefined;
  entityCountsValue: EntityCounts | undefined;
  historyProofConstructionValue: HistoryProofConstruction | undefined;
  crsStateValue: CRSState | undefined;
  nodeRewardsValue: NodeRewards | undefined;
  nodePaymentsValue: NodePayments | undefined;
  nodeIdValue: NodeId | undefined;
  clprLedgerConfigurationValue: ClprLedgerConfiguration | undefined;
  clprEndpointManifestValue: ClprEndpointManifest | undefined;
  clprEndpointManifestConstructionValue: ClprEndpointManifestConstruction | undefined;
  partial: boolean;
  clearedFields: readonly number[];
}
function newSingletonUpdateChange(): SingletonUpdateChange {
  return { blockInfoValue: undefined, congestionLevelStartsValue: undefined, entityNumberValue: undefined, exchangeRateSetValue: undefined, networkStakingRewardsValue: undefined, bytesValue: undefined, stringValue: undefined, runningHashesValue: undefined, throttleUsageSnapshotsValue: undefined, timestampValue: undefined, blockStreamInfoValue: undefined, platformStateValue: undefined, rosterStateValue: undefined, hintsConstructionValue: undefined, entityCountsValue: undefined, historyProofConstructionValue: undefined, crsStateValue: undefined, nodeRewardsValue: undefined, nodePaymentsValue: undefined, nodeIdValue: undefined, clprLedgerConfigurationValue: undefined, clprEndpointManifestValue: undefined, clprEndpointManifestConstructionValue: undefined, partial: false, clearedFields: NONE };
}
export function readSingletonUpdateChange(c: Cursor, end: number, depth: number, m: SingletonUpdateChange = newSingletonUpdateChange()): SingletonUpdateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.blockInfoValue = readBlockInfo(c, c.delimitedEnd(end), depth + 1, m.blockInfoValue); break;
      case 18: m.congestionLevelStartsValue = readCongestionLevelStarts(c, c.delimitedEnd(end), depth + 1, m.congestionLevelStartsValue); break;
      case 26: m.entityNumberValue = readUInt64Value(c, c.delimitedEnd(end), depth + 1, m.entityNumberValue); break;
      case 34: m.exchangeRateSetValue = readExchangeRateSet(c, c.delimitedEnd(end), depth + 1, m.exchangeRateSetValue); break;
      case 42: m.networkStakingRewardsValue = readNetworkStakingRewards(c, c.delimitedEnd(end), depth + 1, m.networkStakingRewardsValue); break;
      case 50: m.bytesValue = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.bytesValue); break;
      case 58: m.stringValue = readStringValue(c, c.delimitedEnd(end), depth + 1, m.stringValue); break;
      case 66: m.runningHashesValue = readRunningHashes(c, c.delimitedEnd(end), depth + 1, m.runningHashesValue); break;
      case 74: m.throttleUsageSnapshotsValue = readThrottleUsageSnapshots(c, c.delimitedEnd(end), depth + 1, m.throttleUsageSnapshotsValue); break;
      case 82: m.timestampValue = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.timestampValue); break;
      case 90: m.blockStreamInfoValue = readBlockStreamInfo(c, c.delimitedEnd(end), depth + 1, m.blockStreamInfoValue); break;
      case 98: m.platformStateValue = readPlatformState(c, c.delimitedEnd(end), depth + 1, m.platformStateValue); break;
      case 106: m.rosterStateValue = readRosterState(c, c.delimitedEnd(end), depth + 1, m.rosterStateValue); break;
      case 114: m.hintsConstructionValue = readHintsConstruction(c, c.delimitedEnd(end), depth + 1, m.hintsConstructionValue); break;
      case 122: m.entityCountsValue = readEntityCounts(c, c.delimitedEnd(end), depth + 1, m.entityCountsValue); break;
      case 130: m.historyProofConstructionValue = readHistoryProofConstruction(c, c.delimitedEnd(end), depth + 1, m.historyProofConstructionValue); break;
      case 138: m.crsStateValue = readCRSState(c, c.delimitedEnd(end), depth + 1, m.crsStateValue); break;
      case 146: m.nodeRewardsValue = readNodeRewards(c, c.delimitedEnd(end), depth + 1, m.nodeRewardsValue); break;
      case 154: m.nodePaymentsValue = readNodePayments(c, c.delimitedEnd(end), depth + 1, m.nodePaymentsValue); break;
      case 162: m.nodeIdValue = readNodeId(c, c.delimitedEnd(end), depth + 1, m.nodeIdValue); break;
      case 170: m.clprLedgerConfigurationValue = readClprLedgerConfiguration(c, c.delimitedEnd(end), depth + 1, m.clprLedgerConfigurationValue); break;
      case 178: m.clprEndpointManifestValue = readClprEndpointManifest(c, c.delimitedEnd(end), depth + 1, m.clprEndpointManifestValue); break;
      case 186: m.clprEndpointManifestConstructionValue = readClprEndpointManifestConstruction(c, c.delimitedEnd(end), depth + 1, m.clprEndpointManifestConstructionValue); break;
      case 192: m.partial = c.bool(end); break;
      case 200: m.clearedFields = appendTo(m.clearedFields, c.unsigned32(end)); break;
      case 202: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.clearedFields = appendTo(m.clearedFields, c.unsigned32(stop)); break;
      default: c.skipField('SingletonUpdateChange', tag, end);
    }
  }
  return m;
}
export const SingletonUpdateChange: MessageType<SingletonUpdateChange> = defineMessage<SingletonUpdateChange>(
  'SingletonUpdateChange',
  newSingletonUpdateChange,
  readSingletonUpdateChange,
  () => [
    { number: 1, name: 'blockInfoValue', kind: 'message', optional: true, type: BlockInfo },
    { number: 2, name: 'congestionLevelStartsValue', kind: 'message', optional: true, type: CongestionLevelStarts },
    { number: 3, name: 'entityNumberValue', kind: 'message', optional: true, type: UInt64Value },
    { number: 4, name: 'exchangeRateSetValue', kind: 'message', optional: true, type: ExchangeRateSet },
    { number: 5, name: 'networkStakingRewardsValue', kind: 'message', optional: true, type: NetworkStakingRewards },
    { number: 6, name: 'bytesValue', kind: 'message', optional: true, type: BytesValue },
    { number: 7, name: 'stringValue', kind: 'message', optional: true, type: StringValue },
    { number: 8, name: 'runningHashesValue', kind: 'message', optional: true, type: RunningHashes },
    { number: 9, name: 'throttleUsageSnapshotsValue', kind: 'message', optional: true, type: ThrottleUsageSnapshots },
    { number: 10, name: 'timestampValue', kind: 'message', optional: true, type: Timestamp },
    { number: 11, name: 'blockStreamInfoValue', kind: 'message', optional: true, type: BlockStreamInfo },
    { number: 12, name: 'platformStateValue', kind: 'message', optional: true, type: PlatformState },
    { number: 13, name: 'rosterStateValue', kind: 'message', optional: true, type: RosterState },
    { number: 14, name: 'hintsConstructionValue', kind: 'message', optional: true, type: HintsConstruction },
    { number: 15, name: 'entityCountsValue', kind: 'message', optional: true, type: EntityCounts },
    { number: 16, name: 'historyProofConstructionValue', kind: 'message', optional: true, type: HistoryProofConstruction },
    { number: 17, name: 'crsStateValue', kind: 'message', optional: true, type: CRSState },
    { number: 18, name: 'nodeRewardsValue', kind: 'message', optional: true, type: NodeRewards },
    { number: 19, name: 'nodePaymentsValue', kind: 'message', optional: true, type: NodePayments },
    { number: 20, name: 'nodeIdValue', kind: 'message', optional: true, type: NodeId },
    { number: 21, name: 'clprLedgerConfigurationValue', kind: 'message', optional: true, type: ClprLedgerConfiguration },
    { number: 22, name: 'clprEndpointManifestValue', kind: 'message', optional: true, type: ClprEndpointManifest },
    { number: 23, name: 'clprEndpointManifestConstructionValue', kind: 'message', optional: true, type: ClprEndpointManifestConstruction },
    { number: 24, name: 'partial', kind: 'bool' },
    { number: 25, name: 'clearedFields', kind: 'uint32', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.output.StateChange */
export interface StateChange {
  stateId: number;
  stateAdd: NewStateChange | undefined;
  stateRemove: RemovedStateChange | undefined;
  singletonUpdate: SingletonUpdateChange | undefined;
  mapUpdate: MapUpdateChange | undefined;
  mapDelete: MapDeleteChange | undefined;
  queuePush: QueuePushChange | undefined;
  queuePop: QueuePopChange | undefined;
}
function newStateChange(): StateChange {
  return { stateId: 0, stateAdd: undefined, stateRemove: undefined, singletonUpdate: undefined, mapUpdate: undefined, mapDelete: undefined, queuePush: undefined, queuePop: undefined };
}
export function readStateChange(c: Cursor, end: number, depth: number, m: StateChange = newStateChange()): StateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.stateId = c.unsigned32(end); break;
      case 18: m.stateAdd = readNewStateChange(c, c.delimitedEnd(end), depth + 1, m.stateAdd); break;
      case 26: m.stateRemove = readRemovedStateChange(c, c.delimitedEnd(end), depth + 1, m.stateRemove); break;
      case 34: m.singletonUpdate = readSingletonUpdateChange(c, c.delimitedEnd(end), depth + 1, m.singletonUpdate); break;
      case 42: m.mapUpdate = readMapUpdateChange(c, c.delimitedEnd(end), depth + 1, m.mapUpdate); break;
      case 50: m.mapDelete = readMapDeleteChange(c, c.delimitedEnd(end), depth + 1, m.mapDelete); break;
      case 58: m.queuePush = readQueuePushChange(c, c.delimitedEnd(end), depth + 1, m.queuePush); break;
      case 66: m.queuePop = readQueuePopChange(c, c.delimitedEnd(end), depth + 1, m.queuePop); break;
      default: c.skipField('StateChange', tag, end);
    }
  }
  return m;
}
export const StateChange: MessageType<StateChange> = defineMessage<StateChange>(
  'StateChange',
  newStateChange,
  readStateChange,
  () => [
    { number: 1, name: 'stateId', kind: 'uint32' },
    { number: 2, name: 'stateAdd', kind: 'message', optional: true, type: NewStateChange },
    { number: 3, name: 'stateRemove', kind: 'message', optional: true, type: RemovedStateChange },
    { number: 4, name: 'singletonUpdate', kind: 'message', optional: true, type: SingletonUpdateChange },
    { number: 5, name: 'mapUpdate', kind: 'message', optional: true, type: MapUpdateChange },
    { number: 6, name: 'mapDelete', kind: 'message', optional: true, type: MapDeleteChange },
    { number: 7, name: 'queuePush', kind: 'message', optional: true, type: QueuePushChange },
    { number: 8, name: 'queuePop', kind: 'message', optional: true, type: QueuePopChange },
  ],
);

/** com.hedera.hapi.block.stream.output.StateChanges */
export interface StateChanges {
  consensusTimestamp: Timestamp | undefined;
  stateChanges: readonly StateChange[];
}
function newStateChanges(): StateChanges {
  return { consensusTimestamp: undefined, stateChanges: NONE };
}
export function readStateChanges(c: Cursor, end: number, depth: number, m: StateChanges = newStateChanges()): StateChanges {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.consensusTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consensusTimestamp); break;
      case 18: m.stateChanges = appendTo(m.stateChanges, readStateChange(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('StateChanges', tag, end);
    }
  }
  return m;
}
export const StateChanges: MessageType<StateChanges> = defineMessage<StateChanges>(
  'StateChanges',
  newStateChanges,
  readStateChanges,
  () => [
    { number: 1, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 2, name: 'stateChanges', kind: 'message', repeated: true, type: StateChange },
  ],
);

/** com.hedera.hapi.block.stream.output.StateIdentifier */
export const StateIdentifier: Readonly<Record<number, string>> = {
  0: 'UNKNOWN',
  1: 'STATE_ID_ENTITY_ID',
  2: 'STATE_ID_ACCOUNTS',
  3: 'STATE_ID_ALIASES',
  4: 'STATE_ID_STORAGE',
  5: 'STATE_ID_BYTECODE',
  6: 'STATE_ID_FILES',
  7: 'STATE_ID_TOKENS',
  8: 'STATE_ID_NFTS',
  9: 'STATE_ID_TOKEN_RELS',
  10: 'STATE_ID_STAKING_INFOS',
  11: 'STATE_ID_STAKING_NETWORK_REWARDS',
  12: 'STATE_ID_THROTTLE_USAGE_SNAPSHOTS',
  13: 'STATE_ID_CONGESTION_LEVEL_STARTS',
  14: 'STATE_ID_SCHEDULES_BY_ID',
  15: 'STATE_ID_SCHEDULES_BY_EXPIRY_SEC',
  16: 'STATE_ID_SCHEDULES_BY_EQUALITY',
  17: 'STATE_ID_MIDNIGHT_RATES',
  18: 'STATE_ID_RUNNING_HASHES',
  19: 'STATE_ID_BLOCKS',
  20: 'STATE_ID_NODES',
  21: 'STATE_ID_TOPICS',
  22: 'STATE_ID_UPGRADE_FILE_HASH',
  23: 'STATE_ID_FREEZE_TIME',
  24: 'STATE_ID_BLOCK_STREAM_INFO',
  25: 'STATE_ID_PENDING_AIRDROPS',
  26: 'STATE_ID_PLATFORM_STATE',
  27: 'STATE_ID_ROSTER_STATE',
  28: 'STATE_ID_ROSTERS',
  29: 'STATE_ID_SCHEDULED_COUNTS',
  30: 'STATE_ID_SCHEDULE_ID_BY_EQUALITY',
  31: 'STATE_ID_TSS_MESSAGES',
  32: 'STATE_ID_TSS_VOTES',
  33: 'STATE_ID_SCHEDULED_ORDERS',
  34: 'STATE_ID_SCHEDULED_USAGES',
  35: 'STATE_ID_TSS_ENCRYPTION_KEYS',
  36: 'STATE_ID_TSS_STATUS',
  37: 'STATE_ID_HINTS_KEY_SETS',
  38: 'STATE_ID_ACTIVE_HINTS_CONSTRUCTION',
  39: 'STATE_ID_NEXT_HINTS_CONSTRUCTION',
  40: 'STATE_ID_PREPROCESSING_VOTES',
  41: 'STATE_ID_ENTITY_COUNTS',
  42: 'STATE_ID_LEDGER_ID',
  43: 'STATE_ID_PROOF_KEY_SETS',
  44: 'STATE_ID_ACTIVE_PROOF_CONSTRUCTION',
  45: 'STATE_ID_NEXT_PROOF_CONSTRUCTION',
  46: 'STATE_ID_HISTORY_SIGNATURES',
  47: 'STATE_ID_PROOF_VOTES',
  48: 'STATE_ID_CRS_STATE',
  49: 'STATE_ID_CRS_PUBLICATIONS',
  50: 'STATE_ID_NODE_REWARDS',
  51: 'STATE_ID_EVM_HOOK_STATES',
  52: 'STATE_ID_EVM_HOOK_STORAGE',
  53: 'STATE_ID_ACCOUNT_NODE_REL',
  54: 'STATE_ID_WRAPS_MESSAGE_HISTORIES',
  55: 'STATE_ID_NODE_PAYMENTS',
  56: 'STATE_ID_REGISTERED_NODES',
  57: 'STATE_ID_HIGHEST_NODE_ID',
  58: 'STATE_ID_WRAPS_PROVING_KEY_HASH',
  59: 'STATE_ID_CLPR_LEDGER_CONFIGURATION',
  60: 'STATE_ID_CLPR_CHANNELS',
  61: 'STATE_ID_CLPR_PENDING_COMMITMENTS',
  62: 'STATE_ID_CLPR_MESSAGE_QUEUE',
  63: 'STATE_ID_CLPR_CONNECTORS',
  64: 'STATE_ID_CLPR_PENDING_CONNECTOR_COMMITMENTS',
  65: 'STATE_ID_CLPR_SUBMISSION_THROTTLES',
  66: 'STATE_ID_CLPR_ENDPOINT_MANIFEST',
  67: 'STATE_ID_CLPR_ENDPOINT_MANIFEST_CONSTRUCTION',
  126: 'STATE_ID_TRANSACTION_RECEIPTS',
  10001: 'STATE_ID_UPGRADE_DATA_150',
  10002: 'STATE_ID_UPGRADE_DATA_151',
  10003: 'STATE_ID_UPGRADE_DATA_152',
  10004: 'STATE_ID_UPGRADE_DATA_153',
  10005: 'STATE_ID_UPGRADE_DATA_154',
  10006: 'STATE_ID_UPGRADE_DATA_155',
  10007: 'STATE_ID_UPGRADE_DATA_156',
  10008: 'STATE_ID_UPGRADE_DATA_157',
  10009: 'STATE_ID_UPGRADE_DATA_158',
  10010: 'STATE_ID_UPGRADE_DATA_159',
};
