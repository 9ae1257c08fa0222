import { defineTable, type RowOf } from '../table.ts';

/**
 * One row per stream file, inserted last: a file is visible to readers only when its row is.
 * `sequence` counts files from the first ingested one (or is the stated number where the first file states one).
 */
export const blockTable = defineTable('block', {
  sequence: 'i64',
  /** The block number, where the file states it or counting from genesis gives it. */
  number: 'optionalI64',
  fileName: 'text',
  /** 'record', 'wrapped-record' or 'block'; 'mirror' where a mirror node reported it. */
  format: 'text',
  version: 'u8',
  hapiVersion: 'text',
  firstNs: 'ns',
  lastNs: 'ns',
  /** Of its file: without those of the nodes themselves, and without errata, which are beside it. */
  transactions: 'u32',
  gasUsed: 'u64',
  sizeBytes: 'u32',
  /** Of the three hashes, those of SHA-256 have 32 bytes (see stored-hash.ts). */
  fileHash: 'hash',
  /** Empty where the format has none. */
  metadataHash: 'bytes',
  previousHash: 'hash',
  hash: 'hash',
  /**
   * 'signatures': enough nodes signed; 'threshold': the nodes' common signature was verified; 'unsigned': read with --trust-unsigned;
   * 'unverified': a block of the block stream whose signature does not prove it; 'mirror': a mirror node reported it.
   */
  proof: 'text',
  signedNodeIds: 'u64s',
  signedAccounts: 'u64s',
  signedStakes: 'u64s',
  rejectedAccounts: 'u64s',
  rejectedReasons: 'texts',
  missingAccounts: 'u64s',
  stakeSigned: 'u64',
  stakeTotal: 'u64',
  /** 1 where votes were weighted by stake, 0 where each node counted once. */
  stakeWeighted: 'u8',
  /** 1 where this file does not follow on from the one before (only with --allow-gaps). */
  gapBefore: 'u8',
  batch: 'text',
  /** Consensus times of those of its transactions that no node signed: errata known by their hash. */
  errataNs: 'u64s',
  /** Parts of the file that no node signed and nothing but 'genesis-state' was made of: their kinds, and what they say. */
  notSignedParts: 'texts',
  notSignedTexts: 'texts',
  /** Hex roots that the block can have while its layout is only guessed, `hash` among them; empty where `hash` is known. */
  triedHashes: 'texts',
  /** What a block of the block stream is believed for (ProofStrength of the streams package); empty for other formats. */
  strength: 'text',
  /** Why it is not worth more, as a part of a sentence; empty for the strongest. */
  strengthReason: 'text',
  /** Number of the later block whose signature was verified in its place. */
  anchor: 'optionalI64',
  /** Hex SHA-256 of the hinTS key that signed; empty where none is known. */
  hintsKey: 'text',
  /** Hex ledger id that leads to that key, and how: 'schnorr', 'wraps' or 'first-key'; empty where that was not shown. */
  ledgerId: 'text',
  chainOfTrust: 'text',
  /** Transactions of the nodes themselves, in `node_transaction`. */
  nodeTransactions: 'u32',
  /**
   * Of the first block of the block stream after record files: whether the block that wraps the last file was found to have the root that
   * it names ('recomputed'), or was not there to be looked at ('unknown'); empty for all others.
   */
  cutoverLink: 'text',
});
export type BlockRow = RowOf<typeof blockTable>;

/** Changes of hinTS constructions (states 38 and 39) in blocks, by the end of their block, and what became of the keys in them. */
export const hintsKeyChangeTable = defineTable('hints_key_change', {
  consensusNs: 'ns',
  /** Place among the changes of its block. */
  position: 'u32',
  blockNumber: 'i64',
  /** 'active' or 'next'. */
  state: 'text',
  /** As the change says it: whether it is laid over the value before, fields that it clears, and what it gives; 0 or empty for nothing. */
  isPartial: 'u8',
  cleared: 'u64s',
  givenConstruction: 'u64',
  /** 'key', 'earlier' or empty. */
  givenStage: 'text',
  givenKey: 'text',
  /** The hinTS key that its block was verified under, and the ledger id that leads to it; empty where it was not, or a pin does. */
  verifiedKey: 'text',
  verifiedLedgerId: 'text',
  /** 'announced', 'activated', 'withdrawn', 'refused' or 'unchanged'; reason of a refusal. */
  outcome: 'text',
  reason: 'text',
  /** After the change; 0 or empty where it is not known. */
  construction: 'u64',
  keySha256: 'text',
  /** Of an activated key: the one before it, and the block that announced it. */
  previousKey: 'text',
  announcedIn: 'optionalI64',
});
export type HintsKeyChangeRow = RowOf<typeof hintsKeyChangeTable>;

/** The exact files of a batch, written before its rows so that a restart repeats the identical batch (and so the same tokens). */
export const batchTable = defineTable('ingest_batch', {
  /** Sequence of the first file. */
  sequence: 'i64',
  batch: 'text',
  fileNames: 'texts',
  /** Hex SHA-384 of each file, in the same order. */
  fileHashes: 'texts',
});
export type BatchRow = RowOf<typeof batchTable>;
