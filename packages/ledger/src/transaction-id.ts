import { type ConsensusNs, consensusNsOf, formatEpoch, parseEpoch } from './consensus-ns.ts';
import { type EntityId, formatEntityId, parseEntityId, unpackEntityId } from './entity-id.ts';

/** Who paid and the valid start: what users call a transaction id. Several transactions can share one (see nonce and scheduled). */
export interface TransactionId {
  readonly payer: EntityId;
  readonly validStartNs: ConsensusNs;
}

/** What a text that should name a transaction turned out to be. */
export type TransactionRef =
  | { readonly kind: 'id'; readonly id: TransactionId }
  | { readonly kind: 'consensusTime'; readonly consensusNs: ConsensusNs }
  | { readonly kind: 'hash'; readonly hash: string };

const READABLE = /^(\d+\.\d+\.\d+)[@-](\d{1,12})[.-](\d{1,9})$/;
const DIGITS = /^\d{22,45}$/;
const HASH = /^(?:0x)?([0-9a-fA-F]{96})$/;
const ETHEREUM_HASH = /^(?:0x)?([0-9a-fA-F]{64})$/;
/** Ten digits of seconds and nine of nanoseconds end the run-together form. */
const SECONDS_DIGITS = 10;
const NANOS_DIGITS = 9;

/** `0.0.835093@1710747032.564252074`. */
export function formatReadableTransactionId(id: TransactionId): string {
  return `${formatEntityId(id.payer)}@${formatEpoch(id.validStartNs)}`;
}

/** The digits of shard, realm, payer, seconds (10) and nanoseconds (9) run together: `008350931710747032564252074`. */
export function formatTransactionId(id: TransactionId): string {
  const { shard, realm, num } = unpackEntityId(id.payer);
  return `${shard}${realm}${num}${formatEpoch(id.validStartNs)
    .replace('.', '')
    .padStart(SECONDS_DIGITS + NANOS_DIGITS, '0')}`;
}

/**
 * Parses every way a transaction is named on the wire: readable id with `@` or dashes, digits run together, consensus
 * timestamp, 48-byte hash or 32-byte Ethereum hash in hex with or without `0x`; undefined for any other text.
 * In the digits form shard and realm are one digit each, as they are on every public network.
 */
export function parseTransactionRef(text: string): TransactionRef | undefined {
  const trimmed = text.trim();
  const hash = HASH.exec(trimmed) ?? ETHEREUM_HASH.exec(trimmed);
  if (hash?.[1] !== undefined && (trimmed.length > 45 || trimmed.startsWith('0x')))
    return { kind: 'hash', hash: hash[1].toLowerCase() };
  const id = parseReadable(trimmed) ?? parseDigits(trimmed);
  if (id !== undefined) return { kind: 'id', id };
  const consensusNs = parseEpoch(trimmed);
  return consensusNs === undefined ? undefined : { kind: 'consensusTime', consensusNs };
}

function parseReadable(text: string): TransactionId | undefined {
  const match = READABLE.exec(text);
  if (match === null) return undefined;
  const [, account = '', seconds = '', nanos = ''] = match;
  const payer = parseEntityId(account);
  // Nanoseconds in an id are a number, not a decimal fraction: `.7` is 7 ns.
  const validStartNs = parseEpoch(`${seconds}.${nanos.padStart(NANOS_DIGITS, '0')}`);
  return payer === undefined || validStartNs === undefined ? undefined : { payer, validStartNs };
}

function parseDigits(text: string): TransactionId | undefined {
  if (!DIGITS.test(text)) return undefined;
  const split = text.length - SECONDS_DIGITS - NANOS_DIGITS;
  const payer = parseEntityId(`${text[0]}.${text[1]}.${text.slice(2, split)}`);
  const seconds = BigInt(text.slice(split, split + SECONDS_DIGITS));
  const nanos = BigInt(text.slice(split + SECONDS_DIGITS));
  if (payer === undefined) return undefined;
  return { payer, validStartNs: consensusNsOf(seconds * 1_000_000_000n + nanos) };
}
