export * from './belonging.ts';
export * from './bigint-order.ts';
export * from './chain-id.ts';
export * from './checksum.ts';
export * from './consensus-ns.ts';
export * from './count-with-noun.ts';
export * from './cut-end.ts';
export * from './digits.ts';
export * from './entity-id.ts';
export { epochMs } from './epoch-ms.ts';
export * from './escape-html.ts';
export * from './hapi-version.ts';
export * from './hex.ts';
export { imitatedText } from './imitated-text.ts';
export * from './iso-instant.ts';
export * from './moves/account-move.ts';
export * from './moves/fee-accounts.ts';
export * from './moves/hbar-entries.ts';
export * from './moves/hbar-moves.ts';
export * from './moves/missing-facts.ts';
export * from './moves/move-facts.ts';
export * from './moves/nft-sale.ts';
export * from './moves/parties.ts';
export * from './moves/serials-text.ts';
export * from './moves/token-events.ts';
export * from './moves/token-moves.ts';
export * from './nests-deeper.ts';
export * from './nft-name.ts';
export * from './pending-reward.ts';
export * from './response-code.ts';
export type { BodyAsks } from './rules/body-asks.ts';
export type {
  BodyAccount,
  BodyAmount,
  BodyGrant,
  BodyToken,
  BodyTokenMoves,
} from './rules/body-parts.ts';
export type { EntityRefKind } from './rules/entity-source.ts';
export type { Keyed, Numbered, RequiredKey } from './rules/required-key.ts';
export * from './rules/rules-of.ts';
export { failureParts, failureText } from './summary/failure.ts';
export * from './summary/summary.ts';
export type { SummaryFacts } from './summary/summary-facts.ts';
export type { SummaryPart } from './summary/summary-part.ts';
export * from './time.ts';
export * from './tinybar.ts';
export * from './transaction-id.ts';
export * from './transaction-type.ts';
export type { ServiceType } from './transaction-type-facts.ts';
export * from './unknown-note.ts';
export * from './visible-controls.ts';
export { parseWritten, WrittenNumber, writeJson } from './written-json.ts';
