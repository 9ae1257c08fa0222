import { type ConsensusNs, consensusNs, consensusNsOf, formatEpoch, parseEpoch, parseIso } from './consensus-ns.ts';
import { type EntityId, formatEntityId, parseEntityId, unpackEntityId } from './entity-id.ts';

/** Who paid and the valid start: what users call a transaction id. Several transactions can share one (see nonce and scheduled). */
export interface TransactionId {
  readonly payer: EntityId;
  readonly validStartNs: ConsensusNs;
}

/** Which of the transactions with one id is meant; what is absent is open. */
export interface NamesakeChoice {
  readonly nonce?: number | undefined;
  readonly scheduled?: boolean | undefined;
}

/** What a text that should name a transaction turned out to be. */
export type TransactionRef =
  | ({ readonly kind: 'id'; readonly id: TransactionId } & NamesakeChoice)
  | { readonly kind: 'consensusTime'; readonly consensusNs: ConsensusNs }
  | { readonly kind: 'hash'; readonly hash: string };

/** The transactions of a payer whose valid start is within a span; both ends are included. */
export interface TransactionIdStart {
  readonly payer: EntityId;
  readonly firstNs: ConsensusNs;
  readonly lastNs: ConsensusNs;
}

/** A readable id that breaks off behind its separator, within the seconds, or within the nanoseconds. */
const START = /^(\d+\.\d+\.\d+)[@-](?:([1-9]\d{0,9})?|([1-9]\d{9})[.-](\d{0,8}))$/;
/** Senders state any int64 of seconds. */
const READABLE = /^(\d+\.\d+\.\d+)[@-](-?\d{1,19})[.-](\d{1,9})$/;
/** What SDKs write behind an id: that it is the execution of a schedule, and which child. */
const NAMESAKE = /^(.{1,80}?)(\?scheduled)?(?:\/(\d{1,10}))?$/;
const NONCE_MAX = 2_147_483_647;
const DIGITS = /^\d{22,45}$/;
const HASH = /^(?:0x)?([0-9a-f]{96})$/i;
const ETHEREUM_HASH = /^(?:0x)?([0-9a-f]{64})$/i;
/** 48 bytes, as mirror nodes write them, or in the alphabet for URLs. */
const BASE64_HASH = /^[A-Za-z0-9+/_-]{64}$/;
const NANOSECONDS = /^\d{19}$/;
/** Ten digits of seconds and nine of nanoseconds end the run-together form. */
const SECONDS_DIGITS = 10;
const NANOS_DIGITS = 9;
/** The first instant whose seconds have more than {@link SECONDS_DIGITS} digits. */
const BEYOND_DIGITS = 10_000_000_000n * 1_000_000_000n;

/** `0.0.835093@1710747032.564252074`. */
export function formatReadableTransactionId(id: TransactionId): string {
  return `${formatEntityId(id.payer)}@${formatEpoch(id.validStartNs)}`;
}

/**
 * The digits of shard, realm, payer, seconds (10) and nanoseconds (9) run together: `008350931710747032564252074`. An id whose
 * seconds are not of ten digits at most stays readable, since nobody could take it apart again.
 */
export function formatTransactionId(id: TransactionId): string {
  if (id.validStartNs < 0n || id.validStartNs >= BEYOND_DIGITS) return formatReadableTransactionId(id);
  const { shard, realm, num } = unpackEntityId(id.payer);
  return `${shard}${realm}${num}${formatEpoch(id.validStartNs)
    .replace('.', '')
    .padStart(SECONDS_DIGITS + NANOS_DIGITS, '0')}`;
}

/**
 * Parses every way a transaction is named on the wire: readable id with `@` or dashes, digits run together, either with the
 * `?scheduled` and `/nonce` of SDKs, consensus
 * timestamp (seconds and nanoseconds, nanoseconds alone, or ISO-8601 in UTC), 48-byte hash in hex or base 64, 32-byte Ethereum
 * hash in hex, hex with or without `0x`; undefined for any other text.
 * In the digits form shard and realm are one digit each, as they are on every public network.
 */
export function parseTransactionRef(text: string): TransactionRef | undefined {
  const trimmed = text.trim();
  const hash = parseHash(trimmed);
  if (hash !== undefined) return { kind: 'hash', hash };
  const named = parseNamesake(trimmed);
  if (named !== undefined) return named;
  const consensusNs = parseInstant(trimmed);
  return consensusNs === undefined ? undefined : { kind: 'consensusTime', consensusNs };
}

/**
 * The transactions whose readable id begins with this text, such as `0.0.1138@17107` or `0.0.1138-1710747032-56`: the seconds
 * of ids have ten digits and the nanoseconds nine. Undefined for any other text, whole ids included; a text with fewer digits
 * of nanoseconds is a whole id as well ({@link parseTransactionRef}).
 */
export function parseTransactionIdStart(text: string): TransactionIdStart | undefined {
  const [match, account = '', seconds = '', second = '', nanos = ''] = START.exec(text.trim()) ?? [];
  const payer = parseEntityId(account);
  if (match === undefined || payer === undefined) return undefined;
  const digits = second === '' ? seconds : `${second}${nanos}`;
  const scale = 10n ** BigInt(SECONDS_DIGITS + NANOS_DIGITS - digits.length);
  const first = BigInt(digits === '' ? 0 : digits) * scale;
  return { payer, firstNs: consensusNsOf(first), lastNs: consensusNsOf(first + scale - 1n) };
}

function parseHash(text: string): string | undefined {
  const hex = HASH.exec(text)?.[1] ?? ETHEREUM_HASH.exec(text)?.[1];
  if (hex !== undefined) return hex.toLowerCase();
  if (!BASE64_HASH.test(text)) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(binary, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

function parseInstant(text: string): ConsensusNs | undefined {
  if (NANOSECONDS.test(text)) return parseEpoch(`${text.slice(0, SECONDS_DIGITS)}.${text.slice(SECONDS_DIGITS)}`);
  return parseEpoch(text) ?? parseIso(text);
}

/** An id with nothing behind it leaves open which of its namesakes is meant; one with a nonce does not. */
function parseNamesake(text: string): TransactionRef | undefined {
  const [, name = '', suffix, nonceText] = NAMESAKE.exec(text) ?? [];
  const id = parseReadable(name) ?? parseDigits(name);
  if (id === undefined || Number(nonceText ?? 0) > NONCE_MAX) return undefined;
  if (nonceText !== undefined) return { kind: 'id', id, nonce: Number(nonceText), scheduled: suffix !== undefined };
  return suffix === undefined ? { kind: 'id', id } : { kind: 'id', id, scheduled: true };
}

function parseReadable(text: string): TransactionId | undefined {
  const match = READABLE.exec(text);
  if (match === null) return undefined;
  const [, account = '', seconds = '', nanos = ''] = match;
  const payer = parseEntityId(account);
  // Nanoseconds in an id are a number, not a decimal fraction: `.7` is 7 ns.
  return payer === undefined ? undefined : { payer, validStartNs: consensusNs(BigInt(seconds), Number(nanos)) };
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
