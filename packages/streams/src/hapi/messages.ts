// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import { defineMessage, type MessageType } from '../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.block.stream.Block */
export interface Block {
  items: Uint8Array[];
}
export const Block: MessageType<Block> = defineMessage<Block>(
  'Block',
  () => ({ items: [] }),
  () => [
    { number: 1, name: 'items', kind: 'bytes', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.BlockFooter */
export interface BlockFooter {
  previousBlockRootHash: Uint8Array;
  rootHashOfAllBlockHashesTree: Uint8Array;
  startOfBlockStateRootHash: Uint8Array;
}
export const BlockFooter: MessageType<BlockFooter> = defineMessage<BlockFooter>(
  'BlockFooter',
  () => ({ previousBlockRootHash: EMPTY, rootHashOfAllBlockHashesTree: EMPTY, startOfBlockStateRootHash: EMPTY }),
  () => [
    { number: 1, name: 'previousBlockRootHash', kind: 'bytes' },
    { number: 2, name: 'rootHashOfAllBlockHashesTree', kind: 'bytes' },
    { number: 3, name: 'startOfBlockStateRootHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.BlockHeader */
export interface BlockHeader {
  hapiProtoVersion: SemanticVersion | undefined;
  softwareVersion: SemanticVersion | undefined;
  number: bigint;
  blockTimestamp: Timestamp | undefined;
  hashAlgorithm: number;
}
export const BlockHeader: MessageType<BlockHeader> = defineMessage<BlockHeader>(
  'BlockHeader',
  () => ({ hapiProtoVersion: undefined, softwareVersion: undefined, number: 0n, blockTimestamp: undefined, hashAlgorithm: 0 }),
  () => [
    { number: 1, name: 'hapiProtoVersion', kind: 'message', type: SemanticVersion },
    { number: 2, name: 'softwareVersion', kind: 'message', type: SemanticVersion },
    { number: 3, name: 'number', kind: 'uint64' },
    { number: 4, name: 'blockTimestamp', kind: 'message', type: Timestamp },
    { number: 5, name: 'hashAlgorithm', kind: 'enum' },
  ],
);

/** com.hedera.hapi.block.stream.BlockItem */
export interface BlockItem {
  blockHeader: Uint8Array | undefined;
  eventHeader: Uint8Array | undefined;
  roundHeader: Uint8Array | undefined;
  signedTransaction: Uint8Array | undefined;
  transactionResult: Uint8Array | undefined;
  transactionOutput: Uint8Array | undefined;
  stateChanges: Uint8Array | undefined;
  filteredSingleItem: Uint8Array | undefined;
  blockProof: Uint8Array | undefined;
  recordFile: Uint8Array | undefined;
  traceData: Uint8Array | undefined;
  blockFooter: Uint8Array | undefined;
  redactedItem: Uint8Array | undefined;
}
export const BlockItem: MessageType<BlockItem> = defineMessage<BlockItem>(
  'BlockItem',
  () => ({ blockHeader: undefined, eventHeader: undefined, roundHeader: undefined, signedTransaction: undefined, transactionResult: undefined, transactionOutput: undefined, stateChanges: undefined, filteredSingleItem: undefined, blockProof: undefined, recordFile: undefined, traceData: undefined, blockFooter: undefined, redactedItem: undefined }),
  () => [
    { number: 1, name: 'blockHeader', kind: 'bytes', optional: true },
    { number: 2, name: 'eventHeader', kind: 'bytes', optional: true },
    { number: 3, name: 'roundHeader', kind: 'bytes', optional: true },
    { number: 4, name: 'signedTransaction', kind: 'bytes', optional: true },
    { number: 5, name: 'transactionResult', kind: 'bytes', optional: true },
    { number: 6, name: 'transactionOutput', kind: 'bytes', optional: true },
    { number: 7, name: 'stateChanges', kind: 'bytes', optional: true },
    { number: 8, name: 'filteredSingleItem', kind: 'bytes', optional: true },
    { number: 9, name: 'blockProof', kind: 'bytes', optional: true },
    { number: 10, name: 'recordFile', kind: 'bytes', optional: true },
    { number: 11, name: 'traceData', kind: 'bytes', optional: true },
    { number: 12, name: 'blockFooter', kind: 'bytes', optional: true },
    { number: 19, name: 'redactedItem', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.BlockProof */
export interface BlockProof {
  block: bigint;
  signedBlockProof: TssSignedBlockProof | undefined;
  blockStateProof: StateProof | undefined;
  signedRecordFileProof: SignedRecordFileProof | undefined;
  interimSignedBlockProof: TssSignedBlockProof | undefined;
}
export const BlockProof: MessageType<BlockProof> = defineMessage<BlockProof>(
  'BlockProof',
  () => ({ block: 0n, signedBlockProof: undefined, blockStateProof: undefined, signedRecordFileProof: undefined, interimSignedBlockProof: undefined }),
  () => [
    { number: 1, name: 'block', kind: 'uint64' },
    { number: 2, name: 'signedBlockProof', kind: 'message', optional: true, type: TssSignedBlockProof },
    { number: 3, name: 'blockStateProof', kind: 'message', optional: true, type: StateProof },
    { number: 4, name: 'signedRecordFileProof', kind: 'message', optional: true, type: SignedRecordFileProof },
    { number: 5, name: 'interimSignedBlockProof', kind: 'message', optional: true, type: TssSignedBlockProof },
  ],
);

/** com.hedera.hapi.block.stream.EarlyBlockHeader */
export interface EarlyBlockHeader {
  hapiProtoVersion: SemanticVersion | undefined;
  softwareVersion: SemanticVersion | undefined;
  number: bigint;
  previousBlockHash: Uint8Array;
  firstTransactionConsensusTime: Timestamp | undefined;
  hashAlgorithm: number;
  addressBookVersion: SemanticVersion | undefined;
}
export const EarlyBlockHeader: MessageType<EarlyBlockHeader> = defineMessage<EarlyBlockHeader>(
  'EarlyBlockHeader',
  () => ({ hapiProtoVersion: undefined, softwareVersion: undefined, number: 0n, previousBlockHash: EMPTY, firstTransactionConsensusTime: undefined, hashAlgorithm: 0, addressBookVersion: undefined }),
  () => [
    { number: 1, name: 'hapiProtoVersion', kind: 'message', type: SemanticVersion },
    { number: 2, name: 'softwareVersion', kind: 'message', type: SemanticVersion },
    { number: 3, name: 'number', kind: 'uint64' },
    { number: 4, name: 'previousBlockHash', kind: 'bytes' },
    { number: 5, name: 'firstTransactionConsensusTime', kind: 'message', type: Timestamp },
    { number: 6, name: 'hashAlgorithm', kind: 'enum' },
    { number: 7, name: 'addressBookVersion', kind: 'message', type: SemanticVersion },
  ],
);

/** com.hedera.hapi.block.stream.EarlyBlockProof */
export interface EarlyBlockProof {
  block: bigint;
  previousBlockRootHash: Uint8Array;
  startOfBlockStateRootHash: Uint8Array;
  blockSignature: Uint8Array;
  siblingHashes: MerkleSiblingHash[];
}
export const EarlyBlockProof: MessageType<EarlyBlockProof> = defineMessage<EarlyBlockProof>(
  'EarlyBlockProof',
  () => ({ block: 0n, previousBlockRootHash: EMPTY, startOfBlockStateRootHash: EMPTY, blockSignature: EMPTY, siblingHashes: [] }),
  () => [
    { number: 1, name: 'block', kind: 'uint64' },
    { number: 2, name: 'previousBlockRootHash', kind: 'bytes' },
    { number: 3, name: 'startOfBlockStateRootHash', kind: 'bytes' },
    { number: 4, name: 'blockSignature', kind: 'bytes' },
    { number: 5, name: 'siblingHashes', kind: 'message', repeated: true, type: MerkleSiblingHash },
  ],
);

/** com.hedera.hapi.block.stream.EarlyEventTransaction */
export interface EarlyEventTransaction {
  applicationTransaction: Uint8Array | undefined;
  stateSignatureTransaction: Uint8Array | undefined;
}
export const EarlyEventTransaction: MessageType<EarlyEventTransaction> = defineMessage<EarlyEventTransaction>(
  'EarlyEventTransaction',
  () => ({ applicationTransaction: undefined, stateSignatureTransaction: undefined }),
  () => [
    { number: 1, name: 'applicationTransaction', kind: 'bytes', optional: true },
    { number: 2, name: 'stateSignatureTransaction', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.EventHeader */
export interface EventHeader {
  eventCore: EventCore | undefined;
  parents: ParentEventReference[];
}
export const EventHeader: MessageType<EventHeader> = defineMessage<EventHeader>(
  'EventHeader',
  () => ({ eventCore: undefined, parents: [] }),
  () => [
    { number: 1, name: 'eventCore', kind: 'message', type: EventCore },
    { number: 2, name: 'parents', kind: 'message', repeated: true, type: ParentEventReference },
  ],
);

/** com.hedera.hapi.block.stream.MerklePath */
export interface MerklePath {
  siblings: SiblingNode[];
  nextPathIndex: number;
  hash: Uint8Array | undefined;
  stateItemLeaf: Uint8Array | undefined;
  blockItemLeaf: Uint8Array | undefined;
  timestampLeaf: Uint8Array | undefined;
}
export const MerklePath: MessageType<MerklePath> = defineMessage<MerklePath>(
  'MerklePath',
  () => ({ siblings: [], nextPathIndex: 0, hash: undefined, stateItemLeaf: undefined, blockItemLeaf: undefined, timestampLeaf: undefined }),
  () => [
    { number: 1, name: 'siblings', kind: 'message', repeated: true, type: SiblingNode },
    { number: 2, name: 'nextPathIndex', kind: 'uint32' },
    { number: 3, name: 'hash', kind: 'bytes', optional: true },
    { number: 4, name: 'stateItemLeaf', kind: 'bytes', optional: true },
    { number: 5, name: 'blockItemLeaf', kind: 'bytes', optional: true },
    { number: 6, name: 'timestampLeaf', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.MerkleSiblingHash */
export interface MerkleSiblingHash {
  isFirst: boolean;
  siblingHash: Uint8Array;
}
export const MerkleSiblingHash: MessageType<MerkleSiblingHash> = defineMessage<MerkleSiblingHash>(
  'MerkleSiblingHash',
  () => ({ isFirst: false, siblingHash: EMPTY }),
  () => [
    { number: 1, name: 'isFirst', kind: 'bool' },
    { number: 2, name: 'siblingHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.ParentEventReference */
export interface ParentEventReference {
  eventDescriptor: EventDescriptor | undefined;
  index: number | undefined;
}
export const ParentEventReference: MessageType<ParentEventReference> = defineMessage<ParentEventReference>(
  'ParentEventReference',
  () => ({ eventDescriptor: undefined, index: undefined }),
  () => [
    { number: 1, name: 'eventDescriptor', kind: 'message', optional: true, type: EventDescriptor },
    { number: 2, name: 'index', kind: 'uint32', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.RecordFileItem */
export interface RecordFileItem {
  creationTime: Timestamp | undefined;
  recordFileContents: Uint8Array;
  sidecarFileContents: Uint8Array[];
  amendments: RecordStreamItem[];
}
export const RecordFileItem: MessageType<RecordFileItem> = defineMessage<RecordFileItem>(
  'RecordFileItem',
  () => ({ creationTime: undefined, recordFileContents: EMPTY, sidecarFileContents: [], amendments: [] }),
  () => [
    { number: 1, name: 'creationTime', kind: 'message', type: Timestamp },
    { number: 2, name: 'recordFileContents', kind: 'bytes' },
    { number: 3, name: 'sidecarFileContents', kind: 'bytes', repeated: true },
    { number: 4, name: 'amendments', kind: 'message', repeated: true, type: RecordStreamItem },
  ],
);

/** com.hedera.hapi.block.stream.RecordFileSignature */
export interface RecordFileSignature {
  signaturesBytes: Uint8Array;
  nodeId: number;
}
export const RecordFileSignature: MessageType<RecordFileSignature> = defineMessage<RecordFileSignature>(
  'RecordFileSignature',
  () => ({ signaturesBytes: EMPTY, nodeId: 0 }),
  () => [
    { number: 1, name: 'signaturesBytes', kind: 'bytes' },
    { number: 2, name: 'nodeId', kind: 'int32' },
  ],
);

/** com.hedera.hapi.block.stream.RoundHeader */
export interface RoundHeader {
  roundNumber: bigint;
}
export const RoundHeader: MessageType<RoundHeader> = defineMessage<RoundHeader>(
  'RoundHeader',
  () => ({ roundNumber: 0n }),
  () => [
    { number: 1, name: 'roundNumber', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.block.stream.SiblingNode */
export interface SiblingNode {
  isLeft: boolean;
  hash: Uint8Array;
}
export const SiblingNode: MessageType<SiblingNode> = defineMessage<SiblingNode>(
  'SiblingNode',
  () => ({ isLeft: false, hash: EMPTY }),
  () => [
    { number: 1, name: 'isLeft', kind: 'bool' },
    { number: 2, name: 'hash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.SignedRecordFileProof */
export interface SignedRecordFileProof {
  version: number;
  recordFileSignatures: RecordFileSignature[];
}
export const SignedRecordFileProof: MessageType<SignedRecordFileProof> = defineMessage<SignedRecordFileProof>(
  'SignedRecordFileProof',
  () => ({ version: 0, recordFileSignatures: [] }),
  () => [
    { number: 1, name: 'version', kind: 'uint32' },
    { number: 2, name: 'recordFileSignatures', kind: 'message', repeated: true, type: RecordFileSignature },
  ],
);

/** com.hedera.hapi.block.stream.StateProof */
export interface StateProof {
  paths: MerklePath[];
  signedBlockProof: TssSignedBlockProof | undefined;
  signedRecordFileProof: SignedRecordFileProof | undefined;
}
export const StateProof: MessageType<StateProof> = defineMessage<StateProof>(
  'StateProof',
  () => ({ paths: [], signedBlockProof: undefined, signedRecordFileProof: undefined }),
  () => [
    { number: 1, name: 'paths', kind: 'message', repeated: true, type: MerklePath },
    { number: 2, name: 'signedBlockProof', kind: 'message', optional: true, type: TssSignedBlockProof },
    { number: 3, name: 'signedRecordFileProof', kind: 'message', optional: true, type: SignedRecordFileProof },
  ],
);

/** com.hedera.hapi.block.stream.TssSignedBlockProof */
export interface TssSignedBlockProof {
  blockSignature: Uint8Array;
}
export const TssSignedBlockProof: MessageType<TssSignedBlockProof> = defineMessage<TssSignedBlockProof>(
  'TssSignedBlockProof',
  () => ({ blockSignature: EMPTY }),
  () => [
    { number: 1, name: 'blockSignature', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.output.ContractOutput */
export interface ContractOutput {
  evmTransactionResult: EvmTransactionResult | undefined;
}
export const ContractOutput: MessageType<ContractOutput> = defineMessage<ContractOutput>(
  'ContractOutput',
  () => ({ evmTransactionResult: undefined }),
  () => [
    { number: 1, name: 'evmTransactionResult', kind: 'message', type: EvmTransactionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.CreateAccountOutput */
export interface CreateAccountOutput {
  createdAccountId: AccountID | undefined;
}
export const CreateAccountOutput: MessageType<CreateAccountOutput> = defineMessage<CreateAccountOutput>(
  'CreateAccountOutput',
  () => ({ createdAccountId: undefined }),
  () => [
    { number: 1, name: 'createdAccountId', kind: 'message', type: AccountID },
  ],
);

/** com.hedera.hapi.block.stream.output.CreateScheduleOutput */
export interface CreateScheduleOutput {
  scheduleId: ScheduleID | undefined;
  scheduledTransactionId: TransactionID | undefined;
}
export const CreateScheduleOutput: MessageType<CreateScheduleOutput> = defineMessage<CreateScheduleOutput>(
  'CreateScheduleOutput',
  () => ({ scheduleId: undefined, scheduledTransactionId: undefined }),
  () => [
    { number: 1, name: 'scheduleId', kind: 'message', type: ScheduleID },
    { number: 2, name: 'scheduledTransactionId', kind: 'message', type: TransactionID },
  ],
);

/** com.hedera.hapi.block.stream.output.CustomFeeOutput */
export interface CustomFeeOutput {
  assessedCustomFees: AssessedCustomFee[];
}
export const CustomFeeOutput: MessageType<CustomFeeOutput> = defineMessage<CustomFeeOutput>(
  'CustomFeeOutput',
  () => ({ assessedCustomFees: [] }),
  () => [
    { number: 1, name: 'assessedCustomFees', kind: 'message', repeated: true, type: AssessedCustomFee },
  ],
);

/** com.hedera.hapi.block.stream.output.EarlyContractOutput */
export interface EarlyContractOutput {
  sidecars: TransactionSidecarRecord[];
  result: ContractFunctionResult | undefined;
}
export const EarlyContractOutput: MessageType<EarlyContractOutput> = defineMessage<EarlyContractOutput>(
  'EarlyContractOutput',
  () => ({ sidecars: [], result: undefined }),
  () => [
    { number: 1, name: 'sidecars', kind: 'message', repeated: true, type: TransactionSidecarRecord },
    { number: 2, name: 'result', kind: 'message', type: ContractFunctionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.EarlyEthereumOutput */
export interface EarlyEthereumOutput {
  sidecars: TransactionSidecarRecord[];
  ethereumHash: Uint8Array;
  ethereumCallResult: ContractFunctionResult | undefined;
  ethereumCreateResult: ContractFunctionResult | undefined;
}
export const EarlyEthereumOutput: MessageType<EarlyEthereumOutput> = defineMessage<EarlyEthereumOutput>(
  'EarlyEthereumOutput',
  () => ({ sidecars: [], ethereumHash: EMPTY, ethereumCallResult: undefined, ethereumCreateResult: undefined }),
  () => [
    { number: 1, name: 'sidecars', kind: 'message', repeated: true, type: TransactionSidecarRecord },
    { number: 2, name: 'ethereumHash', kind: 'bytes' },
    { number: 3, name: 'ethereumCallResult', kind: 'message', optional: true, type: ContractFunctionResult },
    { number: 4, name: 'ethereumCreateResult', kind: 'message', optional: true, type: ContractFunctionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.EarlyTransactionOutput */
export interface EarlyTransactionOutput {
  cryptoTransfer: CustomFeeOutput | undefined;
  utilPrng: UtilPrngOutput | undefined;
  contractCall: EarlyContractOutput | undefined;
  ethereumCall: EarlyEthereumOutput | undefined;
  contractCreate: EarlyContractOutput | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  tokenAirdrop: CustomFeeOutput | undefined;
  accountCreate: CreateAccountOutput | undefined;
}
export const EarlyTransactionOutput: MessageType<EarlyTransactionOutput> = defineMessage<EarlyTransactionOutput>(
  'EarlyTransactionOutput',
  () => ({ cryptoTransfer: undefined, utilPrng: undefined, contractCall: undefined, ethereumCall: undefined, contractCreate: undefined, createSchedule: undefined, signSchedule: undefined, tokenAirdrop: undefined, accountCreate: undefined }),
  () => [
    { number: 1, name: 'cryptoTransfer', kind: 'message', optional: true, type: CustomFeeOutput },
    { number: 2, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngOutput },
    { number: 3, name: 'contractCall', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 4, name: 'ethereumCall', kind: 'message', optional: true, type: EarlyEthereumOutput },
    { number: 5, name: 'contractCreate', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 6, name: 'createSchedule', kind: 'message', optional: true, type: CreateScheduleOutput },
    { number: 7, name: 'signSchedule', kind: 'message', optional: true, type: SignScheduleOutput },
    { number: 8, name: 'tokenAirdrop', kind: 'message', optional: true, type: CustomFeeOutput },
    { number: 10, name: 'accountCreate', kind: 'message', optional: true, type: CreateAccountOutput },
  ],
);

/** com.hedera.hapi.block.stream.output.EthereumOutput */
export interface EthereumOutput {
  evmCallTransactionResult: EvmTransactionResult | undefined;
  evmCreateTransactionResult: EvmTransactionResult | undefined;
}
export const EthereumOutput: MessageType<EthereumOutput> = defineMessage<EthereumOutput>(
  'EthereumOutput',
  () => ({ evmCallTransactionResult: undefined, evmCreateTransactionResult: undefined }),
  () => [
    { number: 1, name: 'evmCallTransactionResult', kind: 'message', optional: true, type: EvmTransactionResult },
    { number: 2, name: 'evmCreateTransactionResult', kind: 'message', optional: true, type: EvmTransactionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.InterimTransactionOutput */
export interface InterimTransactionOutput {
  utilPrng: UtilPrngOutput | undefined;
  contractCall: EarlyContractOutput | undefined;
  ethereumCall: EarlyEthereumOutput | undefined;
  contractCreate: EarlyContractOutput | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  accountCreate: CreateAccountOutput | undefined;
}
export const InterimTransactionOutput: MessageType<InterimTransactionOutput> = defineMessage<InterimTransactionOutput>(
  'InterimTransactionOutput',
  () => ({ utilPrng: undefined, contractCall: undefined, ethereumCall: undefined, contractCreate: undefined, createSchedule: undefined, signSchedule: undefined, accountCreate: undefined }),
  () => [
    { number: 1, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngOutput },
    { number: 2, name: 'contractCall', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 3, name: 'ethereumCall', kind: 'message', optional: true, type: EarlyEthereumOutput },
    { number: 4, name: 'contractCreate', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 5, name: 'createSchedule', kind: 'message', optional: true, type: CreateScheduleOutput },
    { number: 6, name: 'signSchedule', kind: 'message', optional: true, type: SignScheduleOutput },
    { number: 7, name: 'accountCreate', kind: 'message', optional: true, type: CreateAccountOutput },
  ],
);

/** com.hedera.hapi.block.stream.output.MapChangeKey */
export interface MapChangeKey {
  accountIdKey: AccountID | undefined;
  tokenRelationshipKey: TokenAssociation | undefined;
  entityNumberKey: UInt64Value | undefined;
  fileIdKey: FileID | undefined;
  nftIdKey: NftID | undefined;
  protoBytesKey: BytesValue | undefined;
  scheduleIdKey: ScheduleID | undefined;
  slotKeyKey: SlotKey | undefined;
  tokenIdKey: TokenID | undefined;
  topicIdKey: TopicID | undefined;
  contractIdKey: ContractID | undefined;
  pendingAirdropIdKey: PendingAirdropId | undefined;
  hookIdKey: HookId | undefined;
  evmHookSlotKey: EvmHookSlotKey | undefined;
  entityIdPairKey: EntityIDPair | undefined;
}
export const MapChangeKey: MessageType<MapChangeKey> = defineMessage<MapChangeKey>(
  'MapChangeKey',
  () => ({ accountIdKey: undefined, tokenRelationshipKey: undefined, entityNumberKey: undefined, fileIdKey: undefined, nftIdKey: undefined, protoBytesKey: undefined, scheduleIdKey: undefined, slotKeyKey: undefined, tokenIdKey: undefined, topicIdKey: undefined, contractIdKey: undefined, pendingAirdropIdKey: undefined, hookIdKey: undefined, evmHookSlotKey: undefined, entityIdPairKey: undefined }),
  () => [
    { number: 1, name: 'accountIdKey', kind: 'message', optional: true, type: AccountID },
    { number: 2, name: 'tokenRelationshipKey', kind: 'message', optional: true, type: TokenAssociation },
    { number: 3, name: 'entityNumberKey', kind: 'message', optional: true, type: UInt64Value },
    { number: 4, name: 'fileIdKey', kind: 'message', optional: true, type: FileID },
    { number: 5, name: 'nftIdKey', kind: 'message', optional: true, type: NftID },
    { number: 6, name: 'protoBytesKey', kind: 'message', optional: true, type: BytesValue },
    { number: 9, name: 'scheduleIdKey', kind: 'message', optional: true, type: ScheduleID },
    { number: 10, name: 'slotKeyKey', kind: 'message', optional: true, type: SlotKey },
    { number: 11, name: 'tokenIdKey', kind: 'message', optional: true, type: TokenID },
    { number: 12, name: 'topicIdKey', kind: 'message', optional: true, type: TopicID },
    { number: 13, name: 'contractIdKey', kind: 'message', optional: true, type: ContractID },
    { number: 14, name: 'pendingAirdropIdKey', kind: 'message', optional: true, type: PendingAirdropId },
    { number: 23, name: 'hookIdKey', kind: 'message', optional: true, type: HookId },
    { number: 24, name: 'evmHookSlotKey', kind: 'message', optional: true, type: EvmHookSlotKey },
    { number: 25, name: 'entityIdPairKey', kind: 'message', optional: true, type: EntityIDPair },
  ],
);

/** com.hedera.hapi.block.stream.output.MapChangeValue */
export interface MapChangeValue {
  accountValue: Account | undefined;
  accountIdValue: AccountID | undefined;
  bytecodeValue: Bytecode | undefined;
  fileValue: File | undefined;
  nftValue: Nft | undefined;
  scheduleValue: Schedule | undefined;
  slotValueValue: SlotValue | undefined;
  stakingNodeInfoValue: StakingNodeInfo | undefined;
  tokenValue: Token | undefined;
  tokenRelationValue: TokenRelation | undefined;
  topicValue: Topic | undefined;
  nodeValue: Node | undefined;
  accountPendingAirdropValue: AccountPendingAirdrop | undefined;
  scheduleIdValue: ScheduleID | undefined;
  evmHookStateValue: EvmHookState | undefined;
  nodeIdValue: NodeId | undefined;
}
export const MapChangeValue: MessageType<MapChangeValue> = defineMessage<MapChangeValue>(
  'MapChangeValue',
  () => ({ accountValue: undefined, accountIdValue: undefined, bytecodeValue: undefined, fileValue: undefined, nftValue: undefined, scheduleValue: undefined, slotValueValue: undefined, stakingNodeInfoValue: undefined, tokenValue: undefined, tokenRelationValue: undefined, topicValue: undefined, nodeValue: undefined, accountPendingAirdropValue: undefined, scheduleIdValue: undefined, evmHookStateValue: undefined, nodeIdValue: undefined }),
  () => [
    { number: 1, name: 'accountValue', kind: 'message', optional: true, type: Account },
    { number: 2, name: 'accountIdValue', kind: 'message', optional: true, type: AccountID },
    { number: 3, name: 'bytecodeValue', kind: 'message', optional: true, type: Bytecode },
    { number: 4, name: 'fileValue', kind: 'message', optional: true, type: File },
    { number: 5, name: 'nftValue', kind: 'message', optional: true, type: Nft },
    { number: 7, name: 'scheduleValue', kind: 'message', optional: true, type: Schedule },
    { number: 9, name: 'slotValueValue', kind: 'message', optional: true, type: SlotValue },
    { number: 10, name: 'stakingNodeInfoValue', kind: 'message', optional: true, type: StakingNodeInfo },
    { number: 11, name: 'tokenValue', kind: 'message', optional: true, type: Token },
    { number: 12, name: 'tokenRelationValue', kind: 'message', optional: true, type: TokenRelation },
    { number: 13, name: 'topicValue', kind: 'message', optional: true, type: Topic },
    { number: 14, name: 'nodeValue', kind: 'message', optional: true, type: Node },
    { number: 15, name: 'accountPendingAirdropValue', kind: 'message', optional: true, type: AccountPendingAirdrop },
    { number: 18, name: 'scheduleIdValue', kind: 'message', optional: true, type: ScheduleID },
    { number: 29, name: 'evmHookStateValue', kind: 'message', optional: true, type: EvmHookState },
    { number: 30, name: 'nodeIdValue', kind: 'message', optional: true, type: NodeId },
  ],
);

/** com.hedera.hapi.block.stream.output.MapDeleteChange */
export interface MapDeleteChange {
  key: MapChangeKey | undefined;
}
export const MapDeleteChange: MessageType<MapDeleteChange> = defineMessage<MapDeleteChange>(
  'MapDeleteChange',
  () => ({ key: undefined }),
  () => [
    { number: 1, name: 'key', kind: 'message', type: MapChangeKey },
  ],
);

/** com.hedera.hapi.block.stream.output.MapUpdateChange */
export interface MapUpdateChange {
  key: MapChangeKey | undefined;
  value: MapChangeValue | undefined;
  identical: boolean;
}
export const MapUpdateChange: MessageType<MapUpdateChange> = defineMessage<MapUpdateChange>(
  'MapUpdateChange',
  () => ({ key: undefined, value: undefined, identical: false }),
  () => [
    { number: 1, name: 'key', kind: 'message', type: MapChangeKey },
    { number: 2, name: 'value', kind: 'message', type: MapChangeValue },
    { number: 3, name: 'identical', kind: 'bool' },
  ],
);

/** com.hedera.hapi.block.stream.output.QueuePushChange */
export interface QueuePushChange {
  protoBytesElement: BytesValue | undefined;
  protoStringElement: StringValue | undefined;
}
export const QueuePushChange: MessageType<QueuePushChange> = defineMessage<QueuePushChange>(
  'QueuePushChange',
  () => ({ protoBytesElement: undefined, protoStringElement: undefined }),
  () => [
    { number: 1, name: 'protoBytesElement', kind: 'message', optional: true, type: BytesValue },
    { number: 2, name: 'protoStringElement', kind: 'message', optional: true, type: StringValue },
  ],
);

/** com.hedera.hapi.block.stream.output.SignScheduleOutput */
export interface SignScheduleOutput {
  scheduledTransactionId: TransactionID | undefined;
}
export const SignScheduleOutput: MessageType<SignScheduleOutput> = defineMessage<SignScheduleOutput>(
  'SignScheduleOutput',
  () => ({ scheduledTransactionId: undefined }),
  () => [
    { number: 1, name: 'scheduledTransactionId', kind: 'message', type: TransactionID },
  ],
);

/** com.hedera.hapi.block.stream.output.SingletonUpdateChange */
export interface SingletonUpdateChange {
  entityNumberValue: UInt64Value | undefined;
  exchangeRateSetValue: ExchangeRateSet | undefined;
  networkStakingRewardsValue: NetworkStakingRewards | undefined;
  timestampValue: Timestamp | undefined;
  entityCountsValue: EntityCounts | undefined;
  nodeRewardsValue: NodeRewards | undefined;
}
export const SingletonUpdateChange: MessageType<SingletonUpdateChange> = defineMessage<SingletonUpdateChange>(
  'SingletonUpdateChange',
  () => ({ entityNumberValue: undefined, exchangeRateSetValue: undefined, networkStakingRewardsValue: undefined, timestampValue: undefined, entityCountsValue: undefined, nodeRewardsValue: undefined }),
  () => [
    { number: 3, name: 'entityNumberValue', kind: 'message', optional: true, type: UInt64Value },
    { number: 4, name: 'exchangeRateSetValue', kind: 'message', optional: true, type: ExchangeRateSet },
    { number: 5, name: 'networkStakingRewardsValue', kind: 'message', optional: true, type: NetworkStakingRewards },
    { number: 10, name: 'timestampValue', kind: 'message', optional: true, type: Timestamp },
    { number: 15, name: 'entityCountsValue', kind: 'message', optional: true, type: EntityCounts },
    { number: 18, name: 'nodeRewardsValue', kind: 'message', optional: true, type: NodeRewards },
  ],
);

/** com.hedera.hapi.block.stream.output.StateChange */
export interface StateChange {
  stateId: number;
  singletonUpdate: SingletonUpdateChange | undefined;
  mapUpdate: MapUpdateChange | undefined;
  mapDelete: MapDeleteChange | undefined;
  queuePush: QueuePushChange | undefined;
}
export const StateChange: MessageType<StateChange> = defineMessage<StateChange>(
  'StateChange',
  () => ({ stateId: 0, singletonUpdate: undefined, mapUpdate: undefined, mapDelete: undefined, queuePush: undefined }),
  () => [
    { number: 1, name: 'stateId', kind: 'uint32' },
    { number: 4, name: 'singletonUpdate', kind: 'message', optional: true, type: SingletonUpdateChange },
    { number: 5, name: 'mapUpdate', kind: 'message', optional: true, type: MapUpdateChange },
    { number: 6, name: 'mapDelete', kind: 'message', optional: true, type: MapDeleteChange },
    { number: 7, name: 'queuePush', kind: 'message', optional: true, type: QueuePushChange },
  ],
);

/** com.hedera.hapi.block.stream.output.StateChanges */
export interface StateChanges {
  consensusTimestamp: Timestamp | undefined;
  stateChanges: StateChange[];
}
export const StateChanges: MessageType<StateChanges> = defineMessage<StateChanges>(
  'StateChanges',
  () => ({ consensusTimestamp: undefined, stateChanges: [] }),
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
  14: 'STATE_ID_SCHEDULES_BY_ID',
  17: 'STATE_ID_MIDNIGHT_RATES',
  20: 'STATE_ID_NODES',
  21: 'STATE_ID_TOPICS',
  23: 'STATE_ID_FREEZE_TIME',
  25: 'STATE_ID_PENDING_AIRDROPS',
  41: 'STATE_ID_ENTITY_COUNTS',
  50: 'STATE_ID_NODE_REWARDS',
  51: 'STATE_ID_EVM_HOOK_STATES',
  52: 'STATE_ID_EVM_HOOK_STORAGE',
  53: 'STATE_ID_ACCOUNT_NODE_REL',
};

/** com.hedera.hapi.block.stream.output.TransactionOutput */
export interface TransactionOutput {
  utilPrng: UtilPrngOutput | undefined;
  contractCall: ContractOutput | undefined;
  ethereumCall: EthereumOutput | undefined;
  contractCreate: ContractOutput | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  accountCreate: CreateAccountOutput | undefined;
}
export const TransactionOutput: MessageType<TransactionOutput> = defineMessage<TransactionOutput>(
  'TransactionOutput',
  () => ({ utilPrng: undefined, contractCall: undefined, ethereumCall: undefined, contractCreate: undefined, createSchedule: undefined, signSchedule: undefined, accountCreate: undefined }),
  () => [
    { number: 1, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngOutput },
    { number: 2, name: 'contractCall', kind: 'message', optional: true, type: ContractOutput },
    { number: 3, name: 'ethereumCall', kind: 'message', optional: true, type: EthereumOutput },
    { number: 4, name: 'contractCreate', kind: 'message', optional: true, type: ContractOutput },
    { number: 5, name: 'createSchedule', kind: 'message', optional: true, type: CreateScheduleOutput },
    { number: 6, name: 'signSchedule', kind: 'message', optional: true, type: SignScheduleOutput },
    { number: 7, name: 'accountCreate', kind: 'message', optional: true, type: CreateAccountOutput },
  ],
);

/** com.hedera.hapi.block.stream.output.TransactionResult */
export interface TransactionResult {
  status: number;
  consensusTimestamp: Timestamp | undefined;
  parentConsensusTimestamp: Timestamp | undefined;
  exchangeRate: ExchangeRateSet | undefined;
  scheduleRef: ScheduleID | undefined;
  transactionFeeCharged: bigint;
  transferList: TransferList | undefined;
  tokenTransferLists: TokenTransferList[];
  automaticTokenAssociations: TokenAssociation[];
  paidStakingRewards: AccountAmount[];
  congestionPricingMultiplier: bigint;
  assessedCustomFees: AssessedCustomFee[];
  highVolumePricingMultiplier: bigint;
}
export const TransactionResult: MessageType<TransactionResult> = defineMessage<TransactionResult>(
  'TransactionResult',
  () => ({ status: 0, consensusTimestamp: undefined, parentConsensusTimestamp: undefined, exchangeRate: undefined, scheduleRef: undefined, transactionFeeCharged: 0n, transferList: undefined, tokenTransferLists: [], automaticTokenAssociations: [], paidStakingRewards: [], congestionPricingMultiplier: 0n, assessedCustomFees: [], highVolumePricingMultiplier: 0n }),
  () => [
    { number: 1, name: 'status', kind: 'enum' },
    { number: 2, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 3, name: 'parentConsensusTimestamp', kind: 'message', type: Timestamp },
    { number: 4, name: 'exchangeRate', kind: 'message', type: ExchangeRateSet },
    { number: 5, name: 'scheduleRef', kind: 'message', type: ScheduleID },
    { number: 6, name: 'transactionFeeCharged', kind: 'uint64' },
    { number: 7, name: 'transferList', kind: 'message', type: TransferList },
    { number: 8, name: 'tokenTransferLists', kind: 'message', repeated: true, type: TokenTransferList },
    { number: 9, name: 'automaticTokenAssociations', kind: 'message', repeated: true, type: TokenAssociation },
    { number: 10, name: 'paidStakingRewards', kind: 'message', repeated: true, type: AccountAmount },
    { number: 11, name: 'congestionPricingMultiplier', kind: 'uint64' },
    { number: 12, name: 'assessedCustomFees', kind: 'message', repeated: true, type: AssessedCustomFee },
    { number: 13, name: 'highVolumePricingMultiplier', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.block.stream.output.UtilPrngOutput */
export interface UtilPrngOutput {
  prngBytes: Uint8Array | undefined;
  prngNumber: number | undefined;
}
export const UtilPrngOutput: MessageType<UtilPrngOutput> = defineMessage<UtilPrngOutput>(
  'UtilPrngOutput',
  () => ({ prngBytes: undefined, prngNumber: undefined }),
  () => [
    { number: 1, name: 'prngBytes', kind: 'bytes', optional: true },
    { number: 2, name: 'prngNumber', kind: 'int32', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.trace.AutoAssociateTraceData */
export interface AutoAssociateTraceData {
  automaticTokenAssociations: AccountID | undefined;
}
export const AutoAssociateTraceData: MessageType<AutoAssociateTraceData> = defineMessage<AutoAssociateTraceData>(
  'AutoAssociateTraceData',
  () => ({ automaticTokenAssociations: undefined }),
  () => [
    { number: 1, name: 'automaticTokenAssociations', kind: 'message', type: AccountID },
  ],
);

/** com.hedera.hapi.block.stream.trace.ContractSlotUsage */
export interface ContractSlotUsage {
  contractId: ContractID | undefined;
  writtenSlotKeys: WrittenSlotKeys | undefined;
  slotReads: SlotRead[];
}
export const ContractSlotUsage: MessageType<ContractSlotUsage> = defineMessage<ContractSlotUsage>(
  'ContractSlotUsage',
  () => ({ contractId: undefined, writtenSlotKeys: undefined, slotReads: [] }),
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 3, name: 'writtenSlotKeys', kind: 'message', type: WrittenSlotKeys },
    { number: 4, name: 'slotReads', kind: 'message', repeated: true, type: SlotRead },
  ],
);

/** com.hedera.hapi.block.stream.trace.EvmTraceData */
export interface EvmTraceData {
  contractActions: ContractAction[];
  contractSlotUsages: ContractSlotUsage[];
  errorDetails: string;
  executedInitcode: ExecutedInitcode | undefined;
  logs: EvmTransactionLog[];
}
export const EvmTraceData: MessageType<EvmTraceData> = defineMessage<EvmTraceData>(
  'EvmTraceData',
  () => ({ contractActions: [], contractSlotUsages: [], errorDetails: '', executedInitcode: undefined, logs: [] }),
  () => [
    { number: 1, name: 'contractActions', kind: 'message', repeated: true, type: ContractAction },
    { number: 2, name: 'contractSlotUsages', kind: 'message', repeated: true, type: ContractSlotUsage },
    { number: 3, name: 'errorDetails', kind: 'string' },
    { number: 4, name: 'executedInitcode', kind: 'message', type: ExecutedInitcode },
    { number: 5, name: 'logs', kind: 'message', repeated: true, type: EvmTransactionLog },
  ],
);

/** com.hedera.hapi.block.stream.trace.EvmTransactionLog */
export interface EvmTransactionLog {
  contractId: ContractID | undefined;
  data: Uint8Array;
  topics: Uint8Array[];
}
export const EvmTransactionLog: MessageType<EvmTransactionLog> = defineMessage<EvmTransactionLog>(
  'EvmTransactionLog',
  () => ({ contractId: undefined, data: EMPTY, topics: [] }),
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'data', kind: 'bytes' },
    { number: 3, name: 'topics', kind: 'bytes', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.trace.ExecutedInitcode */
export interface ExecutedInitcode {
  contractId: ContractID | undefined;
  initcodeBookends: InitcodeBookends | undefined;
  explicitInitcode: Uint8Array | undefined;
}
export const ExecutedInitcode: MessageType<ExecutedInitcode> = defineMessage<ExecutedInitcode>(
  'ExecutedInitcode',
  () => ({ contractId: undefined, initcodeBookends: undefined, explicitInitcode: undefined }),
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'initcodeBookends', kind: 'message', optional: true, type: InitcodeBookends },
    { number: 3, name: 'explicitInitcode', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.trace.InitcodeBookends */
export interface InitcodeBookends {
  deployBytecode: Uint8Array;
  metadataBytecode: Uint8Array;
}
export const InitcodeBookends: MessageType<InitcodeBookends> = defineMessage<InitcodeBookends>(
  'InitcodeBookends',
  () => ({ deployBytecode: EMPTY, metadataBytecode: EMPTY }),
  () => [
    { number: 1, name: 'deployBytecode', kind: 'bytes' },
    { number: 2, name: 'metadataBytecode', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.trace.SlotRead */
export interface SlotRead {
  index: number | undefined;
  key: Uint8Array | undefined;
  readValue: Uint8Array;
}
export const SlotRead: MessageType<SlotRead> = defineMessage<SlotRead>(
  'SlotRead',
  () => ({ index: undefined, key: undefined, readValue: EMPTY }),
  () => [
    { number: 1, name: 'index', kind: 'int32', optional: true },
    { number: 2, name: 'key', kind: 'bytes', optional: true },
    { number: 3, name: 'readValue', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.trace.SubmitMessageTraceData */
export interface SubmitMessageTraceData {
  sequenceNumber: bigint;
  runningHash: Uint8Array;
}
export const SubmitMessageTraceData: MessageType<SubmitMessageTraceData> = defineMessage<SubmitMessageTraceData>(
  'SubmitMessageTraceData',
  () => ({ sequenceNumber: 0n, runningHash: EMPTY }),
  () => [
    { number: 1, name: 'sequenceNumber', kind: 'int64' },
    { number: 2, name: 'runningHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.trace.TokenSupplyTraceData */
export interface TokenSupplyTraceData {
  newTotalSupply: bigint;
  serialNumbers: bigint[];
}
export const TokenSupplyTraceData: MessageType<TokenSupplyTraceData> = defineMessage<TokenSupplyTraceData>(
  'TokenSupplyTraceData',
  () => ({ newTotalSupply: 0n, serialNumbers: [] }),
  () => [
    { number: 1, name: 'newTotalSupply', kind: 'int64' },
    { number: 2, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.trace.TraceData */
export interface TraceData {
  evmTraceData: EvmTraceData | undefined;
  tokenSupplyTraceData: TokenSupplyTraceData | undefined;
  autoAssociateTraceData: AutoAssociateTraceData | undefined;
  submitMessageTraceData: SubmitMessageTraceData | undefined;
}
export const TraceData: MessageType<TraceData> = defineMessage<TraceData>(
  'TraceData',
  () => ({ evmTraceData: undefined, tokenSupplyTraceData: undefined, autoAssociateTraceData: undefined, submitMessageTraceData: undefined }),
  () => [
    { number: 1, name: 'evmTraceData', kind: 'message', optional: true, type: EvmTraceData },
    { number: 2, name: 'tokenSupplyTraceData', kind: 'message', optional: true, type: TokenSupplyTraceData },
    { number: 3, name: 'autoAssociateTraceData', kind: 'message', optional: true, type: AutoAssociateTraceData },
    { number: 4, name: 'submitMessageTraceData', kind: 'message', optional: true, type: SubmitMessageTraceData },
  ],
);

/** com.hedera.hapi.block.stream.trace.WrittenSlotKeys */
export interface WrittenSlotKeys {
  keys: Uint8Array[];
}
export const WrittenSlotKeys: MessageType<WrittenSlotKeys> = defineMessage<WrittenSlotKeys>(
  'WrittenSlotKeys',
  () => ({ keys: [] }),
  () => [
    { number: 1, name: 'keys', kind: 'bytes', repeated: true },
  ],
);

/** com.hedera.hapi.node.addressbook.AssociatedRegisteredNodeList */
export interface AssociatedRegisteredNodeList {
  associatedRegisteredNode: bigint[];
}
export const AssociatedRegisteredNodeList: MessageType<AssociatedRegisteredNodeList> = defineMessage<AssociatedRegisteredNodeList>(
  'AssociatedRegisteredNodeList',
  () => ({ associatedRegisteredNode: [] }),
  () => [
    { number: 1, name: 'associatedRegisteredNode', kind: 'uint64', repeated: true },
  ],
);

/** com.hedera.hapi.node.addressbook.NodeCreateTransactionBody */
export interface NodeCreateTransactionBody {
  accountId: AccountID | undefined;
  description: string;
  gossipEndpoint: ServiceEndpoint[];
  serviceEndpoint: ServiceEndpoint[];
  gossipCaCertificate: Uint8Array;
  grpcCertificateHash: Uint8Array;
  adminKey: Key | undefined;
  declineReward: boolean;
  grpcProxyEndpoint: ServiceEndpoint | undefined;
  associatedRegisteredNode: bigint[];
}
export const NodeCreateTransactionBody: MessageType<NodeCreateTransactionBody> = defineMessage<NodeCreateTransactionBody>(
  'NodeCreateTransactionBody',
  () => ({ accountId: undefined, description: '', gossipEndpoint: [], serviceEndpoint: [], gossipCaCertificate: EMPTY, grpcCertificateHash: EMPTY, adminKey: undefined, declineReward: false, grpcProxyEndpoint: undefined, associatedRegisteredNode: [] }),
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'description', kind: 'string' },
    { number: 3, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 4, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 5, name: 'gossipCaCertificate', kind: 'bytes' },
    { number: 6, name: 'grpcCertificateHash', kind: 'bytes' },
    { number: 7, name: 'adminKey', kind: 'message', type: Key },
    { number: 8, name: 'declineReward', kind: 'bool' },
    { number: 9, name: 'grpcProxyEndpoint', kind: 'message', type: ServiceEndpoint },
    { number: 10, name: 'associatedRegisteredNode', kind: 'uint64', repeated: true },
  ],
);

/** com.hedera.hapi.node.addressbook.NodeDeleteTransactionBody */
export interface NodeDeleteTransactionBody {
  nodeId: bigint;
}
export const NodeDeleteTransactionBody: MessageType<NodeDeleteTransactionBody> = defineMessage<NodeDeleteTransactionBody>(
  'NodeDeleteTransactionBody',
  () => ({ nodeId: 0n }),
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.addressbook.NodeUpdateTransactionBody */
export interface NodeUpdateTransactionBody {
  nodeId: bigint;
  accountId: AccountID | undefined;
  description: StringValue | undefined;
  gossipEndpoint: ServiceEndpoint[];
  serviceEndpoint: ServiceEndpoint[];
  gossipCaCertificate: BytesValue | undefined;
  grpcCertificateHash: BytesValue | undefined;
  adminKey: Key | undefined;
  declineReward: BoolValue | undefined;
  grpcProxyEndpoint: ServiceEndpoint | undefined;
  associatedRegisteredNodeList: AssociatedRegisteredNodeList | undefined;
}
export const NodeUpdateTransactionBody: MessageType<NodeUpdateTransactionBody> = defineMessage<NodeUpdateTransactionBody>(
  'NodeUpdateTransactionBody',
  () => ({ nodeId: 0n, accountId: undefined, description: undefined, gossipEndpoint: [], serviceEndpoint: [], gossipCaCertificate: undefined, grpcCertificateHash: undefined, adminKey: undefined, declineReward: undefined, grpcProxyEndpoint: undefined, associatedRegisteredNodeList: undefined }),
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
    { number: 3, name: 'description', kind: 'message', type: StringValue },
    { number: 4, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 5, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 6, name: 'gossipCaCertificate', kind: 'message', type: BytesValue },
    { number: 7, name: 'grpcCertificateHash', kind: 'message', type: BytesValue },
    { number: 8, name: 'adminKey', kind: 'message', type: Key },
    { number: 9, name: 'declineReward', kind: 'message', type: BoolValue },
    { number: 10, name: 'grpcProxyEndpoint', kind: 'message', type: ServiceEndpoint },
    { number: 11, name: 'associatedRegisteredNodeList', kind: 'message', type: AssociatedRegisteredNodeList },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredNodeCreateTransactionBody */
export interface RegisteredNodeCreateTransactionBody {
  adminKey: Key | undefined;
  description: string;
  serviceEndpoint: RegisteredServiceEndpoint[];
}
export const RegisteredNodeCreateTransactionBody: MessageType<RegisteredNodeCreateTransactionBody> = defineMessage<RegisteredNodeCreateTransactionBody>(
  'RegisteredNodeCreateTransactionBody',
  () => ({ adminKey: undefined, description: '', serviceEndpoint: [] }),
  () => [
    { number: 1, name: 'adminKey', kind: 'message', type: Key },
    { number: 2, name: 'description', kind: 'string' },
    { number: 3, name: 'serviceEndpoint', kind: 'message', repeated: true, type: RegisteredServiceEndpoint },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredNodeDeleteTransactionBody */
export interface RegisteredNodeDeleteTransactionBody {
  registeredNodeId: bigint;
}
export const RegisteredNodeDeleteTransactionBody: MessageType<RegisteredNodeDeleteTransactionBody> = defineMessage<RegisteredNodeDeleteTransactionBody>(
  'RegisteredNodeDeleteTransactionBody',
  () => ({ registeredNodeId: 0n }),
  () => [
    { number: 1, name: 'registeredNodeId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredNodeUpdateTransactionBody */
export interface RegisteredNodeUpdateTransactionBody {
  registeredNodeId: bigint;
  adminKey: Key | undefined;
  description: StringValue | undefined;
  serviceEndpoint: RegisteredServiceEndpoint[];
}
export const RegisteredNodeUpdateTransactionBody: MessageType<RegisteredNodeUpdateTransactionBody> = defineMessage<RegisteredNodeUpdateTransactionBody>(
  'RegisteredNodeUpdateTransactionBody',
  () => ({ registeredNodeId: 0n, adminKey: undefined, description: undefined, serviceEndpoint: [] }),
  () => [
    { number: 1, name: 'registeredNodeId', kind: 'uint64' },
    { number: 2, name: 'adminKey', kind: 'message', type: Key },
    { number: 3, name: 'description', kind: 'message', type: StringValue },
    { number: 4, name: 'serviceEndpoint', kind: 'message', repeated: true, type: RegisteredServiceEndpoint },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint */
export interface RegisteredServiceEndpoint {
  ipAddress: Uint8Array | undefined;
  domainName: string | undefined;
  port: number;
  requiresTls: boolean;
  blockNode: RegisteredServiceEndpoint_BlockNodeEndpoint | undefined;
  mirrorNode: RegisteredServiceEndpoint_MirrorNodeEndpoint | undefined;
  rpcRelay: RegisteredServiceEndpoint_RpcRelayEndpoint | undefined;
  generalService: RegisteredServiceEndpoint_GeneralServiceEndpoint | undefined;
}
export const RegisteredServiceEndpoint: MessageType<RegisteredServiceEndpoint> = defineMessage<RegisteredServiceEndpoint>(
  'RegisteredServiceEndpoint',
  () => ({ ipAddress: undefined, domainName: undefined, port: 0, requiresTls: false, blockNode: undefined, mirrorNode: undefined, rpcRelay: undefined, generalService: undefined }),
  () => [
    { number: 1, name: 'ipAddress', kind: 'bytes', optional: true },
    { number: 2, name: 'domainName', kind: 'string', optional: true },
    { number: 3, name: 'port', kind: 'uint32' },
    { number: 4, name: 'requiresTls', kind: 'bool' },
    { number: 5, name: 'blockNode', kind: 'message', optional: true, type: RegisteredServiceEndpoint_BlockNodeEndpoint },
    { number: 6, name: 'mirrorNode', kind: 'message', optional: true, type: RegisteredServiceEndpoint_MirrorNodeEndpoint },
    { number: 7, name: 'rpcRelay', kind: 'message', optional: true, type: RegisteredServiceEndpoint_RpcRelayEndpoint },
    { number: 8, name: 'generalService', kind: 'message', optional: true, type: RegisteredServiceEndpoint_GeneralServiceEndpoint },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.BlockNodeEndpoint */
export interface RegisteredServiceEndpoint_BlockNodeEndpoint {
  endpointApi: number[];
}
export const RegisteredServiceEndpoint_BlockNodeEndpoint: MessageType<RegisteredServiceEndpoint_BlockNodeEndpoint> = defineMessage<RegisteredServiceEndpoint_BlockNodeEndpoint>(
  'RegisteredServiceEndpoint_BlockNodeEndpoint',
  () => ({ endpointApi: [] }),
  () => [
    { number: 1, name: 'endpointApi', kind: 'enum', repeated: true },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.BlockNodeEndpoint.BlockNodeApi */
export const RegisteredServiceEndpoint_BlockNodeEndpoint_BlockNodeApi: Readonly<Record<number, string>> = {
  0: 'OTHER',
  1: 'STATUS',
  2: 'PUBLISH',
  3: 'SUBSCRIBE_STREAM',
  4: 'STATE_PROOF',
};

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.GeneralServiceEndpoint */
export interface RegisteredServiceEndpoint_GeneralServiceEndpoint {
  description: string;
}
export const RegisteredServiceEndpoint_GeneralServiceEndpoint: MessageType<RegisteredServiceEndpoint_GeneralServiceEndpoint> = defineMessage<RegisteredServiceEndpoint_GeneralServiceEndpoint>(
  'RegisteredServiceEndpoint_GeneralServiceEndpoint',
  () => ({ description: '' }),
  () => [
    { number: 1, name: 'description', kind: 'string' },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.MirrorNodeEndpoint */
export interface RegisteredServiceEndpoint_MirrorNodeEndpoint {
}
export const RegisteredServiceEndpoint_MirrorNodeEndpoint: MessageType<RegisteredServiceEndpoint_MirrorNodeEndpoint> = defineMessage<RegisteredServiceEndpoint_MirrorNodeEndpoint>(
  'RegisteredServiceEndpoint_MirrorNodeEndpoint',
  () => ({  }),
  () => [],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.RpcRelayEndpoint */
export interface RegisteredServiceEndpoint_RpcRelayEndpoint {
}
export const RegisteredServiceEndpoint_RpcRelayEndpoint: MessageType<RegisteredServiceEndpoint_RpcRelayEndpoint> = defineMessage<RegisteredServiceEndpoint_RpcRelayEndpoint>(
  'RegisteredServiceEndpoint_RpcRelayEndpoint',
  () => ({  }),
  () => [],
);

/** com.hedera.hapi.node.hooks.EvmHook */
export interface EvmHook {
  spec: EvmHookSpec | undefined;
  storageUpdates: EvmHookStorageUpdate[];
}
export const EvmHook: MessageType<EvmHook> = defineMessage<EvmHook>(
  'EvmHook',
  () => ({ spec: undefined, storageUpdates: [] }),
  () => [
    { number: 1, name: 'spec', kind: 'message', type: EvmHookSpec },
    { number: 2, name: 'storageUpdates', kind: 'message', repeated: true, type: EvmHookStorageUpdate },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookMappingEntries */
export interface EvmHookMappingEntries {
  mappingSlot: Uint8Array;
  entries: EvmHookMappingEntry[];
}
export const EvmHookMappingEntries: MessageType<EvmHookMappingEntries> = defineMessage<EvmHookMappingEntries>(
  'EvmHookMappingEntries',
  () => ({ mappingSlot: EMPTY, entries: [] }),
  () => [
    { number: 1, name: 'mappingSlot', kind: 'bytes' },
    { number: 2, name: 'entries', kind: 'message', repeated: true, type: EvmHookMappingEntry },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookMappingEntry */
export interface EvmHookMappingEntry {
  key: Uint8Array | undefined;
  preimage: Uint8Array | undefined;
  value: Uint8Array;
}
export const EvmHookMappingEntry: MessageType<EvmHookMappingEntry> = defineMessage<EvmHookMappingEntry>(
  'EvmHookMappingEntry',
  () => ({ key: undefined, preimage: undefined, value: EMPTY }),
  () => [
    { number: 1, name: 'key', kind: 'bytes', optional: true },
    { number: 2, name: 'preimage', kind: 'bytes', optional: true },
    { number: 3, name: 'value', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookSpec */
export interface EvmHookSpec {
  contractId: ContractID | undefined;
}
export const EvmHookSpec: MessageType<EvmHookSpec> = defineMessage<EvmHookSpec>(
  'EvmHookSpec',
  () => ({ contractId: undefined }),
  () => [
    { number: 1, name: 'contractId', kind: 'message', optional: true, type: ContractID },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookStorageSlot */
export interface EvmHookStorageSlot {
  key: Uint8Array;
  value: Uint8Array;
}
export const EvmHookStorageSlot: MessageType<EvmHookStorageSlot> = defineMessage<EvmHookStorageSlot>(
  'EvmHookStorageSlot',
  () => ({ key: EMPTY, value: EMPTY }),
  () => [
    { number: 1, name: 'key', kind: 'bytes' },
    { number: 2, name: 'value', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookStorageUpdate */
export interface EvmHookStorageUpdate {
  storageSlot: EvmHookStorageSlot | undefined;
  mappingEntries: EvmHookMappingEntries | undefined;
}
export const EvmHookStorageUpdate: MessageType<EvmHookStorageUpdate> = defineMessage<EvmHookStorageUpdate>(
  'EvmHookStorageUpdate',
  () => ({ storageSlot: undefined, mappingEntries: undefined }),
  () => [
    { number: 1, name: 'storageSlot', kind: 'message', optional: true, type: EvmHookStorageSlot },
    { number: 2, name: 'mappingEntries', kind: 'message', optional: true, type: EvmHookMappingEntries },
  ],
);

/** com.hedera.hapi.node.hooks.HookCreation */
export interface HookCreation {
  entityId: HookEntityId | undefined;
  details: HookCreationDetails | undefined;
  nextHookId: Int64Value | undefined;
}
export const HookCreation: MessageType<HookCreation> = defineMessage<HookCreation>(
  'HookCreation',
  () => ({ entityId: undefined, details: undefined, nextHookId: undefined }),
  () => [
    { number: 1, name: 'entityId', kind: 'message', type: HookEntityId },
    { number: 2, name: 'details', kind: 'message', type: HookCreationDetails },
    { number: 9, name: 'nextHookId', kind: 'message', type: Int64Value },
  ],
);

/** com.hedera.hapi.node.hooks.HookCreationDetails */
export interface HookCreationDetails {
  extensionPoint: number;
  hookId: bigint;
  evmHook: EvmHook | undefined;
  adminKey: Key | undefined;
}
export const HookCreationDetails: MessageType<HookCreationDetails> = defineMessage<HookCreationDetails>(
  'HookCreationDetails',
  () => ({ extensionPoint: 0, hookId: 0n, evmHook: undefined, adminKey: undefined }),
  () => [
    { number: 1, name: 'extensionPoint', kind: 'enum' },
    { number: 2, name: 'hookId', kind: 'int64' },
    { number: 3, name: 'evmHook', kind: 'message', optional: true, type: EvmHook },
    { number: 4, name: 'adminKey', kind: 'message', type: Key },
  ],
);

/** com.hedera.hapi.node.hooks.HookDispatchTransactionBody */
export interface HookDispatchTransactionBody {
  hookIdToDelete: HookId | undefined;
  creation: HookCreation | undefined;
  execution: HookExecution | undefined;
}
export const HookDispatchTransactionBody: MessageType<HookDispatchTransactionBody> = defineMessage<HookDispatchTransactionBody>(
  'HookDispatchTransactionBody',
  () => ({ hookIdToDelete: undefined, creation: undefined, execution: undefined }),
  () => [
    { number: 1, name: 'hookIdToDelete', kind: 'message', optional: true, type: HookId },
    { number: 2, name: 'creation', kind: 'message', optional: true, type: HookCreation },
    { number: 3, name: 'execution', kind: 'message', optional: true, type: HookExecution },
  ],
);

/** com.hedera.hapi.node.hooks.HookExecution */
export interface HookExecution {
  hookEntityId: HookEntityId | undefined;
  call: HookCall | undefined;
}
export const HookExecution: MessageType<HookExecution> = defineMessage<HookExecution>(
  'HookExecution',
  () => ({ hookEntityId: undefined, call: undefined }),
  () => [
    { number: 1, name: 'hookEntityId', kind: 'message', type: HookEntityId },
    { number: 2, name: 'call', kind: 'message', type: HookCall },
  ],
);

/** com.hedera.hapi.node.hooks.HookExtensionPoint */
export const HookExtensionPoint: Readonly<Record<number, string>> = {
  0: 'ACCOUNT_ALLOWANCE_HOOK',
};

/** com.hedera.hapi.node.hooks.HookStoreTransactionBody */
export interface HookStoreTransactionBody {
  hookId: HookId | undefined;
  storageUpdates: EvmHookStorageUpdate[];
}
export const HookStoreTransactionBody: MessageType<HookStoreTransactionBody> = defineMessage<HookStoreTransactionBody>(
  'HookStoreTransactionBody',
  () => ({ hookId: undefined, storageUpdates: [] }),
  () => [
    { number: 1, name: 'hookId', kind: 'message', type: HookId },
    { number: 2, name: 'storageUpdates', kind: 'message', repeated: true, type: EvmHookStorageUpdate },
  ],
);

/** com.hedera.hapi.node.state.addressbook.Node */
export interface Node {
  nodeId: bigint;
  accountId: AccountID | undefined;
  description: string;
  gossipEndpoint: ServiceEndpoint[];
  serviceEndpoint: ServiceEndpoint[];
  gossipCaCertificate: Uint8Array;
  grpcCertificateHash: Uint8Array;
  weight: bigint;
  deleted: boolean;
  adminKey: Key | undefined;
  declineReward: boolean;
  grpcProxyEndpoint: ServiceEndpoint | undefined;
  associatedRegisteredNode: bigint[];
}
export const Node: MessageType<Node> = defineMessage<Node>(
  'Node',
  () => ({ nodeId: 0n, accountId: undefined, description: '', gossipEndpoint: [], serviceEndpoint: [], gossipCaCertificate: EMPTY, grpcCertificateHash: EMPTY, weight: 0n, deleted: false, adminKey: undefined, declineReward: false, grpcProxyEndpoint: undefined, associatedRegisteredNode: [] }),
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
    { number: 3, name: 'description', kind: 'string' },
    { number: 4, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 5, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 6, name: 'gossipCaCertificate', kind: 'bytes' },
    { number: 7, name: 'grpcCertificateHash', kind: 'bytes' },
    { number: 8, name: 'weight', kind: 'uint64' },
    { number: 9, name: 'deleted', kind: 'bool' },
    { number: 10, name: 'adminKey', kind: 'message', type: Key },
    { number: 11, name: 'declineReward', kind: 'bool' },
    { number: 12, name: 'grpcProxyEndpoint', kind: 'message', type: ServiceEndpoint },
    { number: 13, name: 'associatedRegisteredNode', kind: 'uint64', repeated: true },
  ],
);

/** com.hedera.hapi.node.state.entity.EntityCounts */
export interface EntityCounts {
  numAccounts: bigint;
  numAliases: bigint;
  numTokens: bigint;
  numTokenRelations: bigint;
  numNfts: bigint;
  numAirdrops: bigint;
  numStakingInfos: bigint;
  numTopics: bigint;
  numFiles: bigint;
  numNodes: bigint;
  numSchedules: bigint;
  numContractStorageSlots: bigint;
  numContractBytecodes: bigint;
  numHooks: bigint;
  numEvmHookStorageSlots: bigint;
  numRegisteredNodes: bigint;
}
export const EntityCounts: MessageType<EntityCounts> = defineMessage<EntityCounts>(
  'EntityCounts',
  () => ({ numAccounts: 0n, numAliases: 0n, numTokens: 0n, numTokenRelations: 0n, numNfts: 0n, numAirdrops: 0n, numStakingInfos: 0n, numTopics: 0n, numFiles: 0n, numNodes: 0n, numSchedules: 0n, numContractStorageSlots: 0n, numContractBytecodes: 0n, numHooks: 0n, numEvmHookStorageSlots: 0n, numRegisteredNodes: 0n }),
  () => [
    { number: 1, name: 'numAccounts', kind: 'uint64' },
    { number: 2, name: 'numAliases', kind: 'uint64' },
    { number: 3, name: 'numTokens', kind: 'uint64' },
    { number: 4, name: 'numTokenRelations', kind: 'uint64' },
    { number: 5, name: 'numNfts', kind: 'uint64' },
    { number: 6, name: 'numAirdrops', kind: 'uint64' },
    { number: 7, name: 'numStakingInfos', kind: 'uint64' },
    { number: 8, name: 'numTopics', kind: 'uint64' },
    { number: 9, name: 'numFiles', kind: 'uint64' },
    { number: 10, name: 'numNodes', kind: 'uint64' },
    { number: 11, name: 'numSchedules', kind: 'uint64' },
    { number: 12, name: 'numContractStorageSlots', kind: 'uint64' },
    { number: 13, name: 'numContractBytecodes', kind: 'uint64' },
    { number: 14, name: 'numHooks', kind: 'uint64' },
    { number: 15, name: 'numEvmHookStorageSlots', kind: 'uint64' },
    { number: 16, name: 'numRegisteredNodes', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.hints.PreprocessedKeys */
export interface PreprocessedKeys {
  aggregationKey: Uint8Array;
  verificationKey: Uint8Array;
}
export const PreprocessedKeys: MessageType<PreprocessedKeys> = defineMessage<PreprocessedKeys>(
  'PreprocessedKeys',
  () => ({ aggregationKey: EMPTY, verificationKey: EMPTY }),
  () => [
    { number: 1, name: 'aggregationKey', kind: 'bytes' },
    { number: 2, name: 'verificationKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.hints.PreprocessingVote */
export interface PreprocessingVote {
  preprocessedKeys: PreprocessedKeys | undefined;
  congruentNodeId: bigint | undefined;
}
export const PreprocessingVote: MessageType<PreprocessingVote> = defineMessage<PreprocessingVote>(
  'PreprocessingVote',
  () => ({ preprocessedKeys: undefined, congruentNodeId: undefined }),
  () => [
    { number: 1, name: 'preprocessedKeys', kind: 'message', optional: true, type: PreprocessedKeys },
    { number: 2, name: 'congruentNodeId', kind: 'uint64', optional: true },
  ],
);

/** com.hedera.hapi.node.state.history.AggregatedNodeSignatures */
export interface AggregatedNodeSignatures {
  aggregatedSignature: Uint8Array;
  signingNodeIds: bigint[];
  verificationKey: Uint8Array;
}
export const AggregatedNodeSignatures: MessageType<AggregatedNodeSignatures> = defineMessage<AggregatedNodeSignatures>(
  'AggregatedNodeSignatures',
  () => ({ aggregatedSignature: EMPTY, signingNodeIds: [], verificationKey: EMPTY }),
  () => [
    { number: 1, name: 'aggregatedSignature', kind: 'bytes' },
    { number: 2, name: 'signingNodeIds', kind: 'uint64', repeated: true },
    { number: 3, name: 'verificationKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.ChainOfTrustProof */
export interface ChainOfTrustProof {
  aggregatedNodeSignatures: AggregatedNodeSignatures | undefined;
  wrapsProof: Uint8Array | undefined;
}
export const ChainOfTrustProof: MessageType<ChainOfTrustProof> = defineMessage<ChainOfTrustProof>(
  'ChainOfTrustProof',
  () => ({ aggregatedNodeSignatures: undefined, wrapsProof: undefined }),
  () => [
    { number: 1, name: 'aggregatedNodeSignatures', kind: 'message', optional: true, type: AggregatedNodeSignatures },
    { number: 2, name: 'wrapsProof', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.node.state.history.History */
export interface History {
  addressBookHash: Uint8Array;
  metadata: Uint8Array;
}
export const History: MessageType<History> = defineMessage<History>(
  'History',
  () => ({ addressBookHash: EMPTY, metadata: EMPTY }),
  () => [
    { number: 1, name: 'addressBookHash', kind: 'bytes' },
    { number: 2, name: 'metadata', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.HistoryProof */
export interface HistoryProof {
  targetProofKeys: ProofKey[];
  targetHistory: History | undefined;
  chainOfTrustProof: ChainOfTrustProof | undefined;
  uncompressedWrapsProof: Uint8Array;
}
export const HistoryProof: MessageType<HistoryProof> = defineMessage<HistoryProof>(
  'HistoryProof',
  () => ({ targetProofKeys: [], targetHistory: undefined, chainOfTrustProof: undefined, uncompressedWrapsProof: EMPTY }),
  () => [
    { number: 1, name: 'targetProofKeys', kind: 'message', repeated: true, type: ProofKey },
    { number: 2, name: 'targetHistory', kind: 'message', type: History },
    { number: 3, name: 'chainOfTrustProof', kind: 'message', type: ChainOfTrustProof },
    { number: 4, name: 'uncompressedWrapsProof', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.HistoryProofVote */
export interface HistoryProofVote {
  proof: HistoryProof | undefined;
  congruentNodeId: bigint | undefined;
}
export const HistoryProofVote: MessageType<HistoryProofVote> = defineMessage<HistoryProofVote>(
  'HistoryProofVote',
  () => ({ proof: undefined, congruentNodeId: undefined }),
  () => [
    { number: 1, name: 'proof', kind: 'message', optional: true, type: HistoryProof },
    { number: 2, name: 'congruentNodeId', kind: 'uint64', optional: true },
  ],
);

/** com.hedera.hapi.node.state.history.HistorySignature */
export interface HistorySignature {
  history: History | undefined;
  signature: Uint8Array;
}
export const HistorySignature: MessageType<HistorySignature> = defineMessage<HistorySignature>(
  'HistorySignature',
  () => ({ history: undefined, signature: EMPTY }),
  () => [
    { number: 1, name: 'history', kind: 'message', type: History },
    { number: 2, name: 'signature', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.ProofKey */
export interface ProofKey {
  nodeId: bigint;
  key: Uint8Array;
}
export const ProofKey: MessageType<ProofKey> = defineMessage<ProofKey>(
  'ProofKey',
  () => ({ nodeId: 0n, key: EMPTY }),
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'key', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.WrapsPhase */
export const WrapsPhase: Readonly<Record<number, string>> = {
  0: 'R1',
  1: 'R2',
  2: 'R3',
  3: 'AGGREGATE',
  4: 'POST_AGGREGATION',
};

/** com.hedera.hapi.node.state.hooks.EvmHookSlotKey */
export interface EvmHookSlotKey {
  hookId: HookId | undefined;
  key: Uint8Array;
}
export const EvmHookSlotKey: MessageType<EvmHookSlotKey> = defineMessage<EvmHookSlotKey>(
  'EvmHookSlotKey',
  () => ({ hookId: undefined, key: EMPTY }),
  () => [
    { number: 1, name: 'hookId', kind: 'message', type: HookId },
    { number: 2, name: 'key', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.hooks.EvmHookState */
export interface EvmHookState {
  hookId: HookId | undefined;
  type: number;
  extensionPoint: number;
  hookContractId: ContractID | undefined;
  adminKey: Key | undefined;
  firstContractStorageKey: Uint8Array;
  previousHookId: Int64Value | undefined;
  nextHookId: Int64Value | undefined;
  numStorageSlots: number;
}
export const EvmHookState: MessageType<EvmHookState> = defineMessage<EvmHookState>(
  'EvmHookState',
  () => ({ hookId: undefined, type: 0, extensionPoint: 0, hookContractId: undefined, adminKey: undefined, firstContractStorageKey: EMPTY, previousHookId: undefined, nextHookId: undefined, numStorageSlots: 0 }),
  () => [
    { number: 1, name: 'hookId', kind: 'message', type: HookId },
    { number: 2, name: 'type', kind: 'enum' },
    { number: 3, name: 'extensionPoint', kind: 'enum' },
    { number: 4, name: 'hookContractId', kind: 'message', type: ContractID },
    { number: 5, name: 'adminKey', kind: 'message', type: Key },
    { number: 6, name: 'firstContractStorageKey', kind: 'bytes' },
    { number: 7, name: 'previousHookId', kind: 'message', type: Int64Value },
    { number: 8, name: 'nextHookId', kind: 'message', type: Int64Value },
    { number: 9, name: 'numStorageSlots', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.state.hooks.HookType */
export const HookType: Readonly<Record<number, string>> = {
  0: 'EVM_HOOK',
};

/** com.hedera.hapi.node.tss.LedgerIdNodeContribution */
export interface LedgerIdNodeContribution {
  nodeId: bigint;
  weight: bigint;
  historyProofKey: Uint8Array;
}
export const LedgerIdNodeContribution: MessageType<LedgerIdNodeContribution> = defineMessage<LedgerIdNodeContribution>(
  'LedgerIdNodeContribution',
  () => ({ nodeId: 0n, weight: 0n, historyProofKey: EMPTY }),
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'weight', kind: 'uint64' },
    { number: 3, name: 'historyProofKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.tss.LedgerIdPublicationTransactionBody */
export interface LedgerIdPublicationTransactionBody {
  ledgerId: Uint8Array;
  historyProofVerificationKey: Uint8Array;
  nodeContributions: LedgerIdNodeContribution[];
}
export const LedgerIdPublicationTransactionBody: MessageType<LedgerIdPublicationTransactionBody> = defineMessage<LedgerIdPublicationTransactionBody>(
  'LedgerIdPublicationTransactionBody',
  () => ({ ledgerId: EMPTY, historyProofVerificationKey: EMPTY, nodeContributions: [] }),
  () => [
    { number: 1, name: 'ledgerId', kind: 'bytes' },
    { number: 2, name: 'historyProofVerificationKey', kind: 'bytes' },
    { number: 3, name: 'nodeContributions', kind: 'message', repeated: true, type: LedgerIdNodeContribution },
  ],
);

/** com.hedera.hapi.platform.event.EventCore */
export interface EventCore {
  creatorNodeId: bigint;
  birthRound: bigint;
  timeCreated: Timestamp | undefined;
}
export const EventCore: MessageType<EventCore> = defineMessage<EventCore>(
  'EventCore',
  () => ({ creatorNodeId: 0n, birthRound: 0n, timeCreated: undefined }),
  () => [
    { number: 1, name: 'creatorNodeId', kind: 'int64' },
    { number: 2, name: 'birthRound', kind: 'int64' },
    { number: 3, name: 'timeCreated', kind: 'message', type: Timestamp },
  ],
);

/** com.hedera.hapi.platform.event.EventDescriptor */
export interface EventDescriptor {
  hash: Uint8Array;
  creatorNodeId: bigint;
  birthRound: bigint;
}
export const EventDescriptor: MessageType<EventDescriptor> = defineMessage<EventDescriptor>(
  'EventDescriptor',
  () => ({ hash: EMPTY, creatorNodeId: 0n, birthRound: 0n }),
  () => [
    { number: 1, name: 'hash', kind: 'bytes' },
    { number: 2, name: 'creatorNodeId', kind: 'int64' },
    { number: 3, name: 'birthRound', kind: 'int64' },
  ],
);

/** com.hedera.hapi.platform.event.StateSignatureTransaction */
export interface StateSignatureTransaction {
  round: bigint;
  signature: Uint8Array;
  hash: Uint8Array;
}
export const StateSignatureTransaction: MessageType<StateSignatureTransaction> = defineMessage<StateSignatureTransaction>(
  'StateSignatureTransaction',
  () => ({ round: 0n, signature: EMPTY, hash: EMPTY }),
  () => [
    { number: 1, name: 'round', kind: 'int64' },
    { number: 2, name: 'signature', kind: 'bytes' },
    { number: 3, name: 'hash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.platform.state.NodeId */
export interface NodeId {
  id: bigint;
}
export const NodeId: MessageType<NodeId> = defineMessage<NodeId>(
  'NodeId',
  () => ({ id: 0n }),
  () => [
    { number: 1, name: 'id', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.services.auxiliary.blockrecords.MigrationRootHashVoteTransactionBody */
export interface MigrationRootHashVoteTransactionBody {
  previousWrappedRecordBlockRootHash: Uint8Array;
  wrappedIntermediatePreviousBlockRootHashes: Uint8Array[];
  wrappedIntermediateBlockRootsLeafCount: bigint;
}
export const MigrationRootHashVoteTransactionBody: MessageType<MigrationRootHashVoteTransactionBody> = defineMessage<MigrationRootHashVoteTransactionBody>(
  'MigrationRootHashVoteTransactionBody',
  () => ({ previousWrappedRecordBlockRootHash: EMPTY, wrappedIntermediatePreviousBlockRootHashes: [], wrappedIntermediateBlockRootsLeafCount: 0n }),
  () => [
    { number: 1, name: 'previousWrappedRecordBlockRootHash', kind: 'bytes' },
    { number: 2, name: 'wrappedIntermediatePreviousBlockRootHashes', kind: 'bytes', repeated: true },
    { number: 3, name: 'wrappedIntermediateBlockRootsLeafCount', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.services.auxiliary.hints.CrsPublicationTransactionBody */
export interface CrsPublicationTransactionBody {
  newCrs: Uint8Array;
  proof: Uint8Array;
}
export const CrsPublicationTransactionBody: MessageType<CrsPublicationTransactionBody> = defineMessage<CrsPublicationTransactionBody>(
  'CrsPublicationTransactionBody',
  () => ({ newCrs: EMPTY, proof: EMPTY }),
  () => [
    { number: 1, name: 'newCrs', kind: 'bytes' },
    { number: 2, name: 'proof', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.services.auxiliary.hints.HintsKeyPublicationTransactionBody */
export interface HintsKeyPublicationTransactionBody {
  partyId: number;
  numParties: number;
  hintsKey: Uint8Array;
}
export const HintsKeyPublicationTransactionBody: MessageType<HintsKeyPublicationTransactionBody> = defineMessage<HintsKeyPublicationTransactionBody>(
  'HintsKeyPublicationTransactionBody',
  () => ({ partyId: 0, numParties: 0, hintsKey: EMPTY }),
  () => [
    { number: 1, name: 'partyId', kind: 'uint32' },
    { number: 2, name: 'numParties', kind: 'uint32' },
    { number: 3, name: 'hintsKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.services.auxiliary.hints.HintsPartialSignatureTransactionBody */
export interface HintsPartialSignatureTransactionBody {
  constructionId: bigint;
  message: Uint8Array;
  partialSignature: Uint8Array;
}
export const HintsPartialSignatureTransactionBody: MessageType<HintsPartialSignatureTransactionBody> = defineMessage<HintsPartialSignatureTransactionBody>(
  'HintsPartialSignatureTransactionBody',
  () => ({ constructionId: 0n, message: EMPTY, partialSignature: EMPTY }),
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'message', kind: 'bytes' },
    { number: 3, name: 'partialSignature', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.services.auxiliary.hints.HintsPreprocessingVoteTransactionBody */
export interface HintsPreprocessingVoteTransactionBody {
  constructionId: bigint;
  vote: PreprocessingVote | undefined;
}
export const HintsPreprocessingVoteTransactionBody: MessageType<HintsPreprocessingVoteTransactionBody> = defineMessage<HintsPreprocessingVoteTransactionBody>(
  'HintsPreprocessingVoteTransactionBody',
  () => ({ constructionId: 0n, vote: undefined }),
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'vote', kind: 'message', type: PreprocessingVote },
  ],
);

/** com.hedera.hapi.services.auxiliary.history.HistoryProofKeyPublicationTransactionBody */
export interface HistoryProofKeyPublicationTransactionBody {
  proofKey: Uint8Array | undefined;
  wrapsMessage: Uint8Array | undefined;
  constructionId: bigint;
  phase: number;
}
export const HistoryProofKeyPublicationTransactionBody: MessageType<HistoryProofKeyPublicationTransactionBody> = defineMessage<HistoryProofKeyPublicationTransactionBody>(
  'HistoryProofKeyPublicationTransactionBody',
  () => ({ proofKey: undefined, wrapsMessage: undefined, constructionId: 0n, phase: 0 }),
  () => [
    { number: 1, name: 'proofKey', kind: 'bytes', optional: true },
    { number: 2, name: 'wrapsMessage', kind: 'bytes', optional: true },
    { number: 3, name: 'constructionId', kind: 'uint64' },
    { number: 4, name: 'phase', kind: 'enum' },
  ],
);

/** com.hedera.hapi.services.auxiliary.history.HistoryProofSignatureTransactionBody */
export interface HistoryProofSignatureTransactionBody {
  constructionId: bigint;
  signature: HistorySignature | undefined;
}
export const HistoryProofSignatureTransactionBody: MessageType<HistoryProofSignatureTransactionBody> = defineMessage<HistoryProofSignatureTransactionBody>(
  'HistoryProofSignatureTransactionBody',
  () => ({ constructionId: 0n, signature: undefined }),
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'signature', kind: 'message', type: HistorySignature },
  ],
);

/** com.hedera.hapi.services.auxiliary.history.HistoryProofVoteTransactionBody */
export interface HistoryProofVoteTransactionBody {
  constructionId: bigint;
  vote: HistoryProofVote | undefined;
}
export const HistoryProofVoteTransactionBody: MessageType<HistoryProofVoteTransactionBody> = defineMessage<HistoryProofVoteTransactionBody>(
  'HistoryProofVoteTransactionBody',
  () => ({ constructionId: 0n, vote: undefined }),
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'vote', kind: 'message', type: HistoryProofVote },
  ],
);

/** google.protobuf.BoolValue */
export interface BoolValue {
  value: boolean;
}
export const BoolValue: MessageType<BoolValue> = defineMessage<BoolValue>(
  'BoolValue',
  () => ({ value: false }),
  () => [
    { number: 1, name: 'value', kind: 'bool' },
  ],
);

/** google.protobuf.BytesValue */
export interface BytesValue {
  value: Uint8Array;
}
export const BytesValue: MessageType<BytesValue> = defineMessage<BytesValue>(
  'BytesValue',
  () => ({ value: EMPTY }),
  () => [
    { number: 1, name: 'value', kind: 'bytes' },
  ],
);

/** google.protobuf.Int32Value */
export interface Int32Value {
  value: number;
}
export const Int32Value: MessageType<Int32Value> = defineMessage<Int32Value>(
  'Int32Value',
  () => ({ value: 0 }),
  () => [
    { number: 1, name: 'value', kind: 'int32' },
  ],
);

/** google.protobuf.Int64Value */
export interface Int64Value {
  value: bigint;
}
export const Int64Value: MessageType<Int64Value> = defineMessage<Int64Value>(
  'Int64Value',
  () => ({ value: 0n }),
  () => [
    { number: 1, name: 'value', kind: 'int64' },
  ],
);

/** google.protobuf.StringValue */
export interface StringValue {
  value: string;
}
export const StringValue: MessageType<StringValue> = defineMessage<StringValue>(
  'StringValue',
  () => ({ value: '' }),
  () => [
    { number: 1, name: 'value', kind: 'string' },
  ],
);

/** google.protobuf.UInt32Value */
export interface UInt32Value {
  value: number;
}
export const UInt32Value: MessageType<UInt32Value> = defineMessage<UInt32Value>(
  'UInt32Value',
  () => ({ value: 0 }),
  () => [
    { number: 1, name: 'value', kind: 'uint32' },
  ],
);

/** google.protobuf.UInt64Value */
export interface UInt64Value {
  value: bigint;
}
export const UInt64Value: MessageType<UInt64Value> = defineMessage<UInt64Value>(
  'UInt64Value',
  () => ({ value: 0n }),
  () => [
    { number: 1, name: 'value', kind: 'uint64' },
  ],
);

/** proto.Account */
export interface Account {
  accountId: AccountID | undefined;
  alias: Uint8Array;
  key: Key | undefined;
  expirationSecond: bigint;
  tinybarBalance: bigint;
  memo: string;
  deleted: boolean;
  stakedToMe: bigint;
  stakePeriodStart: bigint;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: boolean;
  receiverSigRequired: boolean;
  headTokenId: TokenID | undefined;
  headNftId: NftID | undefined;
  headNftSerialNumber: bigint;
  numberOwnedNfts: bigint;
  maxAutoAssociations: number;
  usedAutoAssociations: number;
  numberAssociations: number;
  smartContract: boolean;
  numberPositiveBalances: number;
  ethereumNonce: bigint;
  stakeAtStartOfLastRewardedPeriod: bigint;
  autoRenewAccountId: AccountID | undefined;
  autoRenewSeconds: bigint;
  contractKvPairsNumber: number;
  cryptoAllowances: AccountCryptoAllowance[];
  approveForAllNftAllowances: AccountApprovalForAllAllowance[];
  tokenAllowances: AccountFungibleTokenAllowance[];
  numberTreasuryTitles: number;
  expiredAndPendingRemoval: boolean;
  firstContractStorageKey: Uint8Array;
  headPendingAirdropId: PendingAirdropId | undefined;
  numberPendingAirdrops: bigint;
  numberHooksInUse: bigint;
  firstHookId: bigint;
  numberEvmHookStorageSlots: bigint;
  delegationAddress: Uint8Array;
}
export const Account: MessageType<Account> = defineMessage<Account>(
  'Account',
  () => ({ accountId: undefined, alias: EMPTY, key: undefined, expirationSecond: 0n, tinybarBalance: 0n, memo: '', deleted: false, stakedToMe: 0n, stakePeriodStart: 0n, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: false, receiverSigRequired: false, headTokenId: undefined, headNftId: undefined, headNftSerialNumber: 0n, numberOwnedNfts: 0n, maxAutoAssociations: 0, usedAutoAssociations: 0, numberAssociations: 0, smartContract: false, numberPositiveBalances: 0, ethereumNonce: 0n, stakeAtStartOfLastRewardedPeriod: 0n, autoRenewAccountId: undefined, autoRenewSeconds: 0n, contractKvPairsNumber: 0, cryptoAllowances: [], approveForAllNftAllowances: [], tokenAllowances: [], numberTreasuryTitles: 0, expiredAndPendingRemoval: false, firstContractStorageKey: EMPTY, headPendingAirdropId: undefined, numberPendingAirdrops: 0n, numberHooksInUse: 0n, firstHookId: 0n, numberEvmHookStorageSlots: 0n, delegationAddress: EMPTY }),
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'alias', kind: 'bytes' },
    { number: 3, name: 'key', kind: 'message', type: Key },
    { number: 4, name: 'expirationSecond', kind: 'int64' },
    { number: 5, name: 'tinybarBalance', kind: 'int64' },
    { number: 6, name: 'memo', kind: 'string' },
    { number: 7, name: 'deleted', kind: 'bool' },
    { number: 8, name: 'stakedToMe', kind: 'int64' },
    { number: 9, name: 'stakePeriodStart', kind: 'int64' },
    { number: 10, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 11, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 12, name: 'declineReward', kind: 'bool' },
    { number: 13, name: 'receiverSigRequired', kind: 'bool' },
    { number: 14, name: 'headTokenId', kind: 'message', type: TokenID },
    { number: 15, name: 'headNftId', kind: 'message', type: NftID },
    { number: 16, name: 'headNftSerialNumber', kind: 'int64' },
    { number: 17, name: 'numberOwnedNfts', kind: 'int64' },
    { number: 18, name: 'maxAutoAssociations', kind: 'int32' },
    { number: 19, name: 'usedAutoAssociations', kind: 'int32' },
    { number: 20, name: 'numberAssociations', kind: 'int32' },
    { number: 21, name: 'smartContract', kind: 'bool' },
    { number: 22, name: 'numberPositiveBalances', kind: 'int32' },
    { number: 23, name: 'ethereumNonce', kind: 'int64' },
    { number: 24, name: 'stakeAtStartOfLastRewardedPeriod', kind: 'int64' },
    { number: 25, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 26, name: 'autoRenewSeconds', kind: 'int64' },
    { number: 27, name: 'contractKvPairsNumber', kind: 'int32' },
    { number: 28, name: 'cryptoAllowances', kind: 'message', repeated: true, type: AccountCryptoAllowance },
    { number: 29, name: 'approveForAllNftAllowances', kind: 'message', repeated: true, type: AccountApprovalForAllAllowance },
    { number: 30, name: 'tokenAllowances', kind: 'message', repeated: true, type: AccountFungibleTokenAllowance },
    { number: 31, name: 'numberTreasuryTitles', kind: 'uint32' },
    { number: 32, name: 'expiredAndPendingRemoval', kind: 'bool' },
    { number: 33, name: 'firstContractStorageKey', kind: 'bytes' },
    { number: 34, name: 'headPendingAirdropId', kind: 'message', type: PendingAirdropId },
    { number: 35, name: 'numberPendingAirdrops', kind: 'uint64' },
    { number: 36, name: 'numberHooksInUse', kind: 'uint64' },
    { number: 37, name: 'firstHookId', kind: 'int64' },
    { number: 38, name: 'numberEvmHookStorageSlots', kind: 'uint64' },
    { number: 39, name: 'delegationAddress', kind: 'bytes' },
  ],
);

/** proto.AccountAmount */
export interface AccountAmount {
  accountID: AccountID | undefined;
  amount: bigint;
  isApproval: boolean;
  preTxAllowanceHook: HookCall | undefined;
  prePostTxAllowanceHook: HookCall | undefined;
}
export const AccountAmount: MessageType<AccountAmount> = defineMessage<AccountAmount>(
  'AccountAmount',
  () => ({ accountID: undefined, amount: 0n, isApproval: false, preTxAllowanceHook: undefined, prePostTxAllowanceHook: undefined }),
  () => [
    { number: 1, name: 'accountID', kind: 'message', type: AccountID },
    { number: 2, name: 'amount', kind: 'sint64' },
    { number: 3, name: 'isApproval', kind: 'bool' },
    { number: 4, name: 'preTxAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 5, name: 'prePostTxAllowanceHook', kind: 'message', optional: true, type: HookCall },
  ],
);

/** proto.AccountApprovalForAllAllowance */
export interface AccountApprovalForAllAllowance {
  tokenId: TokenID | undefined;
  spenderId: AccountID | undefined;
}
export const AccountApprovalForAllAllowance: MessageType<AccountApprovalForAllAllowance> = defineMessage<AccountApprovalForAllAllowance>(
  'AccountApprovalForAllAllowance',
  () => ({ tokenId: undefined, spenderId: undefined }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'spenderId', kind: 'message', type: AccountID },
  ],
);

/** proto.AccountCryptoAllowance */
export interface AccountCryptoAllowance {
  spenderId: AccountID | undefined;
  amount: bigint;
}
export const AccountCryptoAllowance: MessageType<AccountCryptoAllowance> = defineMessage<AccountCryptoAllowance>(
  'AccountCryptoAllowance',
  () => ({ spenderId: undefined, amount: 0n }),
  () => [
    { number: 1, name: 'spenderId', kind: 'message', type: AccountID },
    { number: 2, name: 'amount', kind: 'int64' },
  ],
);

/** proto.AccountFungibleTokenAllowance */
export interface AccountFungibleTokenAllowance {
  tokenId: TokenID | undefined;
  spenderId: AccountID | undefined;
  amount: bigint;
}
export const AccountFungibleTokenAllowance: MessageType<AccountFungibleTokenAllowance> = defineMessage<AccountFungibleTokenAllowance>(
  'AccountFungibleTokenAllowance',
  () => ({ tokenId: undefined, spenderId: undefined, amount: 0n }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'spenderId', kind: 'message', type: AccountID },
    { number: 3, name: 'amount', kind: 'int64' },
  ],
);

/** proto.AccountID */
export interface AccountID {
  shardNum: bigint;
  realmNum: bigint;
  accountNum: bigint | undefined;
  alias: Uint8Array | undefined;
}
export const AccountID: MessageType<AccountID> = defineMessage<AccountID>(
  'AccountID',
  () => ({ shardNum: 0n, realmNum: 0n, accountNum: undefined, alias: undefined }),
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'accountNum', kind: 'int64', optional: true },
    { number: 4, name: 'alias', kind: 'bytes', optional: true },
  ],
);

/** proto.AccountPendingAirdrop */
export interface AccountPendingAirdrop {
  pendingAirdropValue: PendingAirdropValue | undefined;
  previousAirdrop: PendingAirdropId | undefined;
  nextAirdrop: PendingAirdropId | undefined;
}
export const AccountPendingAirdrop: MessageType<AccountPendingAirdrop> = defineMessage<AccountPendingAirdrop>(
  'AccountPendingAirdrop',
  () => ({ pendingAirdropValue: undefined, previousAirdrop: undefined, nextAirdrop: undefined }),
  () => [
    { number: 1, name: 'pendingAirdropValue', kind: 'message', type: PendingAirdropValue },
    { number: 2, name: 'previousAirdrop', kind: 'message', type: PendingAirdropId },
    { number: 3, name: 'nextAirdrop', kind: 'message', type: PendingAirdropId },
  ],
);

/** proto.AllAccountBalances */
export interface AllAccountBalances {
  consensusTimestamp: Timestamp | undefined;
  allAccounts: SingleAccountBalances[];
}
export const AllAccountBalances: MessageType<AllAccountBalances> = defineMessage<AllAccountBalances>(
  'AllAccountBalances',
  () => ({ consensusTimestamp: undefined, allAccounts: [] }),
  () => [
    { number: 1, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 2, name: 'allAccounts', kind: 'message', repeated: true, type: SingleAccountBalances },
  ],
);

/** proto.AssessedCustomFee */
export interface AssessedCustomFee {
  amount: bigint;
  tokenId: TokenID | undefined;
  feeCollectorAccountId: AccountID | undefined;
  effectivePayerAccountId: AccountID[];
}
export const AssessedCustomFee: MessageType<AssessedCustomFee> = defineMessage<AssessedCustomFee>(
  'AssessedCustomFee',
  () => ({ amount: 0n, tokenId: undefined, feeCollectorAccountId: undefined, effectivePayerAccountId: [] }),
  () => [
    { number: 1, name: 'amount', kind: 'int64' },
    { number: 2, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 3, name: 'feeCollectorAccountId', kind: 'message', type: AccountID },
    { number: 4, name: 'effectivePayerAccountId', kind: 'message', repeated: true, type: AccountID },
  ],
);

/** proto.AtomicBatchTransactionBody */
export interface AtomicBatchTransactionBody {
  transactions: Uint8Array[];
}
export const AtomicBatchTransactionBody: MessageType<AtomicBatchTransactionBody> = defineMessage<AtomicBatchTransactionBody>(
  'AtomicBatchTransactionBody',
  () => ({ transactions: [] }),
  () => [
    { number: 1, name: 'transactions', kind: 'bytes', repeated: true },
  ],
);

/** proto.BlockHashAlgorithm */
export const BlockHashAlgorithm: Readonly<Record<number, string>> = {
  0: 'SHA2_384',
};

/** proto.Bytecode */
export interface Bytecode {
  code: Uint8Array;
}
export const Bytecode: MessageType<Bytecode> = defineMessage<Bytecode>(
  'Bytecode',
  () => ({ code: EMPTY }),
  () => [
    { number: 1, name: 'code', kind: 'bytes' },
  ],
);

/** proto.CallOperationType */
export const CallOperationType: Readonly<Record<number, string>> = {
  0: 'OP_UNKNOWN',
  1: 'OP_CALL',
  2: 'OP_CALLCODE',
  3: 'OP_DELEGATECALL',
  4: 'OP_STATICCALL',
  5: 'OP_CREATE',
  6: 'OP_CREATE2',
};

/** proto.ConsensusCreateTopicTransactionBody */
export interface ConsensusCreateTopicTransactionBody {
  memo: string;
  adminKey: Key | undefined;
  submitKey: Key | undefined;
  autoRenewPeriod: Duration | undefined;
  autoRenewAccount: AccountID | undefined;
  feeScheduleKey: Key | undefined;
  feeExemptKeyList: Key[];
  customFees: FixedCustomFee[];
}
export const ConsensusCreateTopicTransactionBody: MessageType<ConsensusCreateTopicTransactionBody> = defineMessage<ConsensusCreateTopicTransactionBody>(
  'ConsensusCreateTopicTransactionBody',
  () => ({ memo: '', adminKey: undefined, submitKey: undefined, autoRenewPeriod: undefined, autoRenewAccount: undefined, feeScheduleKey: undefined, feeExemptKeyList: [], customFees: [] }),
  () => [
    { number: 1, name: 'memo', kind: 'string' },
    { number: 2, name: 'adminKey', kind: 'message', type: Key },
    { number: 3, name: 'submitKey', kind: 'message', type: Key },
    { number: 6, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 7, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 8, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 9, name: 'feeExemptKeyList', kind: 'message', repeated: true, type: Key },
    { number: 10, name: 'customFees', kind: 'message', repeated: true, type: FixedCustomFee },
  ],
);

/** proto.ConsensusDeleteTopicTransactionBody */
export interface ConsensusDeleteTopicTransactionBody {
  topicID: TopicID | undefined;
}
export const ConsensusDeleteTopicTransactionBody: MessageType<ConsensusDeleteTopicTransactionBody> = defineMessage<ConsensusDeleteTopicTransactionBody>(
  'ConsensusDeleteTopicTransactionBody',
  () => ({ topicID: undefined }),
  () => [
    { number: 1, name: 'topicID', kind: 'message', type: TopicID },
  ],
);

/** proto.ConsensusMessageChunkInfo */
export interface ConsensusMessageChunkInfo {
  initialTransactionID: TransactionID | undefined;
  total: number;
  number: number;
}
export const ConsensusMessageChunkInfo: MessageType<ConsensusMessageChunkInfo> = defineMessage<ConsensusMessageChunkInfo>(
  'ConsensusMessageChunkInfo',
  () => ({ initialTransactionID: undefined, total: 0, number: 0 }),
  () => [
    { number: 1, name: 'initialTransactionID', kind: 'message', type: TransactionID },
    { number: 2, name: 'total', kind: 'int32' },
    { number: 3, name: 'number', kind: 'int32' },
  ],
);

/** proto.ConsensusSubmitMessageTransactionBody */
export interface ConsensusSubmitMessageTransactionBody {
  topicID: TopicID | undefined;
  message: Uint8Array;
  chunkInfo: ConsensusMessageChunkInfo | undefined;
}
export const ConsensusSubmitMessageTransactionBody: MessageType<ConsensusSubmitMessageTransactionBody> = defineMessage<ConsensusSubmitMessageTransactionBody>(
  'ConsensusSubmitMessageTransactionBody',
  () => ({ topicID: undefined, message: EMPTY, chunkInfo: undefined }),
  () => [
    { number: 1, name: 'topicID', kind: 'message', type: TopicID },
    { number: 2, name: 'message', kind: 'bytes' },
    { number: 3, name: 'chunkInfo', kind: 'message', type: ConsensusMessageChunkInfo },
  ],
);

/** proto.ConsensusUpdateTopicTransactionBody */
export interface ConsensusUpdateTopicTransactionBody {
  topicID: TopicID | undefined;
  memo: StringValue | undefined;
  expirationTime: Timestamp | undefined;
  adminKey: Key | undefined;
  submitKey: Key | undefined;
  autoRenewPeriod: Duration | undefined;
  autoRenewAccount: AccountID | undefined;
  feeScheduleKey: Key | undefined;
  feeExemptKeyList: FeeExemptKeyList | undefined;
  customFees: FixedCustomFeeList | undefined;
}
export const ConsensusUpdateTopicTransactionBody: MessageType<ConsensusUpdateTopicTransactionBody> = defineMessage<ConsensusUpdateTopicTransactionBody>(
  'ConsensusUpdateTopicTransactionBody',
  () => ({ topicID: undefined, memo: undefined, expirationTime: undefined, adminKey: undefined, submitKey: undefined, autoRenewPeriod: undefined, autoRenewAccount: undefined, feeScheduleKey: undefined, feeExemptKeyList: undefined, customFees: undefined }),
  () => [
    { number: 1, name: 'topicID', kind: 'message', type: TopicID },
    { number: 2, name: 'memo', kind: 'message', type: StringValue },
    { number: 4, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 6, name: 'adminKey', kind: 'message', type: Key },
    { number: 7, name: 'submitKey', kind: 'message', type: Key },
    { number: 8, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 9, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 10, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 11, name: 'feeExemptKeyList', kind: 'message', type: FeeExemptKeyList },
    { number: 12, name: 'customFees', kind: 'message', type: FixedCustomFeeList },
  ],
);

/** proto.ContractAction */
export interface ContractAction {
  callType: number;
  callingAccount: AccountID | undefined;
  callingContract: ContractID | undefined;
  gas: bigint;
  input: Uint8Array;
  recipientAccount: AccountID | undefined;
  recipientContract: ContractID | undefined;
  targetedAddress: Uint8Array | undefined;
  value: bigint;
  gasUsed: bigint;
  output: Uint8Array | undefined;
  revertReason: Uint8Array | undefined;
  error: Uint8Array | undefined;
  callDepth: number;
  callOperationType: number;
}
export const ContractAction: MessageType<ContractAction> = defineMessage<ContractAction>(
  'ContractAction',
  () => ({ callType: 0, callingAccount: undefined, callingContract: undefined, gas: 0n, input: EMPTY, recipientAccount: undefined, recipientContract: undefined, targetedAddress: undefined, value: 0n, gasUsed: 0n, output: undefined, revertReason: undefined, error: undefined, callDepth: 0, callOperationType: 0 }),
  () => [
    { number: 1, name: 'callType', kind: 'enum' },
    { number: 2, name: 'callingAccount', kind: 'message', optional: true, type: AccountID },
    { number: 3, name: 'callingContract', kind: 'message', optional: true, type: ContractID },
    { number: 4, name: 'gas', kind: 'int64' },
    { number: 5, name: 'input', kind: 'bytes' },
    { number: 6, name: 'recipientAccount', kind: 'message', optional: true, type: AccountID },
    { number: 7, name: 'recipientContract', kind: 'message', optional: true, type: ContractID },
    { number: 8, name: 'targetedAddress', kind: 'bytes', optional: true },
    { number: 9, name: 'value', kind: 'int64' },
    { number: 10, name: 'gasUsed', kind: 'int64' },
    { number: 11, name: 'output', kind: 'bytes', optional: true },
    { number: 12, name: 'revertReason', kind: 'bytes', optional: true },
    { number: 13, name: 'error', kind: 'bytes', optional: true },
    { number: 14, name: 'callDepth', kind: 'int32' },
    { number: 15, name: 'callOperationType', kind: 'enum' },
  ],
);

/** proto.ContractActionType */
export const ContractActionType: Readonly<Record<number, string>> = {
  0: 'NO_ACTION',
  1: 'CALL',
  2: 'CREATE',
  3: 'PRECOMPILE',
  4: 'SYSTEM',
};

/** proto.ContractActions */
export interface ContractActions {
  contractActions: ContractAction[];
}
export const ContractActions: MessageType<ContractActions> = defineMessage<ContractActions>(
  'ContractActions',
  () => ({ contractActions: [] }),
  () => [
    { number: 1, name: 'contractActions', kind: 'message', repeated: true, type: ContractAction },
  ],
);

/** proto.ContractBytecode */
export interface ContractBytecode {
  contractId: ContractID | undefined;
  initcode: Uint8Array;
  runtimeBytecode: Uint8Array;
}
export const ContractBytecode: MessageType<ContractBytecode> = defineMessage<ContractBytecode>(
  'ContractBytecode',
  () => ({ contractId: undefined, initcode: EMPTY, runtimeBytecode: EMPTY }),
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'initcode', kind: 'bytes' },
    { number: 3, name: 'runtimeBytecode', kind: 'bytes' },
  ],
);

/** proto.ContractCallTransactionBody */
export interface ContractCallTransactionBody {
  contractID: ContractID | undefined;
  gas: bigint;
  amount: bigint;
  functionParameters: Uint8Array;
}
export const ContractCallTransactionBody: MessageType<ContractCallTransactionBody> = defineMessage<ContractCallTransactionBody>(
  'ContractCallTransactionBody',
  () => ({ contractID: undefined, gas: 0n, amount: 0n, functionParameters: EMPTY }),
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'gas', kind: 'int64' },
    { number: 3, name: 'amount', kind: 'int64' },
    { number: 4, name: 'functionParameters', kind: 'bytes' },
  ],
);

/** proto.ContractCreateTransactionBody */
export interface ContractCreateTransactionBody {
  fileID: FileID | undefined;
  adminKey: Key | undefined;
  gas: bigint;
  initialBalance: bigint;
  proxyAccountID: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  constructorParameters: Uint8Array;
  shardID: ShardID | undefined;
  realmID: RealmID | undefined;
  newRealmAdminKey: Key | undefined;
  memo: string;
  maxAutomaticTokenAssociations: number;
  autoRenewAccountId: AccountID | undefined;
  initcode: Uint8Array | undefined;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: boolean;
  hookCreationDetails: HookCreationDetails[];
}
export const ContractCreateTransactionBody: MessageType<ContractCreateTransactionBody> = defineMessage<ContractCreateTransactionBody>(
  'ContractCreateTransactionBody',
  () => ({ fileID: undefined, adminKey: undefined, gas: 0n, initialBalance: 0n, proxyAccountID: undefined, autoRenewPeriod: undefined, constructorParameters: EMPTY, shardID: undefined, realmID: undefined, newRealmAdminKey: undefined, memo: '', maxAutomaticTokenAssociations: 0, autoRenewAccountId: undefined, initcode: undefined, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: false, hookCreationDetails: [] }),
  () => [
    { number: 1, name: 'fileID', kind: 'message', optional: true, type: FileID },
    { number: 3, name: 'adminKey', kind: 'message', type: Key },
    { number: 4, name: 'gas', kind: 'int64' },
    { number: 5, name: 'initialBalance', kind: 'int64' },
    { number: 6, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 8, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 9, name: 'constructorParameters', kind: 'bytes' },
    { number: 10, name: 'shardID', kind: 'message', type: ShardID },
    { number: 11, name: 'realmID', kind: 'message', type: RealmID },
    { number: 12, name: 'newRealmAdminKey', kind: 'message', type: Key },
    { number: 13, name: 'memo', kind: 'string' },
    { number: 14, name: 'maxAutomaticTokenAssociations', kind: 'int32' },
    { number: 15, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 16, name: 'initcode', kind: 'bytes', optional: true },
    { number: 17, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 18, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 19, name: 'declineReward', kind: 'bool' },
    { number: 20, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
  ],
);

/** proto.ContractDeleteTransactionBody */
export interface ContractDeleteTransactionBody {
  contractID: ContractID | undefined;
  transferAccountID: AccountID | undefined;
  transferContractID: ContractID | undefined;
  permanentRemoval: boolean;
}
export const ContractDeleteTransactionBody: MessageType<ContractDeleteTransactionBody> = defineMessage<ContractDeleteTransactionBody>(
  'ContractDeleteTransactionBody',
  () => ({ contractID: undefined, transferAccountID: undefined, transferContractID: undefined, permanentRemoval: false }),
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'transferAccountID', kind: 'message', optional: true, type: AccountID },
    { number: 3, name: 'transferContractID', kind: 'message', optional: true, type: ContractID },
    { number: 4, name: 'permanentRemoval', kind: 'bool' },
  ],
);

/** proto.ContractFunctionResult */
export interface ContractFunctionResult {
  contractID: ContractID | undefined;
  contractCallResult: Uint8Array;
  errorMessage: string;
  bloom: Uint8Array;
  gasUsed: bigint;
  logInfo: ContractLoginfo[];
  createdContractIDs: ContractID[];
  evmAddress: BytesValue | undefined;
  gas: bigint;
  amount: bigint;
  functionParameters: Uint8Array;
  senderId: AccountID | undefined;
  contractNonces: ContractNonceInfo[];
  signerNonce: Int64Value | undefined;
}
export const ContractFunctionResult: MessageType<ContractFunctionResult> = defineMessage<ContractFunctionResult>(
  'ContractFunctionResult',
  () => ({ contractID: undefined, contractCallResult: EMPTY, errorMessage: '', bloom: EMPTY, gasUsed: 0n, logInfo: [], createdContractIDs: [], evmAddress: undefined, gas: 0n, amount: 0n, functionParameters: EMPTY, senderId: undefined, contractNonces: [], signerNonce: undefined }),
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'contractCallResult', kind: 'bytes' },
    { number: 3, name: 'errorMessage', kind: 'string' },
    { number: 4, name: 'bloom', kind: 'bytes' },
    { number: 5, name: 'gasUsed', kind: 'uint64' },
    { number: 6, name: 'logInfo', kind: 'message', repeated: true, type: ContractLoginfo },
    { number: 7, name: 'createdContractIDs', kind: 'message', repeated: true, type: ContractID },
    { number: 9, name: 'evmAddress', kind: 'message', type: BytesValue },
    { number: 10, name: 'gas', kind: 'int64' },
    { number: 11, name: 'amount', kind: 'int64' },
    { number: 12, name: 'functionParameters', kind: 'bytes' },
    { number: 13, name: 'senderId', kind: 'message', type: AccountID },
    { number: 14, name: 'contractNonces', kind: 'message', repeated: true, type: ContractNonceInfo },
    { number: 15, name: 'signerNonce', kind: 'message', type: Int64Value },
  ],
);

/** proto.ContractID */
export interface ContractID {
  shardNum: bigint;
  realmNum: bigint;
  contractNum: bigint | undefined;
  evmAddress: Uint8Array | undefined;
}
export const ContractID: MessageType<ContractID> = defineMessage<ContractID>(
  'ContractID',
  () => ({ shardNum: 0n, realmNum: 0n, contractNum: undefined, evmAddress: undefined }),
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'contractNum', kind: 'int64', optional: true },
    { number: 4, name: 'evmAddress', kind: 'bytes', optional: true },
  ],
);

/** proto.ContractLoginfo */
export interface ContractLoginfo {
  contractID: ContractID | undefined;
  bloom: Uint8Array;
  topic: Uint8Array[];
  data: Uint8Array;
}
export const ContractLoginfo: MessageType<ContractLoginfo> = defineMessage<ContractLoginfo>(
  'ContractLoginfo',
  () => ({ contractID: undefined, bloom: EMPTY, topic: [], data: EMPTY }),
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'bloom', kind: 'bytes' },
    { number: 3, name: 'topic', kind: 'bytes', repeated: true },
    { number: 4, name: 'data', kind: 'bytes' },
  ],
);

/** proto.ContractNonceInfo */
export interface ContractNonceInfo {
  contractId: ContractID | undefined;
  nonce: bigint;
}
export const ContractNonceInfo: MessageType<ContractNonceInfo> = defineMessage<ContractNonceInfo>(
  'ContractNonceInfo',
  () => ({ contractId: undefined, nonce: 0n }),
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'nonce', kind: 'int64' },
  ],
);

/** proto.ContractStateChange */
export interface ContractStateChange {
  contractId: ContractID | undefined;
  storageChanges: StorageChange[];
}
export const ContractStateChange: MessageType<ContractStateChange> = defineMessage<ContractStateChange>(
  'ContractStateChange',
  () => ({ contractId: undefined, storageChanges: [] }),
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'storageChanges', kind: 'message', repeated: true, type: StorageChange },
  ],
);

/** proto.ContractStateChanges */
export interface ContractStateChanges {
  contractStateChanges: ContractStateChange[];
}
export const ContractStateChanges: MessageType<ContractStateChanges> = defineMessage<ContractStateChanges>(
  'ContractStateChanges',
  () => ({ contractStateChanges: [] }),
  () => [
    { number: 1, name: 'contractStateChanges', kind: 'message', repeated: true, type: ContractStateChange },
  ],
);

/** proto.ContractUpdateTransactionBody */
export interface ContractUpdateTransactionBody {
  contractID: ContractID | undefined;
  expirationTime: Timestamp | undefined;
  adminKey: Key | undefined;
  proxyAccountID: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  fileID: FileID | undefined;
  memo: string | undefined;
  memoWrapper: StringValue | undefined;
  maxAutomaticTokenAssociations: Int32Value | undefined;
  autoRenewAccountId: AccountID | undefined;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: BoolValue | undefined;
  hookIdsToDelete: bigint[];
  hookCreationDetails: HookCreationDetails[];
}
export const ContractUpdateTransactionBody: MessageType<ContractUpdateTransactionBody> = defineMessage<ContractUpdateTransactionBody>(
  'ContractUpdateTransactionBody',
  () => ({ contractID: undefined, expirationTime: undefined, adminKey: undefined, proxyAccountID: undefined, autoRenewPeriod: undefined, fileID: undefined, memo: undefined, memoWrapper: undefined, maxAutomaticTokenAssociations: undefined, autoRenewAccountId: undefined, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: undefined, hookIdsToDelete: [], hookCreationDetails: [] }),
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'adminKey', kind: 'message', type: Key },
    { number: 6, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 7, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 8, name: 'fileID', kind: 'message', type: FileID },
    { number: 9, name: 'memo', kind: 'string', optional: true },
    { number: 10, name: 'memoWrapper', kind: 'message', optional: true, type: StringValue },
    { number: 11, name: 'maxAutomaticTokenAssociations', kind: 'message', type: Int32Value },
    { number: 12, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 13, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 14, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 15, name: 'declineReward', kind: 'message', type: BoolValue },
    { number: 16, name: 'hookIdsToDelete', kind: 'int64', repeated: true },
    { number: 17, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
  ],
);

/** proto.CryptoAddLiveHashTransactionBody */
export interface CryptoAddLiveHashTransactionBody {
  liveHash: LiveHash | undefined;
}
export const CryptoAddLiveHashTransactionBody: MessageType<CryptoAddLiveHashTransactionBody> = defineMessage<CryptoAddLiveHashTransactionBody>(
  'CryptoAddLiveHashTransactionBody',
  () => ({ liveHash: undefined }),
  () => [
    { number: 3, name: 'liveHash', kind: 'message', type: LiveHash },
  ],
);

/** proto.CryptoAllowance */
export interface CryptoAllowance {
  owner: AccountID | undefined;
  spender: AccountID | undefined;
  amount: bigint;
}
export const CryptoAllowance: MessageType<CryptoAllowance> = defineMessage<CryptoAllowance>(
  'CryptoAllowance',
  () => ({ owner: undefined, spender: undefined, amount: 0n }),
  () => [
    { number: 1, name: 'owner', kind: 'message', type: AccountID },
    { number: 2, name: 'spender', kind: 'message', type: AccountID },
    { number: 3, name: 'amount', kind: 'int64' },
  ],
);

/** proto.CryptoApproveAllowanceTransactionBody */
export interface CryptoApproveAllowanceTransactionBody {
  cryptoAllowances: CryptoAllowance[];
  nftAllowances: NftAllowance[];
  tokenAllowances: TokenAllowance[];
}
export const CryptoApproveAllowanceTransactionBody: MessageType<CryptoApproveAllowanceTransactionBody> = defineMessage<CryptoApproveAllowanceTransactionBody>(
  'CryptoApproveAllowanceTransactionBody',
  () => ({ cryptoAllowances: [], nftAllowances: [], tokenAllowances: [] }),
  () => [
    { number: 1, name: 'cryptoAllowances', kind: 'message', repeated: true, type: CryptoAllowance },
    { number: 2, name: 'nftAllowances', kind: 'message', repeated: true, type: NftAllowance },
    { number: 3, name: 'tokenAllowances', kind: 'message', repeated: true, type: TokenAllowance },
  ],
);

/** proto.CryptoCreateTransactionBody */
export interface CryptoCreateTransactionBody {
  key: Key | undefined;
  initialBalance: bigint;
  proxyAccountID: AccountID | undefined;
  sendRecordThreshold: bigint;
  receiveRecordThreshold: bigint;
  receiverSigRequired: boolean;
  autoRenewPeriod: Duration | undefined;
  shardID: ShardID | undefined;
  realmID: RealmID | undefined;
  newRealmAdminKey: Key | undefined;
  memo: string;
  maxAutomaticTokenAssociations: number;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: boolean;
  alias: Uint8Array;
  hookCreationDetails: HookCreationDetails[];
  delegationAddress: Uint8Array;
}
export const CryptoCreateTransactionBody: MessageType<CryptoCreateTransactionBody> = defineMessage<CryptoCreateTransactionBody>(
  'CryptoCreateTransactionBody',
  () => ({ key: undefined, initialBalance: 0n, proxyAccountID: undefined, sendRecordThreshold: 0n, receiveRecordThreshold: 0n, receiverSigRequired: false, autoRenewPeriod: undefined, shardID: undefined, realmID: undefined, newRealmAdminKey: undefined, memo: '', maxAutomaticTokenAssociations: 0, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: false, alias: EMPTY, hookCreationDetails: [], delegationAddress: EMPTY }),
  () => [
    { number: 1, name: 'key', kind: 'message', type: Key },
    { number: 2, name: 'initialBalance', kind: 'uint64' },
    { number: 3, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 6, name: 'sendRecordThreshold', kind: 'uint64' },
    { number: 7, name: 'receiveRecordThreshold', kind: 'uint64' },
    { number: 8, name: 'receiverSigRequired', kind: 'bool' },
    { number: 9, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 10, name: 'shardID', kind: 'message', type: ShardID },
    { number: 11, name: 'realmID', kind: 'message', type: RealmID },
    { number: 12, name: 'newRealmAdminKey', kind: 'message', type: Key },
    { number: 13, name: 'memo', kind: 'string' },
    { number: 14, name: 'maxAutomaticTokenAssociations', kind: 'int32' },
    { number: 15, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 16, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 17, name: 'declineReward', kind: 'bool' },
    { number: 18, name: 'alias', kind: 'bytes' },
    { number: 19, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
    { number: 20, name: 'delegationAddress', kind: 'bytes' },
  ],
);

/** proto.CryptoDeleteAllowanceTransactionBody */
export interface CryptoDeleteAllowanceTransactionBody {
  nftAllowances: NftRemoveAllowance[];
}
export const CryptoDeleteAllowanceTransactionBody: MessageType<CryptoDeleteAllowanceTransactionBody> = defineMessage<CryptoDeleteAllowanceTransactionBody>(
  'CryptoDeleteAllowanceTransactionBody',
  () => ({ nftAllowances: [] }),
  () => [
    { number: 2, name: 'nftAllowances', kind: 'message', repeated: true, type: NftRemoveAllowance },
  ],
);

/** proto.CryptoDeleteLiveHashTransactionBody */
export interface CryptoDeleteLiveHashTransactionBody {
  accountOfLiveHash: AccountID | undefined;
  liveHashToDelete: Uint8Array;
}
export const CryptoDeleteLiveHashTransactionBody: MessageType<CryptoDeleteLiveHashTransactionBody> = defineMessage<CryptoDeleteLiveHashTransactionBody>(
  'CryptoDeleteLiveHashTransactionBody',
  () => ({ accountOfLiveHash: undefined, liveHashToDelete: EMPTY }),
  () => [
    { number: 1, name: 'accountOfLiveHash', kind: 'message', type: AccountID },
    { number: 2, name: 'liveHashToDelete', kind: 'bytes' },
  ],
);

/** proto.CryptoDeleteTransactionBody */
export interface CryptoDeleteTransactionBody {
  transferAccountID: AccountID | undefined;
  deleteAccountID: AccountID | undefined;
}
export const CryptoDeleteTransactionBody: MessageType<CryptoDeleteTransactionBody> = defineMessage<CryptoDeleteTransactionBody>(
  'CryptoDeleteTransactionBody',
  () => ({ transferAccountID: undefined, deleteAccountID: undefined }),
  () => [
    { number: 1, name: 'transferAccountID', kind: 'message', type: AccountID },
    { number: 2, name: 'deleteAccountID', kind: 'message', type: AccountID },
  ],
);

/** proto.CryptoTransferTransactionBody */
export interface CryptoTransferTransactionBody {
  transfers: TransferList | undefined;
  tokenTransfers: TokenTransferList[];
}
export const CryptoTransferTransactionBody: MessageType<CryptoTransferTransactionBody> = defineMessage<CryptoTransferTransactionBody>(
  'CryptoTransferTransactionBody',
  () => ({ transfers: undefined, tokenTransfers: [] }),
  () => [
    { number: 1, name: 'transfers', kind: 'message', type: TransferList },
    { number: 2, name: 'tokenTransfers', kind: 'message', repeated: true, type: TokenTransferList },
  ],
);

/** proto.CryptoUpdateTransactionBody */
export interface CryptoUpdateTransactionBody {
  accountIDToUpdate: AccountID | undefined;
  key: Key | undefined;
  proxyAccountID: AccountID | undefined;
  proxyFraction: number;
  sendRecordThreshold: bigint | undefined;
  receiveRecordThreshold: bigint | undefined;
  autoRenewPeriod: Duration | undefined;
  expirationTime: Timestamp | undefined;
  receiverSigRequired: boolean | undefined;
  sendRecordThresholdWrapper: UInt64Value | undefined;
  receiveRecordThresholdWrapper: UInt64Value | undefined;
  receiverSigRequiredWrapper: BoolValue | undefined;
  memo: StringValue | undefined;
  maxAutomaticTokenAssociations: Int32Value | undefined;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: BoolValue | undefined;
  hookIdsToDelete: bigint[];
  hookCreationDetails: HookCreationDetails[];
  delegationAddress: Uint8Array;
}
export const CryptoUpdateTransactionBody: MessageType<CryptoUpdateTransactionBody> = defineMessage<CryptoUpdateTransactionBody>(
  'CryptoUpdateTransactionBody',
  () => ({ accountIDToUpdate: undefined, key: undefined, proxyAccountID: undefined, proxyFraction: 0, sendRecordThreshold: undefined, receiveRecordThreshold: undefined, autoRenewPeriod: undefined, expirationTime: undefined, receiverSigRequired: undefined, sendRecordThresholdWrapper: undefined, receiveRecordThresholdWrapper: undefined, receiverSigRequiredWrapper: undefined, memo: undefined, maxAutomaticTokenAssociations: undefined, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: undefined, hookIdsToDelete: [], hookCreationDetails: [], delegationAddress: EMPTY }),
  () => [
    { number: 2, name: 'accountIDToUpdate', kind: 'message', type: AccountID },
    { number: 3, name: 'key', kind: 'message', type: Key },
    { number: 4, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 5, name: 'proxyFraction', kind: 'int32' },
    { number: 6, name: 'sendRecordThreshold', kind: 'uint64', optional: true },
    { number: 7, name: 'receiveRecordThreshold', kind: 'uint64', optional: true },
    { number: 8, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 9, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 10, name: 'receiverSigRequired', kind: 'bool', optional: true },
    { number: 11, name: 'sendRecordThresholdWrapper', kind: 'message', optional: true, type: UInt64Value },
    { number: 12, name: 'receiveRecordThresholdWrapper', kind: 'message', optional: true, type: UInt64Value },
    { number: 13, name: 'receiverSigRequiredWrapper', kind: 'message', optional: true, type: BoolValue },
    { number: 14, name: 'memo', kind: 'message', type: StringValue },
    { number: 15, name: 'maxAutomaticTokenAssociations', kind: 'message', type: Int32Value },
    { number: 16, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 17, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 18, name: 'declineReward', kind: 'message', type: BoolValue },
    { number: 19, name: 'hookIdsToDelete', kind: 'int64', repeated: true },
    { number: 20, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
    { number: 21, name: 'delegationAddress', kind: 'bytes' },
  ],
);

/** proto.CurrentAndNextFeeSchedule */
export interface CurrentAndNextFeeSchedule {
  currentFeeSchedule: FeeSchedule | undefined;
  nextFeeSchedule: FeeSchedule | undefined;
}
export const CurrentAndNextFeeSchedule: MessageType<CurrentAndNextFeeSchedule> = defineMessage<CurrentAndNextFeeSchedule>(
  'CurrentAndNextFeeSchedule',
  () => ({ currentFeeSchedule: undefined, nextFeeSchedule: undefined }),
  () => [
    { number: 1, name: 'currentFeeSchedule', kind: 'message', type: FeeSchedule },
    { number: 2, name: 'nextFeeSchedule', kind: 'message', type: FeeSchedule },
  ],
);

/** proto.CustomFee */
export interface CustomFee {
  fixedFee: FixedFee | undefined;
  fractionalFee: FractionalFee | undefined;
  feeCollectorAccountId: AccountID | undefined;
  royaltyFee: RoyaltyFee | undefined;
  allCollectorsAreExempt: boolean;
}
export const CustomFee: MessageType<CustomFee> = defineMessage<CustomFee>(
  'CustomFee',
  () => ({ fixedFee: undefined, fractionalFee: undefined, feeCollectorAccountId: undefined, royaltyFee: undefined, allCollectorsAreExempt: false }),
  () => [
    { number: 1, name: 'fixedFee', kind: 'message', optional: true, type: FixedFee },
    { number: 2, name: 'fractionalFee', kind: 'message', optional: true, type: FractionalFee },
    { number: 3, name: 'feeCollectorAccountId', kind: 'message', type: AccountID },
    { number: 4, name: 'royaltyFee', kind: 'message', optional: true, type: RoyaltyFee },
    { number: 5, name: 'allCollectorsAreExempt', kind: 'bool' },
  ],
);

/** proto.CustomFeeLimit */
export interface CustomFeeLimit {
  accountId: AccountID | undefined;
  fees: FixedFee[];
}
export const CustomFeeLimit: MessageType<CustomFeeLimit> = defineMessage<CustomFeeLimit>(
  'CustomFeeLimit',
  () => ({ accountId: undefined, fees: [] }),
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'fees', kind: 'message', repeated: true, type: FixedFee },
  ],
);

/** proto.Duration */
export interface Duration {
  seconds: bigint;
}
export const Duration: MessageType<Duration> = defineMessage<Duration>(
  'Duration',
  () => ({ seconds: 0n }),
  () => [
    { number: 1, name: 'seconds', kind: 'int64' },
  ],
);

/** proto.EntityIDPair */
export interface EntityIDPair {
  accountId: AccountID | undefined;
  tokenId: TokenID | undefined;
}
export const EntityIDPair: MessageType<EntityIDPair> = defineMessage<EntityIDPair>(
  'EntityIDPair',
  () => ({ accountId: undefined, tokenId: undefined }),
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'tokenId', kind: 'message', type: TokenID },
  ],
);

/** proto.EthereumTransactionBody */
export interface EthereumTransactionBody {
  ethereumData: Uint8Array;
  callData: FileID | undefined;
  maxGasAllowance: bigint;
}
export const EthereumTransactionBody: MessageType<EthereumTransactionBody> = defineMessage<EthereumTransactionBody>(
  'EthereumTransactionBody',
  () => ({ ethereumData: EMPTY, callData: undefined, maxGasAllowance: 0n }),
  () => [
    { number: 1, name: 'ethereumData', kind: 'bytes' },
    { number: 2, name: 'callData', kind: 'message', type: FileID },
    { number: 3, name: 'maxGasAllowance', kind: 'int64' },
  ],
);

/** proto.EvmHookCall */
export interface EvmHookCall {
  data: Uint8Array;
  gasLimit: bigint;
}
export const EvmHookCall: MessageType<EvmHookCall> = defineMessage<EvmHookCall>(
  'EvmHookCall',
  () => ({ data: EMPTY, gasLimit: 0n }),
  () => [
    { number: 1, name: 'data', kind: 'bytes' },
    { number: 2, name: 'gasLimit', kind: 'uint64' },
  ],
);

/** proto.EvmTransactionResult */
export interface EvmTransactionResult {
  senderId: AccountID | undefined;
  contractId: ContractID | undefined;
  resultData: Uint8Array;
  errorMessage: string;
  gasUsed: bigint;
  internalCallContext: InternalCallContext | undefined;
  executedHookId: HookId | undefined;
  contractNonces: ContractNonceInfo[];
  signerNonce: Int64Value | undefined;
}
export const EvmTransactionResult: MessageType<EvmTransactionResult> = defineMessage<EvmTransactionResult>(
  'EvmTransactionResult',
  () => ({ senderId: undefined, contractId: undefined, resultData: EMPTY, errorMessage: '', gasUsed: 0n, internalCallContext: undefined, executedHookId: undefined, contractNonces: [], signerNonce: undefined }),
  () => [
    { number: 1, name: 'senderId', kind: 'message', type: AccountID },
    { number: 2, name: 'contractId', kind: 'message', type: ContractID },
    { number: 3, name: 'resultData', kind: 'bytes' },
    { number: 4, name: 'errorMessage', kind: 'string' },
    { number: 5, name: 'gasUsed', kind: 'uint64' },
    { number: 6, name: 'internalCallContext', kind: 'message', type: InternalCallContext },
    { number: 7, name: 'executedHookId', kind: 'message', type: HookId },
    { number: 8, name: 'contractNonces', kind: 'message', repeated: true, type: ContractNonceInfo },
    { number: 9, name: 'signerNonce', kind: 'message', type: Int64Value },
  ],
);

/** proto.ExchangeRate */
export interface ExchangeRate {
  hbarEquiv: number;
  centEquiv: number;
  expirationTime: TimestampSeconds | undefined;
}
export const ExchangeRate: MessageType<ExchangeRate> = defineMessage<ExchangeRate>(
  'ExchangeRate',
  () => ({ hbarEquiv: 0, centEquiv: 0, expirationTime: undefined }),
  () => [
    { number: 1, name: 'hbarEquiv', kind: 'int32' },
    { number: 2, name: 'centEquiv', kind: 'int32' },
    { number: 3, name: 'expirationTime', kind: 'message', type: TimestampSeconds },
  ],
);

/** proto.ExchangeRateSet */
export interface ExchangeRateSet {
  currentRate: ExchangeRate | undefined;
  nextRate: ExchangeRate | undefined;
}
export const ExchangeRateSet: MessageType<ExchangeRateSet> = defineMessage<ExchangeRateSet>(
  'ExchangeRateSet',
  () => ({ currentRate: undefined, nextRate: undefined }),
  () => [
    { number: 1, name: 'currentRate', kind: 'message', type: ExchangeRate },
    { number: 2, name: 'nextRate', kind: 'message', type: ExchangeRate },
  ],
);

/** proto.FeeComponents */
export interface FeeComponents {
  min: bigint;
  max: bigint;
  constant: bigint;
  bpt: bigint;
  vpt: bigint;
  rbh: bigint;
  sbh: bigint;
  gas: bigint;
  tv: bigint;
  bpr: bigint;
  sbpr: bigint;
}
export const FeeComponents: MessageType<FeeComponents> = defineMessage<FeeComponents>(
  'FeeComponents',
  () => ({ min: 0n, max: 0n, constant: 0n, bpt: 0n, vpt: 0n, rbh: 0n, sbh: 0n, gas: 0n, tv: 0n, bpr: 0n, sbpr: 0n }),
  () => [
    { number: 1, name: 'min', kind: 'int64' },
    { number: 2, name: 'max', kind: 'int64' },
    { number: 3, name: 'constant', kind: 'int64' },
    { number: 4, name: 'bpt', kind: 'int64' },
    { number: 5, name: 'vpt', kind: 'int64' },
    { number: 6, name: 'rbh', kind: 'int64' },
    { number: 7, name: 'sbh', kind: 'int64' },
    { number: 8, name: 'gas', kind: 'int64' },
    { number: 9, name: 'tv', kind: 'int64' },
    { number: 10, name: 'bpr', kind: 'int64' },
    { number: 11, name: 'sbpr', kind: 'int64' },
  ],
);

/** proto.FeeData */
export interface FeeData {
  nodedata: FeeComponents | undefined;
  networkdata: FeeComponents | undefined;
  servicedata: FeeComponents | undefined;
  subType: number;
}
export const FeeData: MessageType<FeeData> = defineMessage<FeeData>(
  'FeeData',
  () => ({ nodedata: undefined, networkdata: undefined, servicedata: undefined, subType: 0 }),
  () => [
    { number: 1, name: 'nodedata', kind: 'message', type: FeeComponents },
    { number: 2, name: 'networkdata', kind: 'message', type: FeeComponents },
    { number: 3, name: 'servicedata', kind: 'message', type: FeeComponents },
    { number: 4, name: 'subType', kind: 'enum' },
  ],
);

/** proto.FeeExemptKeyList */
export interface FeeExemptKeyList {
  keys: Key[];
}
export const FeeExemptKeyList: MessageType<FeeExemptKeyList> = defineMessage<FeeExemptKeyList>(
  'FeeExemptKeyList',
  () => ({ keys: [] }),
  () => [
    { number: 1, name: 'keys', kind: 'message', repeated: true, type: Key },
  ],
);

/** proto.FeeSchedule */
export interface FeeSchedule {
  transactionFeeSchedule: TransactionFeeSchedule[];
  expiryTime: TimestampSeconds | undefined;
}
export const FeeSchedule: MessageType<FeeSchedule> = defineMessage<FeeSchedule>(
  'FeeSchedule',
  () => ({ transactionFeeSchedule: [], expiryTime: undefined }),
  () => [
    { number: 1, name: 'transactionFeeSchedule', kind: 'message', repeated: true, type: TransactionFeeSchedule },
    { number: 2, name: 'expiryTime', kind: 'message', type: TimestampSeconds },
  ],
);

/** proto.File */
export interface File {
  fileId: FileID | undefined;
  expirationSecond: bigint;
  keys: KeyList | undefined;
  contents: Uint8Array;
  memo: string;
  deleted: boolean;
  preSystemDeleteExpirationSecond: bigint;
}
export const File: MessageType<File> = defineMessage<File>(
  'File',
  () => ({ fileId: undefined, expirationSecond: 0n, keys: undefined, contents: EMPTY, memo: '', deleted: false, preSystemDeleteExpirationSecond: 0n }),
  () => [
    { number: 1, name: 'fileId', kind: 'message', type: FileID },
    { number: 2, name: 'expirationSecond', kind: 'int64' },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 4, name: 'contents', kind: 'bytes' },
    { number: 5, name: 'memo', kind: 'string' },
    { number: 6, name: 'deleted', kind: 'bool' },
    { number: 7, name: 'preSystemDeleteExpirationSecond', kind: 'int64' },
  ],
);

/** proto.FileAppendTransactionBody */
export interface FileAppendTransactionBody {
  fileID: FileID | undefined;
  contents: Uint8Array;
}
export const FileAppendTransactionBody: MessageType<FileAppendTransactionBody> = defineMessage<FileAppendTransactionBody>(
  'FileAppendTransactionBody',
  () => ({ fileID: undefined, contents: EMPTY }),
  () => [
    { number: 2, name: 'fileID', kind: 'message', type: FileID },
    { number: 4, name: 'contents', kind: 'bytes' },
  ],
);

/** proto.FileCreateTransactionBody */
export interface FileCreateTransactionBody {
  expirationTime: Timestamp | undefined;
  keys: KeyList | undefined;
  contents: Uint8Array;
  shardID: ShardID | undefined;
  realmID: RealmID | undefined;
  newRealmAdminKey: Key | undefined;
  memo: string;
}
export const FileCreateTransactionBody: MessageType<FileCreateTransactionBody> = defineMessage<FileCreateTransactionBody>(
  'FileCreateTransactionBody',
  () => ({ expirationTime: undefined, keys: undefined, contents: EMPTY, shardID: undefined, realmID: undefined, newRealmAdminKey: undefined, memo: '' }),
  () => [
    { number: 2, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 4, name: 'contents', kind: 'bytes' },
    { number: 5, name: 'shardID', kind: 'message', type: ShardID },
    { number: 6, name: 'realmID', kind: 'message', type: RealmID },
    { number: 7, name: 'newRealmAdminKey', kind: 'message', type: Key },
    { number: 8, name: 'memo', kind: 'string' },
  ],
);

/** proto.FileDeleteTransactionBody */
export interface FileDeleteTransactionBody {
  fileID: FileID | undefined;
}
export const FileDeleteTransactionBody: MessageType<FileDeleteTransactionBody> = defineMessage<FileDeleteTransactionBody>(
  'FileDeleteTransactionBody',
  () => ({ fileID: undefined }),
  () => [
    { number: 2, name: 'fileID', kind: 'message', type: FileID },
  ],
);

/** proto.FileID */
export interface FileID {
  shardNum: bigint;
  realmNum: bigint;
  fileNum: bigint;
}
export const FileID: MessageType<FileID> = defineMessage<FileID>(
  'FileID',
  () => ({ shardNum: 0n, realmNum: 0n, fileNum: 0n }),
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'fileNum', kind: 'int64' },
  ],
);

/** proto.FileUpdateTransactionBody */
export interface FileUpdateTransactionBody {
  fileID: FileID | undefined;
  expirationTime: Timestamp | undefined;
  keys: KeyList | undefined;
  contents: Uint8Array;
  memo: StringValue | undefined;
}
export const FileUpdateTransactionBody: MessageType<FileUpdateTransactionBody> = defineMessage<FileUpdateTransactionBody>(
  'FileUpdateTransactionBody',
  () => ({ fileID: undefined, expirationTime: undefined, keys: undefined, contents: EMPTY, memo: undefined }),
  () => [
    { number: 1, name: 'fileID', kind: 'message', type: FileID },
    { number: 2, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 4, name: 'contents', kind: 'bytes' },
    { number: 5, name: 'memo', kind: 'message', type: StringValue },
  ],
);

/** proto.FixedCustomFee */
export interface FixedCustomFee {
  fixedFee: FixedFee | undefined;
  feeCollectorAccountId: AccountID | undefined;
}
export const FixedCustomFee: MessageType<FixedCustomFee> = defineMessage<FixedCustomFee>(
  'FixedCustomFee',
  () => ({ fixedFee: undefined, feeCollectorAccountId: undefined }),
  () => [
    { number: 1, name: 'fixedFee', kind: 'message', type: FixedFee },
    { number: 2, name: 'feeCollectorAccountId', kind: 'message', type: AccountID },
  ],
);

/** proto.FixedCustomFeeList */
export interface FixedCustomFeeList {
  fees: FixedCustomFee[];
}
export const FixedCustomFeeList: MessageType<FixedCustomFeeList> = defineMessage<FixedCustomFeeList>(
  'FixedCustomFeeList',
  () => ({ fees: [] }),
  () => [
    { number: 1, name: 'fees', kind: 'message', repeated: true, type: FixedCustomFee },
  ],
);

/** proto.FixedFee */
export interface FixedFee {
  amount: bigint;
  denominatingTokenId: TokenID | undefined;
}
export const FixedFee: MessageType<FixedFee> = defineMessage<FixedFee>(
  'FixedFee',
  () => ({ amount: 0n, denominatingTokenId: undefined }),
  () => [
    { number: 1, name: 'amount', kind: 'int64' },
    { number: 2, name: 'denominatingTokenId', kind: 'message', type: TokenID },
  ],
);

/** proto.Fraction */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}
export const Fraction: MessageType<Fraction> = defineMessage<Fraction>(
  'Fraction',
  () => ({ numerator: 0n, denominator: 0n }),
  () => [
    { number: 1, name: 'numerator', kind: 'int64' },
    { number: 2, name: 'denominator', kind: 'int64' },
  ],
);

/** proto.FractionalFee */
export interface FractionalFee {
  fractionalAmount: Fraction | undefined;
  minimumAmount: bigint;
  maximumAmount: bigint;
  netOfTransfers: boolean;
}
export const FractionalFee: MessageType<FractionalFee> = defineMessage<FractionalFee>(
  'FractionalFee',
  () => ({ fractionalAmount: undefined, minimumAmount: 0n, maximumAmount: 0n, netOfTransfers: false }),
  () => [
    { number: 1, name: 'fractionalAmount', kind: 'message', type: Fraction },
    { number: 2, name: 'minimumAmount', kind: 'int64' },
    { number: 3, name: 'maximumAmount', kind: 'int64' },
    { number: 4, name: 'netOfTransfers', kind: 'bool' },
  ],
);

/** proto.FreezeTransactionBody */
export interface FreezeTransactionBody {
  startHour: number;
  startMin: number;
  endHour: number;
  endMin: number;
  updateFile: FileID | undefined;
  fileHash: Uint8Array;
  startTime: Timestamp | undefined;
  freezeType: number;
}
export const FreezeTransactionBody: MessageType<FreezeTransactionBody> = defineMessage<FreezeTransactionBody>(
  'FreezeTransactionBody',
  () => ({ startHour: 0, startMin: 0, endHour: 0, endMin: 0, updateFile: undefined, fileHash: EMPTY, startTime: undefined, freezeType: 0 }),
  () => [
    { number: 1, name: 'startHour', kind: 'int32' },
    { number: 2, name: 'startMin', kind: 'int32' },
    { number: 3, name: 'endHour', kind: 'int32' },
    { number: 4, name: 'endMin', kind: 'int32' },
    { number: 5, name: 'updateFile', kind: 'message', type: FileID },
    { number: 6, name: 'fileHash', kind: 'bytes' },
    { number: 7, name: 'startTime', kind: 'message', type: Timestamp },
    { number: 8, name: 'freezeType', kind: 'enum' },
  ],
);

/** proto.FreezeType */
export const FreezeType: Readonly<Record<number, string>> = {
  0: 'UNKNOWN_FREEZE_TYPE',
  1: 'FREEZE_ONLY',
  2: 'PREPARE_UPGRADE',
  3: 'FREEZE_UPGRADE',
  4: 'FREEZE_ABORT',
  5: 'TELEMETRY_UPGRADE',
};

/** proto.HashAlgorithm */
export const HashAlgorithm: Readonly<Record<number, string>> = {
  0: 'HASH_ALGORITHM_UNKNOWN',
  1: 'SHA_384',
};

/** proto.HashObject */
export interface HashObject {
  algorithm: number;
  length: number;
  hash: Uint8Array;
}
export const HashObject: MessageType<HashObject> = defineMessage<HashObject>(
  'HashObject',
  () => ({ algorithm: 0, length: 0, hash: EMPTY }),
  () => [
    { number: 1, name: 'algorithm', kind: 'enum' },
    { number: 2, name: 'length', kind: 'int32' },
    { number: 3, name: 'hash', kind: 'bytes' },
  ],
);

/** proto.HederaFunctionality */
export const HederaFunctionality: Readonly<Record<number, string>> = {
  0: 'NONE',
  1: 'CryptoTransfer',
  2: 'CryptoUpdate',
  3: 'CryptoDelete',
  4: 'CryptoAddLiveHash',
  5: 'CryptoDeleteLiveHash',
  6: 'ContractCall',
  7: 'ContractCreate',
  8: 'ContractUpdate',
  9: 'FileCreate',
  10: 'FileAppend',
  11: 'FileUpdate',
  12: 'FileDelete',
  13: 'CryptoGetAccountBalance',
  14: 'CryptoGetAccountRecords',
  15: 'CryptoGetInfo',
  16: 'ContractCallLocal',
  17: 'ContractGetInfo',
  18: 'ContractGetBytecode',
  19: 'GetBySolidityID',
  20: 'GetByKey',
  21: 'CryptoGetLiveHash',
  22: 'CryptoGetStakers',
  23: 'FileGetContents',
  24: 'FileGetInfo',
  25: 'TransactionGetRecord',
  26: 'ContractGetRecords',
  27: 'CryptoCreate',
  28: 'SystemDelete',
  29: 'SystemUndelete',
  30: 'ContractDelete',
  31: 'Freeze',
  32: 'CreateTransactionRecord',
  33: 'CryptoAccountAutoRenew',
  34: 'ContractAutoRenew',
  35: 'GetVersionInfo',
  36: 'TransactionGetReceipt',
  50: 'ConsensusCreateTopic',
  51: 'ConsensusUpdateTopic',
  52: 'ConsensusDeleteTopic',
  53: 'ConsensusGetTopicInfo',
  54: 'ConsensusSubmitMessage',
  55: 'UncheckedSubmit',
  56: 'TokenCreate',
  58: 'TokenGetInfo',
  59: 'TokenFreezeAccount',
  60: 'TokenUnfreezeAccount',
  61: 'TokenGrantKycToAccount',
  62: 'TokenRevokeKycFromAccount',
  63: 'TokenDelete',
  64: 'TokenUpdate',
  65: 'TokenMint',
  66: 'TokenBurn',
  67: 'TokenAccountWipe',
  68: 'TokenAssociateToAccount',
  69: 'TokenDissociateFromAccount',
  70: 'ScheduleCreate',
  71: 'ScheduleDelete',
  72: 'ScheduleSign',
  73: 'ScheduleGetInfo',
  74: 'TokenGetAccountNftInfos',
  75: 'TokenGetNftInfo',
  76: 'TokenGetNftInfos',
  77: 'TokenFeeScheduleUpdate',
  78: 'NetworkGetExecutionTime',
  79: 'TokenPause',
  80: 'TokenUnpause',
  81: 'CryptoApproveAllowance',
  82: 'CryptoDeleteAllowance',
  83: 'GetAccountDetails',
  84: 'EthereumTransaction',
  85: 'NodeStakeUpdate',
  86: 'UtilPrng',
  87: 'TransactionGetFastRecord',
  88: 'TokenUpdateNfts',
  89: 'NodeCreate',
  90: 'NodeUpdate',
  91: 'NodeDelete',
  92: 'TokenReject',
  93: 'TokenAirdrop',
  94: 'TokenCancelAirdrop',
  95: 'TokenClaimAirdrop',
  100: 'StateSignatureTransaction',
  101: 'HintsKeyPublication',
  102: 'HintsPreprocessingVote',
  103: 'HintsPartialSignature',
  104: 'HistoryAssemblySignature',
  105: 'HistoryProofKeyPublication',
  106: 'HistoryProofVote',
  107: 'CrsPublication',
  108: 'AtomicBatch',
  109: 'LambdaSStore',
  110: 'HookDispatch',
  111: 'HookStore',
  112: 'LedgerIdPublication',
  113: 'RegisteredNodeCreate',
  114: 'RegisteredNodeUpdate',
  115: 'RegisteredNodeDelete',
  116: 'MigrationRootHashVote',
};

/** proto.HookCall */
export interface HookCall {
  hookId: bigint | undefined;
  evmHookCall: EvmHookCall | undefined;
}
export const HookCall: MessageType<HookCall> = defineMessage<HookCall>(
  'HookCall',
  () => ({ hookId: undefined, evmHookCall: undefined }),
  () => [
    { number: 1, name: 'hookId', kind: 'int64', optional: true },
    { number: 3, name: 'evmHookCall', kind: 'message', optional: true, type: EvmHookCall },
  ],
);

/** proto.HookEntityId */
export interface HookEntityId {
  accountId: AccountID | undefined;
  contractId: ContractID | undefined;
}
export const HookEntityId: MessageType<HookEntityId> = defineMessage<HookEntityId>(
  'HookEntityId',
  () => ({ accountId: undefined, contractId: undefined }),
  () => [
    { number: 1, name: 'accountId', kind: 'message', optional: true, type: AccountID },
    { number: 2, name: 'contractId', kind: 'message', optional: true, type: ContractID },
  ],
);

/** proto.HookId */
export interface HookId {
  entityId: HookEntityId | undefined;
  hookId: bigint;
}
export const HookId: MessageType<HookId> = defineMessage<HookId>(
  'HookId',
  () => ({ entityId: undefined, hookId: 0n }),
  () => [
    { number: 1, name: 'entityId', kind: 'message', type: HookEntityId },
    { number: 2, name: 'hookId', kind: 'int64' },
  ],
);

/** proto.InternalCallContext */
export interface InternalCallContext {
  gas: bigint;
  value: bigint;
  callData: Uint8Array;
}
export const InternalCallContext: MessageType<InternalCallContext> = defineMessage<InternalCallContext>(
  'InternalCallContext',
  () => ({ gas: 0n, value: 0n, callData: EMPTY }),
  () => [
    { number: 1, name: 'gas', kind: 'uint64' },
    { number: 2, name: 'value', kind: 'uint64' },
    { number: 3, name: 'callData', kind: 'bytes' },
  ],
);

/** proto.Key */
export interface Key {
  contractID: ContractID | undefined;
  ed25519: Uint8Array | undefined;
  RSA_3072: Uint8Array | undefined;
  ECDSA_384: Uint8Array | undefined;
  thresholdKey: ThresholdKey | undefined;
  keyList: KeyList | undefined;
  ECDSASecp256k1: Uint8Array | undefined;
  delegatableContractId: ContractID | undefined;
}
export const Key: MessageType<Key> = defineMessage<Key>(
  'Key',
  () => ({ contractID: undefined, ed25519: undefined, RSA_3072: undefined, ECDSA_384: undefined, thresholdKey: undefined, keyList: undefined, ECDSASecp256k1: undefined, delegatableContractId: undefined }),
  () => [
    { number: 1, name: 'contractID', kind: 'message', optional: true, type: ContractID },
    { number: 2, name: 'ed25519', kind: 'bytes', optional: true },
    { number: 3, name: 'RSA_3072', kind: 'bytes', optional: true },
    { number: 4, name: 'ECDSA_384', kind: 'bytes', optional: true },
    { number: 5, name: 'thresholdKey', kind: 'message', optional: true, type: ThresholdKey },
    { number: 6, name: 'keyList', kind: 'message', optional: true, type: KeyList },
    { number: 7, name: 'ECDSASecp256k1', kind: 'bytes', optional: true },
    { number: 8, name: 'delegatableContractId', kind: 'message', optional: true, type: ContractID },
  ],
);

/** proto.KeyList */
export interface KeyList {
  keys: Key[];
}
export const KeyList: MessageType<KeyList> = defineMessage<KeyList>(
  'KeyList',
  () => ({ keys: [] }),
  () => [
    { number: 1, name: 'keys', kind: 'message', repeated: true, type: Key },
  ],
);

/** proto.LiveHash */
export interface LiveHash {
  accountId: AccountID | undefined;
  hash: Uint8Array;
  keys: KeyList | undefined;
  duration: Duration | undefined;
}
export const LiveHash: MessageType<LiveHash> = defineMessage<LiveHash>(
  'LiveHash',
  () => ({ accountId: undefined, hash: EMPTY, keys: undefined, duration: undefined }),
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'hash', kind: 'bytes' },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 5, name: 'duration', kind: 'message', type: Duration },
  ],
);

/** proto.NetworkStakingRewards */
export interface NetworkStakingRewards {
  stakingRewardsActivated: boolean;
  totalStakedRewardStart: bigint;
  totalStakedStart: bigint;
  pendingRewards: bigint;
  lastNodeRewardPaymentsTime: Timestamp | undefined;
}
export const NetworkStakingRewards: MessageType<NetworkStakingRewards> = defineMessage<NetworkStakingRewards>(
  'NetworkStakingRewards',
  () => ({ stakingRewardsActivated: false, totalStakedRewardStart: 0n, totalStakedStart: 0n, pendingRewards: 0n, lastNodeRewardPaymentsTime: undefined }),
  () => [
    { number: 1, name: 'stakingRewardsActivated', kind: 'bool' },
    { number: 2, name: 'totalStakedRewardStart', kind: 'int64' },
    { number: 3, name: 'totalStakedStart', kind: 'int64' },
    { number: 4, name: 'pendingRewards', kind: 'int64' },
    { number: 5, name: 'lastNodeRewardPaymentsTime', kind: 'message', type: Timestamp },
  ],
);

/** proto.Nft */
export interface Nft {
  nftId: NftID | undefined;
  ownerId: AccountID | undefined;
  spenderId: AccountID | undefined;
  mintTime: Timestamp | undefined;
  metadata: Uint8Array;
  ownerPreviousNftId: NftID | undefined;
  ownerNextNftId: NftID | undefined;
}
export const Nft: MessageType<Nft> = defineMessage<Nft>(
  'Nft',
  () => ({ nftId: undefined, ownerId: undefined, spenderId: undefined, mintTime: undefined, metadata: EMPTY, ownerPreviousNftId: undefined, ownerNextNftId: undefined }),
  () => [
    { number: 1, name: 'nftId', kind: 'message', type: NftID },
    { number: 2, name: 'ownerId', kind: 'message', type: AccountID },
    { number: 3, name: 'spenderId', kind: 'message', type: AccountID },
    { number: 4, name: 'mintTime', kind: 'message', type: Timestamp },
    { number: 5, name: 'metadata', kind: 'bytes' },
    { number: 6, name: 'ownerPreviousNftId', kind: 'message', type: NftID },
    { number: 7, name: 'ownerNextNftId', kind: 'message', type: NftID },
  ],
);

/** proto.NftAllowance */
export interface NftAllowance {
  tokenId: TokenID | undefined;
  owner: AccountID | undefined;
  spender: AccountID | undefined;
  serialNumbers: bigint[];
  approvedForAll: BoolValue | undefined;
  delegatingSpender: AccountID | undefined;
}
export const NftAllowance: MessageType<NftAllowance> = defineMessage<NftAllowance>(
  'NftAllowance',
  () => ({ tokenId: undefined, owner: undefined, spender: undefined, serialNumbers: [], approvedForAll: undefined, delegatingSpender: undefined }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'owner', kind: 'message', type: AccountID },
    { number: 3, name: 'spender', kind: 'message', type: AccountID },
    { number: 4, name: 'serialNumbers', kind: 'int64', repeated: true },
    { number: 5, name: 'approvedForAll', kind: 'message', type: BoolValue },
    { number: 6, name: 'delegatingSpender', kind: 'message', type: AccountID },
  ],
);

/** proto.NftID */
export interface NftID {
  token_ID: TokenID | undefined;
  serialNumber: bigint;
}
export const NftID: MessageType<NftID> = defineMessage<NftID>(
  'NftID',
  () => ({ token_ID: undefined, serialNumber: 0n }),
  () => [
    { number: 1, name: 'token_ID', kind: 'message', type: TokenID },
    { number: 2, name: 'serialNumber', kind: 'int64' },
  ],
);

/** proto.NftRemoveAllowance */
export interface NftRemoveAllowance {
  tokenId: TokenID | undefined;
  owner: AccountID | undefined;
  serialNumbers: bigint[];
}
export const NftRemoveAllowance: MessageType<NftRemoveAllowance> = defineMessage<NftRemoveAllowance>(
  'NftRemoveAllowance',
  () => ({ tokenId: undefined, owner: undefined, serialNumbers: [] }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'owner', kind: 'message', type: AccountID },
    { number: 3, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);

/** proto.NftTransfer */
export interface NftTransfer {
  senderAccountID: AccountID | undefined;
  receiverAccountID: AccountID | undefined;
  serialNumber: bigint;
  isApproval: boolean;
  preTxSenderAllowanceHook: HookCall | undefined;
  prePostTxSenderAllowanceHook: HookCall | undefined;
  preTxReceiverAllowanceHook: HookCall | undefined;
  prePostTxReceiverAllowanceHook: HookCall | undefined;
}
export const NftTransfer: MessageType<NftTransfer> = defineMessage<NftTransfer>(
  'NftTransfer',
  () => ({ senderAccountID: undefined, receiverAccountID: undefined, serialNumber: 0n, isApproval: false, preTxSenderAllowanceHook: undefined, prePostTxSenderAllowanceHook: undefined, preTxReceiverAllowanceHook: undefined, prePostTxReceiverAllowanceHook: undefined }),
  () => [
    { number: 1, name: 'senderAccountID', kind: 'message', type: AccountID },
    { number: 2, name: 'receiverAccountID', kind: 'message', type: AccountID },
    { number: 3, name: 'serialNumber', kind: 'int64' },
    { number: 4, name: 'isApproval', kind: 'bool' },
    { number: 5, name: 'preTxSenderAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 6, name: 'prePostTxSenderAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 7, name: 'preTxReceiverAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 8, name: 'prePostTxReceiverAllowanceHook', kind: 'message', optional: true, type: HookCall },
  ],
);

/** proto.NodeActivity */
export interface NodeActivity {
  nodeId: bigint;
  numMissedJudgeRounds: bigint;
}
export const NodeActivity: MessageType<NodeActivity> = defineMessage<NodeActivity>(
  'NodeActivity',
  () => ({ nodeId: 0n, numMissedJudgeRounds: 0n }),
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'numMissedJudgeRounds', kind: 'uint64' },
  ],
);

/** proto.NodeAddress */
export interface NodeAddress {
  ipAddress: Uint8Array;
  portno: number;
  memo: Uint8Array;
  RSA_PubKey: string;
  nodeId: bigint;
  nodeAccountId: AccountID | undefined;
  nodeCertHash: Uint8Array;
  serviceEndpoint: ServiceEndpoint[];
  description: string;
  stake: bigint;
}
export const NodeAddress: MessageType<NodeAddress> = defineMessage<NodeAddress>(
  'NodeAddress',
  () => ({ ipAddress: EMPTY, portno: 0, memo: EMPTY, RSA_PubKey: '', nodeId: 0n, nodeAccountId: undefined, nodeCertHash: EMPTY, serviceEndpoint: [], description: '', stake: 0n }),
  () => [
    { number: 1, name: 'ipAddress', kind: 'bytes' },
    { number: 2, name: 'portno', kind: 'int32' },
    { number: 3, name: 'memo', kind: 'bytes' },
    { number: 4, name: 'RSA_PubKey', kind: 'string' },
    { number: 5, name: 'nodeId', kind: 'int64' },
    { number: 6, name: 'nodeAccountId', kind: 'message', type: AccountID },
    { number: 7, name: 'nodeCertHash', kind: 'bytes' },
    { number: 8, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 9, name: 'description', kind: 'string' },
    { number: 10, name: 'stake', kind: 'int64' },
  ],
);

/** proto.NodeAddressBook */
export interface NodeAddressBook {
  nodeAddress: NodeAddress[];
}
export const NodeAddressBook: MessageType<NodeAddressBook> = defineMessage<NodeAddressBook>(
  'NodeAddressBook',
  () => ({ nodeAddress: [] }),
  () => [
    { number: 1, name: 'nodeAddress', kind: 'message', repeated: true, type: NodeAddress },
  ],
);

/** proto.NodeRewards */
export interface NodeRewards {
  numRoundsInStakingPeriod: bigint;
  nodeFeesCollected: bigint;
  nodeActivities: NodeActivity[];
}
export const NodeRewards: MessageType<NodeRewards> = defineMessage<NodeRewards>(
  'NodeRewards',
  () => ({ numRoundsInStakingPeriod: 0n, nodeFeesCollected: 0n, nodeActivities: [] }),
  () => [
    { number: 1, name: 'numRoundsInStakingPeriod', kind: 'uint64' },
    { number: 2, name: 'nodeFeesCollected', kind: 'uint64' },
    { number: 3, name: 'nodeActivities', kind: 'message', repeated: true, type: NodeActivity },
  ],
);

/** proto.NodeStake */
export interface NodeStake {
  maxStake: bigint;
  minStake: bigint;
  nodeId: bigint;
  rewardRate: bigint;
  stake: bigint;
  stakeNotRewarded: bigint;
  stakeRewarded: bigint;
}
export const NodeStake: MessageType<NodeStake> = defineMessage<NodeStake>(
  'NodeStake',
  () => ({ maxStake: 0n, minStake: 0n, nodeId: 0n, rewardRate: 0n, stake: 0n, stakeNotRewarded: 0n, stakeRewarded: 0n }),
  () => [
    { number: 1, name: 'maxStake', kind: 'int64' },
    { number: 2, name: 'minStake', kind: 'int64' },
    { number: 3, name: 'nodeId', kind: 'int64' },
    { number: 4, name: 'rewardRate', kind: 'int64' },
    { number: 5, name: 'stake', kind: 'int64' },
    { number: 6, name: 'stakeNotRewarded', kind: 'int64' },
    { number: 7, name: 'stakeRewarded', kind: 'int64' },
  ],
);

/** proto.NodeStakeUpdateTransactionBody */
export interface NodeStakeUpdateTransactionBody {
  endOfStakingPeriod: Timestamp | undefined;
  nodeStake: NodeStake[];
  maxStakingRewardRatePerHbar: bigint;
  nodeRewardFeeFraction: Fraction | undefined;
  stakingPeriodsStored: bigint;
  stakingPeriod: bigint;
  stakingRewardFeeFraction: Fraction | undefined;
  stakingStartThreshold: bigint;
  stakingRewardRate: bigint;
  reservedStakingRewards: bigint;
  unreservedStakingRewardBalance: bigint;
  rewardBalanceThreshold: bigint;
  maxStakeRewarded: bigint;
  maxTotalReward: bigint;
}
export const NodeStakeUpdateTransactionBody: MessageType<NodeStakeUpdateTransactionBody> = defineMessage<NodeStakeUpdateTransactionBody>(
  'NodeStakeUpdateTransactionBody',
  () => ({ endOfStakingPeriod: undefined, nodeStake: [], maxStakingRewardRatePerHbar: 0n, nodeRewardFeeFraction: undefined, stakingPeriodsStored: 0n, stakingPeriod: 0n, stakingRewardFeeFraction: undefined, stakingStartThreshold: 0n, stakingRewardRate: 0n, reservedStakingRewards: 0n, unreservedStakingRewardBalance: 0n, rewardBalanceThreshold: 0n, maxStakeRewarded: 0n, maxTotalReward: 0n }),
  () => [
    { number: 1, name: 'endOfStakingPeriod', kind: 'message', type: Timestamp },
    { number: 2, name: 'nodeStake', kind: 'message', repeated: true, type: NodeStake },
    { number: 3, name: 'maxStakingRewardRatePerHbar', kind: 'int64' },
    { number: 4, name: 'nodeRewardFeeFraction', kind: 'message', type: Fraction },
    { number: 5, name: 'stakingPeriodsStored', kind: 'int64' },
    { number: 6, name: 'stakingPeriod', kind: 'int64' },
    { number: 7, name: 'stakingRewardFeeFraction', kind: 'message', type: Fraction },
    { number: 8, name: 'stakingStartThreshold', kind: 'int64' },
    { number: 9, name: 'stakingRewardRate', kind: 'int64' },
    { number: 10, name: 'reservedStakingRewards', kind: 'int64' },
    { number: 11, name: 'unreservedStakingRewardBalance', kind: 'int64' },
    { number: 12, name: 'rewardBalanceThreshold', kind: 'int64' },
    { number: 13, name: 'maxStakeRewarded', kind: 'int64' },
    { number: 14, name: 'maxTotalReward', kind: 'int64' },
  ],
);

/** proto.PendingAirdropId */
export interface PendingAirdropId {
  senderId: AccountID | undefined;
  receiverId: AccountID | undefined;
  fungibleTokenType: TokenID | undefined;
  nonFungibleToken: NftID | undefined;
}
export const PendingAirdropId: MessageType<PendingAirdropId> = defineMessage<PendingAirdropId>(
  'PendingAirdropId',
  () => ({ senderId: undefined, receiverId: undefined, fungibleTokenType: undefined, nonFungibleToken: undefined }),
  () => [
    { number: 1, name: 'senderId', kind: 'message', type: AccountID },
    { number: 2, name: 'receiverId', kind: 'message', type: AccountID },
    { number: 3, name: 'fungibleTokenType', kind: 'message', optional: true, type: TokenID },
    { number: 4, name: 'nonFungibleToken', kind: 'message', optional: true, type: NftID },
  ],
);

/** proto.PendingAirdropRecord */
export interface PendingAirdropRecord {
  pendingAirdropId: PendingAirdropId | undefined;
  pendingAirdropValue: PendingAirdropValue | undefined;
}
export const PendingAirdropRecord: MessageType<PendingAirdropRecord> = defineMessage<PendingAirdropRecord>(
  'PendingAirdropRecord',
  () => ({ pendingAirdropId: undefined, pendingAirdropValue: undefined }),
  () => [
    { number: 1, name: 'pendingAirdropId', kind: 'message', type: PendingAirdropId },
    { number: 2, name: 'pendingAirdropValue', kind: 'message', type: PendingAirdropValue },
  ],
);

/** proto.PendingAirdropValue */
export interface PendingAirdropValue {
  amount: bigint;
}
export const PendingAirdropValue: MessageType<PendingAirdropValue> = defineMessage<PendingAirdropValue>(
  'PendingAirdropValue',
  () => ({ amount: 0n }),
  () => [
    { number: 1, name: 'amount', kind: 'uint64' },
  ],
);

/** proto.RealmID */
export interface RealmID {
  shardNum: bigint;
  realmNum: bigint;
}
export const RealmID: MessageType<RealmID> = defineMessage<RealmID>(
  'RealmID',
  () => ({ shardNum: 0n, realmNum: 0n }),
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
  ],
);

/** proto.RecordStreamFile */
export interface RecordStreamFile {
  hapiProtoVersion: SemanticVersion | undefined;
  startObjectRunningHash: HashObject | undefined;
  recordStreamItems: RecordStreamItem[];
  endObjectRunningHash: HashObject | undefined;
  blockNumber: bigint;
  sidecars: SidecarMetadata[];
}
export const RecordStreamFile: MessageType<RecordStreamFile> = defineMessage<RecordStreamFile>(
  'RecordStreamFile',
  () => ({ hapiProtoVersion: undefined, startObjectRunningHash: undefined, recordStreamItems: [], endObjectRunningHash: undefined, blockNumber: 0n, sidecars: [] }),
  () => [
    { number: 1, name: 'hapiProtoVersion', kind: 'message', type: SemanticVersion },
    { number: 2, name: 'startObjectRunningHash', kind: 'message', type: HashObject },
    { number: 3, name: 'recordStreamItems', kind: 'message', repeated: true, type: RecordStreamItem },
    { number: 4, name: 'endObjectRunningHash', kind: 'message', type: HashObject },
    { number: 5, name: 'blockNumber', kind: 'int64' },
    { number: 6, name: 'sidecars', kind: 'message', repeated: true, type: SidecarMetadata },
  ],
);

/** proto.RecordStreamItem */
export interface RecordStreamItem {
  transaction: Transaction | undefined;
  record: TransactionRecord | undefined;
}
export const RecordStreamItem: MessageType<RecordStreamItem> = defineMessage<RecordStreamItem>(
  'RecordStreamItem',
  () => ({ transaction: undefined, record: undefined }),
  () => [
    { number: 1, name: 'transaction', kind: 'message', type: Transaction },
    { number: 2, name: 'record', kind: 'message', type: TransactionRecord },
  ],
);

/** proto.ResponseCodeEnum */
export const ResponseCodeEnum: Readonly<Record<number, string>> = {
  0: 'OK',
  1: 'INVALID_TRANSACTION',
  2: 'PAYER_ACCOUNT_NOT_FOUND',
  3: 'INVALID_NODE_ACCOUNT',
  4: 'TRANSACTION_EXPIRED',
  5: 'INVALID_TRANSACTION_START',
  6: 'INVALID_TRANSACTION_DURATION',
  7: 'INVALID_SIGNATURE',
  8: 'MEMO_TOO_LONG',
  9: 'INSUFFICIENT_TX_FEE',
  10: 'INSUFFICIENT_PAYER_BALANCE',
  11: 'DUPLICATE_TRANSACTION',
  12: 'BUSY',
  13: 'NOT_SUPPORTED',
  14: 'INVALID_FILE_ID',
  15: 'INVALID_ACCOUNT_ID',
  16: 'INVALID_CONTRACT_ID',
  17: 'INVALID_TRANSACTION_ID',
  18: 'RECEIPT_NOT_FOUND',
  19: 'RECORD_NOT_FOUND',
  20: 'INVALID_SOLIDITY_ID',
  21: 'UNKNOWN',
  22: 'SUCCESS',
  23: 'FAIL_INVALID',
  24: 'FAIL_FEE',
  25: 'FAIL_BALANCE',
  26: 'KEY_REQUIRED',
  27: 'BAD_ENCODING',
  28: 'INSUFFICIENT_ACCOUNT_BALANCE',
  29: 'INVALID_SOLIDITY_ADDRESS',
  30: 'INSUFFICIENT_GAS',
  31: 'CONTRACT_SIZE_LIMIT_EXCEEDED',
  32: 'LOCAL_CALL_MODIFICATION_EXCEPTION',
  33: 'CONTRACT_REVERT_EXECUTED',
  34: 'CONTRACT_EXECUTION_EXCEPTION',
  35: 'INVALID_RECEIVING_NODE_ACCOUNT',
  36: 'MISSING_QUERY_HEADER',
  37: 'ACCOUNT_UPDATE_FAILED',
  38: 'INVALID_KEY_ENCODING',
  39: 'NULL_SOLIDITY_ADDRESS',
  40: 'CONTRACT_UPDATE_FAILED',
  41: 'INVALID_QUERY_HEADER',
  42: 'INVALID_FEE_SUBMITTED',
  43: 'INVALID_PAYER_SIGNATURE',
  44: 'KEY_NOT_PROVIDED',
  45: 'INVALID_EXPIRATION_TIME',
  46: 'NO_WACL_KEY',
  47: 'FILE_CONTENT_EMPTY',
  48: 'INVALID_ACCOUNT_AMOUNTS',
  49: 'EMPTY_TRANSACTION_BODY',
  50: 'INVALID_TRANSACTION_BODY',
  51: 'INVALID_SIGNATURE_TYPE_MISMATCHING_KEY',
  52: 'INVALID_SIGNATURE_COUNT_MISMATCHING_KEY',
  53: 'EMPTY_LIVE_HASH_BODY',
  54: 'EMPTY_LIVE_HASH',
  55: 'EMPTY_LIVE_HASH_KEYS',
  56: 'INVALID_LIVE_HASH_SIZE',
  57: 'EMPTY_QUERY_BODY',
  58: 'EMPTY_LIVE_HASH_QUERY',
  59: 'LIVE_HASH_NOT_FOUND',
  60: 'ACCOUNT_ID_DOES_NOT_EXIST',
  61: 'LIVE_HASH_ALREADY_EXISTS',
  62: 'INVALID_FILE_WACL',
  63: 'SERIALIZATION_FAILED',
  64: 'TRANSACTION_OVERSIZE',
  65: 'TRANSACTION_TOO_MANY_LAYERS',
  66: 'CONTRACT_DELETED',
  67: 'PLATFORM_NOT_ACTIVE',
  68: 'KEY_PREFIX_MISMATCH',
  69: 'PLATFORM_TRANSACTION_NOT_CREATED',
  70: 'INVALID_RENEWAL_PERIOD',
  71: 'INVALID_PAYER_ACCOUNT_ID',
  72: 'ACCOUNT_DELETED',
  73: 'FILE_DELETED',
  74: 'ACCOUNT_REPEATED_IN_ACCOUNT_AMOUNTS',
  75: 'SETTING_NEGATIVE_ACCOUNT_BALANCE',
  76: 'OBTAINER_REQUIRED',
  77: 'OBTAINER_SAME_CONTRACT_ID',
  78: 'OBTAINER_DOES_NOT_EXIST',
  79: 'MODIFYING_IMMUTABLE_CONTRACT',
  80: 'FILE_SYSTEM_EXCEPTION',
  81: 'AUTORENEW_DURATION_NOT_IN_RANGE',
  82: 'ERROR_DECODING_BYTESTRING',
  83: 'CONTRACT_FILE_EMPTY',
  84: 'CONTRACT_BYTECODE_EMPTY',
  85: 'INVALID_INITIAL_BALANCE',
  86: 'INVALID_RECEIVE_RECORD_THRESHOLD',
  87: 'INVALID_SEND_RECORD_THRESHOLD',
  88: 'ACCOUNT_IS_NOT_GENESIS_ACCOUNT',
  89: 'PAYER_ACCOUNT_UNAUTHORIZED',
  90: 'INVALID_FREEZE_TRANSACTION_BODY',
  91: 'FREEZE_TRANSACTION_BODY_NOT_FOUND',
  92: 'TRANSFER_LIST_SIZE_LIMIT_EXCEEDED',
  93: 'RESULT_SIZE_LIMIT_EXCEEDED',
  94: 'NOT_SPECIAL_ACCOUNT',
  95: 'CONTRACT_NEGATIVE_GAS',
  96: 'CONTRACT_NEGATIVE_VALUE',
  97: 'INVALID_FEE_FILE',
  98: 'INVALID_EXCHANGE_RATE_FILE',
  99: 'INSUFFICIENT_LOCAL_CALL_GAS',
  100: 'ENTITY_NOT_ALLOWED_TO_DELETE',
  101: 'AUTHORIZATION_FAILED',
  102: 'FILE_UPLOADED_PROTO_INVALID',
  103: 'FILE_UPLOADED_PROTO_NOT_SAVED_TO_DISK',
  104: 'FEE_SCHEDULE_FILE_PART_UPLOADED',
  105: 'EXCHANGE_RATE_CHANGE_LIMIT_EXCEEDED',
  106: 'MAX_CONTRACT_STORAGE_EXCEEDED',
  107: 'TRANSFER_ACCOUNT_SAME_AS_DELETE_ACCOUNT',
  108: 'TOTAL_LEDGER_BALANCE_INVALID',
  110: 'EXPIRATION_REDUCTION_NOT_ALLOWED',
  111: 'MAX_GAS_LIMIT_EXCEEDED',
  112: 'MAX_FILE_SIZE_EXCEEDED',
  113: 'RECEIVER_SIG_REQUIRED',
  150: 'INVALID_TOPIC_ID',
  155: 'INVALID_ADMIN_KEY',
  156: 'INVALID_SUBMIT_KEY',
  157: 'UNAUTHORIZED',
  158: 'INVALID_TOPIC_MESSAGE',
  159: 'INVALID_AUTORENEW_ACCOUNT',
  160: 'AUTORENEW_ACCOUNT_NOT_ALLOWED',
  162: 'TOPIC_EXPIRED',
  163: 'INVALID_CHUNK_NUMBER',
  164: 'INVALID_CHUNK_TRANSACTION_ID',
  165: 'ACCOUNT_FROZEN_FOR_TOKEN',
  166: 'TOKENS_PER_ACCOUNT_LIMIT_EXCEEDED',
  167: 'INVALID_TOKEN_ID',
  168: 'INVALID_TOKEN_DECIMALS',
  169: 'INVALID_TOKEN_INITIAL_SUPPLY',
  170: 'INVALID_TREASURY_ACCOUNT_FOR_TOKEN',
  171: 'INVALID_TOKEN_SYMBOL',
  172: 'TOKEN_HAS_NO_FREEZE_KEY',
  173: 'TRANSFERS_NOT_ZERO_SUM_FOR_TOKEN',
  174: 'MISSING_TOKEN_SYMBOL',
  175: 'TOKEN_SYMBOL_TOO_LONG',
  176: 'ACCOUNT_KYC_NOT_GRANTED_FOR_TOKEN',
  177: 'TOKEN_HAS_NO_KYC_KEY',
  178: 'INSUFFICIENT_TOKEN_BALANCE',
  179: 'TOKEN_WAS_DELETED',
  180: 'TOKEN_HAS_NO_SUPPLY_KEY',
  181: 'TOKEN_HAS_NO_WIPE_KEY',
  182: 'INVALID_TOKEN_MINT_AMOUNT',
  183: 'INVALID_TOKEN_BURN_AMOUNT',
  184: 'TOKEN_NOT_ASSOCIATED_TO_ACCOUNT',
  185: 'CANNOT_WIPE_TOKEN_TREASURY_ACCOUNT',
  186: 'INVALID_KYC_KEY',
  187: 'INVALID_WIPE_KEY',
  188: 'INVALID_FREEZE_KEY',
  189: 'INVALID_SUPPLY_KEY',
  190: 'MISSING_TOKEN_NAME',
  191: 'TOKEN_NAME_TOO_LONG',
  192: 'INVALID_WIPING_AMOUNT',
  193: 'TOKEN_IS_IMMUTABLE',
  194: 'TOKEN_ALREADY_ASSOCIATED_TO_ACCOUNT',
  195: 'TRANSACTION_REQUIRES_ZERO_TOKEN_BALANCES',
  196: 'ACCOUNT_IS_TREASURY',
  197: 'TOKEN_ID_REPEATED_IN_TOKEN_LIST',
  198: 'TOKEN_TRANSFER_LIST_SIZE_LIMIT_EXCEEDED',
  199: 'EMPTY_TOKEN_TRANSFER_BODY',
  200: 'EMPTY_TOKEN_TRANSFER_ACCOUNT_AMOUNTS',
  201: 'INVALID_SCHEDULE_ID',
  202: 'SCHEDULE_IS_IMMUTABLE',
  203: 'INVALID_SCHEDULE_PAYER_ID',
  204: 'INVALID_SCHEDULE_ACCOUNT_ID',
  205: 'NO_NEW_VALID_SIGNATURES',
  206: 'UNRESOLVABLE_REQUIRED_SIGNERS',
  207: 'SCHEDULED_TRANSACTION_NOT_IN_WHITELIST',
  208: 'SOME_SIGNATURES_WERE_INVALID',
  209: 'TRANSACTION_ID_FIELD_NOT_ALLOWED',
  210: 'IDENTICAL_SCHEDULE_ALREADY_CREATED',
  211: 'INVALID_ZERO_BYTE_IN_STRING',
  212: 'SCHEDULE_ALREADY_DELETED',
  213: 'SCHEDULE_ALREADY_EXECUTED',
  214: 'MESSAGE_SIZE_TOO_LARGE',
  215: 'OPERATION_REPEATED_IN_BUCKET_GROUPS',
  216: 'BUCKET_CAPACITY_OVERFLOW',
  217: 'NODE_CAPACITY_NOT_SUFFICIENT_FOR_OPERATION',
  218: 'BUCKET_HAS_NO_THROTTLE_GROUPS',
  219: 'THROTTLE_GROUP_HAS_ZERO_OPS_PER_SEC',
  220: 'SUCCESS_BUT_MISSING_EXPECTED_OPERATION',
  221: 'UNPARSEABLE_THROTTLE_DEFINITIONS',
  222: 'INVALID_THROTTLE_DEFINITIONS',
  223: 'ACCOUNT_EXPIRED_AND_PENDING_REMOVAL',
  224: 'INVALID_TOKEN_MAX_SUPPLY',
  225: 'INVALID_TOKEN_NFT_SERIAL_NUMBER',
  226: 'INVALID_NFT_ID',
  227: 'METADATA_TOO_LONG',
  228: 'BATCH_SIZE_LIMIT_EXCEEDED',
  229: 'INVALID_QUERY_RANGE',
  230: 'FRACTION_DIVIDES_BY_ZERO',
  231: 'INSUFFICIENT_PAYER_BALANCE_FOR_CUSTOM_FEE',
  232: 'CUSTOM_FEES_LIST_TOO_LONG',
  233: 'INVALID_CUSTOM_FEE_COLLECTOR',
  234: 'INVALID_TOKEN_ID_IN_CUSTOM_FEES',
  235: 'TOKEN_NOT_ASSOCIATED_TO_FEE_COLLECTOR',
  236: 'TOKEN_MAX_SUPPLY_REACHED',
  237: 'SENDER_DOES_NOT_OWN_NFT_SERIAL_NO',
  238: 'CUSTOM_FEE_NOT_FULLY_SPECIFIED',
  239: 'CUSTOM_FEE_MUST_BE_POSITIVE',
  240: 'TOKEN_HAS_NO_FEE_SCHEDULE_KEY',
  241: 'CUSTOM_FEE_OUTSIDE_NUMERIC_RANGE',
  242: 'ROYALTY_FRACTION_CANNOT_EXCEED_ONE',
  243: 'FRACTIONAL_FEE_MAX_AMOUNT_LESS_THAN_MIN_AMOUNT',
  244: 'CUSTOM_SCHEDULE_ALREADY_HAS_NO_FEES',
  245: 'CUSTOM_FEE_DENOMINATION_MUST_BE_FUNGIBLE_COMMON',
  246: 'CUSTOM_FRACTIONAL_FEE_ONLY_ALLOWED_FOR_FUNGIBLE_COMMON',
  247: 'INVALID_CUSTOM_FEE_SCHEDULE_KEY',
  248: 'INVALID_TOKEN_MINT_METADATA',
  249: 'INVALID_TOKEN_BURN_METADATA',
  250: 'CURRENT_TREASURY_STILL_OWNS_NFTS',
  251: 'ACCOUNT_STILL_OWNS_NFTS',
  252: 'TREASURY_MUST_OWN_BURNED_NFT',
  253: 'ACCOUNT_DOES_NOT_OWN_WIPED_NFT',
  254: 'ACCOUNT_AMOUNT_TRANSFERS_ONLY_ALLOWED_FOR_FUNGIBLE_COMMON',
  255: 'MAX_NFTS_IN_PRICE_REGIME_HAVE_BEEN_MINTED',
  256: 'PAYER_ACCOUNT_DELETED',
  257: 'CUSTOM_FEE_CHARGING_EXCEEDED_MAX_RECURSION_DEPTH',
  258: 'CUSTOM_FEE_CHARGING_EXCEEDED_MAX_ACCOUNT_AMOUNTS',
  259: 'INSUFFICIENT_SENDER_ACCOUNT_BALANCE_FOR_CUSTOM_FEE',
  260: 'SERIAL_NUMBER_LIMIT_REACHED',
  261: 'CUSTOM_ROYALTY_FEE_ONLY_ALLOWED_FOR_NON_FUNGIBLE_UNIQUE',
  262: 'NO_REMAINING_AUTOMATIC_ASSOCIATIONS',
  263: 'EXISTING_AUTOMATIC_ASSOCIATIONS_EXCEED_GIVEN_LIMIT',
  264: 'REQUESTED_NUM_AUTOMATIC_ASSOCIATIONS_EXCEEDS_ASSOCIATION_LIMIT',
  265: 'TOKEN_IS_PAUSED',
  266: 'TOKEN_HAS_NO_PAUSE_KEY',
  267: 'INVALID_PAUSE_KEY',
  268: 'FREEZE_UPDATE_FILE_DOES_NOT_EXIST',
  269: 'FREEZE_UPDATE_FILE_HASH_DOES_NOT_MATCH',
  270: 'NO_UPGRADE_HAS_BEEN_PREPARED',
  271: 'NO_FREEZE_IS_SCHEDULED',
  272: 'UPDATE_FILE_HASH_CHANGED_SINCE_PREPARE_UPGRADE',
  273: 'FREEZE_START_TIME_MUST_BE_FUTURE',
  274: 'PREPARED_UPDATE_FILE_IS_IMMUTABLE',
  275: 'FREEZE_ALREADY_SCHEDULED',
  276: 'FREEZE_UPGRADE_IN_PROGRESS',
  277: 'UPDATE_FILE_ID_DOES_NOT_MATCH_PREPARED',
  278: 'UPDATE_FILE_HASH_DOES_NOT_MATCH_PREPARED',
  279: 'CONSENSUS_GAS_EXHAUSTED',
  280: 'REVERTED_SUCCESS',
  281: 'MAX_STORAGE_IN_PRICE_REGIME_HAS_BEEN_USED',
  282: 'INVALID_ALIAS_KEY',
  283: 'UNEXPECTED_TOKEN_DECIMALS',
  284: 'INVALID_PROXY_ACCOUNT_ID',
  285: 'INVALID_TRANSFER_ACCOUNT_ID',
  286: 'INVALID_FEE_COLLECTOR_ACCOUNT_ID',
  287: 'ALIAS_IS_IMMUTABLE',
  288: 'SPENDER_ACCOUNT_SAME_AS_OWNER',
  289: 'AMOUNT_EXCEEDS_TOKEN_MAX_SUPPLY',
  290: 'NEGATIVE_ALLOWANCE_AMOUNT',
  291: 'CANNOT_APPROVE_FOR_ALL_FUNGIBLE_COMMON',
  292: 'SPENDER_DOES_NOT_HAVE_ALLOWANCE',
  293: 'AMOUNT_EXCEEDS_ALLOWANCE',
  294: 'MAX_ALLOWANCES_EXCEEDED',
  295: 'EMPTY_ALLOWANCES',
  296: 'SPENDER_ACCOUNT_REPEATED_IN_ALLOWANCES',
  297: 'REPEATED_SERIAL_NUMS_IN_NFT_ALLOWANCES',
  298: 'FUNGIBLE_TOKEN_IN_NFT_ALLOWANCES',
  299: 'NFT_IN_FUNGIBLE_TOKEN_ALLOWANCES',
  300: 'INVALID_ALLOWANCE_OWNER_ID',
  301: 'INVALID_ALLOWANCE_SPENDER_ID',
  302: 'REPEATED_ALLOWANCES_TO_DELETE',
  303: 'INVALID_DELEGATING_SPENDER',
  304: 'DELEGATING_SPENDER_CANNOT_GRANT_APPROVE_FOR_ALL',
  305: 'DELEGATING_SPENDER_DOES_NOT_HAVE_APPROVE_FOR_ALL',
  306: 'SCHEDULE_EXPIRATION_TIME_TOO_FAR_IN_FUTURE',
  307: 'SCHEDULE_EXPIRATION_TIME_MUST_BE_HIGHER_THAN_CONSENSUS_TIME',
  308: 'SCHEDULE_FUTURE_THROTTLE_EXCEEDED',
  309: 'SCHEDULE_FUTURE_GAS_LIMIT_EXCEEDED',
  310: 'INVALID_ETHEREUM_TRANSACTION',
  311: 'WRONG_CHAIN_ID',
  312: 'WRONG_NONCE',
  313: 'ACCESS_LIST_UNSUPPORTED',
  314: 'SCHEDULE_PENDING_EXPIRATION',
  315: 'CONTRACT_IS_TOKEN_TREASURY',
  316: 'CONTRACT_HAS_NON_ZERO_TOKEN_BALANCES',
  317: 'CONTRACT_EXPIRED_AND_PENDING_REMOVAL',
  318: 'CONTRACT_HAS_NO_AUTO_RENEW_ACCOUNT',
  319: 'PERMANENT_REMOVAL_REQUIRES_SYSTEM_INITIATION',
  320: 'PROXY_ACCOUNT_ID_FIELD_IS_DEPRECATED',
  321: 'SELF_STAKING_IS_NOT_ALLOWED',
  322: 'INVALID_STAKING_ID',
  323: 'STAKING_NOT_ENABLED',
  324: 'INVALID_PRNG_RANGE',
  325: 'MAX_ENTITIES_IN_PRICE_REGIME_HAVE_BEEN_CREATED',
  326: 'INVALID_FULL_PREFIX_SIGNATURE_FOR_PRECOMPILE',
  327: 'INSUFFICIENT_BALANCES_FOR_STORAGE_RENT',
  328: 'MAX_CHILD_RECORDS_EXCEEDED',
  329: 'INSUFFICIENT_BALANCES_FOR_RENEWAL_FEES',
  330: 'TRANSACTION_HAS_UNKNOWN_FIELDS',
  331: 'ACCOUNT_IS_IMMUTABLE',
  332: 'ALIAS_ALREADY_ASSIGNED',
  333: 'INVALID_METADATA_KEY',
  334: 'TOKEN_HAS_NO_METADATA_KEY',
  335: 'MISSING_TOKEN_METADATA',
  336: 'MISSING_SERIAL_NUMBERS',
  337: 'TOKEN_HAS_NO_ADMIN_KEY',
  338: 'NODE_DELETED',
  339: 'INVALID_NODE_ID',
  340: 'INVALID_GOSSIP_ENDPOINT',
  341: 'INVALID_NODE_ACCOUNT_ID',
  342: 'INVALID_NODE_DESCRIPTION',
  343: 'INVALID_SERVICE_ENDPOINT',
  344: 'INVALID_GOSSIP_CA_CERTIFICATE',
  345: 'INVALID_GRPC_CERTIFICATE',
  346: 'INVALID_MAX_AUTO_ASSOCIATIONS',
  347: 'MAX_NODES_CREATED',
  348: 'IP_FQDN_CANNOT_BE_SET_FOR_SAME_ENDPOINT',
  349: 'GOSSIP_ENDPOINT_CANNOT_HAVE_FQDN',
  350: 'FQDN_SIZE_TOO_LARGE',
  351: 'INVALID_ENDPOINT',
  352: 'GOSSIP_ENDPOINTS_EXCEEDED_LIMIT',
  353: 'TOKEN_REFERENCE_REPEATED',
  354: 'INVALID_OWNER_ID',
  355: 'TOKEN_REFERENCE_LIST_SIZE_LIMIT_EXCEEDED',
  356: 'SERVICE_ENDPOINTS_EXCEEDED_LIMIT',
  357: 'INVALID_IPV4_ADDRESS',
  358: 'EMPTY_TOKEN_REFERENCE_LIST',
  359: 'UPDATE_NODE_ACCOUNT_NOT_ALLOWED',
  360: 'TOKEN_HAS_NO_METADATA_OR_SUPPLY_KEY',
  361: 'EMPTY_PENDING_AIRDROP_ID_LIST',
  362: 'PENDING_AIRDROP_ID_REPEATED',
  363: 'PENDING_AIRDROP_ID_LIST_TOO_LONG',
  364: 'PENDING_NFT_AIRDROP_ALREADY_EXISTS',
  365: 'ACCOUNT_HAS_PENDING_AIRDROPS',
  366: 'THROTTLED_AT_CONSENSUS',
  367: 'INVALID_PENDING_AIRDROP_ID',
  368: 'TOKEN_AIRDROP_WITH_FALLBACK_ROYALTY',
  369: 'INVALID_TOKEN_IN_PENDING_AIRDROP',
  370: 'SCHEDULE_EXPIRY_IS_BUSY',
  371: 'INVALID_GRPC_CERTIFICATE_HASH',
  372: 'MISSING_EXPIRY_TIME',
  373: 'NO_SCHEDULING_ALLOWED_AFTER_SCHEDULED_RECURSION',
  374: 'RECURSIVE_SCHEDULING_LIMIT_REACHED',
  375: 'WAITING_FOR_LEDGER_ID',
  376: 'MAX_ENTRIES_FOR_FEE_EXEMPT_KEY_LIST_EXCEEDED',
  377: 'FEE_EXEMPT_KEY_LIST_CONTAINS_DUPLICATED_KEYS',
  378: 'INVALID_KEY_IN_FEE_EXEMPT_KEY_LIST',
  379: 'INVALID_FEE_SCHEDULE_KEY',
  380: 'FEE_SCHEDULE_KEY_CANNOT_BE_UPDATED',
  381: 'FEE_SCHEDULE_KEY_NOT_SET',
  382: 'MAX_CUSTOM_FEE_LIMIT_EXCEEDED',
  383: 'NO_VALID_MAX_CUSTOM_FEE',
  384: 'INVALID_MAX_CUSTOM_FEES',
  385: 'DUPLICATE_DENOMINATION_IN_MAX_CUSTOM_FEE_LIST',
  386: 'DUPLICATE_ACCOUNT_ID_IN_MAX_CUSTOM_FEE_LIST',
  387: 'MAX_CUSTOM_FEES_IS_NOT_SUPPORTED',
  388: 'BATCH_LIST_EMPTY',
  389: 'BATCH_LIST_CONTAINS_DUPLICATES',
  390: 'BATCH_TRANSACTION_IN_BLACKLIST',
  391: 'INNER_TRANSACTION_FAILED',
  392: 'MISSING_BATCH_KEY',
  393: 'BATCH_KEY_SET_ON_NON_INNER_TRANSACTION',
  394: 'INVALID_BATCH_KEY',
  395: 'SCHEDULE_EXPIRY_NOT_CONFIGURABLE',
  396: 'CREATING_SYSTEM_ENTITIES',
  397: 'THROTTLE_GROUP_LCM_OVERFLOW',
  398: 'AIRDROP_CONTAINS_MULTIPLE_SENDERS_FOR_A_TOKEN',
  399: 'GRPC_WEB_PROXY_NOT_SUPPORTED',
  400: 'NFT_TRANSFERS_ONLY_ALLOWED_FOR_NON_FUNGIBLE_UNIQUE',
  401: 'INVALID_SERIALIZED_TX_MESSAGE_HASH_ALGORITHM',
  499: 'WRONG_HOOK_ENTITY_TYPE',
  500: 'EVM_HOOK_GAS_THROTTLED',
  501: 'HOOK_ID_IN_USE',
  502: 'BAD_HOOK_REQUEST',
  503: 'REJECTED_BY_ACCOUNT_ALLOWANCE_HOOK',
  504: 'HOOK_NOT_FOUND',
  505: 'EVM_HOOK_STORAGE_UPDATE_BYTES_TOO_LONG',
  506: 'EVM_HOOK_STORAGE_UPDATE_BYTES_MUST_USE_MINIMAL_REPRESENTATION',
  507: 'INVALID_HOOK_ID',
  508: 'EMPTY_EVM_HOOK_STORAGE_UPDATE',
  509: 'HOOK_ID_REPEATED_IN_CREATION_DETAILS',
  510: 'HOOKS_NOT_ENABLED',
  511: 'HOOK_IS_NOT_AN_EVM_HOOK',
  512: 'HOOK_DELETED',
  513: 'TOO_MANY_EVM_HOOK_STORAGE_UPDATES',
  514: 'HOOK_CREATION_BYTES_MUST_USE_MINIMAL_REPRESENTATION',
  515: 'HOOK_CREATION_BYTES_TOO_LONG',
  516: 'INVALID_HOOK_CREATION_SPEC',
  517: 'HOOK_EXTENSION_EMPTY',
  518: 'INVALID_HOOK_ADMIN_KEY',
  519: 'HOOK_DELETION_REQUIRES_ZERO_STORAGE_SLOTS',
  520: 'CANNOT_SET_HOOKS_AND_APPROVAL',
  521: 'TRANSACTION_REQUIRES_ZERO_HOOKS',
  522: 'INVALID_HOOK_CALL',
  523: 'HOOKS_ARE_NOT_SUPPORTED_IN_AIRDROPS',
  524: 'ACCOUNT_IS_LINKED_TO_A_NODE',
  525: 'HOOKS_EXECUTIONS_REQUIRE_TOP_LEVEL_CRYPTO_TRANSFER',
  526: 'NODE_ACCOUNT_HAS_ZERO_BALANCE',
  527: 'TRANSFER_TO_FEE_COLLECTION_ACCOUNT_NOT_ALLOWED',
  528: 'TOO_MANY_HOOK_INVOCATIONS',
  529: 'INVALID_REGISTERED_NODE_ID',
  530: 'INVALID_REGISTERED_ENDPOINT',
  531: 'REGISTERED_ENDPOINTS_EXCEEDED_LIMIT',
  532: 'INVALID_REGISTERED_ENDPOINT_ADDRESS',
  533: 'INVALID_REGISTERED_ENDPOINT_TYPE',
  534: 'REGISTERED_NODE_STILL_ASSOCIATED',
  535: 'MAX_REGISTERED_NODES_EXCEEDED',
};

/** proto.RoyaltyFee */
export interface RoyaltyFee {
  exchangeValueFraction: Fraction | undefined;
  fallbackFee: FixedFee | undefined;
}
export const RoyaltyFee: MessageType<RoyaltyFee> = defineMessage<RoyaltyFee>(
  'RoyaltyFee',
  () => ({ exchangeValueFraction: undefined, fallbackFee: undefined }),
  () => [
    { number: 1, name: 'exchangeValueFraction', kind: 'message', type: Fraction },
    { number: 2, name: 'fallbackFee', kind: 'message', type: FixedFee },
  ],
);

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
  maxCustomFees: CustomFeeLimit[];
}
export const SchedulableTransactionBody: MessageType<SchedulableTransactionBody> = defineMessage<SchedulableTransactionBody>(
  'SchedulableTransactionBody',
  () => ({ transactionFee: 0n, memo: '', contractCall: undefined, contractCreateInstance: undefined, contractUpdateInstance: undefined, contractDeleteInstance: undefined, cryptoCreateAccount: undefined, cryptoDelete: undefined, cryptoTransfer: undefined, cryptoUpdateAccount: undefined, fileAppend: undefined, fileCreate: undefined, fileDelete: undefined, fileUpdate: undefined, systemDelete: undefined, systemUndelete: undefined, freeze: undefined, consensusCreateTopic: undefined, consensusUpdateTopic: undefined, consensusDeleteTopic: undefined, consensusSubmitMessage: undefined, tokenCreation: undefined, tokenFreeze: undefined, tokenUnfreeze: undefined, tokenGrantKyc: undefined, tokenRevokeKyc: undefined, tokenDeletion: undefined, tokenUpdate: undefined, tokenMint: undefined, tokenBurn: undefined, tokenWipe: undefined, tokenAssociate: undefined, tokenDissociate: undefined, scheduleDelete: undefined, tokenPause: undefined, tokenUnpause: undefined, cryptoApproveAllowance: undefined, cryptoDeleteAllowance: undefined, tokenFeeScheduleUpdate: undefined, utilPrng: undefined, tokenUpdateNfts: undefined, nodeCreate: undefined, nodeUpdate: undefined, nodeDelete: undefined, tokenReject: undefined, tokenCancelAirdrop: undefined, tokenClaimAirdrop: undefined, tokenAirdrop: undefined, registeredNodeCreate: undefined, registeredNodeUpdate: undefined, registeredNodeDelete: undefined, maxCustomFees: [] }),
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

/** proto.Schedule */
export interface Schedule {
  scheduleId: ScheduleID | undefined;
  deleted: boolean;
  executed: boolean;
  waitForExpiry: boolean;
  memo: string;
  schedulerAccountId: AccountID | undefined;
  payerAccountId: AccountID | undefined;
  adminKey: Key | undefined;
  scheduleValidStart: Timestamp | undefined;
  providedExpirationSecond: bigint;
  calculatedExpirationSecond: bigint;
  resolutionTime: Timestamp | undefined;
  scheduledTransaction: SchedulableTransactionBody | undefined;
  originalCreateTransaction: TransactionBody | undefined;
  signatories: Key[];
}
export const Schedule: MessageType<Schedule> = defineMessage<Schedule>(
  'Schedule',
  () => ({ scheduleId: undefined, deleted: false, executed: false, waitForExpiry: false, memo: '', schedulerAccountId: undefined, payerAccountId: undefined, adminKey: undefined, scheduleValidStart: undefined, providedExpirationSecond: 0n, calculatedExpirationSecond: 0n, resolutionTime: undefined, scheduledTransaction: undefined, originalCreateTransaction: undefined, signatories: [] }),
  () => [
    { number: 1, name: 'scheduleId', kind: 'message', type: ScheduleID },
    { number: 2, name: 'deleted', kind: 'bool' },
    { number: 3, name: 'executed', kind: 'bool' },
    { number: 4, name: 'waitForExpiry', kind: 'bool' },
    { number: 5, name: 'memo', kind: 'string' },
    { number: 6, name: 'schedulerAccountId', kind: 'message', type: AccountID },
    { number: 7, name: 'payerAccountId', kind: 'message', type: AccountID },
    { number: 8, name: 'adminKey', kind: 'message', type: Key },
    { number: 9, name: 'scheduleValidStart', kind: 'message', type: Timestamp },
    { number: 10, name: 'providedExpirationSecond', kind: 'int64' },
    { number: 11, name: 'calculatedExpirationSecond', kind: 'int64' },
    { number: 12, name: 'resolutionTime', kind: 'message', type: Timestamp },
    { number: 13, name: 'scheduledTransaction', kind: 'message', type: SchedulableTransactionBody },
    { number: 14, name: 'originalCreateTransaction', kind: 'message', type: TransactionBody },
    { number: 15, name: 'signatories', kind: 'message', repeated: true, type: Key },
  ],
);

/** proto.ScheduleCreateTransactionBody */
export interface ScheduleCreateTransactionBody {
  scheduledTransactionBody: SchedulableTransactionBody | undefined;
  memo: string;
  adminKey: Key | undefined;
  payerAccountID: AccountID | undefined;
  expirationTime: Timestamp | undefined;
  waitForExpiry: boolean;
}
export const ScheduleCreateTransactionBody: MessageType<ScheduleCreateTransactionBody> = defineMessage<ScheduleCreateTransactionBody>(
  'ScheduleCreateTransactionBody',
  () => ({ scheduledTransactionBody: undefined, memo: '', adminKey: undefined, payerAccountID: undefined, expirationTime: undefined, waitForExpiry: false }),
  () => [
    { number: 1, name: 'scheduledTransactionBody', kind: 'message', type: SchedulableTransactionBody },
    { number: 2, name: 'memo', kind: 'string' },
    { number: 3, name: 'adminKey', kind: 'message', type: Key },
    { number: 4, name: 'payerAccountID', kind: 'message', type: AccountID },
    { number: 5, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 13, name: 'waitForExpiry', kind: 'bool' },
  ],
);

/** proto.ScheduleDeleteTransactionBody */
export interface ScheduleDeleteTransactionBody {
  scheduleID: ScheduleID | undefined;
}
export const ScheduleDeleteTransactionBody: MessageType<ScheduleDeleteTransactionBody> = defineMessage<ScheduleDeleteTransactionBody>(
  'ScheduleDeleteTransactionBody',
  () => ({ scheduleID: undefined }),
  () => [
    { number: 1, name: 'scheduleID', kind: 'message', type: ScheduleID },
  ],
);

/** proto.ScheduleID */
export interface ScheduleID {
  shardNum: bigint;
  realmNum: bigint;
  scheduleNum: bigint;
}
export const ScheduleID: MessageType<ScheduleID> = defineMessage<ScheduleID>(
  'ScheduleID',
  () => ({ shardNum: 0n, realmNum: 0n, scheduleNum: 0n }),
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'scheduleNum', kind: 'int64' },
  ],
);

/** proto.ScheduleSignTransactionBody */
export interface ScheduleSignTransactionBody {
  scheduleID: ScheduleID | undefined;
}
export const ScheduleSignTransactionBody: MessageType<ScheduleSignTransactionBody> = defineMessage<ScheduleSignTransactionBody>(
  'ScheduleSignTransactionBody',
  () => ({ scheduleID: undefined }),
  () => [
    { number: 1, name: 'scheduleID', kind: 'message', type: ScheduleID },
  ],
);

/** proto.SemanticVersion */
export interface SemanticVersion {
  major: number;
  minor: number;
  patch: number;
  pre: string;
  build: string;
}
export const SemanticVersion: MessageType<SemanticVersion> = defineMessage<SemanticVersion>(
  'SemanticVersion',
  () => ({ major: 0, minor: 0, patch: 0, pre: '', build: '' }),
  () => [
    { number: 1, name: 'major', kind: 'int32' },
    { number: 2, name: 'minor', kind: 'int32' },
    { number: 3, name: 'patch', kind: 'int32' },
    { number: 4, name: 'pre', kind: 'string' },
    { number: 5, name: 'build', kind: 'string' },
  ],
);

/** proto.ServiceEndpoint */
export interface ServiceEndpoint {
  ipAddressV4: Uint8Array;
  port: number;
  domainName: string;
}
export const ServiceEndpoint: MessageType<ServiceEndpoint> = defineMessage<ServiceEndpoint>(
  'ServiceEndpoint',
  () => ({ ipAddressV4: EMPTY, port: 0, domainName: '' }),
  () => [
    { number: 1, name: 'ipAddressV4', kind: 'bytes' },
    { number: 2, name: 'port', kind: 'int32' },
    { number: 3, name: 'domainName', kind: 'string' },
  ],
);

/** proto.ServicesConfigurationList */
export interface ServicesConfigurationList {
  nameValue: Setting[];
}
export const ServicesConfigurationList: MessageType<ServicesConfigurationList> = defineMessage<ServicesConfigurationList>(
  'ServicesConfigurationList',
  () => ({ nameValue: [] }),
  () => [
    { number: 1, name: 'nameValue', kind: 'message', repeated: true, type: Setting },
  ],
);

/** proto.Setting */
export interface Setting {
  name: string;
  value: string;
  data: Uint8Array;
}
export const Setting: MessageType<Setting> = defineMessage<Setting>(
  'Setting',
  () => ({ name: '', value: '', data: EMPTY }),
  () => [
    { number: 1, name: 'name', kind: 'string' },
    { number: 2, name: 'value', kind: 'string' },
    { number: 3, name: 'data', kind: 'bytes' },
  ],
);

/** proto.ShardID */
export interface ShardID {
  shardNum: bigint;
}
export const ShardID: MessageType<ShardID> = defineMessage<ShardID>(
  'ShardID',
  () => ({ shardNum: 0n }),
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
  ],
);

/** proto.SidecarFile */
export interface SidecarFile {
  sidecarRecords: TransactionSidecarRecord[];
}
export const SidecarFile: MessageType<SidecarFile> = defineMessage<SidecarFile>(
  'SidecarFile',
  () => ({ sidecarRecords: [] }),
  () => [
    { number: 1, name: 'sidecarRecords', kind: 'message', repeated: true, type: TransactionSidecarRecord },
  ],
);

/** proto.SidecarMetadata */
export interface SidecarMetadata {
  hash: HashObject | undefined;
  id: number;
  types: number[];
}
export const SidecarMetadata: MessageType<SidecarMetadata> = defineMessage<SidecarMetadata>(
  'SidecarMetadata',
  () => ({ hash: undefined, id: 0, types: [] }),
  () => [
    { number: 1, name: 'hash', kind: 'message', type: HashObject },
    { number: 2, name: 'id', kind: 'int32' },
    { number: 3, name: 'types', kind: 'enum', repeated: true },
  ],
);

/** proto.SidecarType */
export const SidecarType: Readonly<Record<number, string>> = {
  0: 'SIDECAR_TYPE_UNKNOWN',
  1: 'CONTRACT_STATE_CHANGE',
  2: 'CONTRACT_ACTION',
  3: 'CONTRACT_BYTECODE',
};

/** proto.Signature */
export interface Signature {
  contract: Uint8Array | undefined;
  ed25519: Uint8Array | undefined;
  RSA_3072: Uint8Array | undefined;
  ECDSA_384: Uint8Array | undefined;
  thresholdSignature: ThresholdSignature | undefined;
  signatureList: SignatureList | undefined;
}
export const Signature: MessageType<Signature> = defineMessage<Signature>(
  'Signature',
  () => ({ contract: undefined, ed25519: undefined, RSA_3072: undefined, ECDSA_384: undefined, thresholdSignature: undefined, signatureList: undefined }),
  () => [
    { number: 1, name: 'contract', kind: 'bytes', optional: true },
    { number: 2, name: 'ed25519', kind: 'bytes', optional: true },
    { number: 3, name: 'RSA_3072', kind: 'bytes', optional: true },
    { number: 4, name: 'ECDSA_384', kind: 'bytes', optional: true },
    { number: 5, name: 'thresholdSignature', kind: 'message', optional: true, type: ThresholdSignature },
    { number: 6, name: 'signatureList', kind: 'message', optional: true, type: SignatureList },
  ],
);

/** proto.SignatureFile */
export interface SignatureFile {
  fileSignature: SignatureObject | undefined;
  metadataSignature: SignatureObject | undefined;
}
export const SignatureFile: MessageType<SignatureFile> = defineMessage<SignatureFile>(
  'SignatureFile',
  () => ({ fileSignature: undefined, metadataSignature: undefined }),
  () => [
    { number: 1, name: 'fileSignature', kind: 'message', type: SignatureObject },
    { number: 2, name: 'metadataSignature', kind: 'message', type: SignatureObject },
  ],
);

/** proto.SignatureList */
export interface SignatureList {
  sigs: Signature[];
}
export const SignatureList: MessageType<SignatureList> = defineMessage<SignatureList>(
  'SignatureList',
  () => ({ sigs: [] }),
  () => [
    { number: 2, name: 'sigs', kind: 'message', repeated: true, type: Signature },
  ],
);

/** proto.SignatureMap */
export interface SignatureMap {
  sigPair: SignaturePair[];
}
export const SignatureMap: MessageType<SignatureMap> = defineMessage<SignatureMap>(
  'SignatureMap',
  () => ({ sigPair: [] }),
  () => [
    { number: 1, name: 'sigPair', kind: 'message', repeated: true, type: SignaturePair },
  ],
);

/** proto.SignatureObject */
export interface SignatureObject {
  type: number;
  length: number;
  checksum: number;
  signature: Uint8Array;
  hashObject: HashObject | undefined;
}
export const SignatureObject: MessageType<SignatureObject> = defineMessage<SignatureObject>(
  'SignatureObject',
  () => ({ type: 0, length: 0, checksum: 0, signature: EMPTY, hashObject: undefined }),
  () => [
    { number: 1, name: 'type', kind: 'enum' },
    { number: 2, name: 'length', kind: 'int32' },
    { number: 3, name: 'checksum', kind: 'int32' },
    { number: 4, name: 'signature', kind: 'bytes' },
    { number: 5, name: 'hashObject', kind: 'message', type: HashObject },
  ],
);

/** proto.SignaturePair */
export interface SignaturePair {
  pubKeyPrefix: Uint8Array;
  contract: Uint8Array | undefined;
  ed25519: Uint8Array | undefined;
  RSA_3072: Uint8Array | undefined;
  ECDSA_384: Uint8Array | undefined;
  ECDSASecp256k1: Uint8Array | undefined;
}
export const SignaturePair: MessageType<SignaturePair> = defineMessage<SignaturePair>(
  'SignaturePair',
  () => ({ pubKeyPrefix: EMPTY, contract: undefined, ed25519: undefined, RSA_3072: undefined, ECDSA_384: undefined, ECDSASecp256k1: undefined }),
  () => [
    { number: 1, name: 'pubKeyPrefix', kind: 'bytes' },
    { number: 2, name: 'contract', kind: 'bytes', optional: true },
    { number: 3, name: 'ed25519', kind: 'bytes', optional: true },
    { number: 4, name: 'RSA_3072', kind: 'bytes', optional: true },
    { number: 5, name: 'ECDSA_384', kind: 'bytes', optional: true },
    { number: 6, name: 'ECDSASecp256k1', kind: 'bytes', optional: true },
  ],
);

/** proto.SignatureType */
export const SignatureType: Readonly<Record<number, string>> = {
  0: 'SIGNATURE_TYPE_UNKNOWN',
  1: 'SHA_384_WITH_RSA',
};

/** proto.SignedTransaction */
export interface SignedTransaction {
  bodyBytes: Uint8Array;
  sigMap: SignatureMap | undefined;
  useSerializedTxMessageHashAlgorithm: boolean;
}
export const SignedTransaction: MessageType<SignedTransaction> = defineMessage<SignedTransaction>(
  'SignedTransaction',
  () => ({ bodyBytes: EMPTY, sigMap: undefined, useSerializedTxMessageHashAlgorithm: false }),
  () => [
    { number: 1, name: 'bodyBytes', kind: 'bytes' },
    { number: 2, name: 'sigMap', kind: 'message', type: SignatureMap },
    { number: 3, name: 'useSerializedTxMessageHashAlgorithm', kind: 'bool' },
  ],
);

/** proto.SingleAccountBalances */
export interface SingleAccountBalances {
  accountID: AccountID | undefined;
  hbarBalance: bigint;
  tokenUnitBalances: TokenUnitBalance[];
}
export const SingleAccountBalances: MessageType<SingleAccountBalances> = defineMessage<SingleAccountBalances>(
  'SingleAccountBalances',
  () => ({ accountID: undefined, hbarBalance: 0n, tokenUnitBalances: [] }),
  () => [
    { number: 1, name: 'accountID', kind: 'message', type: AccountID },
    { number: 2, name: 'hbarBalance', kind: 'uint64' },
    { number: 3, name: 'tokenUnitBalances', kind: 'message', repeated: true, type: TokenUnitBalance },
  ],
);

/** proto.SlotKey */
export interface SlotKey {
  contractID: ContractID | undefined;
  key: Uint8Array;
}
export const SlotKey: MessageType<SlotKey> = defineMessage<SlotKey>(
  'SlotKey',
  () => ({ contractID: undefined, key: EMPTY }),
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'key', kind: 'bytes' },
  ],
);

/** proto.SlotValue */
export interface SlotValue {
  value: Uint8Array;
  previousKey: Uint8Array;
  nextKey: Uint8Array;
}
export const SlotValue: MessageType<SlotValue> = defineMessage<SlotValue>(
  'SlotValue',
  () => ({ value: EMPTY, previousKey: EMPTY, nextKey: EMPTY }),
  () => [
    { number: 1, name: 'value', kind: 'bytes' },
    { number: 2, name: 'previousKey', kind: 'bytes' },
    { number: 3, name: 'nextKey', kind: 'bytes' },
  ],
);

/** proto.StakingNodeInfo */
export interface StakingNodeInfo {
  nodeNumber: bigint;
  minStake: bigint;
  maxStake: bigint;
  stakeToReward: bigint;
  stakeToNotReward: bigint;
  stakeRewardStart: bigint;
  unclaimedStakeRewardStart: bigint;
  stake: bigint;
  rewardSumHistory: bigint[];
  weight: number;
  pendingRewards: bigint;
  deleted: boolean;
}
export const StakingNodeInfo: MessageType<StakingNodeInfo> = defineMessage<StakingNodeInfo>(
  'StakingNodeInfo',
  () => ({ nodeNumber: 0n, minStake: 0n, maxStake: 0n, stakeToReward: 0n, stakeToNotReward: 0n, stakeRewardStart: 0n, unclaimedStakeRewardStart: 0n, stake: 0n, rewardSumHistory: [], weight: 0, pendingRewards: 0n, deleted: false }),
  () => [
    { number: 1, name: 'nodeNumber', kind: 'int64' },
    { number: 2, name: 'minStake', kind: 'int64' },
    { number: 3, name: 'maxStake', kind: 'int64' },
    { number: 4, name: 'stakeToReward', kind: 'int64' },
    { number: 5, name: 'stakeToNotReward', kind: 'int64' },
    { number: 6, name: 'stakeRewardStart', kind: 'int64' },
    { number: 7, name: 'unclaimedStakeRewardStart', kind: 'int64' },
    { number: 8, name: 'stake', kind: 'int64' },
    { number: 9, name: 'rewardSumHistory', kind: 'int64', repeated: true },
    { number: 10, name: 'weight', kind: 'int32' },
    { number: 11, name: 'pendingRewards', kind: 'int64' },
    { number: 12, name: 'deleted', kind: 'bool' },
  ],
);

/** proto.StorageChange */
export interface StorageChange {
  slot: Uint8Array;
  valueRead: Uint8Array;
  valueWritten: BytesValue | undefined;
}
export const StorageChange: MessageType<StorageChange> = defineMessage<StorageChange>(
  'StorageChange',
  () => ({ slot: EMPTY, valueRead: EMPTY, valueWritten: undefined }),
  () => [
    { number: 1, name: 'slot', kind: 'bytes' },
    { number: 2, name: 'valueRead', kind: 'bytes' },
    { number: 3, name: 'valueWritten', kind: 'message', type: BytesValue },
  ],
);

/** proto.SubType */
export const SubType: Readonly<Record<number, string>> = {
  0: 'DEFAULT',
  1: 'TOKEN_FUNGIBLE_COMMON',
  2: 'TOKEN_NON_FUNGIBLE_UNIQUE',
  3: 'TOKEN_FUNGIBLE_COMMON_WITH_CUSTOM_FEES',
  4: 'TOKEN_NON_FUNGIBLE_UNIQUE_WITH_CUSTOM_FEES',
  5: 'SCHEDULE_CREATE_CONTRACT_CALL',
  6: 'TOPIC_CREATE_WITH_CUSTOM_FEES',
  7: 'SUBMIT_MESSAGE_WITH_CUSTOM_FEES',
  8: 'CRYPTO_TRANSFER_WITH_HOOKS',
};

/** proto.SystemDeleteTransactionBody */
export interface SystemDeleteTransactionBody {
  fileID: FileID | undefined;
  contractID: ContractID | undefined;
  expirationTime: TimestampSeconds | undefined;
}
export const SystemDeleteTransactionBody: MessageType<SystemDeleteTransactionBody> = defineMessage<SystemDeleteTransactionBody>(
  'SystemDeleteTransactionBody',
  () => ({ fileID: undefined, contractID: undefined, expirationTime: undefined }),
  () => [
    { number: 1, name: 'fileID', kind: 'message', optional: true, type: FileID },
    { number: 2, name: 'contractID', kind: 'message', optional: true, type: ContractID },
    { number: 3, name: 'expirationTime', kind: 'message', type: TimestampSeconds },
  ],
);

/** proto.SystemUndeleteTransactionBody */
export interface SystemUndeleteTransactionBody {
  fileID: FileID | undefined;
  contractID: ContractID | undefined;
}
export const SystemUndeleteTransactionBody: MessageType<SystemUndeleteTransactionBody> = defineMessage<SystemUndeleteTransactionBody>(
  'SystemUndeleteTransactionBody',
  () => ({ fileID: undefined, contractID: undefined }),
  () => [
    { number: 1, name: 'fileID', kind: 'message', optional: true, type: FileID },
    { number: 2, name: 'contractID', kind: 'message', optional: true, type: ContractID },
  ],
);

/** proto.ThresholdKey */
export interface ThresholdKey {
  threshold: number;
  keys: KeyList | undefined;
}
export const ThresholdKey: MessageType<ThresholdKey> = defineMessage<ThresholdKey>(
  'ThresholdKey',
  () => ({ threshold: 0, keys: undefined }),
  () => [
    { number: 1, name: 'threshold', kind: 'uint32' },
    { number: 2, name: 'keys', kind: 'message', type: KeyList },
  ],
);

/** proto.ThresholdSignature */
export interface ThresholdSignature {
  sigs: SignatureList | undefined;
}
export const ThresholdSignature: MessageType<ThresholdSignature> = defineMessage<ThresholdSignature>(
  'ThresholdSignature',
  () => ({ sigs: undefined }),
  () => [
    { number: 2, name: 'sigs', kind: 'message', type: SignatureList },
  ],
);

/** proto.ThrottleBucket */
export interface ThrottleBucket {
  name: string;
  burstPeriodMs: bigint;
  throttleGroups: ThrottleGroup[];
  highVolume: boolean;
}
export const ThrottleBucket: MessageType<ThrottleBucket> = defineMessage<ThrottleBucket>(
  'ThrottleBucket',
  () => ({ name: '', burstPeriodMs: 0n, throttleGroups: [], highVolume: false }),
  () => [
    { number: 1, name: 'name', kind: 'string' },
    { number: 2, name: 'burstPeriodMs', kind: 'uint64' },
    { number: 3, name: 'throttleGroups', kind: 'message', repeated: true, type: ThrottleGroup },
    { number: 4, name: 'highVolume', kind: 'bool' },
  ],
);

/** proto.ThrottleDefinitions */
export interface ThrottleDefinitions {
  throttleBuckets: ThrottleBucket[];
}
export const ThrottleDefinitions: MessageType<ThrottleDefinitions> = defineMessage<ThrottleDefinitions>(
  'ThrottleDefinitions',
  () => ({ throttleBuckets: [] }),
  () => [
    { number: 1, name: 'throttleBuckets', kind: 'message', repeated: true, type: ThrottleBucket },
  ],
);

/** proto.ThrottleGroup */
export interface ThrottleGroup {
  operations: number[];
  milliOpsPerSec: bigint;
}
export const ThrottleGroup: MessageType<ThrottleGroup> = defineMessage<ThrottleGroup>(
  'ThrottleGroup',
  () => ({ operations: [], milliOpsPerSec: 0n }),
  () => [
    { number: 1, name: 'operations', kind: 'enum', repeated: true },
    { number: 2, name: 'milliOpsPerSec', kind: 'uint64' },
  ],
);

/** proto.Timestamp */
export interface Timestamp {
  seconds: bigint;
  nanos: number;
}
export const Timestamp: MessageType<Timestamp> = defineMessage<Timestamp>(
  'Timestamp',
  () => ({ seconds: 0n, nanos: 0 }),
  () => [
    { number: 1, name: 'seconds', kind: 'int64' },
    { number: 2, name: 'nanos', kind: 'int32' },
  ],
);

/** proto.TimestampSeconds */
export interface TimestampSeconds {
  seconds: bigint;
}
export const TimestampSeconds: MessageType<TimestampSeconds> = defineMessage<TimestampSeconds>(
  'TimestampSeconds',
  () => ({ seconds: 0n }),
  () => [
    { number: 1, name: 'seconds', kind: 'int64' },
  ],
);

/** proto.Token */
export interface Token {
  tokenId: TokenID | undefined;
  name: string;
  symbol: string;
  decimals: number;
  totalSupply: bigint;
  treasuryAccountId: AccountID | undefined;
  adminKey: Key | undefined;
  kycKey: Key | undefined;
  freezeKey: Key | undefined;
  wipeKey: Key | undefined;
  supplyKey: Key | undefined;
  feeScheduleKey: Key | undefined;
  pauseKey: Key | undefined;
  lastUsedSerialNumber: bigint;
  deleted: boolean;
  tokenType: number;
  supplyType: number;
  autoRenewAccountId: AccountID | undefined;
  autoRenewSeconds: bigint;
  expirationSecond: bigint;
  memo: string;
  maxSupply: bigint;
  paused: boolean;
  accountsFrozenByDefault: boolean;
  accountsKycGrantedByDefault: boolean;
  customFees: CustomFee[];
  metadata: Uint8Array;
  metadataKey: Key | undefined;
}
export const Token: MessageType<Token> = defineMessage<Token>(
  'Token',
  () => ({ tokenId: undefined, name: '', symbol: '', decimals: 0, totalSupply: 0n, treasuryAccountId: undefined, adminKey: undefined, kycKey: undefined, freezeKey: undefined, wipeKey: undefined, supplyKey: undefined, feeScheduleKey: undefined, pauseKey: undefined, lastUsedSerialNumber: 0n, deleted: false, tokenType: 0, supplyType: 0, autoRenewAccountId: undefined, autoRenewSeconds: 0n, expirationSecond: 0n, memo: '', maxSupply: 0n, paused: false, accountsFrozenByDefault: false, accountsKycGrantedByDefault: false, customFees: [], metadata: EMPTY, metadataKey: undefined }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'name', kind: 'string' },
    { number: 3, name: 'symbol', kind: 'string' },
    { number: 4, name: 'decimals', kind: 'int32' },
    { number: 5, name: 'totalSupply', kind: 'int64' },
    { number: 6, name: 'treasuryAccountId', kind: 'message', type: AccountID },
    { number: 7, name: 'adminKey', kind: 'message', type: Key },
    { number: 8, name: 'kycKey', kind: 'message', type: Key },
    { number: 9, name: 'freezeKey', kind: 'message', type: Key },
    { number: 10, name: 'wipeKey', kind: 'message', type: Key },
    { number: 11, name: 'supplyKey', kind: 'message', type: Key },
    { number: 12, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 13, name: 'pauseKey', kind: 'message', type: Key },
    { number: 14, name: 'lastUsedSerialNumber', kind: 'int64' },
    { number: 15, name: 'deleted', kind: 'bool' },
    { number: 16, name: 'tokenType', kind: 'enum' },
    { number: 17, name: 'supplyType', kind: 'enum' },
    { number: 18, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 19, name: 'autoRenewSeconds', kind: 'int64' },
    { number: 20, name: 'expirationSecond', kind: 'int64' },
    { number: 21, name: 'memo', kind: 'string' },
    { number: 22, name: 'maxSupply', kind: 'int64' },
    { number: 23, name: 'paused', kind: 'bool' },
    { number: 24, name: 'accountsFrozenByDefault', kind: 'bool' },
    { number: 25, name: 'accountsKycGrantedByDefault', kind: 'bool' },
    { number: 26, name: 'customFees', kind: 'message', repeated: true, type: CustomFee },
    { number: 27, name: 'metadata', kind: 'bytes' },
    { number: 28, name: 'metadataKey', kind: 'message', type: Key },
  ],
);

/** proto.TokenAirdropTransactionBody */
export interface TokenAirdropTransactionBody {
  tokenTransfers: TokenTransferList[];
}
export const TokenAirdropTransactionBody: MessageType<TokenAirdropTransactionBody> = defineMessage<TokenAirdropTransactionBody>(
  'TokenAirdropTransactionBody',
  () => ({ tokenTransfers: [] }),
  () => [
    { number: 1, name: 'tokenTransfers', kind: 'message', repeated: true, type: TokenTransferList },
  ],
);

/** proto.TokenAllowance */
export interface TokenAllowance {
  tokenId: TokenID | undefined;
  owner: AccountID | undefined;
  spender: AccountID | undefined;
  amount: bigint;
}
export const TokenAllowance: MessageType<TokenAllowance> = defineMessage<TokenAllowance>(
  'TokenAllowance',
  () => ({ tokenId: undefined, owner: undefined, spender: undefined, amount: 0n }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'owner', kind: 'message', type: AccountID },
    { number: 3, name: 'spender', kind: 'message', type: AccountID },
    { number: 4, name: 'amount', kind: 'int64' },
  ],
);

/** proto.TokenAssociateTransactionBody */
export interface TokenAssociateTransactionBody {
  account: AccountID | undefined;
  tokens: TokenID[];
}
export const TokenAssociateTransactionBody: MessageType<TokenAssociateTransactionBody> = defineMessage<TokenAssociateTransactionBody>(
  'TokenAssociateTransactionBody',
  () => ({ account: undefined, tokens: [] }),
  () => [
    { number: 1, name: 'account', kind: 'message', type: AccountID },
    { number: 2, name: 'tokens', kind: 'message', repeated: true, type: TokenID },
  ],
);

/** proto.TokenAssociation */
export interface TokenAssociation {
  tokenId: TokenID | undefined;
  accountId: AccountID | undefined;
}
export const TokenAssociation: MessageType<TokenAssociation> = defineMessage<TokenAssociation>(
  'TokenAssociation',
  () => ({ tokenId: undefined, accountId: undefined }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenBalance */
export interface TokenBalance {
  tokenId: TokenID | undefined;
  balance: bigint;
  decimals: number;
}
export const TokenBalance: MessageType<TokenBalance> = defineMessage<TokenBalance>(
  'TokenBalance',
  () => ({ tokenId: undefined, balance: 0n, decimals: 0 }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'balance', kind: 'uint64' },
    { number: 3, name: 'decimals', kind: 'uint32' },
  ],
);

/** proto.TokenBalances */
export interface TokenBalances {
  tokenBalances: TokenBalance[];
}
export const TokenBalances: MessageType<TokenBalances> = defineMessage<TokenBalances>(
  'TokenBalances',
  () => ({ tokenBalances: [] }),
  () => [
    { number: 1, name: 'tokenBalances', kind: 'message', repeated: true, type: TokenBalance },
  ],
);

/** proto.TokenBurnTransactionBody */
export interface TokenBurnTransactionBody {
  token: TokenID | undefined;
  amount: bigint;
  serialNumbers: bigint[];
}
export const TokenBurnTransactionBody: MessageType<TokenBurnTransactionBody> = defineMessage<TokenBurnTransactionBody>(
  'TokenBurnTransactionBody',
  () => ({ token: undefined, amount: 0n, serialNumbers: [] }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'amount', kind: 'uint64' },
    { number: 3, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);

/** proto.TokenCancelAirdropTransactionBody */
export interface TokenCancelAirdropTransactionBody {
  pendingAirdrops: PendingAirdropId[];
}
export const TokenCancelAirdropTransactionBody: MessageType<TokenCancelAirdropTransactionBody> = defineMessage<TokenCancelAirdropTransactionBody>(
  'TokenCancelAirdropTransactionBody',
  () => ({ pendingAirdrops: [] }),
  () => [
    { number: 1, name: 'pendingAirdrops', kind: 'message', repeated: true, type: PendingAirdropId },
  ],
);

/** proto.TokenClaimAirdropTransactionBody */
export interface TokenClaimAirdropTransactionBody {
  pendingAirdrops: PendingAirdropId[];
}
export const TokenClaimAirdropTransactionBody: MessageType<TokenClaimAirdropTransactionBody> = defineMessage<TokenClaimAirdropTransactionBody>(
  'TokenClaimAirdropTransactionBody',
  () => ({ pendingAirdrops: [] }),
  () => [
    { number: 1, name: 'pendingAirdrops', kind: 'message', repeated: true, type: PendingAirdropId },
  ],
);

/** proto.TokenCreateTransactionBody */
export interface TokenCreateTransactionBody {
  name: string;
  symbol: string;
  decimals: number;
  initialSupply: bigint;
  treasury: AccountID | undefined;
  adminKey: Key | undefined;
  kycKey: Key | undefined;
  freezeKey: Key | undefined;
  wipeKey: Key | undefined;
  supplyKey: Key | undefined;
  freezeDefault: boolean;
  expiry: Timestamp | undefined;
  autoRenewAccount: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  memo: string;
  tokenType: number;
  supplyType: number;
  maxSupply: bigint;
  feeScheduleKey: Key | undefined;
  customFees: CustomFee[];
  pauseKey: Key | undefined;
  metadata: Uint8Array;
  metadataKey: Key | undefined;
}
export const TokenCreateTransactionBody: MessageType<TokenCreateTransactionBody> = defineMessage<TokenCreateTransactionBody>(
  'TokenCreateTransactionBody',
  () => ({ name: '', symbol: '', decimals: 0, initialSupply: 0n, treasury: undefined, adminKey: undefined, kycKey: undefined, freezeKey: undefined, wipeKey: undefined, supplyKey: undefined, freezeDefault: false, expiry: undefined, autoRenewAccount: undefined, autoRenewPeriod: undefined, memo: '', tokenType: 0, supplyType: 0, maxSupply: 0n, feeScheduleKey: undefined, customFees: [], pauseKey: undefined, metadata: EMPTY, metadataKey: undefined }),
  () => [
    { number: 1, name: 'name', kind: 'string' },
    { number: 2, name: 'symbol', kind: 'string' },
    { number: 3, name: 'decimals', kind: 'uint32' },
    { number: 4, name: 'initialSupply', kind: 'uint64' },
    { number: 5, name: 'treasury', kind: 'message', type: AccountID },
    { number: 6, name: 'adminKey', kind: 'message', type: Key },
    { number: 7, name: 'kycKey', kind: 'message', type: Key },
    { number: 8, name: 'freezeKey', kind: 'message', type: Key },
    { number: 9, name: 'wipeKey', kind: 'message', type: Key },
    { number: 10, name: 'supplyKey', kind: 'message', type: Key },
    { number: 11, name: 'freezeDefault', kind: 'bool' },
    { number: 13, name: 'expiry', kind: 'message', type: Timestamp },
    { number: 14, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 15, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 16, name: 'memo', kind: 'string' },
    { number: 17, name: 'tokenType', kind: 'enum' },
    { number: 18, name: 'supplyType', kind: 'enum' },
    { number: 19, name: 'maxSupply', kind: 'int64' },
    { number: 20, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 21, name: 'customFees', kind: 'message', repeated: true, type: CustomFee },
    { number: 22, name: 'pauseKey', kind: 'message', type: Key },
    { number: 23, name: 'metadata', kind: 'bytes' },
    { number: 24, name: 'metadataKey', kind: 'message', type: Key },
  ],
);

/** proto.TokenDeleteTransactionBody */
export interface TokenDeleteTransactionBody {
  token: TokenID | undefined;
}
export const TokenDeleteTransactionBody: MessageType<TokenDeleteTransactionBody> = defineMessage<TokenDeleteTransactionBody>(
  'TokenDeleteTransactionBody',
  () => ({ token: undefined }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
  ],
);

/** proto.TokenDissociateTransactionBody */
export interface TokenDissociateTransactionBody {
  account: AccountID | undefined;
  tokens: TokenID[];
}
export const TokenDissociateTransactionBody: MessageType<TokenDissociateTransactionBody> = defineMessage<TokenDissociateTransactionBody>(
  'TokenDissociateTransactionBody',
  () => ({ account: undefined, tokens: [] }),
  () => [
    { number: 1, name: 'account', kind: 'message', type: AccountID },
    { number: 2, name: 'tokens', kind: 'message', repeated: true, type: TokenID },
  ],
);

/** proto.TokenFeeScheduleUpdateTransactionBody */
export interface TokenFeeScheduleUpdateTransactionBody {
  tokenId: TokenID | undefined;
  customFees: CustomFee[];
}
export const TokenFeeScheduleUpdateTransactionBody: MessageType<TokenFeeScheduleUpdateTransactionBody> = defineMessage<TokenFeeScheduleUpdateTransactionBody>(
  'TokenFeeScheduleUpdateTransactionBody',
  () => ({ tokenId: undefined, customFees: [] }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'customFees', kind: 'message', repeated: true, type: CustomFee },
  ],
);

/** proto.TokenFreezeAccountTransactionBody */
export interface TokenFreezeAccountTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
}
export const TokenFreezeAccountTransactionBody: MessageType<TokenFreezeAccountTransactionBody> = defineMessage<TokenFreezeAccountTransactionBody>(
  'TokenFreezeAccountTransactionBody',
  () => ({ token: undefined, account: undefined }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenGrantKycTransactionBody */
export interface TokenGrantKycTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
}
export const TokenGrantKycTransactionBody: MessageType<TokenGrantKycTransactionBody> = defineMessage<TokenGrantKycTransactionBody>(
  'TokenGrantKycTransactionBody',
  () => ({ token: undefined, account: undefined }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenID */
export interface TokenID {
  shardNum: bigint;
  realmNum: bigint;
  tokenNum: bigint;
}
export const TokenID: MessageType<TokenID> = defineMessage<TokenID>(
  'TokenID',
  () => ({ shardNum: 0n, realmNum: 0n, tokenNum: 0n }),
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'tokenNum', kind: 'int64' },
  ],
);

/** proto.TokenKeyValidation */
export const TokenKeyValidation: Readonly<Record<number, string>> = {
  0: 'FULL_VALIDATION',
  1: 'NO_VALIDATION',
};

/** proto.TokenMintTransactionBody */
export interface TokenMintTransactionBody {
  token: TokenID | undefined;
  amount: bigint;
  metadata: Uint8Array[];
}
export const TokenMintTransactionBody: MessageType<TokenMintTransactionBody> = defineMessage<TokenMintTransactionBody>(
  'TokenMintTransactionBody',
  () => ({ token: undefined, amount: 0n, metadata: [] }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'amount', kind: 'uint64' },
    { number: 3, name: 'metadata', kind: 'bytes', repeated: true },
  ],
);

/** proto.TokenPauseTransactionBody */
export interface TokenPauseTransactionBody {
  token: TokenID | undefined;
}
export const TokenPauseTransactionBody: MessageType<TokenPauseTransactionBody> = defineMessage<TokenPauseTransactionBody>(
  'TokenPauseTransactionBody',
  () => ({ token: undefined }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
  ],
);

/** proto.TokenReference */
export interface TokenReference {
  fungibleToken: TokenID | undefined;
  nft: NftID | undefined;
}
export const TokenReference: MessageType<TokenReference> = defineMessage<TokenReference>(
  'TokenReference',
  () => ({ fungibleToken: undefined, nft: undefined }),
  () => [
    { number: 1, name: 'fungibleToken', kind: 'message', optional: true, type: TokenID },
    { number: 2, name: 'nft', kind: 'message', optional: true, type: NftID },
  ],
);

/** proto.TokenRejectTransactionBody */
export interface TokenRejectTransactionBody {
  owner: AccountID | undefined;
  rejections: TokenReference[];
}
export const TokenRejectTransactionBody: MessageType<TokenRejectTransactionBody> = defineMessage<TokenRejectTransactionBody>(
  'TokenRejectTransactionBody',
  () => ({ owner: undefined, rejections: [] }),
  () => [
    { number: 1, name: 'owner', kind: 'message', type: AccountID },
    { number: 2, name: 'rejections', kind: 'message', repeated: true, type: TokenReference },
  ],
);

/** proto.TokenRelation */
export interface TokenRelation {
  tokenId: TokenID | undefined;
  accountId: AccountID | undefined;
  balance: bigint;
  frozen: boolean;
  kycGranted: boolean;
  automaticAssociation: boolean;
  previousToken: TokenID | undefined;
  nextToken: TokenID | undefined;
}
export const TokenRelation: MessageType<TokenRelation> = defineMessage<TokenRelation>(
  'TokenRelation',
  () => ({ tokenId: undefined, accountId: undefined, balance: 0n, frozen: false, kycGranted: false, automaticAssociation: false, previousToken: undefined, nextToken: undefined }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
    { number: 3, name: 'balance', kind: 'int64' },
    { number: 4, name: 'frozen', kind: 'bool' },
    { number: 5, name: 'kycGranted', kind: 'bool' },
    { number: 6, name: 'automaticAssociation', kind: 'bool' },
    { number: 7, name: 'previousToken', kind: 'message', type: TokenID },
    { number: 8, name: 'nextToken', kind: 'message', type: TokenID },
  ],
);

/** proto.TokenRevokeKycTransactionBody */
export interface TokenRevokeKycTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
}
export const TokenRevokeKycTransactionBody: MessageType<TokenRevokeKycTransactionBody> = defineMessage<TokenRevokeKycTransactionBody>(
  'TokenRevokeKycTransactionBody',
  () => ({ token: undefined, account: undefined }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenSupplyType */
export const TokenSupplyType: Readonly<Record<number, string>> = {
  0: 'INFINITE',
  1: 'FINITE',
};

/** proto.TokenTransferList */
export interface TokenTransferList {
  token: TokenID | undefined;
  transfers: AccountAmount[];
  nftTransfers: NftTransfer[];
  expectedDecimals: UInt32Value | undefined;
}
export const TokenTransferList: MessageType<TokenTransferList> = defineMessage<TokenTransferList>(
  'TokenTransferList',
  () => ({ token: undefined, transfers: [], nftTransfers: [], expectedDecimals: undefined }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'transfers', kind: 'message', repeated: true, type: AccountAmount },
    { number: 3, name: 'nftTransfers', kind: 'message', repeated: true, type: NftTransfer },
    { number: 4, name: 'expectedDecimals', kind: 'message', type: UInt32Value },
  ],
);

/** proto.TokenType */
export const TokenType: Readonly<Record<number, string>> = {
  0: 'FUNGIBLE_COMMON',
  1: 'NON_FUNGIBLE_UNIQUE',
};

/** proto.TokenUnfreezeAccountTransactionBody */
export interface TokenUnfreezeAccountTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
}
export const TokenUnfreezeAccountTransactionBody: MessageType<TokenUnfreezeAccountTransactionBody> = defineMessage<TokenUnfreezeAccountTransactionBody>(
  'TokenUnfreezeAccountTransactionBody',
  () => ({ token: undefined, account: undefined }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenUnitBalance */
export interface TokenUnitBalance {
  tokenId: TokenID | undefined;
  balance: bigint;
}
export const TokenUnitBalance: MessageType<TokenUnitBalance> = defineMessage<TokenUnitBalance>(
  'TokenUnitBalance',
  () => ({ tokenId: undefined, balance: 0n }),
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'balance', kind: 'uint64' },
  ],
);

/** proto.TokenUnpauseTransactionBody */
export interface TokenUnpauseTransactionBody {
  token: TokenID | undefined;
}
export const TokenUnpauseTransactionBody: MessageType<TokenUnpauseTransactionBody> = defineMessage<TokenUnpauseTransactionBody>(
  'TokenUnpauseTransactionBody',
  () => ({ token: undefined }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
  ],
);

/** proto.TokenUpdateNftsTransactionBody */
export interface TokenUpdateNftsTransactionBody {
  token: TokenID | undefined;
  serialNumbers: bigint[];
  metadata: BytesValue | undefined;
}
export const TokenUpdateNftsTransactionBody: MessageType<TokenUpdateNftsTransactionBody> = defineMessage<TokenUpdateNftsTransactionBody>(
  'TokenUpdateNftsTransactionBody',
  () => ({ token: undefined, serialNumbers: [], metadata: undefined }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'serialNumbers', kind: 'int64', repeated: true },
    { number: 3, name: 'metadata', kind: 'message', type: BytesValue },
  ],
);

/** proto.TokenUpdateTransactionBody */
export interface TokenUpdateTransactionBody {
  token: TokenID | undefined;
  symbol: string;
  name: string;
  treasury: AccountID | undefined;
  adminKey: Key | undefined;
  kycKey: Key | undefined;
  freezeKey: Key | undefined;
  wipeKey: Key | undefined;
  supplyKey: Key | undefined;
  autoRenewAccount: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  expiry: Timestamp | undefined;
  memo: StringValue | undefined;
  feeScheduleKey: Key | undefined;
  pauseKey: Key | undefined;
  metadata: BytesValue | undefined;
  metadataKey: Key | undefined;
  keyVerificationMode: number;
}
export const TokenUpdateTransactionBody: MessageType<TokenUpdateTransactionBody> = defineMessage<TokenUpdateTransactionBody>(
  'TokenUpdateTransactionBody',
  () => ({ token: undefined, symbol: '', name: '', treasury: undefined, adminKey: undefined, kycKey: undefined, freezeKey: undefined, wipeKey: undefined, supplyKey: undefined, autoRenewAccount: undefined, autoRenewPeriod: undefined, expiry: undefined, memo: undefined, feeScheduleKey: undefined, pauseKey: undefined, metadata: undefined, metadataKey: undefined, keyVerificationMode: 0 }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'symbol', kind: 'string' },
    { number: 3, name: 'name', kind: 'string' },
    { number: 4, name: 'treasury', kind: 'message', type: AccountID },
    { number: 5, name: 'adminKey', kind: 'message', type: Key },
    { number: 6, name: 'kycKey', kind: 'message', type: Key },
    { number: 7, name: 'freezeKey', kind: 'message', type: Key },
    { number: 8, name: 'wipeKey', kind: 'message', type: Key },
    { number: 9, name: 'supplyKey', kind: 'message', type: Key },
    { number: 10, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 11, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 12, name: 'expiry', kind: 'message', type: Timestamp },
    { number: 13, name: 'memo', kind: 'message', type: StringValue },
    { number: 14, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 15, name: 'pauseKey', kind: 'message', type: Key },
    { number: 16, name: 'metadata', kind: 'message', type: BytesValue },
    { number: 17, name: 'metadataKey', kind: 'message', type: Key },
    { number: 18, name: 'keyVerificationMode', kind: 'enum' },
  ],
);

/** proto.TokenWipeAccountTransactionBody */
export interface TokenWipeAccountTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
  amount: bigint;
  serialNumbers: bigint[];
}
export const TokenWipeAccountTransactionBody: MessageType<TokenWipeAccountTransactionBody> = defineMessage<TokenWipeAccountTransactionBody>(
  'TokenWipeAccountTransactionBody',
  () => ({ token: undefined, account: undefined, amount: 0n, serialNumbers: [] }),
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
    { number: 3, name: 'amount', kind: 'uint64' },
    { number: 4, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);

/** proto.Topic */
export interface Topic {
  topicId: TopicID | undefined;
  sequenceNumber: bigint;
  expirationSecond: bigint;
  autoRenewPeriod: bigint;
  autoRenewAccountId: AccountID | undefined;
  deleted: boolean;
  runningHash: Uint8Array;
  memo: string;
  adminKey: Key | undefined;
  submitKey: Key | undefined;
  feeScheduleKey: Key | undefined;
  feeExemptKeyList: Key[];
  customFees: FixedCustomFee[];
}
export const Topic: MessageType<Topic> = defineMessage<Topic>(
  'Topic',
  () => ({ topicId: undefined, sequenceNumber: 0n, expirationSecond: 0n, autoRenewPeriod: 0n, autoRenewAccountId: undefined, deleted: false, runningHash: EMPTY, memo: '', adminKey: undefined, submitKey: undefined, feeScheduleKey: undefined, feeExemptKeyList: [], customFees: [] }),
  () => [
    { number: 1, name: 'topicId', kind: 'message', type: TopicID },
    { number: 2, name: 'sequenceNumber', kind: 'int64' },
    { number: 3, name: 'expirationSecond', kind: 'int64' },
    { number: 4, name: 'autoRenewPeriod', kind: 'int64' },
    { number: 5, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 6, name: 'deleted', kind: 'bool' },
    { number: 7, name: 'runningHash', kind: 'bytes' },
    { number: 8, name: 'memo', kind: 'string' },
    { number: 9, name: 'adminKey', kind: 'message', type: Key },
    { number: 10, name: 'submitKey', kind: 'message', type: Key },
    { number: 11, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 12, name: 'feeExemptKeyList', kind: 'message', repeated: true, type: Key },
    { number: 13, name: 'customFees', kind: 'message', repeated: true, type: FixedCustomFee },
  ],
);

/** proto.TopicID */
export interface TopicID {
  shardNum: bigint;
  realmNum: bigint;
  topicNum: bigint;
}
export const TopicID: MessageType<TopicID> = defineMessage<TopicID>(
  'TopicID',
  () => ({ shardNum: 0n, realmNum: 0n, topicNum: 0n }),
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'topicNum', kind: 'int64' },
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
export const Transaction: MessageType<Transaction> = defineMessage<Transaction>(
  'Transaction',
  () => ({ body: undefined, sigs: undefined, sigMap: undefined, bodyBytes: EMPTY, signedTransactionBytes: EMPTY }),
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
  maxCustomFees: CustomFeeLimit[];
  highVolume: boolean;
}
export const TransactionBody: MessageType<TransactionBody> = defineMessage<TransactionBody>(
  'TransactionBody',
  () => ({ transactionID: undefined, nodeAccountID: undefined, transactionFee: 0n, transactionValidDuration: undefined, generateRecord: false, memo: '', contractCall: undefined, contractCreateInstance: undefined, contractUpdateInstance: undefined, cryptoAddLiveHash: undefined, cryptoCreateAccount: undefined, cryptoDelete: undefined, cryptoDeleteLiveHash: undefined, cryptoTransfer: undefined, cryptoUpdateAccount: undefined, fileAppend: undefined, fileCreate: undefined, fileDelete: undefined, fileUpdate: undefined, systemDelete: undefined, systemUndelete: undefined, contractDeleteInstance: undefined, freeze: undefined, consensusCreateTopic: undefined, consensusUpdateTopic: undefined, consensusDeleteTopic: undefined, consensusSubmitMessage: undefined, uncheckedSubmit: undefined, tokenCreation: undefined, tokenFreeze: undefined, tokenUnfreeze: undefined, tokenGrantKyc: undefined, tokenRevokeKyc: undefined, tokenDeletion: undefined, tokenUpdate: undefined, tokenMint: undefined, tokenBurn: undefined, tokenWipe: undefined, tokenAssociate: undefined, tokenDissociate: undefined, scheduleCreate: undefined, scheduleDelete: undefined, scheduleSign: undefined, tokenFeeScheduleUpdate: undefined, tokenPause: undefined, tokenUnpause: undefined, cryptoApproveAllowance: undefined, cryptoDeleteAllowance: undefined, ethereumTransaction: undefined, nodeStakeUpdate: undefined, utilPrng: undefined, tokenUpdateNfts: undefined, nodeCreate: undefined, nodeUpdate: undefined, nodeDelete: undefined, tokenReject: undefined, tokenAirdrop: undefined, tokenCancelAirdrop: undefined, tokenClaimAirdrop: undefined, stateSignatureTransaction: undefined, hintsPreprocessingVote: undefined, hintsKeyPublication: undefined, hintsPartialSignature: undefined, historyProofSignature: undefined, historyProofKeyPublication: undefined, historyProofVote: undefined, crsPublication: undefined, batchKey: undefined, atomicBatch: undefined, hookStore: undefined, hookDispatch: undefined, ledgerIdPublication: undefined, registeredNodeCreate: undefined, registeredNodeUpdate: undefined, registeredNodeDelete: undefined, migrationRootHashVote: undefined, maxCustomFees: [], highVolume: false }),
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
    { number: 1001, name: 'maxCustomFees', kind: 'message', repeated: true, type: CustomFeeLimit },
    { number: 1002, name: 'highVolume', kind: 'bool' },
  ],
);

/** proto.TransactionFeeSchedule */
export interface TransactionFeeSchedule {
  hederaFunctionality: number;
  feeData: FeeData | undefined;
  fees: FeeData[];
}
export const TransactionFeeSchedule: MessageType<TransactionFeeSchedule> = defineMessage<TransactionFeeSchedule>(
  'TransactionFeeSchedule',
  () => ({ hederaFunctionality: 0, feeData: undefined, fees: [] }),
  () => [
    { number: 1, name: 'hederaFunctionality', kind: 'enum' },
    { number: 2, name: 'feeData', kind: 'message', type: FeeData },
    { number: 3, name: 'fees', kind: 'message', repeated: true, type: FeeData },
  ],
);

/** proto.TransactionID */
export interface TransactionID {
  transactionValidStart: Timestamp | undefined;
  accountID: AccountID | undefined;
  scheduled: boolean;
  nonce: number;
}
export const TransactionID: MessageType<TransactionID> = defineMessage<TransactionID>(
  'TransactionID',
  () => ({ transactionValidStart: undefined, accountID: undefined, scheduled: false, nonce: 0 }),
  () => [
    { number: 1, name: 'transactionValidStart', kind: 'message', type: Timestamp },
    { number: 2, name: 'accountID', kind: 'message', type: AccountID },
    { number: 3, name: 'scheduled', kind: 'bool' },
    { number: 4, name: 'nonce', kind: 'int32' },
  ],
);

/** proto.TransactionReceipt */
export interface TransactionReceipt {
  status: number;
  accountID: AccountID | undefined;
  fileID: FileID | undefined;
  contractID: ContractID | undefined;
  exchangeRate: ExchangeRateSet | undefined;
  topicID: TopicID | undefined;
  topicSequenceNumber: bigint;
  topicRunningHash: Uint8Array;
  topicRunningHashVersion: bigint;
  tokenID: TokenID | undefined;
  newTotalSupply: bigint;
  scheduleID: ScheduleID | undefined;
  scheduledTransactionID: TransactionID | undefined;
  serialNumbers: bigint[];
  nodeId: bigint;
  registeredNodeId: bigint;
}
export const TransactionReceipt: MessageType<TransactionReceipt> = defineMessage<TransactionReceipt>(
  'TransactionReceipt',
  () => ({ status: 0, accountID: undefined, fileID: undefined, contractID: undefined, exchangeRate: undefined, topicID: undefined, topicSequenceNumber: 0n, topicRunningHash: EMPTY, topicRunningHashVersion: 0n, tokenID: undefined, newTotalSupply: 0n, scheduleID: undefined, scheduledTransactionID: undefined, serialNumbers: [], nodeId: 0n, registeredNodeId: 0n }),
  () => [
    { number: 1, name: 'status', kind: 'enum' },
    { number: 2, name: 'accountID', kind: 'message', type: AccountID },
    { number: 3, name: 'fileID', kind: 'message', type: FileID },
    { number: 4, name: 'contractID', kind: 'message', type: ContractID },
    { number: 5, name: 'exchangeRate', kind: 'message', type: ExchangeRateSet },
    { number: 6, name: 'topicID', kind: 'message', type: TopicID },
    { number: 7, name: 'topicSequenceNumber', kind: 'uint64' },
    { number: 8, name: 'topicRunningHash', kind: 'bytes' },
    { number: 9, name: 'topicRunningHashVersion', kind: 'uint64' },
    { number: 10, name: 'tokenID', kind: 'message', type: TokenID },
    { number: 11, name: 'newTotalSupply', kind: 'uint64' },
    { number: 12, name: 'scheduleID', kind: 'message', type: ScheduleID },
    { number: 13, name: 'scheduledTransactionID', kind: 'message', type: TransactionID },
    { number: 14, name: 'serialNumbers', kind: 'int64', repeated: true },
    { number: 15, name: 'nodeId', kind: 'uint64' },
    { number: 16, name: 'registeredNodeId', kind: 'uint64' },
  ],
);

/** proto.TransactionRecord */
export interface TransactionRecord {
  receipt: TransactionReceipt | undefined;
  transactionHash: Uint8Array;
  consensusTimestamp: Timestamp | undefined;
  transactionID: TransactionID | undefined;
  memo: string;
  transactionFee: bigint;
  contractCallResult: ContractFunctionResult | undefined;
  contractCreateResult: ContractFunctionResult | undefined;
  transferList: TransferList | undefined;
  tokenTransferLists: TokenTransferList[];
  scheduleRef: ScheduleID | undefined;
  assessedCustomFees: AssessedCustomFee[];
  automaticTokenAssociations: TokenAssociation[];
  parentConsensusTimestamp: Timestamp | undefined;
  alias: Uint8Array;
  ethereumHash: Uint8Array;
  paidStakingRewards: AccountAmount[];
  prngBytes: Uint8Array | undefined;
  prngNumber: number | undefined;
  evmAddress: Uint8Array;
  newPendingAirdrops: PendingAirdropRecord[];
  highVolumePricingMultiplier: bigint;
}
export const TransactionRecord: MessageType<TransactionRecord> = defineMessage<TransactionRecord>(
  'TransactionRecord',
  () => ({ receipt: undefined, transactionHash: EMPTY, consensusTimestamp: undefined, transactionID: undefined, memo: '', transactionFee: 0n, contractCallResult: undefined, contractCreateResult: undefined, transferList: undefined, tokenTransferLists: [], scheduleRef: undefined, assessedCustomFees: [], automaticTokenAssociations: [], parentConsensusTimestamp: undefined, alias: EMPTY, ethereumHash: EMPTY, paidStakingRewards: [], prngBytes: undefined, prngNumber: undefined, evmAddress: EMPTY, newPendingAirdrops: [], highVolumePricingMultiplier: 0n }),
  () => [
    { number: 1, name: 'receipt', kind: 'message', type: TransactionReceipt },
    { number: 2, name: 'transactionHash', kind: 'bytes' },
    { number: 3, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 4, name: 'transactionID', kind: 'message', type: TransactionID },
    { number: 5, name: 'memo', kind: 'string' },
    { number: 6, name: 'transactionFee', kind: 'uint64' },
    { number: 7, name: 'contractCallResult', kind: 'message', optional: true, type: ContractFunctionResult },
    { number: 8, name: 'contractCreateResult', kind: 'message', optional: true, type: ContractFunctionResult },
    { number: 10, name: 'transferList', kind: 'message', type: TransferList },
    { number: 11, name: 'tokenTransferLists', kind: 'message', repeated: true, type: TokenTransferList },
    { number: 12, name: 'scheduleRef', kind: 'message', type: ScheduleID },
    { number: 13, name: 'assessedCustomFees', kind: 'message', repeated: true, type: AssessedCustomFee },
    { number: 14, name: 'automaticTokenAssociations', kind: 'message', repeated: true, type: TokenAssociation },
    { number: 15, name: 'parentConsensusTimestamp', kind: 'message', type: Timestamp },
    { number: 16, name: 'alias', kind: 'bytes' },
    { number: 17, name: 'ethereumHash', kind: 'bytes' },
    { number: 18, name: 'paidStakingRewards', kind: 'message', repeated: true, type: AccountAmount },
    { number: 19, name: 'prngBytes', kind: 'bytes', optional: true },
    { number: 20, name: 'prngNumber', kind: 'int32', optional: true },
    { number: 21, name: 'evmAddress', kind: 'bytes' },
    { number: 22, name: 'newPendingAirdrops', kind: 'message', repeated: true, type: PendingAirdropRecord },
    { number: 23, name: 'highVolumePricingMultiplier', kind: 'uint64' },
  ],
);

/** proto.TransactionSidecarRecord */
export interface TransactionSidecarRecord {
  consensusTimestamp: Timestamp | undefined;
  migration: boolean;
  stateChanges: ContractStateChanges | undefined;
  actions: ContractActions | undefined;
  bytecode: ContractBytecode | undefined;
}
export const TransactionSidecarRecord: MessageType<TransactionSidecarRecord> = defineMessage<TransactionSidecarRecord>(
  'TransactionSidecarRecord',
  () => ({ consensusTimestamp: undefined, migration: false, stateChanges: undefined, actions: undefined, bytecode: undefined }),
  () => [
    { number: 1, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 2, name: 'migration', kind: 'bool' },
    { number: 3, name: 'stateChanges', kind: 'message', optional: true, type: ContractStateChanges },
    { number: 4, name: 'actions', kind: 'message', optional: true, type: ContractActions },
    { number: 5, name: 'bytecode', kind: 'message', optional: true, type: ContractBytecode },
  ],
);

/** proto.TransferList */
export interface TransferList {
  accountAmounts: AccountAmount[];
}
export const TransferList: MessageType<TransferList> = defineMessage<TransferList>(
  'TransferList',
  () => ({ accountAmounts: [] }),
  () => [
    { number: 1, name: 'accountAmounts', kind: 'message', repeated: true, type: AccountAmount },
  ],
);

/** proto.UncheckedSubmitBody */
export interface UncheckedSubmitBody {
  transactionBytes: Uint8Array;
}
export const UncheckedSubmitBody: MessageType<UncheckedSubmitBody> = defineMessage<UncheckedSubmitBody>(
  'UncheckedSubmitBody',
  () => ({ transactionBytes: EMPTY }),
  () => [
    { number: 1, name: 'transactionBytes', kind: 'bytes' },
  ],
);

/** proto.UtilPrngTransactionBody */
export interface UtilPrngTransactionBody {
  range: number;
}
export const UtilPrngTransactionBody: MessageType<UtilPrngTransactionBody> = defineMessage<UtilPrngTransactionBody>(
  'UtilPrngTransactionBody',
  () => ({ range: 0 }),
  () => [
    { number: 1, name: 'range', kind: 'int32' },
  ],
);
