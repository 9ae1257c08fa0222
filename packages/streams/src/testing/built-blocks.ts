import { RESPONSE_CODE } from '@ledgerscope/ledger';
import { type BlockFile, readBlockFile } from '../block/read-block-file.ts';
import {
  AccountID,
  Block,
  BlockFooter,
  BlockHeader,
  BlockItem,
  BlockProof,
  ContractID,
  MapChangeKey,
  MapChangeValue,
  type MapUpdateChange,
  SemanticVersion,
  SignedTransaction,
  StateChange,
  StateChanges,
  type Timestamp,
  TokenID,
  TopicID,
  TraceData,
  TransactionBody,
  TransactionID,
  TransactionOutput,
  TransactionResult,
} from '../hapi/messages.ts';
import { type Draft, encode } from '../wire/encode.ts';

/** Who pays, and what is used, in these blocks. */
export const PAYER = { ...AccountID.create(), accountNum: 1001n };
export const CONTRACT = { ...ContractID.create(), contractNum: 2000n };
export const TOKEN = { ...TokenID.create(), tokenNum: 3000n };
export const TOPIC = { ...TopicID.create(), topicNum: 4000n };

/** Parts of one transaction in the order in which a block has them. */
interface Parts {
  readonly at: number;
  readonly body?: Partial<TransactionBody>;
  readonly parent?: number;
  readonly result?: Partial<TransactionResult>;
  readonly outputs?: readonly Partial<TransactionOutput>[];
  readonly trace?: Partial<TraceData>;
  readonly changes?: readonly StateChange[];
}

function time(nanos: number): Timestamp {
  return { seconds: 1_786_398_533n, nanos };
}

function signed(body: Partial<TransactionBody>): Uint8Array {
  const transactionID = { ...TransactionID.create(), accountID: PAYER, transactionValidStart: time(0) };
  const bodyBytes = encode(TransactionBody, { ...TransactionBody.create(), transactionID, ...body });
  return encode(SignedTransaction, { ...SignedTransaction.create(), bodyBytes });
}

/** One item of a block. */
export function item(part: Partial<BlockItem>): Uint8Array {
  return encode(BlockItem, { ...BlockItem.create(), ...part });
}

/** The items of one transaction. */
export function itemsOf({ at, body, parent, result, outputs = [], trace, changes }: Parts): Uint8Array[] {
  const consensusTimestamp = time(at);
  const parentConsensusTimestamp = parent === undefined ? undefined : time(parent);
  const full = {
    ...TransactionResult.create(),
    status: RESPONSE_CODE.SUCCESS,
    consensusTimestamp,
    parentConsensusTimestamp,
  };
  const items = body === undefined ? [] : [item({ signedTransaction: signed(body) })];
  items.push(item({ transactionResult: encode(TransactionResult, { ...full, ...result }) }));
  for (const output of outputs) {
    const bytes = encode(TransactionOutput, { ...TransactionOutput.create(), ...output });
    items.push(item({ transactionOutput: bytes }));
  }
  if (trace !== undefined) items.push(item({ traceData: encode(TraceData, { ...TraceData.create(), ...trace }) }));
  if (changes !== undefined) {
    items.push(item({ stateChanges: encode(StateChanges, { consensusTimestamp, stateChanges: [...changes] }) }));
  }
  return items;
}

/** A block of HAPI 0.78 with these items between header and footer. */
export function blockOf(content: readonly Uint8Array[]): Uint8Array {
  const version = { ...SemanticVersion.create(), minor: 78 };
  const header = { ...BlockHeader.create(), hapiProtoVersion: version, number: 9n, blockTimestamp: time(1) };
  const hash = new Uint8Array(48).fill(7);
  const footer = { previousBlockRootHash: hash, rootHashOfAllBlockHashesTree: hash, startOfBlockStateRootHash: hash };
  const proof = { ...BlockProof.create(), block: 9n, signedBlockProof: { blockSignature: new Uint8Array(2920) } };
  return encode(Block, {
    items: [
      item({ blockHeader: encode(BlockHeader, header) }),
      ...content,
      item({ blockFooter: encode(BlockFooter, footer) }),
      item({ blockProof: encode(BlockProof, proof) }),
    ],
  });
}

/** Reads a block of these transactions. */
export function read(...transactions: readonly Parts[]): BlockFile {
  return readBlockFile('9.blk', blockOf(transactions.flatMap(itemsOf)));
}

/** A change of the state with this number. */
export function change(stateId: number, key: Partial<MapChangeKey>, value?: Partial<MapChangeValue>): StateChange {
  const update = {
    key: { ...MapChangeKey.create(), ...key },
    value: value === undefined ? undefined : { ...MapChangeValue.create(), ...value },
    identical: false,
    partial: false,
    clearedFields: [],
  };
  return { ...StateChange.create(), stateId, mapUpdate: update };
}

/** A difference over the last value of the state with this number under this key. */
export function difference(
  stateId: number,
  key: Partial<MapChangeKey>,
  value: Draft<MapChangeValue>,
  clearedFields: readonly number[] = [],
): StateChange {
  const { mapUpdate, ...rest } = change(stateId, key);
  const bytes = encode(MapChangeValue, value);
  return {
    ...rest,
    mapUpdate: { ...mapUpdate, value: bytes, partial: true, clearedFields } as unknown as MapUpdateChange,
  };
}

/** The body of an atomic batch. */
export function batch(...bodies: readonly Partial<TransactionBody>[]): Partial<TransactionBody> {
  return { atomicBatch: { transactions: bodies.map(signed) } };
}
