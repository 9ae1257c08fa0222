/** The network's stream files as typed records: pure functions of bytes, no I/O. */

export * from './address-book/address-book-file.ts';
export * from './address-book/bootstrap-address-book.ts';
export type { BootstrapNetwork } from './address-book/bootstrap-books.ts';
export * from './address-book/read-address-book.ts';
export { ItemKind } from './block/block-items.ts';
export type { BlockProofCheck } from './block/block-proof.ts';
export type { BlockRoot, RootEvidence } from './block/block-root.ts';
export type { EarlierQuestions, EarlierState } from './block/earlier-state.ts';
export * from './block/genesis-state.ts';
export type { HintsChange } from './block/hints-changes.ts';
export {
  type BlockFile,
  type BlockFileOptions,
  type BlockLink,
  isBlockFile,
  readBlockFile,
  readBlockLink,
  type WrappedBlockRoot,
  wrappedBlockRoot,
} from './block/read-block-file.ts';
export * from './compression.ts';
export { ecdsaAddress } from './ecdsa-address.ts';
export {
  type Authorization,
  type EthereumLists,
  type EthereumSignature,
  readEthereumLists,
  readEthereumSignature,
} from './ethereum/ethereum-lists.ts';
export { type Rlp, RlpError, readRlp } from './ethereum/read-rlp.ts';
export * from './first-block.ts';
export * as hapi from './hapi/messages.ts';
export { hooksMadeBy, hooksRunBy, type RunHook } from './hook-bodies.ts';
export * from './item-finder.ts';
export { parseExactJson, writeExactJson } from './mirror/exact-json.ts';
export { MIRROR_VERSION, readMirrorBlock } from './mirror/read-mirror-block.ts';
export { encodeRlp } from './mirror/rlp.ts';
export { ReportedEntity } from './mirror/stated-entities.ts';
export * from './proof/prove-block.ts';
export * from './proof/prove-wrapped-record-block.ts';
export { KeyChain, type KeyStanding } from './proof/tss/key-chain.ts';
export type { KeyEvent } from './proof/tss/key-events.ts';
export type { VerifiedUnder } from './proof/tss/key-state.ts';
export { type LedgerIdPublication, ledgerIdOf } from './proof/tss/ledger-id.ts';
export { olderVersionOf } from './proof/tss/older-release.ts';
export type { LedgerPin, TssPins } from './proof/tss/open-ledger.ts';
export * from './proof/tss/proof-strength.ts';
export { TssError } from './proof/tss/tss-error.ts';
export { signingKeyOf, type TssCheck, TssVerifier } from './proof/tss/tss-verifier.ts';
export * from './record/amendment.ts';
export { exchangeRateSet } from './record/exchange-rate-set.ts';
export type { RecordFileSummary } from './record/item-collector.ts';
export * from './record/mainnet-errata.ts';
export * from './record/merge-errata.ts';
export { openTransaction, type TransactionEnvelope } from './record/open-transaction.ts';
export { type ReadBody, readBody } from './record/read-body.ts';
export * from './record/read-record-file.ts';
export * from './record/record-file-parser.ts';
export { readItem } from './record/record-item.ts';
export type { UnsignedPart, UnsignedPartKind } from './record/unsigned-parts.ts';
export * from './record/wrapped-record-block.ts';
export * from './sidecar/attach-sidecars.ts';
export * from './sidecar/read-sidecar-file.ts';
export * from './signature/read-signature-file.ts';
export * from './stream-block.ts';
export * from './stream-error.ts';
export * from './stream-file-name.ts';
export * from './topic-running-hash.ts';
export { joinUnknownFields, OTHER_PATHS, type UnknownFieldCount } from './unknown-fields/unknown-fields.ts';
export { type DecodedParts, decodeParts } from './wire/decode-parts.ts';
export { type Draft, encode } from './wire/encode.ts';
export { decode, decodeIfValid, type MessageType } from './wire/message.ts';
export { type MessageJson, toJson } from './wire/to-json.ts';
export { WireError } from './wire/wire-error.ts';
export { type ByteOrigin, wholeFile } from './wire-origin.ts';
