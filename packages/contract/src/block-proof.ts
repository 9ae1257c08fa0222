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

export const BlockSigner = object('A node whose signature of the block verified.', {
  nodeID: amount('Node id in the address book in force.'),
  accountID: entityId('Account of the node.'),
  stake: amountOrNull('Stake in tinybars that its signature counted for; null if no stake was known.'),
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
  reason: textOrNull('Why it is not worth more, as a part of a sentence.'),
  anchor: amountOrNull('Number of the later block whose signature was verified in its place.'),
  keySha256: hexOrNull('SHA-256 of the hinTS key that signed.'),
  ledgerId: hexOrNull('Ledger id that leads to the key; null if that was not shown.'),
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
export const KeyStep = object('A hinTS key of the network, and the blocks that handed it over.', {
  keySha256: hex('SHA-256 of the key.'),
  constructionID: amountOrNull('Number of the construction that made the key; null if no block that was read says it.'),
  announcedIn: amountOrNull(
    'Number of the block that declares it as the next key, signed with the previous key; null for the first key, and if unknown.',
  ),
  activatedIn: amountOrNull('Number of the block from which on it is in force; null for the first key.'),
});
export type KeyStep = Static<typeof KeyStep>;

/** Why a block is believed: its hashes, and who signed them. */
export const BlockProofReply = object('The proof of a block.', {
  blockNumber: amountOrNull('Number of the block; null if the files state none.'),
  blockHash: hex('Hash that the next block builds on: running hash, file hash or block root, by format.'),
  previousHash: hex('The same hash of the block before, as this block states it.'),
  fileName: text('Name of the stream file.'),
  fileHash: hex('SHA-384 hash signed by nodes; the block hash if a mirror node reported the block.'),
  metadataHash: hexOrNull('SHA-384 of the metadata, signed too from record format 5 on.'),
  version: whole('Record file version 1, 2, 5 or 6; 7 for block streams; 0 if a mirror node reported the block.'),
  hapiVersion: textOrNull('Version of the network software, such as 0.63.9.'),
  proven: literals(
    ['signatures', 'threshold', 'unsigned', 'erratum', 'mirror'],
    '"signatures" if enough nodes signed the hash; "threshold" if the threshold signature was verified, for the block or for a later one that contains its hash; "unsigned" if signatures were not checked; "erratum" for a transaction that no node signed and that is included because its hash is on the errata list; "mirror" if a mirror node reported the block (unverified).',
  ),
  threshold: orNull(ThresholdProof, 'Threshold signature of a block stream block. Null for record files.'),
  signedBy: arrayOf(BlockSigner, 'Nodes whose signatures verified.'),
  missing: arrayOf(entityId('Account of a node.'), 'Nodes of the address book without a verified signature.'),
  rejected: whole('Signatures that were present and did not verify.'),
  stakeSigned: amount('Stake of the nodes that signed; number of nodes if not stake weighted.'),
  stakeTotal: amount('Stake of all nodes; number of nodes if not stake weighted.'),
  stakeWeighted: flag('True if stakes were known; otherwise every node counts the same.'),
  blockHashKnown: flag(
    'False if the hash layout for this software version is assumed, until the next block confirms it.',
  ),
  errata: arrayOf(
    instant('Consensus time.'),
    'Transactions of the block that no node signed: errata of the network, taken because their hash is known.',
  ),
  notSigned: arrayOf(NotSignedPart, 'Parts of the file that no node signed; only a genesis-state changed something.'),
  gapBefore: flag('True if blocks before this one are not in the store.'),
});
export type BlockProofReply = Static<typeof BlockProofReply>;

/** Where a network left record files for the block stream: on the last block of the one and the first of the other. */
export const UnknownField = object('A field of a block that the program does not know.', {
  path: text('Names of the fields down to its message, then its number: `state_changes.map_update.4`.'),
  count: whole('Occurrences in the block.'),
  place: text('Where the first one is, such as `item 14`.'),
});

export const CutoverReply = object('Link between the last record file and the first block of the block stream.', {
  lastNumber: amountOrNull('Number of the last record file.'),
  lastHash: hex('Its hash.'),
  wrappedRoot: hex('Root of the block that wraps it, as the first block of the block stream names it.'),
  recomputed: flag('Whether that root was computed again, from a block that wraps the very file that was read.'),
  firstNumber: amountOrNull('Number of the first block of the block stream.'),
});
export type CutoverReply = Static<typeof CutoverReply>;
