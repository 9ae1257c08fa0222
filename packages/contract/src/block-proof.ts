import { WHAT_SHOWS_BELONGING } from '@ledgerscope/ledger';
import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import {
  arrayOf,
  entityId,
  flag,
  hex,
  hexOrNull,
  instant,
  literals,
  object,
  orNull,
  text,
  textOrNull,
  whole,
} from './schemas.ts';

export const BlockSigner = object('A node whose block signature was verified.', {
  nodeID: amount('Node ID in the address book in force.'),
  accountID: entityId('Node account.'),
  stake: amountOrNull('Stake in tinybars represented by the signature; null if unknown.'),
});
export type BlockSigner = Static<typeof BlockSigner>;

export const NotSignedPart = object(
  'An unsigned part of a block file. It is ignored, except for genesis-state: the state before the first block, which was loaded for the reason given.',
  {
    part: text(
      'Type: block-number, hapi-version, time, amendment, state-changes, genesis-state, sidecar, item, field or more.',
    ),
    says: text('Contents.'),
  },
);
export type NotSignedPart = Static<typeof NotSignedPart>;

/** What a common signature can be worth, the strongest first. */
export const PROOF_STRENGTHS = [
  'ledger-id',
  'handed-over',
  'pinned-key',
  'linked',
  'replaced-scheme',
  'older-release',
  'none',
] as const;

/** What the common (threshold) signature of the nodes under a block is worth. */
export const ThresholdProof = object(`The threshold signature of a block. ${WHAT_SHOWS_BELONGING}`, {
  strength: literals(
    PROOF_STRENGTHS,
    '"ledger-id": verified against the ledger ID; "handed-over": signed with a hinTS key that verified blocks handed over; "pinned-key": signed with a pinned hinTS key, whose chain was not verified; "linked": linked by hash to a verified block; "replaced-scheme": agrees, by a scheme since replaced that does not show a majority; "older-release": not verified, with the form or version of an older release, which anyone can write; "none": not verified.',
  ),
  reason: textOrNull('Reason why it is not rated higher, as part of a sentence.'),
  anchor: amountOrNull('Number of the later block whose signature was verified instead.'),
  keySha256: hexOrNull('SHA-256 of the hinTS key that signed.'),
  ledgerId: hexOrNull('Ledger ID that the key is linked to; null if no link was verified.'),
  chainOfTrust: Type.Union(
    [
      Type.Literal('schnorr'),
      Type.Literal('wraps'),
      Type.Literal('first-key'),
      Type.Literal('handed-over'),
      Type.Null(),
    ],
    {
      description:
        'Link to the key: a Schnorr signature of the nodes, a WRAPS proof, the ledger ID itself ("first-key"), or verified blocks ("handed-over"), listed in the block’s keyChain.',
    },
  ),
});
export type ThresholdProof = Static<typeof ThresholdProof>;

/** A key that blocks are signed under, and the blocks that handed it over. */
export const KeyStep = object('A network hinTS key and the blocks that handed it over.', {
  keySha256: hex('SHA-256 of the key.'),
  constructionID: amountOrNull('Construction number of the key; null if no stored block contains it.'),
  announcedIn: amountOrNull(
    'Number of the block that declares the key as the next key, signed with the previous key; null if unknown and for the first key.',
  ),
  activatedIn: amountOrNull('First block number that the key applies to; null for the first key.'),
});
export type KeyStep = Static<typeof KeyStep>;

/** Why a block is believed: its hashes, and who signed them. */
export const BlockProofReply = object('Block proof.', {
  blockNumber: amountOrNull('Block number; null if the files do not contain one.'),
  blockHash: hex('Hash that the next block refers to: running hash, file hash or block root, depending on the format.'),
  previousHash: hex('Previous hash, as contained in this block.'),
  fileName: text('Stream file name.'),
  fileHash: hex('SHA-384 hash signed by nodes; the block hash if a mirror node reported the block.'),
  metadataHash: hexOrNull('SHA-384 of the metadata, also signed since record format 5.'),
  version: whole('Record file version 1, 2, 5 or 6; 7 for block streams; 0 if a mirror node reported the block.'),
  hapiVersion: textOrNull('Network software version, such as 0.63.9.'),
  proven: literals(
    ['signatures', 'threshold', 'unsigned', 'erratum', 'mirror'],
    '"signatures" if enough nodes signed the hash; "threshold" if the threshold signature was verified, for the block or for a later one that contains its hash; "unsigned" if signatures were not checked; "erratum" for a transaction that no node signed and that is included because its hash is on the errata list; "mirror" if a mirror node reported the block (unverified).',
  ),
  threshold: orNull(ThresholdProof, 'Threshold signature of a block stream block. Null for record files.'),
  signedBy: arrayOf(BlockSigner, 'Nodes with verified signatures.'),
  missing: arrayOf(entityId('Node account.'), 'Address book nodes without a verified signature.'),
  rejected: whole('Number of invalid signatures.'),
  stakeSigned: amount('Stake of the signing nodes; number of nodes if not weighted by stake.'),
  stakeTotal: amount('Total stake of all nodes; number of nodes if not weighted by stake.'),
  stakeWeighted: flag('True if stakes were known; otherwise all nodes count the same.'),
  blockHashKnown: flag(
    'False if the hash layout for this software version is assumed, until the next block confirms it.',
  ),
  errata: arrayOf(
    instant('Consensus time.'),
    'Transactions of the block that no node signed: network errata, accepted because their hashes are known.',
  ),
  notSigned: arrayOf(NotSignedPart, 'Unsigned parts of the file; only genesis-state has an effect.'),
  gapBefore: flag('True if blocks before this one are not stored.'),
});
export type BlockProofReply = Static<typeof BlockProofReply>;

/** Where a network left record files for the block stream: on the last block of the one and the first of the other. */
export const UnknownField = object('An unknown field in a block.', {
  path: text(
    'Field path: the names of the parent fields, then the field number, such as `state_changes.map_update.4`.',
  ),
  count: whole('Occurrences in the block.'),
  place: text('Position of the first occurrence, such as `item 14`.'),
});

export const CutoverReply = object('Link between the last record file and the first block stream block.', {
  lastNumber: amountOrNull('Last record file number.'),
  lastHash: hex('Block hash of the last record file.'),
  wrappedRoot: hex('Root of the block that wraps the last record file, from the first block stream block.'),
  recomputed: flag('Whether the root was recomputed from a block that wraps the stored file.'),
  firstNumber: amountOrNull('Number of the first block stream block.'),
});
export type CutoverReply = Static<typeof CutoverReply>;
