import path from 'node:path';
import { consensusNsOf, hexText, transactionType } from '@ledgerscope/ledger';
import { expectationsOf, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { decompress } from '../compression.ts';
import { Block, BlockItem, ResponseCodeEnum, Transaction, TransactionRecord } from '../hapi/messages.ts';
import { sha384 } from '../sha384.ts';
import type { StreamItem } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import { describeContractResult, describeItem, describeTopic } from '../testing/describe-item.ts';
import { decode } from '../wire/message.ts';
import { type MessageJson, toJson } from '../wire/to-json.ts';
import { wholeFile } from '../wire-origin.ts';
import { checkProof, parseProof } from './block-proof.ts';
import { bloomOf } from './log-bloom.ts';
import { treeOfDigest } from './merkle-tree.ts';
import { type BlockFile, readBlockFile, wrappedBlockRoot } from './read-block-file.ts';

type Facts = Readonly<Record<string, unknown>>;

interface ExpectedTransaction extends Facts {
  readonly consensusTimestamp: string;
  readonly createdEntityId: string | null;
  readonly inAtomicBatch?: boolean;
  readonly parentConsensusTimestamp?: string;
  readonly stateKeys?: Readonly<Record<string, readonly string[]>>;
}

interface ExpectedBlock {
  readonly file: string;
  readonly hapiVersion: string;
  readonly blockNumber: string;
  readonly blockHash: string | null;
  readonly blockHashVariant: string | null;
  readonly blockHashCandidates: Readonly<Record<string, string>>;
  readonly blockHashVerifiedBy: readonly { readonly evidence: string }[];
  readonly blockTimestamp: string | null;
  readonly consensusStart: string | null;
  readonly consensusEnd: string | null;
  readonly transactionsWithoutResult: number;
  readonly unconsumedBatchInner: number;
  readonly transactionCount: number;
  readonly countsByType: Readonly<Record<string, number>>;
  readonly countsByStatus: Readonly<Record<string, number>>;
  readonly footer?: { readonly previousBlockRootHash: string };
  readonly proofPreviousBlockRootHash?: string;
  readonly proofs: readonly { readonly signedBlockRootHash?: string; readonly siblings?: number }[];
  readonly transactions: readonly ExpectedTransaction[];
}

function counts(values: readonly string[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const value of values) result[value] = (result[value] ?? 0) + 1;
  return result;
}

function recordJson(record: TransactionRecord): MessageJson {
  return toJson(TransactionRecord, record);
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The parts of `actual` that the expectation names at all. */
function named(actual: Facts | undefined, wanted: Facts): Facts {
  return Object.fromEntries(Object.entries(actual ?? {}).filter(([key]) => key in wanted));
}

function idText(id: { shardNum: bigint; realmNum: bigint } | undefined, num: bigint | undefined): string | undefined {
  return id === undefined || num === undefined ? undefined : `${id.shardNum}.${id.realmNum}.${num}`;
}

/** Ids that a receipt gives for something new. */
function createdIds({ body, record }: StreamItem): string[] {
  const { receipt } = record;
  if (receipt === undefined) return [];
  const { accountID, fileID, tokenID, topicID, scheduleID, contractID } = receipt;
  const ids = [
    body.cryptoUpdateAccount === undefined ? idText(accountID, accountID?.accountNum) : undefined,
    idText(fileID, fileID?.fileNum),
    idText(tokenID, tokenID?.tokenNum),
    idText(topicID, topicID?.topicNum),
    idText(scheduleID, scheduleID?.scheduleNum),
    body.contractCreateInstance === undefined ? undefined : idText(contractID, contractID?.contractNum),
  ];
  return ids.filter((id) => id !== undefined);
}

function expectCreated(item: StreamItem, wanted: ExpectedTransaction, all: readonly ExpectedTransaction[]): void {
  const created = createdIds(item);
  if (wanted.createdEntityId === null && wanted.inAtomicBatch) {
    // The expectations leave these out; what was made must stand in the state changes of the batch.
    const batch = all.find((other) => other.consensusTimestamp === wanted.parentConsensusTimestamp);
    const changed = Object.values(batch?.stateKeys ?? {}).flat();
    expect(changed).toEqual(expect.arrayContaining(created));
  } else expect(created).toEqual(wanted.createdEntityId === null ? [] : [wanted.createdEntityId]);
  const node = item.body.nodeCreate;
  // The expectations name no nodes; in all these genesis blocks node 0 has account 3, node 1 account 4, and so on.
  if (node !== undefined) expect(item.record.receipt?.nodeId).toBe((node.accountId?.accountNum ?? 0n) - 3n);
}

function expectTransaction(item: StreamItem, wanted: ExpectedTransaction, all: readonly ExpectedTransaction[]): void {
  const { transactionHash, ...facts } = describeItem(item);
  expect(wanted).toMatchObject(facts);
  const { signedTransactionBytes } = decode(Transaction, item.transactionBytes);
  // The expectations know one rule for the hash only: SHA-384 of the signed bytes. Transactions that reached the node
  // with body bytes of their own are hashed as a Transaction (SignedTransaction.use_serialized_tx_message_hash_algorithm).
  if (signedTransactionBytes.length > 0) expect(transactionHash).toBe(wanted.transactionHash);
  else expect(transactionHash).toBe(hexText(sha384(item.transactionBytes)));
  expect(hexText(item.record.transactionHash)).toBe(transactionHash);
  expectCreated(item, wanted, all);
  const topic = describeTopic(item);
  if (topic !== undefined) {
    const wantedTopic = wanted.topic as Facts;
    expect(wantedTopic).toMatchObject(named(topic, wantedTopic));
    expect('sequenceNumber' in wantedTopic).toBe(topic.sequenceNumber !== null);
  }
  const contract = wanted.contract as { readonly result?: Facts } | undefined;
  const result = describeContractResult(item);
  expect(result === undefined).toBe(contract?.result === undefined);
  if (contract?.result !== undefined) expect(contract.result).toMatchObject(named(result, contract.result));
  if (wanted.newTotalSupply !== undefined) expect(`${item.record.receipt?.newTotalSupply}`).toBe(wanted.newTotalSupply);
  expectAssociations(item, wanted);
  if (wanted.sidecarRecordCount !== undefined) expect(item.sidecars.length).toBe(wanted.sidecarRecordCount);
}

function expectAssociations({ record }: StreamItem, wanted: ExpectedTransaction): void {
  const associations = record.automaticTokenAssociations.map(({ accountId, tokenId }) => ({
    token: idText(tokenId, tokenId?.tokenNum),
    account: idText(accountId, accountId?.accountNum),
  }));
  expect(associations).toEqual(wanted.automaticTokenAssociations ?? []);
}

function expectWhole(block: BlockFile, expected: ExpectedBlock): void {
  const { hapiVersion: hapi } = block;
  expect(expected.hapiVersion.split(/[-+]/)[0]).toBe(`${hapi?.major}.${hapi?.minor}.${hapi?.patch}`);
  expect(block.number.toString()).toBe(expected.blockNumber);
  expect(hexText(block.previousHash)).toBe(
    expected.footer?.previousBlockRootHash ?? expected.proofPreviousBlockRootHash,
  );
  const times = [expected.consensusStart ?? expected.blockTimestamp, expected.consensusEnd ?? expected.blockTimestamp];
  if (typeof times[0] === 'string') expect([`${block.consensusStart}`, `${block.consensusEnd}`]).toEqual(times);
  expect(block.items.length).toBe(expected.transactionCount);
  expect(block.withoutResult).toBe(expected.transactionsWithoutResult);
  expect(block.unexecutedInBatch).toBe(expected.unconsumedBatchInner);
  const types = Object.entries(expected.countsByType).map(([name, count]) => [camelCase(name), count]);
  expect(counts(block.items.map((item) => transactionType(item.typeId).name))).toEqual(Object.fromEntries(types));
  const statuses = block.items.map((item) => ResponseCodeEnum[item.record.receipt?.status ?? 0] ?? '');
  expect(counts(statuses)).toEqual(expected.countsByStatus);
}

function expectRoot(block: BlockFile, expected: ExpectedBlock): void {
  const { rootHash } = block;
  expect(hexText(block.hash)).toBe(expected.blockHashCandidates[rootHash.variant]);
  expect(block.fileHash).toBe(block.hash);
  expect(rootHash.status).not.toBe('unknown-layout');
  if (expected.blockHash !== null) {
    expect(hexText(block.hash)).toBe(expected.blockHash);
    expect(rootHash.variant).toBe(expected.blockHashVariant);
  }
  const inFile = expected.blockHashVerifiedBy.some(({ evidence }) =>
    /signature equals|start of the state/.test(evidence),
  );
  if (inFile) expect(rootHash.status).toBe('verified');
  for (const [index, proof] of block.proofs.entries()) {
    expect(proof.authenticity).toBe('unverified');
    const wanted = expected.proofs[index];
    expect(proof.kind === 'state-path').toBe(wanted?.signedBlockRootHash !== undefined);
    if (proof.kind !== 'state-path') continue;
    expect([hexText(proof.signedRoot), proof.length]).toEqual([wanted?.signedBlockRootHash, wanted?.siblings]);
  }
}

const blocks = expectationsOf<ExpectedBlock>('block');

function read(file: string): BlockFile {
  return readBlockFile(path.basename(file), readReal(file));
}

describe('blocks of real networks', () => {
  it('are all there', () => {
    expect(blocks.length).toBeGreaterThan(30);
    expect(new Set(blocks.map((block) => block.blockHashVariant)).size).toBe(7);
  });

  it.each(blocks.map((block) => [block.file, block] as const))('%s', (file, expected) => {
    const block = read(file);
    expect(block).toMatchObject({ format: 'block', version: 7, metadataHash: undefined, sidecars: [] });
    expectWhole(block, expected);
    expectRoot(block, expected);
    for (const [index, item] of block.items.entries()) {
      expect(item.index).toBe(index);
      const wanted = expected.transactions[index];
      if (wanted !== undefined) expectTransaction(item, wanted, expected.transactions);
      expect(recordJson(decode(TransactionRecord, item.recordBytes))).toEqual(recordJson(item.record));
    }
  });

  it('chain: a root is the previous hash of the next block of the same network', () => {
    const byPrevious = new Map(blocks.map((block) => [previousOf(block), block]));
    const chained = blocks.flatMap((block) => {
      const { hash, number } = read(block.file);
      const next = byPrevious.get(hexText(hash));
      return next === undefined ? [] : [{ from: number, to: BigInt(next.blockNumber) }];
    });
    expect(chained.length).toBeGreaterThan(15);
    for (const { from, to } of chained) expect(to).toBe(from + 1n);
  });

  it('a state proof ends at the root of the block that was signed', () => {
    const folder = 'files/block/solo-and-dev/CN_11_12_TSS_SCHNORR';
    const signed = read(`${folder}/5.blk.gz`);
    for (const number of [1, 2, 3, 4]) {
      const [proof] = read(`${folder}/${number}.blk.gz`).proofs;
      expect(proof?.kind === 'state-path' ? hexText(proof.signedRoot) : proof?.kind).toBe(hexText(signed.hash));
    }
  });

  it('are refused when another hash is expected, and verified when the right one is', () => {
    const file = 'files/block/solo-and-dev/CN_11_12_TSS_SCHNORR/0.blk.gz';
    const bytes = readReal(file);
    const block = readBlockFile('0.blk.gz', bytes);
    expect(block.rootHash.status).toBe('computed');
    expect(readBlockFile('0.blk.gz', bytes, { expectedHash: block.hash }).rootHash).toMatchObject({
      status: 'verified',
      evidence: 'expected-hash',
    });
    const other = Uint8Array.from(block.hash, (byte) => byte ^ 1);
    expect(() => readBlockFile('0.blk.gz', bytes, { expectedHash: other })).toThrow(StreamError);
  });

  it('make the bloom filters of logs that nodes wrote', () => {
    const early = read('files/block/mirror-node-tests/early/000000000000000000000000000007858853.blk.gz');
    const log = early.items[0]?.record.contractCallResult?.logInfo[0];
    const address = Buffer.from((36770).toString(16).padStart(40, '0'), 'hex');
    expect(hexText(log?.bloom ?? address)).toBe(hexText(bloomOf([address, ...(log?.topic ?? [])])));
    expect(early.items[0]?.sidecars[0]?.actions?.contractActions.length).toBe(3);
  });

  it('carry what sidecar files held: actions and storage', () => {
    const traced = read('files/block/mirror-node-tests/000000000000000000000000000000000142.blk.gz').items[1];
    expect(
      traced?.sidecars.map(({ actions, stateChanges }) => [actions !== undefined, stateChanges !== undefined]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(traced?.record.contractCallResult?.logInfo.length).toBe(1);
  });

  it('give their proofs to be checked alone', () => {
    const file = 'files/block/solo-and-dev/CN_11_12_TSS_SCHNORR/4.blk.gz';
    const block = read(file);
    const items = decode(Block, decompress(file, readReal(file))).items.map((bytes) => decode(BlockItem, bytes));
    const proof = items.find((item) => item.blockProof !== undefined)?.blockProof ?? new Uint8Array(0);
    const origin = wholeFile(file, proof);
    const check = (number: bigint, rootHash: Uint8Array) =>
      checkProof(origin, parseProof(origin, proof, number, treeOfDigest(rootHash.length)), rootHash);
    expect(check(block.number, block.hash)).toEqual(block.proofs[0]);
    expect(() => check(block.number, block.previousHash)).toThrow(/hash-mismatch/);
    expect(() => check(5n, block.hash)).toThrow(/a proof of block 5/);
  });

  it('keep the times of an empty block', () => {
    const block = read('files/block/mirror-node-tests/0000/0000/0000/0000/016.blk.zstd');
    expect(block.items).toEqual([]);
    expect(block.consensusStart).toBe(consensusNsOf(1770842078844243554n));
  });
});

function previousOf(block: ExpectedBlock): string | undefined {
  return block.footer?.previousBlockRootHash ?? block.proofPreviousBlockRootHash;
}

describe('wrapped record blocks in the chain of blocks', () => {
  const wrapped = expectationsOf<ExpectedBlock>('wrappedRecordBlock');

  it.each(wrapped.map((block) => [block.file, block] as const))('%s', (file, expected) => {
    const { number, previousHash, rootHash } = wrappedBlockRoot(path.basename(file), readReal(file));
    expect(`${number}`).toBe(expected.blockNumber);
    expect(hexText(previousHash)).toBe(expected.footer?.previousBlockRootHash);
    expect(rootHash.status).toBe('unknown-layout');
    const candidates = Object.fromEntries(rootHash.candidates.map(({ variant, hash }) => [variant, hexText(hash)]));
    expect(expected.blockHashCandidates).toMatchObject(candidates);
    if (expected.blockHash === null) return;
    const known = wrappedBlockRoot(path.basename(file), readReal(file), {
      expectedHash: Buffer.from(expected.blockHash, 'hex'),
    });
    expect(known.rootHash).toMatchObject({ status: 'verified', variant: expected.blockHashVariant });
  });

  it('are not read as blocks of the block stream', () => {
    const file = 'files/wrb/solo-4n-0.75/1.blk.gz';
    expect(() => read(file)).toThrow(/out-of-order/);
  });
});
